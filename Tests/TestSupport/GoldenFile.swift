package import Foundation
package import Testing

/// Compares text with a file in a folder of `Tests/Fixtures`.
///
/// `RECORD_GOLDEN=1` writes the file anew and fails, so that a recording is never mistaken for a pass.
package enum GoldenFile {
  /// Compares text with a file of a folder.
  package static func check(
    _ text: String, _ name: String, in folder: String = "Reports",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = Fixtures.root.appending(path: folder).appending(path: name)
    try check(text, at: file, sourceLocation: sourceLocation)
  }

  /// Compares text with a file.
  package static func check(
    _ text: String, at file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let name = file.lastPathComponent
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name); run again without RECORD_GOLDEN", sourceLocation: sourceLocation)
      return
    }
    let expected = (try? String(decoding: Data(contentsOf: file), as: UTF8.self)) ?? ""
    let remedy = "`RECORD_GOLDEN=1 swift test --filter \(sourceLocation.fileName.dropLast(6))` records it anew"
    #expect(lines(text) == lines(expected), "\(name) differs; \(remedy)", sourceLocation: sourceLocation)
    #expect(text == expected, "\(name) differs in its last bytes; \(remedy)", sourceLocation: sourceLocation)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
