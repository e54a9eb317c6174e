extension Entity: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .entity)

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<Entity>] =
    // Its nesting is judged, so its type name is.
    nameFields().map { field in
      switch field.facts.aspects {
      case [.typeName]: field
      case [.unreadIdentifier]: field.unjudged(.trap)
      default: field.unjudged(.spelling)
      }
    } + placeFields().map { $0.unjudged(.place) } + [
      .targets { $0.hosts },
      conformanceField().unjudged(.hurtsIntentsAlone),
      availabilityField().unjudged(.followsIntent),
      .withOwner(.platforms).unjudged(.followsUsers),
      .setting(.displayName) { $0.displayName },
      .items(.synonyms) { $0.synonyms.map(\.spelling) }.onlyInMetadata().unjudged(.onlyShown),
      .setting(.numericFormat) { $0.numericFormat }.onlyInMetadata().unjudged(.onlyShown),
      .text(.displayRepresentation) { $0.displayRepresentation }.onlyInSource(),
      .textOfBoth(.idType) { $0.idType }.onlyInSource(),
      .code(.idCode) { $0.idCode },
      .name(.defaultQuery, of: .query) { $0.defaultQuery },
      .items(.protocols) { $0.protocols },
      .items(.transferRepresentations) { $0.transferRepresentations }.onlyInSource(),
      .setting(.urlRepresentation) { $0.urlRepresentation }.onlyInSource(),
      .schema { $0.schema },
      .setting(.isAssistantOnly, standard: false) { $0.isAssistantOnly },
      .items(.unknownCodes) { $0.unknownCodes }.onlyInMetadata().unjudged(.unknownCode),
    ]
}

extension EntityProperty: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = Entity

  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .entityProperty)

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<EntityProperty>] = [
    .type { $0.type },
    .setting(.title) { $0.title },
    .text(.propertyKind) { $0.kind.rawValue }.stored(as: "kind")
      .unjudged("Where the value comes from does not matter to a variable that reads it."),
    .text(.indexingKey) { $0.indexingKey },
    .flag(.visibility) { $0.isInternal }.stored(as: "isInternal").onlyInSource().recorded(sinceEdition: 1),
    .items(.unknownCodes) { $0.unknownCodes }.onlyInMetadata().unjudged(.unknownCode),
  ]
}

extension EntityQuery: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .query, renamed: "A query is resolved inside the build; no shortcut stores its name.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<EntityQuery>] =
    (nameFields() + placeFields() + [conformanceField()]).map { $0.unjudged(.place) } + [
      availabilityField().unjudged("What a newer system can do is a matter of the entity's default query."),
      .withOwner(.platforms).unjudged(.followsUsers),
      .items(.capabilities) { $0.capabilities },
      .name(.entity, of: .entity) { $0.entity }.unjudged("The entity says which query it uses, and that is judged."),
      .flag(.findsByIdentifier) { $0.findsByIdentifier }.onlyInSource()
        .unjudged("entities(for:) is required, so it is only written elsewhere."),
      .code(.findingCode) { $0.findingCode }.recorded(sinceEdition: 10),
      .code(.findingPlaces) { $0.findingPlaces }.recorded(sinceEdition: 10),
      .flag(.suggestsEntities) { $0.suggestsEntities }.onlyInSource(),
      .flag(.hasDefaultResult) { $0.hasDefaultResult }.onlyInSource().recorded(sinceEdition: 1)
        .unjudged("It counts for parameters without a value, and these are judged."),
      .items(.sortOptions) { $0.sortOptions },
      .text(.input) { $0.input }.onlyInSource().unjudged("What a value query answers to is not stored."),
      .type(.output, optionality: .output) { $0.output }.onlyInSource()
        .unjudged("What a value query answers to is not stored."),
      .references(.dependencies) { $0.dependencies }.onlyInSource()
        .unjudged("What options depend on shows while people choose, not afterwards."),
      .setting(.executionTargets) { $0.executionTargets }.onlyInSource().recorded(sinceEdition: 1)
        .unjudged("Which process answers decides nothing that is stored, and no source says what is lost."),
      .items(.unknownCodes) { $0.unknownCodes }.onlyInMetadata().unjudged(.unknownCode),
    ]
}

extension QueryFilter: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = EntityQuery

  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .queryFilter, renamed: "A filter is named by its property, which is judged.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<QueryFilter>] = [.items(.comparators) { $0.comparators }]
}
