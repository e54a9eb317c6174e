import IntentSurface

/// What the timeline needs to know of one intent, entity or enum in one version.
struct PromiseState {
  var typePath: String
  var isAssistantOnly: Bool
  /// Whether people can find it in the Shortcuts app.
  var isListed: Bool
  /// For an intent a `DeprecatedAppIntent`; for an entity or enum a deprecating `@available`.
  var isDeprecated: Bool
  var replacedBy: String?
  var bundle: String?
  var availability: [Availability]
}

extension Surface {
  func state(of subject: Subject) -> PromiseState? {
    switch subject.kind {
    case .intent: intents.first { $0.identifier == subject.owner }.map(PromiseState.init)
    case .entity: entities.first { $0.identifier == subject.owner }.map { PromiseState($0, $0.isAssistantOnly) }
    case .enum: enums.first { $0.identifier == subject.owner }.map { PromiseState($0, $0.isAssistantOnly) }
    default: nil
    }
  }

  /// Whether the default query of an entity makes a Find action.
  func makesFindAction(of entity: String) -> Bool {
    guard let query = entities.first(where: { $0.identifier == entity })?.defaultQuery else { return false }
    return queries.contains { $0.identifier == query && $0.makesFindAction }
  }

  /// Every intent, entity and enum by kind and effective identifier.
  var promises: [Subject] {
    intents.map { Subject(.intent, $0.identifier) } + entities.map { Subject(.entity, $0.identifier) }
      + enums.map { Subject(.enum, $0.identifier) }
  }

  /// The effective identifier of the intent that code calls by a Swift name, or that has it as its identifier.
  func intentIdentifier(named name: String) -> String? {
    let match =
      intents.first { $0.typePath == name } ?? intents.first { $0.identifier == name }
      ?? intents.first { $0.typeName == name.lastNameComponent }
    return match?.identifier
  }
}

extension PromiseState {
  init(_ intent: Intent) {
    self.init(
      typePath: intent.typePath, isAssistantOnly: intent.isAssistantOnly?.value == true, isListed: intent.isListed,
      isDeprecated: intent.deprecation != nil, replacedBy: intent.deprecation?.replacedBy, bundle: intent.bundle,
      availability: intent.availability)
  }

  init(_ record: some SurfaceRecord, _ isAssistantOnly: Setting<Bool>?) {
    self.init(
      typePath: record.typePath, isAssistantOnly: isAssistantOnly?.value == true,
      isListed: isAssistantOnly?.value != true,
      isDeprecated: record.availability.contains(where: \.deprecates),
      replacedBy: nil, bundle: record.bundle, availability: record.availability)
  }
}
