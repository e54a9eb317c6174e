import AppIntents

@AppEntity(schema: .messages.messagePerson)
struct PersonEntity {
  static let defaultQuery = PersonQuery()

  var id: String
  var person: IntentPerson

  var displayRepresentation: DisplayRepresentation { "Person" }
}

struct PersonQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PersonEntity] { [] }
}
