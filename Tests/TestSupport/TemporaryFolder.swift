import Foundation

/// A folder of a test's own, gone after it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: "intentcompat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // Without the links that macOS has in its temporary folder's path; Foundation takes `/private` away again.
    path =
      realpath(url.path, nil).map { resolved in
        defer { free(resolved) }
        return String(cString: resolved)
      } ?? url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files by their relative paths.
  package func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// The text of one file in it.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path).appending(path: name)), as: UTF8.self)
  }

  /// What is in it, or in a folder of it, sorted.
  package func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? path : "\(path)/\(folder)").sorted()
  }
}
