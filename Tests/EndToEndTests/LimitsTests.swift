import Foundation
import TestSupport
import Testing

/// Every command under the limits of macOS, and where less is there than it asks for.
@Suite struct LimitsTests {
  /// What a thread of macOS's pools has, and a process: 512 KB of stack and 256 descriptors.
  private static let limits = "ulimit -s 512; ulimit -n 256; ulimit -v 2500000 2>/dev/null;"

  /// Ends a command that waits for something; macOS has no `timeout`.
  private static let bounded = "perl -e 'alarm shift; exec @ARGV' 60"

  /// Code that nests as deep as it may, or deeper.
  private enum Deep: String, CaseIterable {
    case closures, brackets, calls, squareBrackets, branches, members, sums, types, conditions, ternaries, texts
    case members10000

    var code: String {
      switch self {
      case .closures: Self.nested("run {", "}", 60)
      case .brackets: "_ = " + Self.nested("(", ")", 150, around: "1")
      case .calls: Self.nested("f(", ")", 150, around: "1")
      case .squareBrackets: "_ = " + Self.nested("[", "]", 15, around: "1")
      case .branches: (0..<400).map { "if a == \($0) {} else " }.joined() + "{}"
      case .members: "_ = a" + String(repeating: ".b", count: 2_000)
      case .members10000: "_ = a" + String(repeating: "\n.b { 1 }", count: 10_000)
      case .sums: "_ = " + String(repeating: "1 + ", count: 4_000) + "1"
      case .types: Self.nested("struct A {", "}", 150)
      case .conditions: Self.nested("\n#if A\n", "\n#endif\n", 100)
      case .ternaries: "_ = " + String(repeating: "a ? 1 : ", count: 1_000) + "1"
      case .texts: "_ = " + Self.nested("\"\\(", ")\"", 40, around: "1")
      }
    }

    private static func nested(_ start: String, _ end: String, _ depth: Int, around middle: String = "") -> String {
      String(repeating: start, count: depth) + middle + String(repeating: end, count: depth)
    }
  }

  private static let commands = [
    "init -C Fresh", "ship 1.0 --date 2026-03-31", "ship 1.1 --from git:HEAD --force", "check",
    "check --format json", "diff Old App", "snapshot App", "show App", "propose", "propose --since Old",
    "propose AddBook --schema system.search", "propose --next AddBook", "propose all App --since Old --write",
    "timeline", "timeline status", "history", "timeline explain AddBook", "replay Mixed", "waive 0000 --reason Fine",
    "rules",
    "explain I01", "verify Harbour.app --source App", "schemas", "json-schema snapshot",
  ]

  /// An app whose new version breaks something, with deep code in a function, in a value and beside both.
  private func app(_ code: String) throws -> Tool {
    let tool = try Tool()
    let old = intentSource("AddBook") + intentSource("LendBook", parameter: "days")
    let deep = "extension AddBook {\n  func work() {\n    \(code)\n  }\n}\n"
    try tool.write([
      "App/A.swift": intentSource("AddBook") + deep,
      "App/B.swift": intentSource("LendBook") + "func free() {\n\(code)\n}\n",
      "App/C.swift": "let value = { \(code) }()\n" + intentSource("ReadBook"), "Old/A.swift": old + deep,
      "Old/C.swift": intentSource("ReadBook") + intentSource("GoneBook"), "Fresh/notes.txt": "",
      "snapshots/intentcompat.yml": "name: Books\nsources: [App]\n",
    ])
    return tool
  }

  @Test(arguments: [4, 8, 12, 16, 20, 24]) func saysThatTooFewFilesMayBeOpen(count: Int) async throws {
    let books = try await BookRepository()
    for command in ["check --against main", "show App", "ship 2.0 --force"] {
      let run = try await books.tool.shell("ulimit -n \(count); exec \(Self.bounded) '\(Tool.path)' \(command)")
      #expect(run.status == 3 && run.notes.contains("lets this process open too few files"), "\(run.notes)")
    }
  }

