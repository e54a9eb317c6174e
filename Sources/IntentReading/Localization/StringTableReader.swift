import Foundation
package import IntentSurface
package import SourceScanning

/// Reads what people see for the keys that the code has in place of texts: `Localizable.xcstrings` and
/// `LANG.lproj/Localizable.strings`, in the language of the code, or the tables of other names that it gives with `table:`.
package struct StringTableReader: Equatable, Sendable {
  /// The table that is asked where the code names none.
  package static let defaultTable = "Localizable"

  /// The largest public catalogues hold 4 MB.
  private static let sizeLimit = 16 << 20

  /// The keys that are looked up in each table.
  private let keys: [String: Set<String>]

  /// - Parameters:
  ///   - keys: those that are looked up.
  ///   - tables: the names of the tables for some of them; the others are in the default one.
  package init(_ keys: Set<String>, in tables: [String: Set<String>] = [:]) {
    self.keys = keys.reduce(into: [:]) { found, key in
      for table in tables[key] ?? [Self.defaultTable] { found[table, default: []].insert(key) }
    }
  }

  /// Whether there is nothing to look up.
  package var isIdle: Bool { keys.isEmpty }

  /// Whether a file may be a table, by its path.
  ///
  /// Of a `.strings` file that is not the default table only the base and English count: an app has hundreds of others.
  package static func reads(_ path: String) -> Bool {
    guard path.hasSuffix(".strings") else { return path.hasSuffix(".xcstrings") }
    return table(at: path) == defaultTable || languages.contains { "/\(path)".contains($0) }
  }

  /// Whether a file is one of the tables that the code looks texts up in, by its path.
  package func asks(_ path: String) -> Bool { keys[Self.table(at: path)] != nil && Self.reads(path) }

  private static func table(at path: String) -> String { String(RelativePath.name(of: path).prefix { $0 != "." }) }

  private static let languages = ["/Base.lproj/", "/en.lproj/"]

  /// The texts of all tables together; none for a key that has different ones.
  ///
  /// A table that can't be read is a diagnostic, and then no text is known: what has none shown is compared by its key.
  package func read(_ tree: some SourceTree) -> SurfaceReading {
    var reading = SurfaceReading(surface: Surface())
    var found: [String: Set<String>] = [:]
    for path in Self.tables(among: tree.paths.filter(asks)) {
      do {
        for (key, text) in try texts(at: path, of: tree) { found[key, default: []].insert(text) }
        reading.filesRead += 1
      } catch {
        reading.diagnostics.append(Diagnostic(.warning, "\(error)", at: SourceLocation(path: path)))
      }
    }
    guard reading.diagnostics.isEmpty else { return reading }
    reading.surface.texts = found.compactMap { key, texts in
      texts.count == 1 ? texts.first.map { LocalizedText(key: key, text: $0) } : nil
    }
    .filter { $0.key != $0.text }.sorted { $0.key < $1.key }
    return reading
  }

  /// Of the languages of one table, that of the code: the base, else English, else the only one.
  private static func tables(among paths: [String]) -> [String] {
    let groups = Dictionary(grouping: paths) { path in
      path.hasSuffix(".xcstrings")
        ? path : "\(RelativePath.folder(of: RelativePath.folder(of: path)))/\(RelativePath.name(of: path))"
    }
    return groups.values.compactMap { group in
      group.count == 1
        ? group.first
        : languages.lazy.compactMap { language in
          group.first { "/\($0)".contains(language) }
        }.first
    }
    .sorted()
  }

  private func texts(at path: String, of tree: some SourceTree) throws -> [String: String] {
    let bytes = try tree.contents(of: path)
    guard bytes.count <= Self.sizeLimit else { throw PhraseTableError.tooLarge(limit: Self.sizeLimit) }
    let keys = keys[Self.table(at: path)] ?? []
    guard path.hasSuffix(".xcstrings") else { return try PhraseStrings(bytes).texts.filter { keys.contains($0.key) } }
    let decoder = JSONDecoder()
    if let key = Catalogue.wantedKeys { decoder.userInfo[key] = keys }
    do { return try decoder.decode(Catalogue.self, from: Data(bytes)).texts } catch let error as DecodingError {
      throw PhraseTableError(error)
    }
  }
}

/// The wanted texts of a string catalogue, in the language of the code. The rest is not decoded.
private struct Catalogue: Decodable {
  static let wantedKeys = CodingUserInfoKey(rawValue: "wantedKeys")

  var texts: [String: String] = [:]

  private enum CodingKeys: String, CodingKey { case sourceLanguage, strings }
  private enum EntryKeys: String, CodingKey { case localizations }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: CodingKeys.self)
    let language = Name(stringValue: try file.decodeIfPresent(String.self, forKey: .sourceLanguage) ?? "en")
    let strings = try file.nestedContainer(keyedBy: Name.self, forKey: .strings)
    let wanted = Self.wantedKeys.flatMap { decoder.userInfo[$0] as? Set<String> } ?? []
    for key in wanted.map(Name.init) where strings.contains(key) {
      texts[key.stringValue] = try Self.text(of: key, language, in: strings)
    }
  }

  // An entry without a text in the language of the code shows its key.
  private static func text(
    of key: Name, _ language: Name, in strings: KeyedDecodingContainer<Name>
  ) throws -> String? {
    let entry = try strings.nestedContainer(keyedBy: EntryKeys.self, forKey: key)
    guard entry.contains(.localizations) else { return nil }
    let languages = try entry.nestedContainer(keyedBy: Name.self, forKey: .localizations)
    return try languages.decodeIfPresent(CatalogueLocalization.self, forKey: language)?.text
  }
}
