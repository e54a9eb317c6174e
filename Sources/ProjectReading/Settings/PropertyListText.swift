import SourceScanning

/// A value in a property list of the old style, which Xcode writes projects in.
package enum PropertyListText: Hashable, Sendable {
  /// A text, with or without quotes: the style has no numbers.
  case text(String)
  /// Values in round brackets.
  case list([PropertyListText])
  /// Values by their keys.
  case table([String: PropertyListText])

  /// Reads a list from its bytes. Foundation reads this style too, in a tenth of the speed; a check reads two projects.
  ///
  /// - Throws: `ProjectError.malformed` with the line.
  package init(_ bytes: [UInt8]) throws(ProjectError) {
    var parser = PropertyListParser(bytes)
    self = try parser.document()
  }

  /// The same as XML.
  package var xml: String { "<plist>\(element)</plist>" }

  private var element: String {
    switch self {
    case .text(let text): "<string>\(Self.escaped(text))</string>"
    case .list(let list): "<array>\(list.map(\.element).joined())</array>"
    case .table(let table):
      "<dict>\(table.sorted { $0.key < $1.key }.map { "<key>\(Self.escaped($0))</key>\($1.element)" }.joined())</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// The text; nil where it is something else.
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The values of a list; empty where it is something else.
  package var list: [PropertyListText] { if case .list(let list) = self { list } else { [] } }
  /// The values by their keys; nil where it is something else.
  package var table: [String: PropertyListText]? { if case .table(let table) = self { table } else { nil } }
}

private struct PropertyListParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private static let depthLimit = 200

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(ProjectError) -> PropertyListText {
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw malformed("there is extra data after its end") }
    return value
  }

  private mutating func value() throws(ProjectError) -> PropertyListText {
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return .table(try nested { parser throws(ProjectError) in try parser.table() })
    case UInt8(ascii: "("): return .list(try nested { parser throws(ProjectError) in try parser.list() })
    default: return .text(try text())
    }
  }

  private mutating func nested<Value>(
    _ read: (inout Self) throws(ProjectError) -> Value
  ) throws(ProjectError) -> Value {
    depth += 1
    guard depth <= Self.depthLimit else { throw malformed("it is nested more than \(Self.depthLimit) deep") }
    index += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func table() throws(ProjectError) -> [String: PropertyListText] {
    var table: [String: PropertyListText] = [:]
    while try !skip(UInt8(ascii: "}")) {
      let key = try text()
      try expect(UInt8(ascii: "="), after: "“\(key)”")
      table[key] = try value()
      try expect(UInt8(ascii: ";"), after: "the value of “\(key)”")
    }
    return table
  }

  private mutating func list() throws(ProjectError) -> [PropertyListText] {
    var list: [PropertyListText] = []
    while try !skip(UInt8(ascii: ")")) {
      list.append(try value())
      if try skip(UInt8(ascii: ")")) { break }
      try expect(UInt8(ascii: ","), after: "a value of a list")
    }
    return list
  }

  // MARK: Text

  private mutating func text() throws(ProjectError) -> String {
    skipBlanks()
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
    let start = index
    while let byte = peek, Self.isPlain(byte) { index += 1 }
    guard index > start else { throw malformed("a value is missing") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    // From `-` on: `-`, `.`, `/`, the digits and `:`.
    ByteClass.startsIdentifier(byte) || byte &- 45 <= 13 || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "+")
  }

  private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    var pending = index
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "\\") {
        text += bytes[pending..<index]
        text += escape()
        pending = index
      } else {
        index += 1
      }
    }
    guard peek == quote else {
      index = start
      throw malformed("a quoted string is not closed")
    }
    text += bytes[pending..<index]
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() -> [UInt8] {
    index += 1
    defer { index = min(index + 1, bytes.count) }
    switch peek {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "U"): return unicode()
    case let byte?: return [byte]
    case nil: return []
    }
  }

  // `\U00e9`: four digits.
  private mutating func unicode() -> [UInt8] {
    let digits = String(decoding: bytes[(index + 1)...].prefix(4), as: UTF8.self)
    guard digits.count == 4, let number = UInt16(digits, radix: 16) else { return [UInt8(ascii: "U")] }
    index += 4
    return Array(String(decoding: [number], as: UTF16.self).utf8)
  }

  // MARK: Steps

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ byte: UInt8) throws(ProjectError) -> Bool {
    skipBlanks()
    guard let found = peek else { throw malformed("it ends before its last bracket is closed") }
    if found == byte { index += 1 }
    return found == byte
  }

  // The words for a place are made only where they are said: there is one behind every value.
  private mutating func expect(_ byte: UInt8, after place: @autoclosure () -> String) throws(ProjectError) {
    guard try skip(byte) else { throw malformed("“\(Character(UnicodeScalar(byte)))” is missing after \(place())") }
  }

  private mutating func skipBlanks() {
    while let byte = peek {
      switch (byte, index + 1 < bytes.count ? bytes[index + 1] : 0) {
      case (0x20, _), (0x09, _), (0x0A, _), (0x0D, _): index += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): skipLineComment()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipLineComment() {
    while let byte = peek, byte != 0x0A { index += 1 }
    index = min(index + 1, bytes.count)
  }

  // Xcode writes one behind every id.
  private mutating func skipBlockComment() {
    index += 2
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
      index += 1
    }
    index = min(index + 2, bytes.count)
  }

  private func malformed(_ detail: String) -> ProjectError {
    .malformed(detail: detail, line: 1 + bytes[..<index].count { $0 == 0x0A })
  }
}
