import IntentSurface

extension Rule {
  static let identifierNotLiteral = Rule(
    id: "I05", name: "identifier-not-literal", title: "Identifier is not a literal",
    effects: [.savedShortcuts: .degrades], hardest: [.savedShortcuts: .asks, .findAndVariables: .asks],
    confidence: .medium, basis: .measured("2026-09"),
    explanation: """
      The build extracts `persistentIdentifier` from the code without running it. If it is computed, built from other \
      constants or declared in an extension, the extraction may miss it, and the type name becomes the identifier. What \
      code makes and was not read can't be told from the type name. The next rename then breaks shortcuts although the code looks pinned.
      """,
    symptom: "Nothing at first; after a rename, “Unknown Action”.",
    fix: "Declare `static let persistentIdentifier = \"…\"` with a plain string literal, in the type itself.",
    evidence: [
      "Measured in built metadata (touyou/IntentTodo, 2026-09-11): the identifier must be a constant, like the "
        + "title",
      "utmapp/UTM 1518ae37: a `static var id` had no effect on what the system stores",
    ],
    judge: .lint { surface in
      surface.intents.compactMap { judgement(.intent, $0) } + surface.entities.compactMap { judgement(.entity, $0) }
        + surface.enums.compactMap { judgement(.enum, $0) }
    })

  private static func judgement(_ kind: ElementKind, _ record: some SurfaceRecord) -> Judgement? {
    guard let expression = record.unreadIdentifier else { return nil }
    // Worked out from code of the type, it is only what the build may not see.
    let effect: Effect = record.identifierSource == .persistentIdentifier ? .degrades : .asks
    // A base class or a protocol gives it, and what it is can be told.
    let given = expression.hasPrefix("\"") && effect == .asks
    let place = given ? "comes from outside of the type as" : "is written as"
    return Judgement(
      Subject(kind, record.identifier),
      """
      The identifier of \(record.typeName) \(place) `\(expression)`, which the build may not read; it is taken \
      to be “\(record.identifier)” here.
      """,
      effects: kind == .entity ? [.findAndVariables: effect, .savedShortcuts: effect] : [.savedShortcuts: effect],
      fix: Fix(
        "Write the shipped identifier as a literal in \(record.typeName).",
        code: IntentCode.persistentIdentifier(record.identifier)),
      key: given ? expression : nil)
  }
}
