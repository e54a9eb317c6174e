import Foundation
import ProjectReading
import SourceScanning

/// A `.strings` file of phrases: phrase of the code → text. A build may have several texts for one.
struct PhraseStrings {
  let all: [String: [String]]

  /// The first text of each.
  var texts: [String: String] { all.compactMapValues(\.first) }

  /// - Throws: `PhraseTableError`.
  init(_ bytes: [UInt8]) throws(PhraseTableError) {
    if bytes.starts(with: Array("bplist".utf8)) || bytes.prefix(200).contains(Array("<?xml".utf8)) {
      all = try CompiledTexts.decode([String: CompiledTexts].self, from: bytes).mapValues(\.texts)
      return
    }
    // A table of the old style without its braces.
    let text = try Self.utf8(bytes)
    let list: PropertyListText
    do throws(ProjectError) {
      list = try PropertyListText(Array("{".utf8) + text + Array("\n}".utf8))
    } catch {
      throw PhraseTableError(error)
    }
    all = (list.table ?? [:]).compactMapValues { $0.text.map { [$0] } }
  }

  /// Older files are UTF-16 with a byte order mark.
  private static func utf8(_ bytes: [UInt8]) throws(PhraseTableError) -> [UInt8] {
    let encoding: String.Encoding? =
      if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { .utf16 } else { nil }
    if let encoding {
      guard let text = String(data: Data(bytes), encoding: encoding) else { throw .malformed("it is not valid UTF-16") }
      return Array(text.utf8)
    }
    guard String(bytes: bytes, encoding: .utf8) != nil else { throw .malformed("it is not valid UTF-8") }
    return bytes.withoutByteOrderMark
  }
}

/// The `.loctable` of a build: language → phrase of the code → text.
struct PhraseLocTable {
  let languages: [(language: String, texts: [String: [String]])]

  /// - Throws: `PhraseTableError`.
  init(_ bytes: [UInt8]) throws(PhraseTableError) {
    let tables = try CompiledTexts.decode([String: Table].self, from: bytes)
    // Where each text comes from is kept beside the languages.
    languages = tables.sorted { $0.key < $1.key }.filter { $0.key != "LocProvenance" }
      .map { ($0.key, $0.value.texts) }
  }

  private struct Table: Decodable {
    let texts: [String: [String]]

    init(from decoder: any Decoder) throws {
      let table = try? [String: CompiledTexts](from: decoder)
      texts = (table ?? [:]).mapValues(\.texts)
    }
  }
}

/// What a compiled table has for a key: a text, or several; something else is none.
private struct CompiledTexts: Decodable {
  let texts: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    texts = (try? container.decode(String.self)).map { [$0] } ?? (try? container.decode([String].self)) ?? []
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(PhraseTableError) -> Value {
    do {
      return try PropertyListDecoder().decode(type, from: Data(PropertyListGuard.readable(bytes)))
    } catch let error as DecodingError {
      throw PhraseTableError(error)
    } catch {
      throw .malformed("it is not a property list of strings")
    }
  }
}
