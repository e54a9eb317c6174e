import IntentComparison
import IntentSurface
import TestSupport
import Testing

/// A row of versions is compared as each would be by itself, whatever they share.
@Suite struct ComparisonOfVersionsTests {
  private static func versions() throws -> [Surface] {
    var reader = SnapshotReader()
    return try ShippedSnapshots.all().map { try reader.surface(Array($0)) }
  }

  private static func expectSame(_ versions: [Surface], with new: Surface) {
    for (version, together) in zip(versions, Comparison.all(versions, with: new)) {
      let alone = Comparison(version, new)
      #expect(together.old == alone.old)
      #expect(together.new == alone.new)
      #expect(together.changes == alone.changes)
      #expect(together.renames == alone.renames)
      #expect(together.notCompared == alone.notCompared)
      #expect(together.undecided == alone.undecided)
    }
  }

  @Test func comparesShippedVersionsAsOneByOne() throws {
    let versions = try Self.versions()
    for new in versions { Self.expectSame(versions + versions.reversed(), with: new) }
  }

  @Test func comparesWhatWasReadByItselfAsOneByOne() throws {
    let versions = try Self.versions()
    for data in try ShippedSnapshots.all() {
      var new = try Surface(snapshot: data)
      Self.expectSame(versions, with: new)
      new.intents += new.intents.prefix(2)
      new.intents[0].title = .value("Other")
      new.entities.removeLast()
      Self.expectSame(versions, with: new)
    }
    #expect(Comparison.all([], with: versions[0]).isEmpty)
  }

  @Test func holdsRecordsThatDidNotChangeOnce() throws {
    func start(_ intent: Intent) -> UnsafePointer<Parameter>? {
      intent.parameters.withUnsafeBufferPointer(\.baseAddress)
    }
    let latest = try #require(try Self.versions().last)
    var new = try Surface(snapshot: latest.snapshotData())
    let kept = try #require(new.intents.firstIndex { !$0.parameters.isEmpty })
    new.intents[kept == 0 ? 1 : 0].title = .value("Other")
    let comparison = try #require(Comparison.all([latest], with: new).first)
    #expect(start(comparison.new.intents[kept]) == start(latest.intents[kept]))
    #expect(start(new.intents[kept]) != start(latest.intents[kept]))
  }

  @Test func comparesChangedVersionsAsOneByOne() throws {
    var generator = SeededGenerator(seed: 3)
    let last = try #require(try Self.versions().last)
    let versions = (0..<40).map { _ in
      var surface = last
      surface.intents.removeAll { _ in Int.random(in: 0..<8, using: &generator) == 0 }
      surface.enums.shuffle(using: &generator)
      if Bool.random(using: &generator) { surface.entities += surface.entities.prefix(1) }
      if Bool.random(using: &generator) { surface.intents[0].title = .value("Other") }
      return surface
    }
    Self.expectSame(versions, with: last)
    Self.expectSame(versions, with: versions[0])
  }
}
