/// Types of the ids of entities.
package enum IdentifierTypes {
  /// Those that the framework itself makes `EntityIdentifierConvertible`. Source: the interface of App Intents.
  package static let convertible: Set<String> = [
    "String", "UUID", "Int", "Float", "FileEntityIdentifier", "SyncableEntityIdentifier",
  ]
}
