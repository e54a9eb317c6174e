import Foundation
import IntentFiles
package import IntentSurface
import SourceScanning

/// How much people use which intent: a table (CSV) or a JSON list that a team exported from its own analytics.
package struct UsageFile: Equatable, Sendable {
  /// By the name that the file has for an intent.
  package let usages: [String: Usage]

  /// What it may be called; the order is that of the documentation.
  static let columns = ["intent", "version", "runs", "people"]
  /// A row for each intent and version of a large app is far below this.
  static let sizeLimit = 8 << 20

  /// Reads the file.
  ///
  /// - Parameter shown: how the file is named in problems.
  /// - Throws: `UsageFileError` with every problem in it, `FileError` where it can't be read at all.
  package init(at path: String, shownAs shown: String) throws {
    let bytes: [UInt8]
    do { bytes = try RegularFile.contents(of: path, limit: Self.sizeLimit) } catch {
      throw FileError(path: shown, reason: "\(error). Sum up the runs by intent and version.")
    }
    try self.init(bytes, path: shown)
  }

  /// Reads the contents of such a file: JSON where its name ends in `.json`, else a table.
  ///
  /// - Throws: `UsageFileError`.
  package init(_ bytes: [UInt8], path: String) throws(UsageFileError) {
    let isJSON = path.lowercased().hasSuffix(".json")
    let content = bytes.withoutByteOrderMark
    var rows = UsageRows()
    if let place = Self.damage(in: content, isJSON: isJSON) {
      rows.report("it is not valid UTF-8 from here on. Save the file as UTF-8.", at: place)
    } else if isJSON {
      UsageJSON.read(Data(content), into: &rows)
    } else {
      UsageTable.read(String(decoding: content, as: UTF8.self), into: &rows)
    }
    guard rows.problems.isEmpty else { throw UsageFileError(path: path, problems: rows.problems) }
    usages = rows.usages
  }

  /// Where the bytes stop being UTF-8; nil for a whole text.
  private static func damage(in bytes: [UInt8], isJSON: Bool) -> String? {
    guard String(bytes: bytes, encoding: .utf8) == nil else { return nil }
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var whole = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&rest) { whole.append(scalar) }
    let before = String(whole)
    return isJSON ? "line \(before.count(where: \.isNewline) + 1)" : UsageTable.place(behind: before)
  }
}
