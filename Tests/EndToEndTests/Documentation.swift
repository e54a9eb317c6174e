import Foundation
import TestSupport
import Testing

/// What the documentation shows: files to copy, and commands to type.
enum Documentation {
  static let top = Fixtures.root.appending(path: "../..").standardizedFileURL
  private static let catalogue = "Sources/intentcompat/Documentation.docc"

  /// A page of the catalogue, or `README.md` at the top.
  static func page(_ name: String) throws -> String {
    let folder = name == "README.md" ? top : top.appending(path: catalogue)
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// A file that a page shows: the block of code after `<!-- file: NAME -->`.
  static func file(_ name: String, in page: String = "ContinuousIntegration.md") throws -> String {
    let parts = try Self.page(page).components(separatedBy: "<!-- file: \(name) -->\n```")
    let block = try #require(parts.dropFirst().first, "\(page) shows no \(name)")
    let lines = block.components(separatedBy: "\n```")[0].split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().map { "\($0)\n" }.joined()
  }

  /// The commands that a page shows at a prompt, without their remarks.
  static func commands(in page: String) throws -> [String] {
    try Self.page(page).split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { line in
      String(line.dropFirst(2)).components(separatedBy: "  #")[0].trimmingCharacters(in: .whitespaces)
    }
  }
}
