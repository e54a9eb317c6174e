import Foundation
import IntentSurface

/// A string catalogue of phrases.
///
/// States say how far a translation is and never whether it ships. An entry is dead only where it says so itself.
struct PhraseCatalogue {
  let translations: [PhraseTranslation]

  /// - Throws: `PhraseTableError`.
  init(_ bytes: [UInt8]) throws(PhraseTableError) {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(bytes)) } catch let error as DecodingError {
      throw PhraseTableError(error)
    } catch {
      throw .malformed("it is not valid JSON")
    }
    translations = file.strings.filter { $0.value.extractionState != "stale" }.sorted { $0.key < $1.key }
      .flatMap { key, entry in
        (entry.localizations ?? [:]).sorted { $0.key < $1.key }.compactMap { language, localization in
          let texts = localization.texts
          return texts.isEmpty
            ? nil
            : PhraseTranslation(
              key: key, language: language, phrases: Set(texts).map { Phrase($0) },
              isSource: language == file.sourceLanguage)
        }
      }
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var extractionState: String?
    var localizations: [String: CatalogueLocalization]?
  }
}

/// What a string catalogue has for a key in one language.
struct CatalogueLocalization: Decodable {
  struct Unit: Decodable { var value: String? }
  struct Values: Decodable { var values: [String]? }
  struct Variation: Decodable { var stringUnit: Unit? }

  var stringUnit: Unit?
  var stringSet: Values?
  var variations: [String: [String: Variation]]?

  /// All that people may say.
  var texts: [String] {
    let varied = (variations ?? [:]).values.flatMap(\.values).compactMap(\.stringUnit?.value)
    return (stringSet?.values ?? []) + [stringUnit?.value].compactMap(\.self) + varied
  }

  /// What people read: of texts that differ by device or number, the one for all others.
  var text: String? {
    stringUnit?.value
      ?? variations?.min { $0.key < $1.key }.flatMap { _, texts in
        (texts["other"] ?? texts.min { $0.key < $1.key }?.value)?.stringUnit?.value
      }
  }
}
