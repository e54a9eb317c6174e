import AppIntents
import Foundation

enum Order: String, AppEnum {
  case newest
  case oldest = "old"
  case bySender

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static let caseDisplayRepresentations: [Order: DisplayRepresentation] = [
    .newest: "Newest", .oldest: DisplayRepresentation(title: "Oldest"), .bySender: "By Sender",
  ]
}

enum Weight: Int, AppEnum {
  case light = 5, middle, heavy

  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Weight") }
  static let caseDisplayRepresentations: [Weight: DisplayRepresentation] = [:]
}

struct Folder: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Folder"
  static let defaultQuery = FolderQuery()

  let id: UUID

  @Property(title: "Name")
  var name: String

  @Property(identifier: "unread", title: "Unread")
  var unreadCount: Int?

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct FolderQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [Folder] { [] }
  func entities(matching string: String) async throws -> [Folder] { [] }
}
