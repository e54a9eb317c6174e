package import IntentSurface

/// The records of a surface by their effective identifier.
///
/// Where several records share an identifier, it gives the last in canonical order: a build that merges them keeps the
/// last one it reads.
package struct SurfaceIndex: Sendable {
  private let surface: Surface
  private let intents: [String: Int]
  private let entities: [String: Int]
  private let queries: [String: Int]
  private let enums: [String: Int]
  private let unionValues: [String: Int]
  private let widgets: [String: Int]
  private let legacyIntents: [String: Int]
  private let legacyEnums: [String: Int]
  private let legacyTypes: [String: Int]

  /// - Parameter surface: in canonical order.
  package init(_ surface: Surface) {
    self.surface = surface
    intents = Self.positions(surface.intents, \.identifier)
    entities = Self.positions(surface.entities, \.identifier)
    queries = Self.positions(surface.queries, \.identifier)
    enums = Self.positions(surface.enums, \.identifier)
    unionValues = Self.positions(surface.unionValues, \.identifier)
    widgets = Self.positions(surface.widgets, \.kind.spelling)
    legacyIntents = Self.positions(surface.legacyIntents, \.className)
    legacyEnums = Self.positions(surface.legacyEnums, \.name)
    legacyTypes = Self.positions(surface.legacyTypes, \.name)
  }

  private static func positions<Record>(_ records: [Record], _ key: KeyPath<Record, String>) -> [String: Int] {
    Dictionary(records.indices.map { (records[$0][keyPath: key], $0) }) { $1 }
  }

  /// The intent with an effective identifier.
  package func intent(_ identifier: String) -> Intent? { intents[identifier].map { surface.intents[$0] } }

  /// The entity with an effective identifier.
  package func entity(_ identifier: String) -> Entity? { entities[identifier].map { surface.entities[$0] } }

  /// The query with an effective identifier.
  package func query(_ identifier: String) -> EntityQuery? { queries[identifier].map { surface.queries[$0] } }

  /// The App Enum with an effective identifier.
  package func appEnum(_ identifier: String) -> AppEnum? { enums[identifier].map { surface.enums[$0] } }

  /// The union value with an effective identifier.
  package func unionValue(_ identifier: String) -> UnionValue? {
    unionValues[identifier].map { surface.unionValues[$0] }
  }

  /// The widget or control with a kind, a literal or an expression as spelled.
  package func widget(_ kind: String) -> Widget? { widgets[kind].map { surface.widgets[$0] } }

  /// The custom SiriKit intent with a class name.
  package func legacyIntent(_ className: String) -> LegacyIntent? {
    legacyIntents[className].map { surface.legacyIntents[$0] }
  }

  /// The enum of an `.intentdefinition` file with a name.
  package func legacyEnum(_ name: String) -> LegacyEnum? { legacyEnums[name].map { surface.legacyEnums[$0] } }

  /// The object type of an `.intentdefinition` file with a name.
  package func legacyType(_ name: String) -> LegacyType? { legacyTypes[name].map { surface.legacyTypes[$0] } }
}
