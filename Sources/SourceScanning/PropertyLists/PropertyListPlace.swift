/// One value of a property list in XML, and where it stands.
package struct PropertyListPlace: Sendable {
  /// What it is.
  package indirect enum Content: Sendable {
    /// Its keys with their values, in order.
    case dictionary([(key: String, value: PropertyListPlace)])
    /// Its elements, in order.
    case array([PropertyListPlace])
    /// A text, a number, or the name of an empty tag.
    case text(String)
  }

  /// What it is.
  package var content: Content
  /// From the opening tag to the closing one.
  package var range: Range<Int>
  /// What is between the tags.
  package var inner: Range<Int>

  /// The value that a file holds; nil where it is no property list in XML.
  package static func root(of bytes: [UInt8]) -> PropertyListPlace? {
    var parser = PlaceParser(bytes)
    return parser.root()
  }

  /// The value of a key, for a dictionary.
  package subscript(key: String) -> PropertyListPlace? {
    guard case .dictionary(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// Those of a list.
  package var elements: [PropertyListPlace] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// What it says, where it is neither a list nor a dictionary.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The element of a list whose key has a text.
  package func element(_ key: String, _ text: String) -> PropertyListPlace? { elements.first { $0[key]?.text == text } }
}

/// Reads the XML that property lists are written in, and nothing else of XML.
private struct PlaceParser {
  /// Deeper than any definition that Xcode writes.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func root() -> PropertyListPlace? {
    while let tag = nextTag() {
      if tag.name == "plist" { return value(depth: 0) }
      guard tag.name.hasPrefix("?") || tag.name.hasPrefix("!") else { return nil }
    }
    return nil
  }

  private mutating func value(depth: Int) -> PropertyListPlace? {
    nextTag().flatMap { value(from: $0, depth: depth) }
  }

  private mutating func value(from tag: Tag, depth: Int) -> PropertyListPlace? {
    guard !tag.isClosing, depth < Self.deepest else { return nil }
    if tag.isEmpty { return PropertyListPlace(content: .text(tag.name), range: tag.range, inner: tag.range) }
    let content: PropertyListPlace.Content
    let start = position
    var end = position
    switch tag.name {
    case "dict":
      var pairs: [(key: String, value: PropertyListPlace)] = []
      while let next = nextTag(), !next.isClosing || next.name != "dict" {
        guard next.name == "key", !next.isClosing, let key = text(until: "key"), let value = value(depth: depth + 1)
        else { return nil }
        pairs.append((key, value))
        end = position
      }
      content = .dictionary(pairs)
    case "array":
      var elements: [PropertyListPlace] = []
      while let next = nextTag(), !next.isClosing || next.name != "array" {
        guard let value = value(from: next, depth: depth + 1) else { return nil }
        elements.append(value)
        end = position
      }
      content = .array(elements)
    default:
      guard let text = text(until: tag.name) else { return nil }
      content = .text(text)
      end = position - tag.name.utf8.count - 3
    }
    guard position <= bytes.count, bytes[..<position].last == UInt8(ascii: ">") else { return nil }
    return PropertyListPlace(content: content, range: tag.range.lowerBound..<position, inner: start..<end)
  }

  private struct Tag {
    var name: String
    var isClosing: Bool
    var isEmpty: Bool
    var range: Range<Int>
  }

  private mutating func nextTag() -> Tag? {
    guard let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let isComment = bytes[start...].starts(with: Array("<!--".utf8))
    guard !isComment else {
      guard let end = end(of: "-->", from: start) else { return nil }
      position = end
      return nextTag()
    }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    position = end + 1
    let inside = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let isClosing = inside.hasPrefix("/")
    let name = inside.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
    return Tag(name: String(name), isClosing: isClosing, isEmpty: inside.hasSuffix("/"), range: start..<(end + 1))
  }

  private mutating func text(until name: String) -> String? {
    let start = position
    guard let end = end(of: "</\(name)>", from: start) else { return nil }
    position = end
    return String(decoding: bytes[start..<(end - name.utf8.count - 3)], as: UTF8.self)
  }

  private func end(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var index = start
    while let found = bytes[index...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found + wanted.count }
      index = found + 1
    }
    return nil
  }
}
