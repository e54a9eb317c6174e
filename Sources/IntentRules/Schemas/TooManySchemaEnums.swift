import IntentSurface

extension Rule {
  /// More enums adopt schemas than Apple allows.
  static let tooManySchemaEnums = Rule(
    id: "C06", name: "too-many-schema-enums", title: "More than ten schema enums",
    effects: [.appleIntelligence: .breaks], confidence: .medium, basis: .inferred("2026-11"),
    explanation: "An app may have at most ten app enums that adopt schemas.",
    symptom: "The build or App Review may reject the app; what happens to the extra enums is not documented.",
    fix: "Remove the schema from enums that no schema intent uses.",
    evidence: [
      "Apple documentation, “Integrating actions with Siri and Apple Intelligence”: at most ten enums that "
        + "conform to schemas.",
      "What happens to an eleventh enum was not tested.",
    ],
    judge: .lint { surface in
      let names = Set(surface.enums.filter { $0.schema != nil }.map(\.identifier)).sorted()
      guard names.count > 10 else { return [] }
      return [
        Judgement(
          Subject(.enum, names[10]),
          "\(names.count) enums adopt schemas; ten are allowed: \(names.joined(separator: ", ")).",
          key: "schema enums")
      ]
    })
}
