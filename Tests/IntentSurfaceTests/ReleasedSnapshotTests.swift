import Foundation
import IntentSurface
import TestSupport
import Testing

/// Snapshots that were written once and never again, held against today's reader: what shipped stays readable for good.
///
/// A file of `Tests/Fixtures/Released` is never recorded anew. A change of the format adds one, under its number.
@Suite struct ReleasedSnapshotTests {
  private static let folder = Fixtures.root.appending(path: "Released")

  private static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test func holdsEveryFormatThatWasReleased() {
    let formats = Set(Self.names.compactMap { $0.split(separator: "-").first.flatMap { Int($0) } })
    #expect(formats == Set(1...Surface.currentFormatVersion))
  }

  @Test(arguments: names)
  func readsIt(_ name: String) throws {
    let surface = try Surface(snapshot: try Data(contentsOf: Self.folder.appending(path: name)))
    #expect(!surface.intents.isEmpty && !surface.entities.isEmpty && !surface.enums.isEmpty)
    #expect(surface.app.version != nil && surface.app.date != nil)
  }

  /// Every value that was recorded is written again; a newer format may add some, and loses none.
  @Test(arguments: names)
  func keepsAllThatWasRecorded(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    let again = try Surface(snapshot: data).snapshotData()
    let recorded = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let written = try #require(try JSONSerialization.jsonObject(with: again) as? [String: Any])
    Self.compare(recorded, written, at: "")
  }

  private static func compare(_ recorded: Any, _ written: Any?, at path: String) {
    switch (recorded, written) {
    case (let old as [String: Any], let new as [String: Any]):
      // What wrote it and in which format is another thing each time.
      for (key, value) in old where path + "/" + key != "/formatVersion" {
        compare(value, new[key], at: "\(path)/\(key)")
      }
    case (let old as [Any], let new as [Any]):
      #expect(old.count == new.count, "\(path)")
      for (index, pair) in zip(old, new).enumerated() { compare(pair.0, pair.1, at: "\(path)/\(index)") }
    default:
      #expect((recorded as? NSObject) == (written as? NSObject), "\(path)")
    }
  }
}
