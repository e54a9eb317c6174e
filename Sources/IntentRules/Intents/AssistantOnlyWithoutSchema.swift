import IntentSurface

extension Rule {
  static let assistantOnlyWithoutSchema = Rule(
    id: "I16", name: "assistant-only-without-schema", title: "`isAssistantOnly` without a schema has no effect",
    effects: [.discovery: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      `isAssistantOnly` works only on types that adopt a schema through a macro, on iOS 18 and later. On any other \
      type, it is a static property that the system never reads, so the action stays listed.
      """,
    symptom: "The action that should be hidden is listed in the Shortcuts app.",
    fix: "Adopt the schema with its macro, or hide the action with `isDiscoverable`.",
    evidence: [
      "Apple documentation, `AssistantSchemaIntent`, `AssistantSchemaEntity` and `AssistantSchemaEnum`: "
        + "only they have `isAssistantOnly`"
    ],
    judge: .lint { surface in
      surface.intents.compactMap { judgement(.intent, $0.identifier, $0.isAssistantOnly, $0.schema) }
        + surface.entities.compactMap { judgement(.entity, $0.identifier, $0.isAssistantOnly, $0.schema) }
        + surface.enums.compactMap { judgement(.enum, $0.identifier, $0.isAssistantOnly, $0.schema) }
    })

  private static func judgement(
    _ kind: ElementKind, _ identifier: String, _ setting: Setting<Bool>?, _ schema: SchemaAdoption?
  ) -> Judgement? {
    guard setting?.value == true, schema == nil else { return nil }
    return Judgement(
      Subject(kind, identifier), "\(identifier) sets `isAssistantOnly` but adopts no schema, so nothing is hidden.")
  }
}