  @Test(arguments: Deep.allCases) private func noCommandFallsOverDeepCode(_ deep: Deep) async throws {
    let tool = try app(deep.code)
    for name in ["Metadata/Harbour.app", "Shortcuts/Mixed"] {
      try await tool.shell("cp -R '\(Fixtures.root.appending(path: name).path)' .")
    }
    try await tool.git("init", "--quiet")
    try await tool.git("add", "--all")
    try await tool.git("commit", "--quiet", "-m", "one")
    for command in Self.commands {
      let run = try await tool.shell("\(Self.limits) exec '\(Tool.path)' \(command)")
      #expect((0...3).contains(run.status), "\(command): \(run.status) \(run.notes.suffix(600))")
    }
  }

  // A new command has to be among those that are tested.
  @Test func allCommandsAreAmongThem() async throws {
    let help = try await Tool()("--help").output
    let names = try #require(help.components(separatedBy: "SUBCOMMANDS:").last).split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "See" }
    let tested = Set(Self.commands.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(Set(names) == tested)
  }

  // Eight threads of 512 MB do not fit; smaller ones, fewer or none do.
  @Test(.enabled(if: Self.canLimitMemory), arguments: [4_000_000, 1_500_000, 700_000])
  func threadsThatCannotStartAreDoneWithout(kilobytes: Int) async throws {
    let tool = try app("print(1)")
    let free = try await tool("show", "App")
    let run = try await tool.shell("ulimit -v \(kilobytes); exec '\(Tool.path)' show App")
    #expect(run.status == 0, "\(run.notes)")
    #expect(run.output == free.output)
  }

  private static var canLimitMemory: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  @Test(arguments: ["0", "1", "2", "0 1", "0 1 2"]) func closedStreamsEndTheRun(streams: String) async throws {
    let tool = try app("print(1)")
    let closed = streams.split(separator: " ").map { "\($0)>&-" }.joined(separator: " ")
    for command in ["show App", "diff Old App", "snapshot App -o out.json", "check", "show git:HEAD", "ship 1.0"] {
      let run = try await tool.shell("\(Self.bounded) '\(Tool.path)' \(command) \(closed); echo $? > status")
      let status = try tool.text(of: "status").trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(["0", "1", "3"].contains(status), "\(command) \(closed): \(status) \(run.notes)")
      if streams.contains("1"), command == "show App" { #expect(status == "3") }
    }
    // No output went into a file that was being written.
    #expect(try tool.text(of: "out.json").hasSuffix("}\n"))
    #expect(!(try tool.text(of: "out.json")).contains("recorded"))
  }

  @Test func aReaderThatIsGoneChangesNothing() async throws {
    let tool = try app("print(1)")
    _ = try await tool("ship", "1.0", "--from", "Old")
    for format in ["text", "json", "sarif", "html"] {
      let piped = try await tool.shell(
        "{ \(Self.bounded) '\(Tool.path)' check --format \(format); echo $? > status; } | true; cat status")
      #expect(piped.output == "1\n", "\(format): \(piped.notes)")
    }
  }

  @Test func pipesInPlaceOfFilesAreNotWaitedFor() async throws {
    for place in [
      "snapshots/1.0.json", "snapshots/waivers.yml", "snapshots/intentcompat.yml", "App/A.swift", "App/Package.swift",
      ".gitmodules", "usage.csv", "pipe.json", "pipe", "summary", ".intentcompat-edits",
    ] {
      let tool = try app("print(1)")
      _ = try await tool("ship", "1.0", "--from", "Old")
      try await tool.shell(
        "echo 'name: Books\nsources: [App]\nusage:\n  file: usage.csv' > snapshots/intentcompat.yml; rm -f '\(place)'; "
          + "mkfifo '\(place)'")
      for command in [
        "check --format github", "show pipe.json", "show pipe", "diff pipe App", "replay pipe", "verify pipe",
        "snapshot App -o pipe", "waive 0000 --reason Fine", "ship 2.0", "propose --write",
      ] {
        let run = try await tool.shell(
          "\(Self.bounded) '\(Tool.path)' \(command)", environment: ["GITHUB_STEP_SUMMARY": tool.folder + "/summary"])
        #expect((0...3).contains(run.status), "\(place), \(command): \(run.status) \(run.notes)")
      }
    }
  }
}
