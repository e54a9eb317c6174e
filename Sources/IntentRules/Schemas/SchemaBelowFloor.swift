import IntentSchemas
import IntentSurface

extension Rule {
  /// A type adopts a schema on systems that do not have it.
  static let schemaBelowFloor = Rule(
    id: "C09", name: "schema-below-floor", title: "Schema adopted on unsupported systems",
    effects: [.appleIntelligence: .degrades], confidence: .medium, basis: .measured("2026-08"),
    explanation: """
      Each schema needs a minimum system version (27 for most of the newer domains), and watchOS and tvOS have no \
      schemas. On an older or unsupported system, a type that adopts a schema does not compile. If the type is in \
      both the app and its watch app, their metadata is merged, and the record without the schema may replace the \
      other.
      """,
    symptom: "A build error on that platform, or a schema that is silently missing from the built app.",
    fix: "Limit the type with `@available`, and the macro with `#if !os(watchOS) && !os(tvOS)`.",
    evidence: [
      "App Intents interface in the 27 SDK: `AppSchema` is unavailable on watchOS and tvOS.",
      "FB24570185: records of the same type in an app and its watch app are merged, and the last one wins.",
    ],
    judge: .lint { surface in
      surface.schemaShapes.compactMap { shape in
        guard let record = surface.record(of: shape.subject) else { return nil }
        let problems = tooLow(shape.schema, record) + missingPlatforms(shape.schema, record)
        guard !problems.isEmpty else { return nil }
        return Judgement(
          shape.subject,
          "`\(shape.typePath)` adopts `.\(shape.schema.identifier)` where it is not available: \(problems.joined(separator: "; ")).",
          key: shape.schema.identifier)
      }
    })

  private static func tooLow(_ schema: Schema, _ record: any SurfaceRecord) -> [String] {
    record.availability.compactMap { clause in
      guard let platform = Platform(rawValue: clause.platform), let introduced = clause.introduced,
        let floor = schema.systems[platform], VersionNumber(floor).isLater(than: VersionNumber(introduced))
      else { return nil }
      return "\(platform.rawValue) \(introduced), the schema needs \(floor)"
    }
  }

  // Only where conditional code puts the type there: which targets a file belongs to, source does not say.
  private static func missingPlatforms(_ schema: Schema, _ record: any SurfaceRecord) -> [String] {
    let unavailable = Set(record.availability.filter { $0.isUnavailable == true }.map(\.platform))
    return (record.platforms ?? []).filter { [.watchOS, .tvOS].contains($0) && schema.systems[$0] == nil }
      .filter { !unavailable.contains($0.rawValue) }.map { "\($0.rawValue) has no such schema" }
  }
}

extension Surface {
  fileprivate func record(of subject: Subject) -> (any SurfaceRecord)? {
    subject.kind == .intent
      ? intents.first { $0.identifier == subject.owner } : entities.first { $0.identifier == subject.owner }
  }
}
