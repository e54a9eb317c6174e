import Foundation
import ProjectReading
import SourceScanning

/// A `.strings` file of phrases: phrase of the code → text.
struct PhraseStrings {
  let texts: [String: String]

  /// - Throws: `PhraseTableError`.
  init(_ bytes: [UInt8]) throws(PhraseTableError) {
    if bytes.starts(with: Array("bplist".utf8)) || bytes.prefix(200).contains(Array("<?xml".utf8)) {
      texts = try Self.propertyList(bytes)
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
    texts = (list.table ?? [:]).compactMapValues(\.text)
  }

  private static func propertyList(_ bytes: [UInt8]) throws(PhraseTableError) -> [String: String] {
    do {
      try PropertyListGuard.check(bytes)
      return try PropertyListDecoder().decode([String: String].self, from: Data(bytes))
    } catch let error as DecodingError {
      throw PhraseTableError(error)
    } catch {
      throw .malformed("it is not a property list of texts")
    }
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
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
