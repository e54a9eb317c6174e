import AppIntents

struct Tick: AppIntent {
  static let title: LocalizedStringResource = "Tick"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Task: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
  static let defaultQuery = TaskQuery()

  var id: String

  var displayRepresentation: DisplayRepresentation { "Task" }
}

struct TaskQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Task] { [] }
}
