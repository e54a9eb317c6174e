import IntentSchemas
import IntentSurface

extension Rule {
  /// A list that a schema demands has no default.
  static let schemaListWithoutDefault = Rule(
    id: "C11", name: "schema-list-without-default", title: "Required list of a schema without a default",
    effects: [.savedShortcuts: .notes, .appleIntelligence: .degrades], confidence: .high,
    explanation: """
      Some schemas have lists that are not optional. A caller that leaves such a list out is asked for it, unless the \
      parameter has a default.
      """,
    symptom: "The action asks for a list that nobody thought of.",
    fix: "Give the parameter an empty list as its default.",
    evidence: [
      "Measured with the app-intents testing tools of Xcode 27: the system requested the value until `default: []`."
    ],
    judge: .lint { surface in
      surface.schemaShapes.filter { $0.subject.kind == .intent }.flatMap { shape in
        let lists = Set(shape.schema.members.filter { $0.isCollection && !$0.isOptional }.map(\.name))
        // The entities of an open or delete intent are what it is about; no caller leaves them out.
        let isAbout = shape.schema.protocols.contains { $0 == "DeleteIntent" || $0 == "OpenIntent" }
        return shape.members.filter { lists.contains($0.name) && !$0.hasDefault && !isAbout }.map { member in
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
