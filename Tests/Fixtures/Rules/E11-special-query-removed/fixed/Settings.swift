import AppIntents

struct GardenSettingsEntity: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden Settings"
  static let defaultQuery = GardenSettingsQuery()

  @Property(title: "Reminders")
  var remindersEnabled: Bool

  var displayRepresentation: DisplayRepresentation { "Garden Settings" }
}

struct GardenSettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> GardenSettingsEntity { try await Garden.shared.settings() }
}

struct LeafValueQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [LeafEntity] {
    try await Garden.shared.leaves(like: input)
  }
}

struct LeafEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
  static let defaultQuery = LeafQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "Leaf" }
}

struct LeafQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [LeafEntity] { [] }
}
