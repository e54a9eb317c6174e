import AppIntents

struct Task: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
  static let defaultQuery = TaskQuery()

  var id: String

  @Property(title: "Note")
  var note: String

  @Property(title: "Due")
  var due: Date?

  var displayRepresentation: DisplayRepresentation { "Task" }
}

struct TaskQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Task] { [] }
}
