/// Reads a `.strings` file with the place of every entry.
package struct StringsEntries {
  /// One key with its texts.
  package struct Entry: Sendable {
    /// Without its quotation marks.
    package var key: String
    /// From the key to the end of its texts, with the comment right above it in a `.strings` file.
    package var range: Range<Int>
    /// Of the texts.
    package var value: Range<Int>

    /// Places of a key.
    package init(key: String, range: Range<Int>, value: Range<Int>) {
      (self.key, self.range, self.value) = (key, range, value)
    }
  }

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Nil where a text is no such file, or not UTF-8.
  package static func entries(of bytes: [UInt8]) -> [Entry]? {
    var (reader, entries) = (StringsEntries(bytes), [Entry]())
    while let start = reader.nextStart() {
      guard let entry = reader.entry(from: start) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: Array(text.utf8)) }

  // The start of the next entry, or of the comments that no blank line sets apart from it; nil at the end.
  private mutating func nextStart() -> Int? {
    var (comment, feeds): (Int?, Int) = (nil, 0)
    while let byte = next {
      if byte == 0x0A { feeds += 1 }
      if feeds > 1 { comment = nil }
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        position += 1
      } else if isNext("/*") || isNext("//") {
        comment = comment ?? position
        feeds = isNext("//") ? -1 : 0
        skipComment()
      } else {
        return comment ?? position
      }
    }
    return nil
  }

  private mutating func skipComment() {
    let rest = bytes[position...]
    position = (isNext("//") ? rest.firstIndex(of: 0x0A) : rest.firstOffset(of: "*/").map { $0 + 2 }) ?? bytes.count
  }

  private mutating func skipSpace() {
    while let byte = next {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        position += 1
      } else if isNext("/*") || isNext("//") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func entry(from start: Int) -> Entry? {
    guard let key = word() else { return nil }
    skipSpace()
    var value = key
    if next == UInt8(ascii: "=") {
      position += 1
      skipSpace()
      guard let found = word() else { return nil }
      value = found
      skipSpace()
    }
    guard next == UInt8(ascii: ";") else { return nil }
    position += 1
    return Entry(key: key.text, range: start..<position, value: value.range)
  }

  // With or without quotation marks.
  private mutating func word() -> (text: String, range: Range<Int>)? {
    let start = position
    guard next == UInt8(ascii: "\"") else {
      while let byte = next, byte < 0x80, ByteClass.continuesIdentifier(byte) || Array("-./:".utf8).contains(byte) {
        position += 1
      }
      return start == position ? nil : (String(decoding: bytes[start..<position], as: UTF8.self), start..<position)
    }
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\"), let escaped = next {
        position += 1
        text.append(Self.escapes[escaped] ?? escaped)
      } else {
        text.append(byte)
      }
    }
    guard next != nil else { return nil }
    position += 1
    return (String(decoding: text, as: UTF8.self), start..<position)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
  ]
}
