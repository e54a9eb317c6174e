import AppIntentsFacts
import Foundation
import IntentSurface
import TestSupport
import Testing

@testable import MetadataReading

/// One made-up app in the files of three generations of Xcode.
@Suite struct MetadataReaderTests {
  static let generations = ["xcode15", "xcode26", "xcode27"]

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Fixtures.root.appending(path: "Metadata/Extracts/\(name).actionsdata")))
  }

  static func reading(_ name: String) throws -> SurfaceReading {
    try MetadataReader(bundle: "org.example.harbour").read(try bytes(name), path: "\(name).actionsdata")
  }

  static func intent(_ identifier: String, in name: String = "xcode27") throws -> Intent {
    try #require(try reading(name).surface.intents.first { $0.identifier == identifier })
  }

  @Test(arguments: generations)
  func countsEverything(name: String) throws {
    let reading = try Self.reading(name)
    #expect(reading.diagnostics == [])
    #expect(reading.surface.intents.count == 5)
    #expect(reading.surface.entities.count == 1)
    #expect(reading.surface.enums.map(\.identifier) == ["FishKind", "Weather"])
    #expect(reading.surface.queries.count == 1)
    #expect(reading.surface.appShortcuts.first?.shortcuts.count == 2)
  }

  @Test(arguments: generations)
  func givesTheSameSurfaceWhateverTheGenerator(name: String) throws {
    var surface = try Self.reading(name).surface
    var newest = try Self.reading("xcode27").surface
    #expect(surface.readFrom.tool != nil)
    surface.readFrom.tool = nil
    newest.readFrom.tool = nil
    // What an older generator does not write is unread.
    #expect(surface.readFrom.unread.isEmpty == (name == "xcode27"))
    surface.readFrom.unread = []
    for index in newest.intents.indices { newest.intents[index].allowedTargets = [] }
    for index in surface.intents.indices { surface.intents[index].allowedTargets = [] }
    #expect(surface == newest)
  }

  /// Records that are not there lack nothing.
  @Test(arguments: ["actions", "entities", "enums", "autoShortcuts"])
  func missesNothingWhereThereIsNoRecord(_ list: String) throws {
    let data = Data(try Self.bytes("xcode27"))
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    object[list] = object[list] is [Any] ? [] as [Any] : [:] as [String: Any]
    let rest = Array(try JSONSerialization.data(withJSONObject: object))
    let surface = try MetadataReader(bundle: "org.example.harbour").read(rest, path: "rest.actionsdata").surface
    #expect(surface.readFrom.unread.isEmpty)
  }

  @Test func survivesASnapshot() throws {
    let surface = try Self.reading("xcode26").surface
    #expect(try Surface(snapshot: try surface.snapshotData()) == surface)
  }

  @Test func namesTheGenerator() throws {
    let provenance = try Self.reading("xcode15").surface.readFrom
    #expect(provenance.kind == .metadata)
    #expect(provenance.tool == "xcode-tools 15.2")
  }

  @Test func placesARecord() throws {
    let intent = try Self.intent("HarbourShowTidesIntent")
    #expect(intent.typePath == "ShowTides")
    #expect(intent.module == "Harbour")
    #expect(intent.bundle == "org.example.harbour")
    #expect(intent.identifierSource == .persistentIdentifier)
    #expect(intent.conformance == .unknown)
    #expect(intent.availability == [Availability(platform: "iOS", introduced: "17.0")])
    #expect(intent.authenticationPolicy == .value("requiresAuthentication"))
    #expect(intent.openAppWhenRun == .value(true))
  }

  @Test func readsParameters() throws {
    let intent = try Self.intent("LogCatchIntent")
    #expect(
      intent.parameters.map { "\($0.name): \($0.type) = \($0.defaultValue?.spelling ?? "none")" } == [
        "kind: enum FishKind = .cod", "weight: Double = 1.5", "boat: entity BoatEntity? = none",
        "isReleased: Bool = false", "notes: [String]? = none", "crossing: Measurement<UnitDuration>? = none",
        "photo: IntentFile? = none",
      ])
    #expect(intent.parameter("weight")?.range == "(0, 500)")
    #expect(intent.parameter("weight")?.summary == .value("In kilograms."))
    #expect(intent.parameter("photo")?.inputConnection == "connectToPreviousIntentResult")
  }

  @Test func readsWhatAnIntentSaysAndGives() throws {
    let intent = try Self.intent("LogCatchIntent")
    #expect(intent.summary == .value("Adds a catch to the log."))
    #expect(intent.category == .value("Log"))
    #expect(intent.searchKeywords == [.value("fish"), .value("log")])
    #expect(intent.result.value == .entity("BoatEntity"))
    #expect(intent.result.providesDialog)
    #expect(
      intent.parameterSummary?.branches.map { "\($0.conditions): \($0.sentence ?? "")" } == [
        "[\"when $boat hasAnyValue\"]: Log ${kind} caught from ${boat}", "[\"otherwise\"]: Log ${kind}",
      ])
  }

  @Test func leavesOutWhatProtocolsGiveAnyway() throws {
    let open = try Self.intent("OpenBoatIntent")
    #expect(open.protocols == [.openIntent])
    #expect(open.openAppWhenRun == nil)
    let widget = try Self.intent("BoatWidgetIntent")
    #expect(widget.protocols == [.widgetConfigurationIntent])
    #expect(widget.isDiscoverable == nil)
    #expect(widget.result.isInherited)
  }

  @Test func readsDeprecation() throws {
    let intent = try Self.intent("OldLogIntent")
    #expect(intent.deprecation == Deprecation(message: .value("Use Log a Catch."), replacedBy: "LogCatchIntent"))
    #expect(intent.isDiscoverable == .value(false))
  }

  @Test func readsEntitiesAndQueries() throws {
    let surface = try Self.reading("xcode27").surface
    let boat = try #require(surface.entities.first)
    #expect(boat.defaultQuery == "BoatQuery")
    #expect(boat.protocols == [.indexedEntity])
    #expect(boat.idType == nil)
    #expect(
      boat.properties.map { "\($0.identifier): \($0.type) \($0.kind)" } == [
        "name: String stored", "berth: Int? stored", "catches: [String] deferred",
      ])
    let query = try #require(surface.queries.first)
    #expect(query.capabilities == [.property, .string])
    #expect(query.sortOptions == ["name"])
    #expect(
      query.filters == [
        QueryFilter(property: "berth", comparators: ["GreaterThanComparator"]),
        QueryFilter(property: "name", comparators: ["ContainsComparator", "EqualToComparator"]),
      ])
  }

  @Test func readsTheNamesOfEnums() throws {
    let enums = try Self.reading("whole").surface.enums
    #expect(enums.flatMap(\.synonyms).compactMap(\.value).isEmpty == false)
    #expect(enums.contains { $0.displayName != nil } && enums.contains { $0.numericFormat != nil })
  }

  @Test func readsAppShortcuts() throws {
    let provider = try #require(try Self.reading("xcode15").surface.appShortcuts.first)
    #expect(provider.typePath == "HarbourShortcuts")
    #expect(provider.tileColor == "grape")
    #expect(provider.shortcuts[0].phrases[0].tokens == ["kind", "applicationName"])
    #expect(provider.shortcuts[0].systemImage == .value("fish"))
    #expect(provider.shortcuts[1].systemImage == nil)
  }
}
