extension AppEnum: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .enum)

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<AppEnum>] =
    nameFields().map { $0.unjudged("Stored choices are raw values alone.") }
    + placeFields().map { $0.unjudged(.place) } + [
      .targets { $0.hosts },
      conformanceField().unjudged(.hurtsIntentsAlone),
      availabilityField().unjudged(.followsIntent),
      .withOwner(.platforms).unjudged(.followsUsers),
      .setting(.displayName) { $0.displayName },
      .items(.synonyms) { $0.synonyms.map(\.spelling) }.onlyInMetadata().unjudged(.onlyShown),
      .setting(.numericFormat) { $0.numericFormat }.onlyInMetadata().unjudged(.onlyShown),
      .items(.protocols) { $0.protocols }.unjudged("No protocol of an enum is known to carry what people stored."),
      .schema { $0.schema },
      .setting(.isAssistantOnly, standard: false) { $0.isAssistantOnly }
        .unjudged("An enum shows only through parameters, whose intents are judged."),
      .textOfBoth(.rawType) { $0.rawType }.onlyInSource(),
      .withOwner(.caseOrder)
        .unjudged("The order is that of the picker; numbers that shift with it are judged."),
    ]
}

extension EnumCase: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = AppEnum

  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .enumCase, renamed: "The raw value is the same, and only it is stored.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<EnumCase>] = [
    // Another raw type is one cause for all of them.
    .withOwner(.rawValue),
    .setting(.title) { $0.title },
    .setting(.subtitle) { $0.subtitle }.onlyInMetadata().unjudged(.onlyShown),
    .texts(.synonyms) { $0.synonyms },
    // Only symbols with a literal name are spelled alike in code and in builds.
    .text(.image) { $0.image }.decided { !($0.image?.hasPrefix("systemName: \"") ?? true) }.unjudged(.onlyShown),
    .text(.availability) { $0.availability.spelling }.onlyInSource(),
    .flag(.unlisted) { $0.isUnlisted }.stored(as: "isUnlisted").onlyInSource().recorded(sinceEdition: 1),
  ]
}

extension UnionValue: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .unionValue, visibility: .source,
    removed: "Whatever was of its type has another one or is gone, and that is judged.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<UnionValue>] =
    (nameFields() + placeFields() + [conformanceField(), availabilityField()]).map { $0.unjudged(.spelling) } + [
      .withOwner(.platforms).unjudged(.followsUsers)
    ]
}

extension UnionCase: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = UnionValue

  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .unionCase, visibility: .source, renamed: "It is compared as one case that left and one that joined.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<UnionCase>] = [.type { $0.type }]
}
