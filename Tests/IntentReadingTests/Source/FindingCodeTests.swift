import IntentSurface
import SourceScanning
import Testing
@testable import IntentReading

/// By what the code of a query leaves entities out.
@Suite struct FindingCodeTests {
  @Test(arguments: [
    ("all.filter { ids.contains($0.id) }", []), ("all.first { $0.id == ids[0] }.map { [$0] } ?? []", []),
    ("all.filter { ids.contains($0.id) && !$0.isHidden }", ["-isHidden"]),
    ("all.filter { $0.isOpen && kinds.contains($0.kind) || all.isShown }", ["all + isShown + kind + kinds", "isOpen"]),
    ("all.filter(\\.isOpen)", ["isOpen"]), ("Array(all.prefix(3))", ["\"3\" + prefix"]),
    ("Array(all.prefix(most))", ["prefix"]),
    ("all.filter { $0.kind == .plant }", [".plant + kind"]), ("all.filter { $0.kind != .none }", ["kind"]),
    ("all.filter { $0.kind == \"plant\" }", ["\"plant\" + kind"]),
    ("{ var all = all; all.removeAll { $0.isHidden }; return all }()", ["-isHidden"]),
    ("[]", ["[]"]), ("return []", ["[]"]),
    ("guard store.isReady else { return [] }\n return all", ["isReady + store"]),
    ("guard store.isReady else { print(ids); return [] }\n return all", ["isReady + store"]),
    ("if store.isShut { return [] }\n return all", ["-isShut + -store"]),
    ("guard !ids.isEmpty else { return [] }\n return all", []),
    ("guard let store else { return [] }\n return all", []),
    ("var found: [Note] = []\n for note in all where note.isOpen { found.append(note) }\n return found", ["isOpen"]),
    (
      "var found: [Note] = []\n for note in all { if note.isHidden { continue }; found.append(note) }\n return found",
      ["-isHidden"]
    ),
    (
      "var found: [Note] = []\n for note in all { if note.isOpen { found.append(note) } }\n return found", ["isOpen"]
    ),
    ("fetch(#Predicate { $0.isOpen })", ["isOpen"]),
    ("rows(\"SELECT * FROM notes WHERE open = 1 AND kind = 'plant' ORDER BY id\")", ["'plant' + kind", "open"]),
    ("fetch(NSPredicate(format: \"open == YES\"))", ["\"open == YES\""]),
    ("var request = Request()\n request.fetchLimit = most\n return fetch(request)", ["fetchLimit"]),
    ("var request = Request()\n request.fetchLimit = 5\n return fetch(request)", ["\"5\" + fetchLimit"]),
    ("ids.compactMap { id in request.fetchLimit = 1; return fetch(request, id).first }", []),
    ("all.map { Note(String($0.dropFirst(2))) }", []),
    // What it calls of its own.
    ("open(all)", ["isOpen"]), ("shown", ["isOpen"]), ("try await suggestedEntities()", ["isOpen"]),
    // What it calls of others, but for what these check.
    ("Store.shared.open(ids)", ["isKept", "isOpen"]), ("Store.shared.kept", ["isKept"]),
    ("Store.shared.named(ids)", []), ("Other.shared.open(ids)", []), ("Store.live().open(ids)", ["isKept", "isOpen"]),
    ("Store.shared.first(ids)", ["-isHidden", "isKept"]),
    ("Store.shared.far(ids)", ["isDone"]), ("Store.shared.farther(ids)", []),
  ])
  func whatAQueryLeavesOut(_ body: String, _ parts: [String]) {
    let code = """
      import AppIntents
      struct Note: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        static let defaultQuery = NoteQuery()
        let id: String
      }
      struct NoteQuery: EntityQuery {
        func entities(for ids: [String]) async throws -> [Note] { \(body) }
        func suggestedEntities() async throws -> [Note] { open(Store.shared.all) }
        private func open(_ notes: [Note]) -> [Note] { notes.filter { $0.isOpen } }
        private var shown: [Note] { open(Store.shared.all) }
      }
      """
    let store = """
      final class Store {
        static let shared = Store()
        let kept: [Note]
        static func live() -> Self { Self() }
        private init() {
          let all = Self.loaded
          kept = all.filter { $0.isKept }
        }
        func first(_ ids: [String]) -> [Note] {
          if let note = kept.first { !ids.isEmpty }, note.isHidden { return [] }
          return kept
        }
        func named(_ ids: [String]) -> [Note] { read(at: arguments.filter { $0.hasPrefix("--path") }) }
        func far(_ ids: [String]) -> [Note] { Disk.shared.done() }
        func farther(_ ids: [String]) -> [Note] { Disk.shared.far() }
        func open(_ ids: [String]) -> [Note] {
          guard isReady else { return [] }
          return kept.filter { $0.isOpen }
        }
      }
      """
    let tree = MemoryTree(["A.swift": code, "B.swift": store, "C.swift": Self.disk])
    let found = SourceReader(options: ReadingOptions()).read(tree)
    #expect(found.surface.queries.map(\.findingCode) == [parts])
  }

