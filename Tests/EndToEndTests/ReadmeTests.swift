import Foundation
import TestSupport
import Testing

/// The commands and the texts that the README and the first pages show, run as they stand there.
@Suite struct ReadmeTests {
  /// How a command of a page is run.
  private enum Trial {
    /// In this repository.
    case here(status: Int32)
    /// In an app's repository with release tags, one after the other in the page's order.
    case app(status: Int32)
    /// Against the stand-in for the release's page.
    case install
    /// Not by a test, and why.
    case never(String)
  }

  private static func trial(of command: String) throws -> Trial {
    let known: [(Regex<Substring>, Trial)] = [
      (#/swift test/#, .never("it is what runs this")),
      (#/swift run intentcompat check/#, .here(status: 0)),
      (#/swift run intentcompat diff .*/#, .here(status: 1)),
      (#/intentcompat propose WaterPlant Tests.*/#, .here(status: 0)),
      (#/intentcompat explain .*/#, .here(status: 0)),
      (#/curl .*install\.sh \| sh.*/#, .install),
      (#/brew install .*/#, .never("Homebrew is not part of a test machine")),
      (#/(?:xattr|docker|swift package|swift build|cp) .*/#, .never("needs macOS, Docker, or a build")),
      (#/intentcompat (?:init|ship|check|waive|propose WaterPlant).*/#, .app(status: 0)),
      (#/(?:git config|echo) .*/#, .app(status: 0)),
    ]
    return try #require(known.first { command.wholeMatch(of: $0.0) != nil }, "how is “\(command)” run?").1
  }

  private static let folder = URL(filePath: Tool.path).deletingLastPathComponent().path

  private static func run(
    _ command: String, in tool: Tool, at folder: String, _ release: ReleaseStandIn
  ) async throws
    -> Tool.Run
  {
    let own = command.replacing("swift run intentcompat", with: "intentcompat")
      .replacing(ReleaseStandIn.documented, with: release.address)
      .replacing("sh -s -- /usr/local", with: "sh -s -- '\(tool.folder)/.local'")
    return try await tool.shell(
      "PATH=\"\(Self.folder):$PATH\"; cd '\(folder)'; \(own)",
      environment: ["HOME": "\(tool.folder)/.home", "INTENTCOMPAT_ADDRESS": release.address])
  }

  /// An app with tags for its releases and no settings, with an intent that was renamed since.
  private static func app() async throws -> BookRepository {
    let books = try await BookRepository()
    try await books.tool.shell("rm -r snapshots")
    try books.write(intents: BookRepository.promised + ["WaterPlant"])
    try await books.commit("Release 3.1")
    try await books.tool.git("tag", "v3.1")
    return books
  }

  @Test(arguments: ["README.md", "Documentation.md", "GettingStarted.md", "Install.md"])
  func showsCommandsThatRun(_ page: String) async throws {
    let books = try await Self.app()
    let release = try await ReleaseStandIn(in: books.tool)
    let commands = try Documentation.commands(in: page)
    #expect(!commands.isEmpty)
    for command in commands {
      switch try Self.trial(of: command) {
      case .never: continue
      case .here(let status):
        let run = try await Self.run(command, in: books.tool, at: Documentation.top.path, release)
        #expect(run.status == status, "\(command): \(run.notes)")
      case .install:
        let run = try await Self.run(command, in: books.tool, at: books.tool.folder, release)
        #expect(run.status == 0 && run.notes.contains("/bin/intentcompat"), "\(command): \(run.notes)")
      case .app(let status):
        // Only what was broken can be proposed for or waived.
        let isAboutAFinding = command.contains("propose") || command.contains("waive")
        try books.write(intents: BookRepository.promised + [isAboutAFinding ? "PourWater" : "WaterPlant"])
        let report = try await books.tool("check", "--format", "json").output
        let fingerprint = report.firstMatch(of: #/"fingerprint" : "(\w+)"/#).map { String($0.1) } ?? ""
        let own = command.replacing("e88a89837ceaeb01", with: fingerprint)
          .replacing("FINGERPRINT", with: fingerprint)
        let run = try await Self.run(own, in: books.tool, at: books.tool.folder, release)
        #expect(run.status == status, "\(own): \(run.output)\(run.notes)")
      }
    }
  }

  @Test func showsAFindingAsItIsPrinted() async throws {
    let page = try Documentation.page("README.md")
    let shown = try #require(page.components(separatedBy: "```text\n").dropFirst().first)
    let tool = try Tool()
    let run = try await tool.shell(
      "cd '\(Documentation.top.path)'; '\(Tool.path)' diff Tests/Fixtures/Tour/before Tests/Fixtures/Tour/after")
    // A page is narrower than a log.
    let printed = Self.words(run.output)
    #expect(printed.contains(Self.words(shown.components(separatedBy: "\n```")[0])), "\(run.output)")
    let proposed = try await tool.shell(
      "cd '\(Documentation.top.path)'; '\(Tool.path)' propose WaterPlant Tests/Fixtures/Tour/after --since Tests/Fixtures/Tour/before"
    )
    let diff = try #require(page.components(separatedBy: "```diff\n").dropFirst().first)
    #expect(proposed.output.contains(diff.components(separatedBy: "\n```")[0]))
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func showsTheSameFindingOnTheFirstPage() throws {
    let blocks = try ["README.md", "Documentation.md"].map { page in
      try Documentation.page(page).components(separatedBy: "```text\n").dropFirst().first?.components(
        separatedBy: "\n```"
      ).first
    }
    #expect(blocks[0] == blocks[1])
  }

  @Test func testsAsTheReadmeSays() throws {
    let script = try String(contentsOf: Documentation.top.appending(path: ".ci/run"), encoding: .utf8)
    #expect(try Documentation.commands(in: "README.md").contains("swift test"))
    #expect(script.contains("\nswift test"))
  }

  /// `sh` and the like are on every machine; `jq` is not.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/jq")))
  func readsTheReportAsTheFormatsSay() async throws {
    let books = try await BookRepository()
    let release = try await ReleaseStandIn(in: books.tool)
    try books.write(intents: ["AddBook", "LendBook"])
    let run = try await Self.run(
      try Documentation.file("failures.sh", in: "Formats.md"), in: books.tool, at: books.tool.folder, release)
    #expect(run.output.contains(": I01 The intent “RemoveBook”"), "\(run.notes)")
  }
}
