import AppIntents

struct BoatEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
  static let defaultQuery = BoatQuery()

  let id: UUID

  @Property(title: "Name")
  var name: String

  @Property(title: "Berth")
  var berth: Int?

  @DeferredProperty(title: "Catches")
  var catches: [String] {
    get async throws { try await Log.shared.catches(of: id) }
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct BoatQuery: EntityPropertyQuery, EntityStringQuery {
  static let properties = QueryProperties {
    Property(\BoatEntity.$name) {
      EqualToComparator { Predicate.name($0) }
      ContainsComparator { Predicate.nameContains($0) }
    }
    Property(\BoatEntity.$berth) {
      GreaterThanComparator { Predicate.berth($0) }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\BoatEntity.$name)
  }

  func entities(for identifiers: [UUID]) async throws -> [BoatEntity] { [] }
  func entities(matching string: String) async throws -> [BoatEntity] { [] }
  func entities(
    matching comparators: [Predicate], mode: ComparatorMode, sortedBy: [EntityQuerySort<BoatEntity>], limit: Int?
  ) async throws -> [BoatEntity] { [] }
}

enum FishKind: String, AppEnum {
  case cod, herring, eel

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fish"
  static let caseDisplayRepresentations: [FishKind: DisplayRepresentation] = [
    .cod: "Cod", .herring: "Herring", .eel: "Eel",
  ]
}

enum Weather: String, AppEnum {
  case calm
  case rough = "storm"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  static let caseDisplayRepresentations: [Weather: DisplayRepresentation] = [.calm: "Calm", .rough: "Storm"]
}

struct HarbourShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .grape

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogCatchIntent(),
      phrases: ["Log a \(\.$kind) in \(.applicationName)", "\(.applicationName) catch"],
      shortTitle: "Log Catch", systemImageName: "fish")
    AppShortcut(intent: OpenBoatIntent(), phrases: ["Open my boat in \(.applicationName)"])
  }
}
