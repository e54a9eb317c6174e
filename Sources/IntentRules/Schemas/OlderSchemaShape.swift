import IntentSchemas
import IntentSurface

extension Rule {
  /// A type has the shape that a schema had before the 27 SDKs.
  static let olderSchemaShape = Rule(
    id: "C13", name: "older-schema-shape", title: "Schema members from before the 27 SDKs",
    effects: [.appleIntelligence: .notes], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      Some schemas changed their members in the 27 SDKs. A type with the older members builds with Xcode 26 and \
      earlier, but may not compile with Xcode 27 until it has the new ones.
      """,
    symptom: "Nothing yet; a build error with Xcode 27.",
    fix: "Give the type the new members when you move to Xcode 27.",
    evidence: [
      "Release notes of iOS 27, 181800016: types that adopt `photos.asset` might no longer compile in the 27 SDKs, "
        + "because properties were added.",
      "Apple's pages for the schemas, as of iOS 18.4 and iOS 27.",
    ],
    judge: .lint { surface in
      surface.schemaShapes.filter(\.isOlder).map { shape in
        let names = Set(shape.members.map(\.name))
        let added = shape.schema.members.filter { !names.contains($0.name) }.map { "`\($0.name)`" }
        let asks = added.isEmpty ? "has different types" : "asks for \(added.joined(separator: ", "))"
        return Judgement(
          shape.subject,
          "`\(shape.typePath)` has the shape that `.\(shape.schema.identifier)` had before 27; the 27 SDK \(asks).",
          key: shape.schema.identifier)
      }
    })
}
