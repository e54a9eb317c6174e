package import IntentSurface

/// The records of a surface by their effective identifier.
///
/// Where several records share an identifier, it gives the last in canonical order: a build that merges them keeps the
/// last one it reads.
package struct SurfaceIndex: Sendable {
  private let surface: Surface
  private let known = KnownValueUses()

  /// - Parameter surface: in canonical order.
  package init(_ surface: Surface) { self.surface = surface }

  /// What has values of which types.
  var uses: ValueUses { known.uses(in: surface) }

  func intent(at position: Int) -> Intent { surface.intents[position] }
  func entity(at position: Int) -> Entity { surface.entities[position] }
  func widget(at position: Int) -> Widget { surface.widgets[position] }

  /// The first query with an effective identifier.
  package func firstQuery(_ identifier: String) -> EntityQuery? {
    first(identifier, in: surface.queries) { $0.identifier }
  }

  // By halves, and in place: a check looks at hundreds of versions, and few of their records are ever asked for.
  private func last<Record>(_ name: String, in records: [Record], by key: (Record) -> String) -> Record? {
    records.withUnsafeBufferPointer { records in
      let end = records.indices.bisected { !(name < key(records[$0])) }
      return end > 0 && key(records[end - 1]) == name ? records[end - 1] : nil
    }
  }

  private func first<Record>(_ name: String, in records: [Record], by key: (Record) -> String) -> Record? {
    records.withUnsafeBufferPointer { records in
      let start = records.indices.bisected { key(records[$0]) < name }
      return start < records.count && key(records[start]) == name ? records[start] : nil
    }
  }

  /// What `Surface.name(of:)` gives, found by halves.
  package func name(of subject: Subject) -> String? {
    let path = subject.kind.ownerKinds.lazy.compactMap { typePath(of: $0, subject.owner) }.first
    return path.map { path in subject.member.map { "\(path).\($0)" } ?? path }
  }

  private func typePath(of kind: ElementKind, _ name: String) -> String? {
    switch kind {
    case .intent: first(name, in: surface.intents) { $0.identifier }?.typePath
    case .entity: first(name, in: surface.entities) { $0.identifier }?.typePath
    case .query: first(name, in: surface.queries) { $0.identifier }?.typePath
    case .enum: first(name, in: surface.enums) { $0.identifier }?.typePath
    case .unionValue: first(name, in: surface.unionValues) { $0.identifier }?.typePath
    case .appShortcutsProvider: first(name, in: surface.appShortcuts) { $0.identifier }?.typePath
    default: nil
    }
  }

  /// The intent with an effective identifier.
  package func intent(_ identifier: String) -> Intent? { last(identifier, in: surface.intents) { $0.identifier } }

  /// The entity with an effective identifier.
  package func entity(_ identifier: String) -> Entity? { last(identifier, in: surface.entities) { $0.identifier } }

  /// The query with an effective identifier.
  package func query(_ identifier: String) -> EntityQuery? { last(identifier, in: surface.queries) { $0.identifier } }

  /// The App Enum with an effective identifier.
  package func appEnum(_ identifier: String) -> AppEnum? { last(identifier, in: surface.enums) { $0.identifier } }

  /// The union value with an effective identifier.
  package func unionValue(_ identifier: String) -> UnionValue? {
    last(identifier, in: surface.unionValues) { $0.identifier }
  }

  /// The widget or control with a kind, a literal or an expression as spelled.
  package func widget(_ kind: String) -> Widget? { last(kind, in: surface.widgets) { $0.kind.spelling } }

  /// All with a kind, in canonical order.
  package func widgets(_ kind: String) -> ArraySlice<Widget> {
    let start = surface.widgets.indices.bisected { surface.widgets[$0].kind.spelling < kind }
    return surface.widgets[start...].prefix { $0.kind.spelling == kind }
  }

  /// The other types that people place as the same kind: one for older systems, one for newer ones.
  package func twins(of widget: Widget) -> [Widget] {
    guard widget.hasKnownKind else { return [] }
    return widgets(widget.kind.spelling).filter {
      $0.kind == widget.kind && $0.isControl == widget.isControl && $0.typePath != widget.typePath && $0.isPlaced
    }
  }

  /// Whether a widget has its settings from an App Intent with one of some names.
  ///
  /// - Parameter apps: those that must have the widget, where both are known; empty for any.
  package func hasWidget(configuredBy names: [String], in apps: @autoclosure () -> Set<String> = []) -> Bool {
    surface.widgets.contains { widget in
      guard widget.settingsIntents(from: .appIntent).contains(where: names.contains) else { return false }
      let (apps, homes) = (apps(), surface.apps(with: widget.hosts))
      return apps.isEmpty || homes.isEmpty || !homes.isDisjoint(with: apps)
    }
  }

  /// Whether an App Shortcut runs an intent with one of some names.
  package func hasAppShortcut(for names: [String]) -> Bool {
    names.contains { !shortcuts(of: $0).isEmpty }
  }

  /// The custom SiriKit intent with a class name.
  package func legacyIntent(_ className: String) -> LegacyIntent? {
    last(className, in: surface.legacyIntents) { $0.className }
  }

  /// Whether union values or screens hold entities, which are not followed to these.
  package var mayShowAnyEntity: Bool { !surface.unionValues.isEmpty || !surface.onscreenContent.isEmpty }

  /// The enum of an `.intentdefinition` file with a name.
  package func legacyEnum(_ name: String) -> LegacyEnum? { last(name, in: surface.legacyEnums) { $0.name } }

  /// The object type of an `.intentdefinition` file with a name.
  package func legacyType(_ name: String) -> LegacyType? { last(name, in: surface.legacyTypes) { $0.name } }

  /// The system intent of SiriKit with a class name.
  package func systemIntent(_ name: String) -> SystemIntent? { last(name, in: surface.systemIntents) { $0.name } }

  /// The user activity with a type, a literal or an expression as spelled.
  package func activity(_ type: String) -> UserActivity? {
    last(type, in: surface.userActivities) { $0.type.spelling }
  }

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
    case .translatedPhrase: surface.translatedPhrases.contains { $0.intent == subject.owner && $0.name == member }
    case .appShortcut: shortcuts(of: subject.owner).contains { $0.presets.joined(separator: ", ") == member }
    case .legacyParameter: hasLegacyParameter(subject.owner, member)
    case .legacyEnumCase: legacyEnum(subject.owner)?.cases.contains { $0.name == member } == true
    case .spokenName: surface.spokenNames(in: member)?.contains { $0.name == subject.owner } == true
    default: containsRecord(subject)
    }
  }

  private func containsRecord(_ subject: Subject) -> Bool {
    switch subject.kind {
    case .intent, .parameter, .result: intent(subject.owner) != nil
    case .parameterSummary: intent(subject.owner)?.parameterSummary != nil
    case .entity, .entityProperty: entity(subject.owner) != nil
    case .query, .queryFilter: query(subject.owner) != nil
    case .enum, .enumCase: appEnum(subject.owner) != nil
    case .unionValue, .unionCase: unionValue(subject.owner) != nil
    case .appShortcutsProvider: surface.appShortcuts.contains { $0.identifier == subject.owner }
    case .appShortcut, .phrase, .translatedPhrase: !shortcuts(of: subject.owner).isEmpty
    case .widget: widget(subject.owner) != nil
    case .onscreenContent: surface.onscreenContent.contains { ($0.entity ?? $0.typePath) == subject.owner }
    case .package: surface.packages.contains { $0.typePath == subject.owner }
    case .legacyIntent: legacyIntent(subject.owner) != nil
    case .legacyEnum, .legacyEnumCase: legacyEnum(subject.owner) != nil
    case .legacyType: legacyType(subject.owner) != nil
    case .systemIntent: systemIntent(subject.owner) != nil
    case .userActivity: activity(subject.owner) != nil
    case .spokenName: surface.spokenNames(in: nil)?.contains { $0.name == subject.owner } == true
    case .urlScheme: surface.urlSchemes.contains { $0.name == subject.owner }
    case .legacyParameter: legacyIntent(subject.owner) != nil || legacyType(subject.owner) != nil
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

  /// On which platforms a record exists, those of the whole surface where it says nothing itself.
  package func platforms(of subject: Subject) -> [Platform] {
    let own = sites(of: subject).map(\.platforms)
    return own.contains(nil) || own.isEmpty
      ? surface.readFrom.platforms : Set(own.compactMap(\.self).joined()).sorted()
  }

  /// The bundles that have what a subject names on a platform: several may each have one for their own.
  package func hosts(of subject: Subject, on platform: Platform) -> [String] {
    sites(of: subject).filter { $0.platforms?.contains(platform) ?? true }.flatMap(\.hosts)
  }

  private func sites(of subject: Subject) -> [(hosts: [String], platforms: [Platform]?)] {
    func sites(_ records: [some SurfaceRecord]) -> [(hosts: [String], platforms: [Platform]?)] {
      records.filter { $0.identifier == subject.owner }.map { ($0.hosts, $0.platforms) }
    }
    return switch subject.kind {
    case .intent: sites(surface.intents)
    case .entity: sites(surface.entities)
    case .query: sites(surface.queries)
    case .enum: sites(surface.enums)
    case .unionValue: sites(surface.unionValues)
    case .widget: surface.widgets.filter { $0.kind.spelling == subject.owner }.map { ($0.hosts, $0.platforms) }
    default: []
    }
  }
}
