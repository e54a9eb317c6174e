import IntentSurface

extension Rule {
  static let recordsMergedByName = Rule(
    id: "I10", name: "records-merged-by-name", title: "Two types share one identifier",
    effects: [.savedShortcuts: .degrades], confidence: .medium,
    explanation: """
      When targets are built into one app, packages and the embedded watch app among them, their records are merged by \
      type name and the last one read replaces the others whole. If they differ, parameters, properties or the schema \
      of one are lost, and the build stays green.
      """,
    symptom: "Actions or properties of one target are missing, or every action turns into “Unknown Action”.",
    fix: "Give one of the types another name, or make the declarations the same.",
    evidence: [
      "Measured in built metadata (touyou/IntentTodo, FB24570185): a watch app's entity replaced the phone app's and "
        + "half of its properties",
      "home-assistant/iOS#5604 after pull request 5414 shared intents with the watch app; the link is inferred",
    ],
    judge: .lint { surface in
      let platforms = surface.readFrom.platforms
      return clashes(.intent, surface.intents, platforms) + clashes(.entity, surface.entities, platforms)
        + clashes(.enum, surface.enums, platforms)
    })

  private static func clashes<Record: SurfaceRecord>(
    _ kind: ElementKind, _ records: [Record], _ platforms: [Platform]
  ) -> [Judgement] {
    Dictionary(grouping: records, by: \.identifier).filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .compactMap { identifier, records in
        let modules = Set(records.compactMap(\.module)).sorted()
        guard modules.count > 1, differ(records), overlap(records, platforms) else { return nil }
        let isOneBundle = Set(records.map(\.bundle)).count == 1 && records.allSatisfy { $0.bundle != nil }
        return Judgement(
          Subject(kind, identifier),
          """
          \(modules.joined(separator: " and ")) each declare “\(identifier)”, and the declarations differ. Where they \
          are built into one app, only one of them is left.
          """,
          effects: [kind == .entity ? .findAndVariables : .savedShortcuts: isOneBundle ? .breaks : .degrades],
          confidence: isOneBundle ? .high : nil)
      }
  }

  private static func differ<Record: SurfaceRecord>(_ records: [Record]) -> Bool {
    let bare = records.map { record in
      var record = record
      record.module = nil
      record.bundle = nil
      record.platforms = nil
      return record
    }
    return Set(bare).count > 1
  }

  private static func overlap(_ records: [some SurfaceRecord], _ platforms: [Platform]) -> Bool {
    let sets = records.map { Set($0.platforms ?? platforms) }
    return sets.indices.contains { index in
      sets[(index + 1)...].contains { $0 == sets[index] || !$0.isDisjoint(with: sets[index]) }
    }
  }
}
