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
    intents = Self.positions(surface.intents) { $0.identifier }
    entities = Self.positions(surface.entities) { $0.identifier }
    queries = Self.positions(surface.queries) { $0.identifier }
    enums = Self.positions(surface.enums) { $0.identifier }
    unionValues = Self.positions(surface.unionValues) { $0.identifier }
    widgets = Self.positions(surface.widgets) { $0.kind.spelling }
    legacyIntents = Self.positions(surface.legacyIntents) { $0.className }
    legacyEnums = Self.positions(surface.legacyEnums) { $0.name }
    legacyTypes = Self.positions(surface.legacyTypes) { $0.name }
  }

  // In place: a check indexes hundreds of versions, and a record is large to copy.
  private static func positions<Record>(_ records: [Record], _ key: (Record) -> String) -> [String: Int] {
    records.withUnsafeBufferPointer { records in
      var positions = [String: Int](minimumCapacity: records.count)
      for position in records.indices { positions[key(records[position])] = position }
      return positions
    }
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

  /// Whether the surface has an element: the record, and the member in it.
  package func contains(_ subject: Subject) -> Bool {
    guard let member = subject.member else { return containsRecord(subject) }
    return switch subject.kind {
    case .parameter: intent(subject.owner)?.parameter(member) != nil
    case .entityProperty: entity(subject.owner)?.properties.contains { $0.identifier == member } == true
    case .queryFilter: query(subject.owner)?.filters.contains { $0.property == member } == true
    case .enumCase: appEnum(subject.owner)?.cases.contains { $0.name == member } == true
    case .unionCase: unionValue(subject.owner)?.cases.contains { $0.name == member } == true
    case .phrase: shortcuts(of: subject.owner).contains { $0.phrases.contains { $0.text == member } }
    case .appShortcut: shortcuts(of: subject.owner).contains { $0.presets.joined(separator: ", ") == member }
    case .legacyParameter: hasLegacyParameter(subject.owner, member)
    case .legacyEnumCase: legacyEnum(subject.owner)?.cases.contains { $0.name == member } == true
    default: containsRecord(subject)
    }
  }

  private func containsRecord(_ subject: Subject) -> Bool {
    switch subject.kind {
    case .intent, .parameter, .result: intents[subject.owner] != nil
    case .parameterSummary: intent(subject.owner)?.parameterSummary != nil
    case .entity, .entityProperty: entities[subject.owner] != nil
    case .query, .queryFilter: queries[subject.owner] != nil
    case .enum, .enumCase: enums[subject.owner] != nil
    case .unionValue, .unionCase: unionValues[subject.owner] != nil
    case .appShortcutsProvider: surface.appShortcuts.contains { $0.identifier == subject.owner }
    case .appShortcut, .phrase: !shortcuts(of: subject.owner).isEmpty
    case .widget: widgets[subject.owner] != nil
    case .onscreenContent: surface.onscreenContent.contains { ($0.entity ?? $0.typePath) == subject.owner }
    case .package: surface.packages.contains { $0.typePath == subject.owner }
    case .legacyIntent: legacyIntents[subject.owner] != nil
    case .legacyEnum, .legacyEnumCase: legacyEnums[subject.owner] != nil
    case .legacyType: legacyTypes[subject.owner] != nil
    case .legacyParameter: legacyIntents[subject.owner] != nil || legacyTypes[subject.owner] != nil
    }
  }

  private func shortcuts(of intent: String) -> [AppShortcut] {
    surface.appShortcuts.flatMap(\.shortcuts).filter { $0.intent == intent }
  }

  private func hasLegacyParameter(_ owner: String, _ name: String) -> Bool {
    let intent = legacyIntent(owner)
    return intent?.parameters.contains { $0.name == name } == true
      || intent?.responseProperties.contains { "response.\($0.name)" == name } == true
      || legacyType(owner)?.properties.contains { $0.name == name } == true
  }

  /// On which platforms a record exists: nil in the result for all, nil for no such record.
  func platforms(of subject: Subject) -> [Platform]?? {
    func union(_ all: [[Platform]?]) -> [Platform]?? {
      if all.isEmpty { return .none }
      return .some(all.contains(nil) ? nil : Set(all.compactMap(\.self).joined()).sorted())
    }
    let owner = subject.owner
    return switch subject.kind {
    case .intent: union(surface.intents.filter { $0.identifier == owner }.map(\.platforms))
    case .entity: union(surface.entities.filter { $0.identifier == owner }.map(\.platforms))
    case .query: union(surface.queries.filter { $0.identifier == owner }.map(\.platforms))
    case .enum: union(surface.enums.filter { $0.identifier == owner }.map(\.platforms))
    case .unionValue: union(surface.unionValues.filter { $0.identifier == owner }.map(\.platforms))
    case .widget: union(surface.widgets.filter { $0.kind.spelling == owner }.map(\.platforms))
    default: .none
    }
  }
}
