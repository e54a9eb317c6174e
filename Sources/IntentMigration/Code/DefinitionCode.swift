/// An `.intentdefinition` file as text: an XML property list with the place of every value.
struct DefinitionCode {
  /// One value of a property list.
  struct Value {
    indirect enum Content {
      case dictionary([(key: String, value: Value)])
      case array([Value])
      case text(String)
    }

    var content: Content
    /// From the opening tag to the closing one.
    var range: Range<Int>
    /// What is between the tags.
    var inner: Range<Int>

    /// The value of a key, for a dictionary.
    subscript(key: String) -> Value? {
      guard case .dictionary(let pairs) = content else { return nil }
      return pairs.first { $0.key == key }?.value
    }

    var elements: [Value] {
      if case .array(let elements) = content { elements } else { [] }
    }

    var text: String? {
      if case .text(let text) = content { text } else { nil }
    }

    /// The element of a list whose key has a text.
    func element(_ key: String, _ text: String) -> Value? { elements.first { $0[key]?.text == text } }
  }

  let file: CodeFile
  let root: Value

  /// Nil where the file is no property list in XML.
  init?(_ file: CodeFile) {
    var parser = PropertyListParser(file.bytes)
    guard let root = parser.root() else { return nil }
    self.file = file
    self.root = root
  }

  /// The intent of a class.
  func intent(_ className: String) -> Value? {
    root["INIntents"]?.elements.first { entry in
      let name = (entry["INIntentClassPrefix"]?.text ?? "") + (entry["INIntentName"]?.text ?? "") + "Intent"
      return (entry["INIntentClassName"]?.text ?? name) == className
    }
  }

  func `enum`(_ name: String) -> Value? { root["INEnums"]?.element("INEnumName", name) }

  func type(_ name: String) -> Value? { root["INTypes"]?.element("INTypeName", name) }

  /// A value as it is written.
  func spelling(of value: Value) -> String { String(decoding: file.bytes[value.range], as: UTF8.self) }

  // MARK: Edits

  func replace(_ value: Value, with text: String) -> SourceEdit { file.replace(value.inner, with: text) }

  /// Adds elements behind those of a list.
  func append(_ texts: [String], to list: Value) -> SourceEdit {
    guard let last = list.elements.last else {
      let gap = file.newline + file.indentation(at: list.range.lowerBound)
      let text = texts.map { gap + "\t" + $0 }.joined()
      return file.replace(list.range, with: "<array>\(text)\(gap)</array>")
    }
    let end = last.range.upperBound
    let start = file.bytes[..<last.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? last.range.lowerBound
    let gap = String(decoding: file.bytes[start..<last.range.lowerBound], as: UTF8.self)
    return file.replace(end..<end, with: texts.map { gap + $0 }.joined())
  }
}

/// Reads the XML that property lists are written in, and nothing else of XML.
private struct PropertyListParser {
  /// Deeper than any definition that Xcode writes.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func root() -> DefinitionCode.Value? {
    while let tag = nextTag() {
      if tag.name == "plist" { return value(depth: 0) }
      guard tag.name.hasPrefix("?") || tag.name.hasPrefix("!") else { return nil }
    }
    return nil
  }

  private mutating func value(depth: Int) -> DefinitionCode.Value? {
    nextTag().flatMap { value(from: $0, depth: depth) }
  }

  private mutating func value(from tag: Tag, depth: Int) -> DefinitionCode.Value? {
    guard !tag.isClosing, depth < Self.deepest else { return nil }
    if tag.isEmpty { return DefinitionCode.Value(content: .text(tag.name), range: tag.range, inner: tag.range) }
    let content: DefinitionCode.Value.Content
    let start = position
    var end = position
    switch tag.name {
    case "dict":
      var pairs: [(key: String, value: DefinitionCode.Value)] = []
      while let next = nextTag(), !next.isClosing || next.name != "dict" {
        guard next.name == "key", !next.isClosing, let key = text(until: "key"), let value = value(depth: depth + 1)
        else { return nil }
        pairs.append((key, value))
        end = position
      }
      content = .dictionary(pairs)
    case "array":
      var elements: [DefinitionCode.Value] = []
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
    return DefinitionCode.Value(content: content, range: tag.range.lowerBound..<position, inner: start..<end)
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
