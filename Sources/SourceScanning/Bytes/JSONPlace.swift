/// A value of a JSON text and where it stands, for edits that leave everything else as it is.
package struct JSONPlace: Sendable {
  /// One member of an object.
  package struct Member: Sendable {
    /// Without its quotation marks.
    package var key: String
    /// Where the key begins.
    package var start: Int
    /// What stands behind the colon.
    package var value: JSONPlace
  }

  /// Of the whole value, in bytes.
  package var range: Range<Int>
  /// Those of an object, in order.
  package var members: [Member] = []
  /// Those of a list, in order.
  package var elements: [JSONPlace] = []
  /// Of a string.
  package var text: String?

  /// The value of a key, for an object.
  package subscript(key: String) -> JSONPlace? { members.first { $0.key == key }?.value }
}

/// Reads JSON with the place of every value.
package struct JSONPlaces {
  /// Deeper than any catalogue that Xcode writes.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a text holds; nil where it is not valid JSON.
  package static func root(of bytes: [UInt8]) -> JSONPlace? {
    var reader = JSONPlaces(bytes)
    let value = reader.value(depth: 0)
    reader.skipSpace()
    return reader.position == bytes.count ? value : nil
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipSpace()
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> JSONPlace? {
    skipSpace()
    guard depth < Self.deepest, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string()
    default: return literal()
    }
  }

  private mutating func object(depth: Int) -> JSONPlace? {
    let start = position
    position += 1
    var members: [JSONPlace.Member] = []
    if skip("}") { return JSONPlace(range: start..<position) }
    repeat {
      skipSpace()
      guard let key = string(), skip(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(JSONPlace.Member(key: key.text ?? "", start: key.range.lowerBound, value: value))
    } while skip(",")
    guard skip("}") else { return nil }
    return JSONPlace(range: start..<position, members: members)
  }

  private mutating func array(depth: Int) -> JSONPlace? {
    let start = position
    position += 1
    var elements: [JSONPlace] = []
    if skip("]") { return JSONPlace(range: start..<position) }
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    } while skip(",")
    guard skip("]") else { return nil }
    return JSONPlace(range: start..<position, elements: elements)
  }

  private mutating func string() -> JSONPlace? {
    guard next == UInt8(ascii: "\"") else { return nil }
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\") { text += escape() } else { text.append(byte) }
    }
    guard next != nil else { return nil }
    position += 1
    return JSONPlace(range: start..<position, text: String(decoding: text, as: UTF8.self))
  }

  private mutating func escape() -> [UInt8] {
    guard let byte = next else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "u"): return Array(String(decoding: codeUnits(), as: UTF16.self).utf8)
    default: return [byte]
    }
  }

  // A character beyond the first plane is written as two of them.
  private mutating func codeUnits() -> [UInt16] {
    guard let first = codeUnit() else { return [] }
    guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: Array("\\u".utf8)) else { return [first] }
    position += 2
    return [first] + [codeUnit()].compactMap(\.self)
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, let number = UInt16(digits, radix: 16) else { return nil }
    position += 4
    return number
  }

  private mutating func literal() -> JSONPlace? {
    let start = position
    while let byte = next, ![0x20, 0x09, 0x0A, 0x0D].contains(byte), !Array(",]}".utf8).contains(byte) {
      position += 1
    }
    return start == position ? nil : JSONPlace(range: start..<position)
  }
}
