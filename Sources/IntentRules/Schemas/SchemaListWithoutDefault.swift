import IntentSchemas
import IntentSurface

extension Rule {
  /// A list that a schema demands has no default.
  static let schemaListWithoutDefault = Rule(
    id: "C11", name: "schema-list-without-default", title: "Required list of a schema without a default",
    effects: [.savedShortcuts: .notes, .appleIntelligence: .notes], confidence: .low, basis: .measured("2026-09"),
    explanation: """
      Some schemas have required lists that callers often leave out, such as attachments, tags or options. The action \
      then asks for the list, unless the parameter has a default. Apple's templates have no default, and whether Siri \
      fills the list is not known.
      """,
    symptom: "The action unexpectedly asks for a list.",
    fix: "Give the parameter an empty list as its default.",
    evidence: [
      "Measured in one app with Xcode 27's testing tools: the action asked for the list until `default: []` was added.",
      "Published apps differ: some set a default, some do not.",
      "Release notes of iOS 27: default values from schemas are applied, so the rule skips schemas that are new in 27.",
    ],
    judge: .lint { surface in
      // Apple's release notes of 27 speak of defaults that schemas supply (175534195): nothing is missing there.
      surface.schemaShapes.filter { $0.subject.kind == .intent && !$0.schema.isNew }.flatMap { shape in
        let lists = Set(shape.schema.minorLists.map(\.name))
        return shape.members.filter { lists.contains($0.name) && $0.type.isCollection && !$0.hasDefault }.map {
          member in
          Judgement(
            Subject(.parameter, shape.subject.owner, member.name),
            "`\(member.name)` of `\(shape.typePath)` is a required list of `.\(shape.schema.identifier)` and has no default.",
            fix: Fix(
              "Default to an empty list.",
              code: "@Parameter(default: [])\nvar \(member.name): \(member.type.spelling)"))
        }
      }
    })
}
