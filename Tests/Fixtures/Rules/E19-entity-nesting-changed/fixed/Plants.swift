import AppIntents

struct ScanResultEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan Result"
  static let defaultQuery = ScanResultQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "Scan Result" }
}

struct ScanResultQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ScanResultEntity] { [] }
}
