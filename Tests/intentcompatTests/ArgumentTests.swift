import ArgumentParser
import Testing

@testable import intentcompat

/// What each command takes and what it refuses, before it reads anything.
@Suite struct ArgumentTests {
  private static func parse(_ line: String) throws -> any ParsableCommand {
    try IntentCompat.parseAsRoot(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
  }

  @Test(arguments: [
    "check", "check --release 3.2", "check --against main", "diff shipped:1.0 App", "history --tags v*",
    "history --commits main", "propose", "propose Add App --write", "propose Add --schema journal.search App --write",
    "propose --schemas", "propose --schemas App", "propose --next Add", "propose --next Add App --today 2026-03-31",
    "rules", "rules --format html --output site", "ship 1.2", "ship 1.2 --from App --date 2026-03-31", "ship --tags v*",
    "ship --commits main", "snapshot App",
  ])
  func takes(_ line: String) throws { _ = try Self.parse(line) }

  @Test(arguments: [
    ("check --release 3.2 --against main", "so --against has no effect"),
    ("check --release ", "Name the version that is about to ship"),
    ("diff", "<old>"), ("diff 1.0 1.1 1.2", "diff compares two versions"),
    ("history --tags v* --commits main", "not both"),
    ("propose Add --draft", "--draft works only with --schema"),
    ("propose --schema journal.search", "--schema needs the name of a type"),
    ("propose --schemas --write", "--schemas takes only a folder"),
    ("propose --schemas App Other", "--schemas takes only a folder"),
    ("propose --schemas Add --schema journal.search", "--schemas takes only a folder"),
    ("propose --schemas --next Add", "--schemas takes only a folder"),
    ("propose --next Add App Other", "--next takes a type and, optionally, a folder"),
    ("propose --next Add App --schema journal.search", "--next takes a type and, optionally, a folder"),
    ("propose Add --today 2026-03-31", "--today works only with --next"),
    ("rules --format html", "--format html needs --output"), ("rules --output site", "--format html needs --output"),
    ("rules --format json --output site", "--output works only with html"), ("ship", "Name the version that ships"),
    ("ship 1.2 --tags v*", "Name the version that ships"), ("ship --tags v* --from App", "leave out --from and --date"),
    ("ship --commits main --date 2026-03-31", "leave out --from and --date"),
    ("ship 1.2 --date 2026-02-30", "“2026-02-30” is not a valid date"),
  ])
  func refuses(_ line: String, _ words: String) {
    let error = #expect(throws: (any Error).self) { try Self.parse(line) }
    let message = error.map { IntentCompat.fullMessage(for: $0) } ?? ""
    #expect(message.contains(words), "\(message)")
  }

  @Test(arguments: ["-o", "--output"]) func writesWhereItIsTold(_ option: String) throws {
    let command = try Self.parse("snapshot App \(option) a.json") as? SnapshotCommand
    #expect(command?.surface == "App" && command?.output == "a.json")
  }
}