  private static let disk = """
    final class Disk {
      static let shared = Disk()
      let net: Net
      func done() -> [Note] { own() }
      func far() -> [Note] { net.all() }
      private func own() -> [Note] { load().filter { $0.isDone } }
    }
    final class Net {
      let wire: Wire
      func all() -> [Note] { wire.all() }
    }
    final class Wire {
      func all() -> [Note] { load().filter { $0.isFar } }
    }
    """

  @Test(arguments: [
    ("defaults.array(forKey: \"notes\")", ["group.app", "notes"]),
    ("defaults.array(forKey: Store.key)", ["group.app", "notes-2"]),
    ("Store.shared.all", ["notes-2"]), ("Store.shared.files", ["Notes", "group.app"]),
    ("Store.shared.found", ["Note"]),
    ("ids.map { note($0.split(separator: \"/\")) }", ["/"]),
    ("ids.map { note($0.components(separatedBy: \"-\")) }", ["-"]),
    ("rows(\"SELECT * FROM notes WHERE id = ?\")", ["notes"]),
    ("fetch(ModelContainer(for: Note.self))", ["default.store"]),
    ("fetch(ModelContainer(for: Note.self, configurations: ModelConfiguration(\"Notes\")))", ["Notes"]),
    ("fetch(ModelContainer(for: Note.self, configurations: ModelConfiguration(url: store)))", []),
    ("fetch(Store.container(\"Old\")) + fetch(Store.container(\"New\"))", ["New", "Old"]),
    // No place.
    ("log(\"notes\", title: \"Notes\")", []), ("defaults.array(forKey: key(of: ids))", ["group.app"]),
  ])
  func whereAQueryLooks(_ body: String, _ places: [String]) {
    let code = """
      import AppIntents
      struct Note: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        static let defaultQuery = NoteQuery()
        let id: String
      }
      struct NoteQuery: EntityQuery {
        private let defaults = UserDefaults(suiteName: "group.app")!
        func entities(for ids: [String]) async throws -> [Note] { \(body) }
      }
      """
    let store = """
      final class Store {
        static let shared = Store()
        static let key = "notes" + "-2"
        static func container(_ name: String) -> ModelContainer { made(configuration(name)) }
        static func configuration(_ name: String) -> ModelConfiguration { ModelConfiguration(name) }
        private let keychain = Keychain(service: Store.key)
        var all: [Note] { keychain.notes }
        var files: [URL] {
          list(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.app")!.appendingPathComponent("Notes"))
        }
        var found: [Note] { fetch(NSFetchRequest<Note>(entityName: "Note")) }
      }
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code, "B.swift": store]))
    #expect(found.surface.queries.map(\.findingPlaces) == [places])
  }
}
