import IntentSurface

extension Rule {
  /// A schema is adopted through a macro that has another name now.
  static let olderSchemaMacro = Rule(
    id: "C08", name: "older-schema-macro", title: "Deprecated name of a schema macro",
    effects: [.discovery: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      `@AssistantIntent`, `@AssistantEntity` and `@AssistantEnum` are deprecated names for `@AppIntent`, `@AppEntity` \
      and `@AppEnum`. Renaming them does not affect saved shortcuts.
      """,
    symptom: "Nothing; the compiler warns.",
    fix: "Rename the macro and keep its argument.",
    evidence: ["App Intents interface in the 26 SDK: `AssistantIntent` is deprecated and renamed to `AppIntent`."],
    judge: .lint { surface in
      let adoptions =
        surface.intents.map { (Subject(.intent, $0.identifier), $0.schema) }
        + surface.entities.map { (Subject(.entity, $0.identifier), $0.schema) }
        + surface.enums.map { (Subject(.enum, $0.identifier), $0.schema) }
      return adoptions.compactMap { subject, schema in
        guard let schema, let macro = schema.macro, macro.hasPrefix("Assistant") else { return nil }
        let modern = "App" + macro.dropFirst("Assistant".count)
        return Judgement(
          subject, "`\(subject.owner)` adopts `.\(schema.name)` through `@\(macro)`, which is now called `@\(modern)`.",
          fix: Fix("Rename the macro.", code: "@\(modern)(schema: .\(schema.name))"), key: macro)
      }
    })
}
