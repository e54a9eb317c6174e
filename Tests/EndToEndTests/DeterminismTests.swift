import Foundation
import TestSupport
import Testing

/// The same input gives the same bytes, wherever and however it is read.
@Suite struct DeterminismTests {
  private static let names = ["Plant", "Garden", "Pot", "Seed", "Bed", "Tool"]

  private static func files(_ title: String) -> [(String, String)] {
    names.map { name in
      (
        "App/\(name).swift",
        """
        import AppIntents
        enum \(name)Size: String, AppEnum { case small, large }
        struct \(name)Entity: AppEntity { var id: Int; static let defaultQuery = \(name)Query() }
        struct \(name)Query: EntityQuery {}
        #if os(macOS)
        struct Print\(name): AppIntent { static let title: LocalizedStringResource = "Print" }
        #endif
        struct Add\(name): AppIntent {
          static let title: LocalizedStringResource = "\(title) \(name)"
          @Parameter(title: "What") var what: \(name)Entity
        }
        """
      )
    }
  }

  /// Commands and their exit status, each run in a folder with `old`, `new` and one shipped version.
  private static let commands: [(arguments: String, status: Int32)] = [
    ("snapshot old", 0), ("show new", 0), ("diff old new --format json", 1), ("diff old new --format sarif", 1),
    ("diff old new --format markdown --today 2026-03-31", 1), ("check --from new --format html --today 2026-03-31", 1),
    ("ship 1.0 --from old --date 2026-01-31", 0), ("timeline --today 2026-03-31 --format json", 0),
    ("propose all new", 0), ("rules", 0), ("json-schema report", 0),
  ]

  @Test func givesTheSameBytesInEveryOrderLanguageAndTimeZoneAndOnOneProcessor() async throws {
    var outputs: [Set<String>] = Self.commands.map { _ in [] }
    for (order, environment) in [
      (0, "LC_ALL=C TZ=UTC"), (1, "LC_ALL=tr_TR.UTF-8 TZ=Pacific/Kiritimati"), (2, "LC_ALL=ja_JP TZ=America/Adak"),
      (3, "$(command -v taskset >/dev/null && echo taskset -c 0)"),
    ] {
      let tool = try Tool()
      let (old, new) = (Self.files("Add"), Self.files("Put"))
      var generator = SeededGenerator(seed: UInt64(order))
      for file in old.shuffled(using: &generator) { try tool.write(["old/\(file.0)": file.1]) }
      for file in new.dropFirst().shuffled(using: &generator) { try tool.write(["new/\(file.0)": file.1]) }
      #expect(try await tool.shell("'\(Tool.path)' ship 1.0 --from old --date 2026-01-31").status == 0)
      for (index, command) in Self.commands.enumerated() {
        let run = try await tool.shell("\(environment) '\(Tool.path)' \(command.arguments)")
        #expect(run.status == command.status, "\(command.arguments): \(run.notes)")
        outputs[index].insert(run.output + run.notes)
      }
    }
    #expect(outputs.map(\.count) == Self.commands.map { _ in 1 })
  }

  @Test func escapesFileNamesInEveryFormat() async throws {
    let tool = try Tool()
    let code = "import AppIntents\nstruct Add: AppIntent {\n  static let title: LocalizedStringResource = \"Add\"\n"
    let name = "A\n::error::forged\u{1B}[31m\u{202E}##[error]\r.swift"
    try tool.write(["old/App.swift": code + "}\nstruct Old: AppIntent {}", "new/\(name)": code])
    let list = try await tool("diff", "old", "new", "--format", "none")
    let formats = try #require(list.notes.firstMatch(of: #/Choose one of ([a-z0-9, -]+)/#)).1.split(separator: ", ")
    #expect(formats.count > 5)
    for format in formats {
      let run = try await tool("diff", "old", "new", "--format", String(format))
      #expect(run.status == 1, "\(format): \(run.notes)")
      for text in [run.output, run.notes] {
        #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" || $0 == "\u{202E}" }, "\(format)")
        #expect(!text.contains("##[error]"), "\(format)")
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::forged") }, "\(format)")
      }
    }
    let shown = try await tool("show", "new")
    #expect(shown.notes.contains(#"A\n::error::forged\u{1B}[31m"#))
  }

  // The literals spell the characters, so that a record holds them; what is printed must spell them again.
  @Test(arguments: [
    "diff old new", "diff old new --format json", "check --from new", "timeline", "timeline --format markdown",
    "timeline --format html", "timeline --format svg", "timeline --format json", "timeline explain Water", "show new",
    "propose all new",
  ])
  func escapesTextsInEveryCommand(arguments: String) async throws {
    let tool = try Tool()
    let hostile = #"A\u{1B}[31m\n::error::forged\u{202E}##[error]\r"#
    let code = """
      import AppIntents
      struct Water: DeprecatedAppIntent {
        static let title: LocalizedStringResource = "\(hostile)"
        static let persistentIdentifier = "\(hostile)"
        static let deprecation = IntentDeprecation(message: "\(hostile)", replacedBy: Feed.self)
      }
      struct Feed: AppIntent { static let title: LocalizedStringResource = "\(hostile)" }
      enum Size: String, AppEnum { case small = "\(hostile)" }
      """
    let changed = code.replacing("forged", with: "changed").replacing("Feed", with: "Food")
    try tool.write(["old/A.swift": code, "new/A.swift": changed])
    #expect(try await tool.shell("'\(Tool.path)' ship 1.0 --from old --date 2026-01-31").status == 0)
    let run = try await tool.start(arguments.split(separator: " ").map(String.init))
    #expect(run.status < 2, "\(run.notes)")
    for text in [run.output, run.notes] {
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" || $0 == "\u{202E}" }, "\(text)")
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::") }, "\(text)")
    }
  }
}
