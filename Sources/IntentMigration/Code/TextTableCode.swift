import SourceScanning

/// A table of texts as text to edit: a string catalogue, or the `.strings` file of one language.
package struct TextTableCode {
  typealias Entry = StringsEntries.Entry

  let file: CodeFile
  let entries: [Entry]
  private let byKey: [String: Entry]
  /// The object that holds the entries of a catalogue.
  let catalogue: JSONPlace?

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
