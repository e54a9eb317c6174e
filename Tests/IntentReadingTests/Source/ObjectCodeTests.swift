import IntentSurface
import SourceScanning
import Testing
@testable import IntentReading

/// What code makes the identifiers of SiriKit objects from.
@Suite struct ObjectCodeTests {
  @Test(arguments: [
    ("func book(_ note: Note) -> Book { Book(identifier: note.id, display: note.title) }", ["Book": ["id"]]),
    (
      "func books(_ notes: [Note]) -> [Book] { notes.map { Book(identifier: \"b/\\($0.id)\", display: $0.title) } }",
      ["Book": ["\"b/\" + id"]]
    ),
    (
      "extension Book { convenience init(_ note: Note) { self.init(identifier: note.id, display: note.title) } }",
      ["Book": ["id"]]
    ),
    ("func book(_ note: Note) -> Book { .init(identifier: note.id, display: note.title) }", ["Book": ["id"]]),
    (
      "func a(_ n: Note) -> Book { Book.init(identifier: n.id, display: n.title) }\n"
        + "func b(_ n: Note) -> Book { Book(identifier: key(n), display: n.title) }\n"
        + "func key(_ n: Note) -> String { n.name }", ["Book": ["id", "name"]]
    ),
    // No object of SiriKit.
    ("func row(_ note: Note) -> Row { Row(id: note.id, display: note.title) }", [:]),
    ("func row(_ note: Note) -> Row { row(identifier: note.id, display: note.title) }", [:]),
  ])
  func whatIdentifiersAreMadeFrom(_ code: String, _ made: [String: [String]]) {
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": "import Intents\n\(code)\n"]))
    #expect(reading.objectCode == made)
    #expect(reading.surface.legacyTypes.isEmpty)
  }
}
