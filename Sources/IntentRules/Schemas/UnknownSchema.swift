import IntentSchemas
import IntentSurface

extension Rule {
  /// A schema that the catalogue does not have: a typo, one that was withdrawn, or one of a newer SDK.
  static let unknownSchema = Rule(
    id: "C12", name: "unknown-schema", title: "Unknown schema",
    effects: [.appleIntelligence: .notes], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      intentcompat knows the schemas of the 26.5 and 27 SDKs. An unknown schema is misspelled, was withdrawn during \
      the betas, or is newer than this version of intentcompat. The members of the type are not checked.
      """,
    symptom: "Nothing if the SDK has the schema; otherwise a build error.",
    fix: "Look up the name in the SDK that you build with.",
    evidence: ["App Intents interface in the 27 SDK, and Apple's page for each schema."],
    judge: .lint { surface in
      let adoptions =
        surface.intents.map { (Subject(.intent, $0.identifier), $0.schema, Schema.Kind.intent) }
        + surface.entities.map { (Subject(.entity, $0.identifier), $0.schema, .entity) }
        + surface.enums.map { (Subject(.enum, $0.identifier), $0.schema, .enum) }
      return adoptions.compactMap { subject, schema, kind in schema.flatMap { judgement(subject, $0.name, kind) } }
    })

  private static func judgement(_ subject: Subject, _ name: String, _ kind: Schema.Kind) -> Judgement? {
    guard name != SchemaAdoption.unread else { return nil }
    let schema = SchemaCatalogue.builtIn.schema(name, kind: kind)
    guard schema == nil || schema?.wasOnlyInBetas == true else { return nil }
    let known = schema == nil ? "no \(kind) schema of that name is known" : "only the first beta of 27 had it"
    let advice = schema?.successor.map { "; use `.\($0)` instead" } ?? ""
    return Judgement(subject, "`\(subject.owner)` adopts `.\(name)`, and \(known)\(advice).", key: name)
  }
}

extension Schema {
  fileprivate var wasOnlyInBetas: Bool { !sdks.isEmpty && sdks.allSatisfy { $0.contains("beta") } }
}
