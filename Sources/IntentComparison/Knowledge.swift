import IntentSurface

/// What both sides of a comparison can know.
///
/// Built metadata lacks things that source code shows. Where one side is source and the other is metadata, those are not
/// compared, and the comparison says so.
struct Knowledge {
  /// Whether one side is source code and the other built metadata.
  let isMixed: Bool
  /// Whether both sides can show what property lists declare. Metadata alone, without its bundle, does not.
  private let coversPropertyLists: Bool

  init(_ old: Surface, _ new: Surface) {
    isMixed = old.readFrom.kind != new.readFrom.kind
    coversPropertyLists = [old, new].allSatisfy { $0.readFrom.kind == .source || !$0.hosts.isEmpty }
  }

  /// Whether both sides can know about an element of a kind, or about one aspect of it.
  func covers(_ kind: ElementKind, _ aspect: Aspect?) -> Bool {
    if Self.kindsOfPropertyLists.contains(kind), !coversPropertyLists { return false }
    guard isMixed else { return true }
    if Self.kindsOfSource.contains(kind) { return false }
    guard let aspect else { return true }
    return !Self.aspectsOfSource.contains(aspect)
  }

  /// What is not compared, in words.
  var notCompared: [String] {
    guard isMixed else { return [] }
    return Self.inWords.map { "\($0) (one side is built metadata, which does not hold them)" }
  }

  private static let kindsOfSource: Set<ElementKind> = [
    .widget, .onscreenContent, .unionValue, .unionCase, .package, .legacyIntent, .legacyParameter, .legacyEnum,
    .legacyEnumCase, .legacyType, .systemIntent, .userActivity,
  ]

  private static let kindsOfPropertyLists: Set<ElementKind> = [.systemIntent, .userActivity]

  // `extract.actionsdata`, read for the generators of 2023 to 2026: no conformance paths, no code of `perform()`, no
  // entity id types, no raw types, no expressions; visibility and summaries are kept in another form.
  private static let aspectsOfSource: Set<Aspect> = [
    .typeName, .identifierSource, .unreadIdentifier, .module, .bundle, .conformance, .interactions, .isUsedByButton,
    .idType, .displayRepresentation, .transferRepresentations, .urlRepresentation, .findsByIdentifier,
    .suggestsEntities, .rawType, .image, .synonyms, .updatesParameters, .optionsProvider, .dependencies,
    .defaultValue, .requestValueDialog, .propertyKind, .order, .caseOrder, .controlStyle, .range, .input, .output,
    .availability, .tileColor, .contentTypes, .presets,
  ]

  private static let inWords = [
    "Swift type names, modules and conformance paths", "availability", "entity id types and representations",
    "default values, ranges, pickers and options of parameters", "how queries find and suggest entities",
    "raw types, synonyms and images of enums", "what `perform()` asks for",
    "widgets, onscreen content, packages, SiriKit intents and user activities",
  ]
}
