import Foundation
package import IntentSurface
import ProjectReading
package import SourceScanning

/// Reads what people say in other languages: `AppShortcuts.xcstrings` and `LANG.lproj/AppShortcuts.strings`, and in builds
/// `AppShortcuts.loctable`.
///
/// The names are fixed; no other table is asked for phrases.
package struct PhraseTableReader: Sendable {
  /// The largest public catalogues of phrases are below 1 MB.
  private static let sizeLimit = 8 << 20

  /// One with its defaults.
  package init() {}

  /// Whether a file may be one that this reader reads, by its path.
  package static func reads(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    return ["AppShortcuts.xcstrings", "AppShortcuts.strings", "AppShortcuts.loctable"].contains(name)
  }

  /// The translations of all tables together. A table that can't be read is a diagnostic, and the others are still read.
  package func read(_ tree: some SourceTree) -> SurfaceReading {
    var reading = SurfaceReading(surface: Surface())
    for path in tree.paths where Self.reads(path) {
      reading.filesSeen += 1
      do {
        let bytes = try tree.contents(of: path)
        guard bytes.count <= Self.sizeLimit else { throw PhraseTableError.tooLarge(limit: Self.sizeLimit) }
        reading.surface.phraseTranslations += try Self.translations(in: bytes, at: path)
        reading.filesRead += 1
      } catch {
        reading.diagnostics.append(Diagnostic(.warning, "\(error)", at: SourceLocation(path: path)))
        reading.miss(path, of: .translatedPhrase)
      }
    }
    reading.surface.phraseTranslations = Self.merged(reading.surface.phraseTranslations)
    return reading
  }

  private static func translations(in bytes: [UInt8], at path: String) throws -> [PhraseTranslation] {
    if path.hasSuffix(".xcstrings") { return try PhraseCatalogue(bytes).translations }
    if path.hasSuffix(".loctable") {
      return try PhraseLocTable(bytes).languages.flatMap { translations($0.texts, in: $0.language) }
    }
    let folder = RelativePath.folders(of: path).last ?? ""
    guard folder.hasSuffix(".lproj") else { return [] }
    return translations(try PhraseStrings(bytes).all, in: String(folder.dropLast(".lproj".count)))
  }

  private static func translations(_ texts: [String: [String]], in language: String) -> [PhraseTranslation] {
    texts.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map { key, texts in
      PhraseTranslation(
        key: key, language: language, phrases: Set(texts).map { Phrase($0) },
        isSource: language == "Base" || language == "en")
    }
  }

  // An app and its watch app may each have a table.
  private static func merged(_ translations: [PhraseTranslation]) -> [PhraseTranslation] {
    let groups = Dictionary(grouping: translations) { [$0.key, $0.language] }
    return groups.values.compactMap { group in
      group.first.map { first in
        PhraseTranslation(
          key: first.key, language: first.language, phrases: Array(Set(group.flatMap(\.phrases))),
          isSource: first.isSource)
      }
    }
    .sorted { ($0.key, $0.language) < ($1.key, $1.language) }
  }
}

/// Why a table of phrases can't be read.
enum PhraseTableError: Error, CustomStringConvertible {
  case tooLarge(limit: Int)
  case malformed(String)

  init(_ error: ProjectError) {
    guard case .malformed(let detail, let line) = error else {
      self = .malformed(error.description)
      return
    }
    self = .malformed([line.map { "line \($0)" }, detail].compactMap(\.self).joined(separator: ": "))
  }

  init(_ error: DecodingError) {
    let fault = DecodingFault(error)
    self = .malformed([fault.place, fault.detail].compactMap(\.self).joined(separator: ": "))
  }

  var description: String {
    switch self {
    case .tooLarge(let limit): "the table is larger than \(limit >> 20) MB, so it is not read"
    case .malformed(let detail): "the table can't be read: \(detail)"
    }
  }
}
