import IntentSettings
import IntentSurface
import IntentTimeline
import TestSupport
import Testing

@testable import IntentWorkspace

/// Which migration somebody means by a name.
@Suite struct MigrationNameTests {
  private static func history() throws -> AppHistory {
    let settings = try Settings(
      yaml: """
        name: A
        migrations:
          - { old: AddBook, new: CreateBook }
          - { old: OldBook, new: Book, kind: entity }
          - { old: OldGenre, new: Genre, kind: enum }
        """, path: "s.yml")
    let surface = Surface.sample(
      "1.0", intents: [.sample("AddBook", id: "add.book"), .sample("CreateBook", id: "create.book")],
      entities: [.sample("OldBook", id: "old.book"), .sample("Book")],
      enums: [.sample("OldGenre", ["a"]), .sample("Genre", ["a"])])
    return AppHistory(shipped: [surface], current: surface, settings: settings)
  }

  @Test(arguments: [
    ("AddBook", "add.book"), ("add.book", "add.book"), ("CreateBook", "add.book"), ("create.book", "add.book"),
    ("OldBook", "old.book"), ("Book", "old.book"), ("OldGenre", "OldGenre"), ("Genre", "OldGenre"), ("Other", nil),
  ])
  func isFoundByItsOldTypeOrTheNewOne(name: String, owner: String?) throws {
    let history = try Self.history()
    let migrations = history.timeline(on: try #require(Day("2026-03-31"))).migrations
    #expect(migrations.count == 3)
    #expect(history.migration(named: name, among: migrations)?.old.owner == owner)
  }
}
