import SourceScanning

/// A table of texts as text to edit: a string catalogue, or the `.strings` file of one language.
package struct TextTableCode {
  /// One key with its texts.
  struct Entry {
    var key: String
    /// From the key to the end of its texts, with the comment right above it in a `.strings` file.
    var range: Range<Int>
    /// Of the texts.
    var value: Range<Int>
  }

  let file: CodeFile
  let entries: [Entry]
  private let byKey: [String: Entry]
  /// The object that holds the entries of a catalogue.
  private let catalogue: JSONPlace?

  /// Nil where the file is no table, or can't be read.
  init?(_ file: CodeFile) {
    if file.path.hasSuffix(".xcstrings") {
      guard let strings = JSONPlaces.root(of: file.bytes)?["strings"] else { return nil }
      catalogue = strings
      entries = strings.members.map {
        Entry(key: $0.key, range: $0.start..<$0.value.range.upperBound, value: $0.value.range)
      }
    } else {
      guard file.path.hasSuffix(".strings"), let found = StringsEntries.entries(of: file.bytes) else { return nil }
      catalogue = nil
      entries = found
    }
    self.file = file
    byKey = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a file is a table of texts, by its path.
  package static func isTable(_ path: String) -> Bool { path.hasSuffix(".xcstrings") || path.hasSuffix(".strings") }

  /// What has a key; the first of several.
  func entry(_ key: String) -> Entry? { byKey[key] }

  /// An entry as it is written.
  func spelling(of entry: Entry) -> String { String(decoding: file.bytes[entry.range], as: UTF8.self) }

  // MARK: Edits

  /// Gives parameters other names in a range; nil where none of them is named there.
  func renaming(_ names: [String: String], in range: Range<Int>) -> SourceEdit? {
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    let renamed = ParameterTokens.renaming(names, in: text)
    return renamed == text ? nil : file.replace(range, with: renamed)
  }

  /// Adds an entry behind another one.
  func insert(_ text: String, behind entry: Entry) -> SourceEdit {
    insert([text], at: entry.range.upperBound, isBehind: true)
  }

  /// Puts entries of an earlier state of the table back where they were: each behind the nearest one before it that is
  /// still there.
  ///
  /// - Parameter keys: those that are not in this table.
  func restore(_ keys: Set<String>, from earlier: TextTableCode) -> [SourceEdit] {
    var (waiting, place): ([Int: [String]], Int?) = ([:], nil)
    let first = entries.first?.range.lowerBound
    for entry in earlier.entries {
      if let here = self.entry(entry.key) {
        place = here.range.upperBound
      } else if keys.contains(entry.key) {
        waiting[place ?? first ?? -1, default: []].append(earlier.spelling(of: entry))
      }
    }
    return waiting.sorted { $0.key < $1.key }.map { place, texts in
      place < 0 ? fill(texts) : insert(texts, at: place, isBehind: place != first)
    }
  }

  private var separator: String {
    guard catalogue != nil else { return file.newline }
    return "," + file.newline + (entries.first.map { file.indentation(at: $0.range.lowerBound) } ?? "    ")
  }

  private func insert(_ texts: [String], at place: Int, isBehind: Bool) -> SourceEdit {
    let text = texts.map { isBehind ? separator + $0 : $0 + separator }.joined()
    return file.replace(place..<place, with: text)
  }

  // The first entries of a table that has none.
  private func fill(_ texts: [String]) -> SourceEdit {
    guard let catalogue else {
      let end = file.bytes.count
      return file.replace(end..<end, with: texts.map { $0 + file.newline }.joined())
    }
    let outer = file.indentation(at: catalogue.range.lowerBound)
    let text = texts.map { file.newline + outer + "  " + $0 }.joined(separator: ",")
    return file.replace(catalogue.range, with: "{" + text + file.newline + outer + "}")
  }
}

/// Reads a `.strings` file with the place of every entry.
struct StringsEntries {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Nil where a text is no such file, or not UTF-8.
  static func entries(of bytes: [UInt8]) -> [TextTableCode.Entry]? {
    var (reader, entries) = (StringsEntries(bytes), [TextTableCode.Entry]())
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

  private mutating func entry(from start: Int) -> TextTableCode.Entry? {
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
    return TextTableCode.Entry(key: key.text, range: start..<position, value: value.range)
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
