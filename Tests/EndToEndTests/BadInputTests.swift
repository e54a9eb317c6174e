import Foundation
import TestSupport
import Testing

/// Every input that people and machines get wrong, in `Tests/Fixtures/BadInput/KIND/CASE`: the run ends with the status
/// in the first line of `expected` and says what the other lines hold.
@Suite struct BadInputTests {
  static let root = Fixtures.root.appending(path: "BadInput")

  static let cases: [String] = {
    let kinds = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return kinds.flatMap { kind in
      let cases = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: kind).path)
      return (cases ?? []).filter { !$0.hasPrefix(".") }.map { "\(kind)/\($0)" }
    }
    .sorted()
  }()

  @Test func hasEveryKindOfInput() {
    let kinds = Set(Self.cases.map { $0.prefix { $0 != "/" } })
    #expect(
      kinds == [
        "archive", "git", "metadata", "project", "property-list", "settings", "snapshot", "source", "usage", "waivers",
        "workflow",
      ])
  }

  @Test(arguments: cases)
  func endsWithTheExpectedMessage(name: String) async throws {
    let place = Self.root.appending(path: name)
    let tool = try Tool()
    let input = place.appending(path: "input")
    if FileManager.default.fileExists(atPath: input.path) {
      for file in try FileManager.default.contentsOfDirectory(atPath: input.path) {
        try FileManager.default.copyItem(atPath: input.appending(path: file).path, toPath: "\(tool.folder)/\(file)")
      }
    }
    if let setup = try? String(contentsOf: place.appending(path: "setup.sh"), encoding: .utf8) {
      #expect(try await tool.shell("set -e\n" + setup).status == 0)
    }
    let arguments = try Self.text(place, "arguments").split(whereSeparator: \.isWhitespace).map(String.init)
    let run = try await tool.start(arguments)
    let expected = try Self.text(place, "expected").split(separator: "\n")
    #expect("\(run.status)" == expected[0], "\(run.notes)")
    for line in expected.dropFirst() { #expect(run.notes.contains(line), "\(run.notes)") }
  }

  @Test(.enabled("needs an ordinary user") { try await Tool.runsAsAnybody() })
  func namesFilesAndFoldersThatItMayNotRead() async throws {
    let tool = try Tool()
    let code = "import AppIntents\nstruct Add: AppIntent {}\n"
    try tool.write(["App/Good.swift": code, "App/Secret.swift": code, "App/Closed/A.swift": code])
    _ = try await tool.shell("chmod 0 App/Secret.swift App/Closed")
    let run = try await tool.shell("\(Tool.asAnybody) '\(Tool.path)' show App")
    _ = try await tool.shell("chmod 700 App/Secret.swift App/Closed")
    #expect(run.status == 0)
    #expect(run.output.contains("Add"))
    #expect(run.notes.contains("Secret.swift: warning: This file could not be read: Permission denied"), "\(run.notes)")
    #expect(run.notes.contains("Closed: warning: This folder was not read: Permission denied"), "\(run.notes)")
  }

  @Test(.enabled(if: getuid() == 0, "needs to give files away"))
  func saysThatARepositoryBelongsToSomebodyElse() async throws {
    let tool = try Tool()
    try tool.write(["App/A.swift": ""])
    try await tool.git("init", "--quiet")
    _ = try await tool.shell("chown -R 65534 .")
    let run = try await tool("show", "git:HEAD")
    #expect(run.status == 3)
    #expect(run.notes.contains("because it belongs to another user"), "\(run.notes)")
    #expect(run.notes.contains("`git config --global --add safe.directory \(tool.folder)`"), "\(run.notes)")
  }

  private static func text(_ place: URL, _ name: String) throws -> String {
    try String(contentsOf: place.appending(path: name), encoding: .utf8)
  }
}
