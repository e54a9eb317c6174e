import Foundation
import IntentSurface
import TestSupport

/// A release as it lies on its page, in a folder: an archive for this machine and the `install.sh` that knows its sum.
///
/// The program in it is a script that runs the tool under test.
struct ReleaseStandIn {
  /// Where the archive and `install.sh` lie, as an absolute path.
  let folder: String

  /// What the documentation says in its place.
  static let documented = "https://github.com/OWNER/intentcompat/releases/download/v\(ToolVersion.current)"

  /// The address that stands for `documented`.
  var address: String { "file://\(folder)" }

  /// - Parameter sum: the sum that `install.sh` has, if not that of the archive.
  init(in tool: Tool, sum: String? = nil) async throws {
    folder = "\(tool.folder)/.release"
    let version = ToolVersion.current
    let name = "intentcompat-\(version)-\(Self.system)"
    try tool.write([
      ".release/\(name)/bin/intentcompat": "#!/bin/sh\nexec '\(Tool.path)' \"$@\"\n",
      ".release/\(name)/share/man/man1/intentcompat.1": ".Dd January 1, 2026\n",
    ])
    let run = try await tool.shell(
      """
      cd .release && chmod +x \(name)/bin/intentcompat && tar -czf \(name).tar.gz \(name) && rm -r \(name)
      if command -v sha256sum > /dev/null; then sha256sum \(name).tar.gz; else shasum -a 256 \(name).tar.gz; fi
      """)
    let line = try sum.map { "\($0)  \(name).tar.gz" } ?? Self.trimmed(run.output)
    let script = try String(contentsOf: ActionRun.folder.appending(path: "install.sh"), encoding: .utf8)
    let block = "version=\(version)\nrepository=o/intentcompat\nsums='\n\(line)\n'\n"
    let stamped = script.replacing("version=\nrepository=\nsums='\n'\n", with: block, maxReplacements: 1)
    try tool.write([".release/install.sh": stamped])
    try await tool.shell("chmod +x .release/install.sh")
  }

  private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The name that archives for this machine have.
  private static var system: String {
    #if os(macOS)
      let system = "macos"
    #else
      let system = "linux"
    #endif
    #if arch(arm64)
      return "\(system)-arm64"
    #else
      return "\(system)-x86_64"
    #endif
  }
}
