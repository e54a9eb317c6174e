import Foundation
import IntentSurface
import TestSupport
import Testing

/// A reader that remembers records gives what the decoder gives, whatever it has read before.
@Suite(.timeLimit(.minutes(2))) struct SnapshotReaderTests {
  private static func decoded(_ bytes: [UInt8]) -> Result<Surface, SnapshotError> {
    Result { () throws(SnapshotError) in try Surface(snapshot: Data(bytes)) }
  }

  private static func expectSame(_ snapshots: [[UInt8]]) {
    var reader = SnapshotReader()
    for bytes in snapshots {
      let read = Result { () throws(SnapshotError) in try reader.surface(bytes) }
      #expect(read == decoded(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// One record of every kind, and all that the format has for a file.
  private static func everyKind() throws -> [UInt8] {
    var surface = try Surface(snapshot: try #require(ShippedSnapshots.all().last))
    surface.hosts = [
      HostBundle(identifier: "app.plants", kind: .app, platforms: [HostPlatform(.iOS, floor: "17.0")])
    ]
    surface.withheld = [WithheldType(typePath: "Draft", kind: "AppIntent", conditions: ["BETA"])]
    surface.legacyIntents = [LegacyIntent(className: "WaterIntent")]
    surface.legacyEnums = [LegacyEnum(name: "Size", cases: [])]
    surface.legacyTypes = [LegacyType(name: "Pot")]
    surface.onscreenContent = [OnscreenContent(entity: "PlantEntity", typePath: nil)]
    surface.packages = [IntentsPackage(typePath: "PlantsPackage")]
    surface.retirementPromises = [RetirementPromise(kind: .intent, identifier: "Add", notBefore: "2027-01-31")]
    surface.unionValues = [UnionValue(identifier: "Either", typePath: "Either", cases: [])]
    return Array(try surface.snapshotData())
  }

  @Test func readsWhatIsInTheLayoutThatIsWritten() throws {
    let shipped = try ShippedSnapshots.all().map(Array.init)
    Self.expectSame(shipped + [try Self.everyKind()] + shipped.reversed())
  }

  /// Every record has these lists since an edition; older ones left them out while they were empty.
  @Test(arguments: ["intents", "entities", "widgets"], [nil, 5, 6] as [Int?])
  func aListThatSomebodyTookAwayIsADamage(key: String, edition: Int?) throws {
    var surface = Surface(app: AppIdentity(name: "Plants"))
    let whole = Array(try surface.snapshotData())
    #expect(whole.isEmpty == false && String(decoding: whole, as: UTF8.self).contains("\"\(key)\" : ["))
    Self.expectSame([whole])
    let text = String(decoding: try surface.snapshotData(), as: UTF8.self)
      .replacing("  \"\(key)\" : [\n\n  ],\n", with: "").replacing(",\n  \"\(key)\" : [\n\n  ]\n", with: "\n")
      .replacing(
        "    \"edition\" : \(Provenance.currentEdition),\n",
        with: edition.map { "    \"edition\" : \($0),\n" } ?? "")
    #expect(!text.contains("\"\(key)\" : ["))
    Self.expectSame([Array(text.utf8)])
    let read = Self.decoded(Array(text.utf8))
    surface.readFrom.edition = edition
    if edition == 6 {
      guard case .failure(.malformed(key, _)) = read else {
        Issue.record("\(read)")
        return
      }
    } else {
      #expect(read == .success(surface))
    }
  }

  @Test func holdsListsThatDidNotChangeOnce() throws {
    var reader = SnapshotReader()
    let bytes = try Self.everyKind()
    var next = try reader.surface(bytes)
    next.app.version = "99"
    let later = try reader.surface(Array(next.snapshotData()))
    let first = try reader.surface(bytes)
    func start<Record>(_ list: [Record]) -> UnsafePointer<Record>? { list.withUnsafeBufferPointer(\.baseAddress) }
    #expect(start(first.intents) == start(later.intents))
    #expect(start(first.widgets) == start(later.widgets))
  }

  @Test func readsListsInEveryOrder() throws {
    var generator = SeededGenerator(seed: 1)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let shuffled = try ShippedSnapshots.all().flatMap { data in
      try (0..<10).map { _ in
        var surface = try Surface(snapshot: data)
        surface.intents.shuffle(using: &generator)
        surface.enums.shuffle(using: &generator)
        surface.intents += surface.intents.prefix(2)
        surface.entities.removeFirst(Int.random(in: 0...1, using: &generator))
        return Array(try encoder.encode(surface) + Data("\n".utf8))
      }
    }
    Self.expectSame(shuffled)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func readsListsThatWereEditedAgainAndAgain(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    var surface = try Surface(snapshot: try #require(ShippedSnapshots.all().last))
    Self.expectSame(
      try (0..<12).map { _ in
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          Self.edit(&surface.intents, using: &generator) { $0.title = .value("Title \($1)") }
          Self.edit(&surface.entities, using: &generator) { $0.displayName = .value("Name \($1)") }
          Self.edit(&surface.queries, using: &generator) { $0.entity = "Entity\($1)" }
        }
        return Array(try encoder.encode(surface) + Data("\n".utf8))
      })
  }

  private static func edit<Record>(
    _ list: inout [Record], using generator: inout SeededGenerator, change: (inout Record, Int) -> Void
  ) {
    guard let place = list.indices.randomElement(using: &generator),
      let other = list.indices.randomElement(using: &generator)
    else { return }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: list.remove(at: place)
    case 1: list.insert(list[other], at: place)
    case 2: list.swapAt(place, other)
    case 3: list.append(contentsOf: list[place...].prefix(3))
    case 4: list.insert(list.remove(at: place), at: list.startIndex)
    default: change(&list[place], Int.random(in: 0..<3, using: &generator))
    }
  }

  @Test func readsDamagedBytes() throws {
    let snapshots = try ShippedSnapshots.all().map(Array.init) + [Self.everyKind()]
    Self.expectSame(
      (0..<400).map { seed in
        var mutation = Mutation(seed: UInt64(seed))
        return mutation.mutant(of: snapshots[seed % snapshots.count])
      })
  }

  // The layout is taken apart by its lines: these stay lines, but not where they belong.
  @Test func readsLinesThatMoved() throws {
    let lines = String(decoding: try Self.everyKind(), as: UTF8.self).split(separator: "\n").map(String.init)
    var generator = SeededGenerator(seed: 2)
    Self.expectSame(
      (0..<600).map { _ in
        var lines = lines
        for _ in 0..<Int.random(in: 1...3, using: &generator) { Self.move(&lines, using: &generator) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
      })
  }

  private static func move(_ lines: inout [String], using generator: inout SeededGenerator) {
    let indices = lines.indices.shuffled(using: &generator)
    let (place, other) = (indices[0], indices[1])
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: lines.swapAt(place, other)
    case 1: lines.remove(at: place)
    case 2: lines.insert(lines[other], at: place)
    case 3: lines[place] = String(lines[place].drop { $0 == " " })
    case 4: lines[place] = "  " + lines[place]
    default: lines[place] += [",", "}", "]", "{", "[", " "].randomElement(using: &generator) ?? ""
    }
  }

  @Test(arguments: [
    // Two objects where one was, in the lines of one.
    "    {\n      \"a\" : 1\n},\n{\n      \"b\" : 2\n    }", "    {\n    }\n    ],\n    [\n    {\n    }",
    // A list that is not the snapshot's own.
    "    {\n      \"a\" : [\n    {\n    },\n    {\n    }\n      ]\n    }",
  ])
  func isNotMisledByIndentation(element: String) throws {
    let text = String(decoding: try Self.everyKind(), as: UTF8.self)
    let start = try #require(text.range(of: "\"intents\" : [\n"))
    let mutant = text.replacing("\"intents\" : [\n", with: "\"intents\" : [\n\(element),\n", maxReplacements: 1)
    let nested = text.replacingCharacters(in: start, with: "\"queries\" : [\n")
    Self.expectSame([Array(text.utf8), Array(mutant.utf8), Array(nested.utf8), Array(text.utf8)])
  }
}
