import IntentSurface

extension Rule {
  static let recordsMergedByName = Rule(
    id: "I10", name: "records-merged-by-name", title: "Two types share one identifier",
    effects: [.savedShortcuts: .degrades],
    hardest: [.savedShortcuts: .breaks, .findAndVariables: .breaks], confidence: .medium, basis: .measured("2026-08"),
    explanation: """
      When targets are built into one app, including packages and the embedded watch app, their metadata is merged by \
      type name, and the last record read replaces the others. If the records differ, parameters, properties or a \
      schema are lost, although the build succeeds.
      """,
    symptom: "Actions or properties of one target are missing, or every action turns into “Unknown Action”.",
    fix: "Rename one of the types, or make the declarations the same.",
    evidence: [
      "Measured in built metadata (touyou/IntentTodo, FB24570185): a watch app's entity replaced the phone app's, "
        + "which lost half of its properties",
      "home-assistant/iOS#5604: reported after pull request 5414 shared intents with the watch app; migrations added "
        + "late (L08) are the likelier cause",
    ],
    judge: .lint { surface in
      clashes(.intent, surface.intents, surface) + clashes(.entity, surface.entities, surface)
        + clashes(.enum, surface.enums, surface)
    })

  /// What is known about records of one name coming together.
  private enum Meeting {
    case inOneBundle, inAppAndItsWatchApp, perhaps
  }

  private static func clashes<Record: SurfaceRecord>(
    _ kind: ElementKind, _ records: [Record], _ surface: Surface
  ) -> [Judgement] {
    Dictionary(grouping: records, by: \.identifier).filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .compactMap { identifier, records in
        guard differ(records), let meeting = meeting(of: records, in: surface) else { return nil }
        let isCertain = meeting == .inOneBundle
        var judgement = Judgement(
          Subject(kind, identifier), message(identifier, records, meeting),
          effects: [kind == .entity ? .findAndVariables : .savedShortcuts: meeting == .perhaps ? .degrades : .breaks],
          confidence: isCertain ? .mediumHigh : meeting == .perhaps ? .low : nil)
        judgement.hurtsShippedOnly = true
        judgement.isSeenByHosts = records.contains { !$0.hosts.isEmpty }
        return judgement
      }
  }

  private static func message(_ identifier: String, _ records: [some SurfaceRecord], _ meeting: Meeting) -> String {
    let modules = Set(records.compactMap(\.module)).sorted()
    let hosts = Set(records.flatMap(\.hosts)).sorted().joined(separator: " and ")
    switch meeting {
    case .inAppAndItsWatchApp:
      return """
        \(hosts) have “\(identifier)” in different declarations. Only one of them survives when app and watch app are \
        combined.
        """
    case .inOneBundle where modules.count < 2:
      return "\(hosts): “\(identifier)” is declared twice, with different contents. Only one of them survives."
    case .inOneBundle, .perhaps:
      return
        "\(modules.joined(separator: " and ")) each declare “\(identifier)”, and the declarations differ. If they "
        + "are built into one app, only one of them survives."
    }
  }

  /// Nil where they are in bundles of their own, which the system keeps apart.
  private static func meeting(of records: [some SurfaceRecord], in surface: Surface) -> Meeting? {
    let platforms = surface.readFrom.platforms
    guard records.allSatisfy({ !$0.hosts.isEmpty }) else {
      guard Set(records.compactMap(\.module)).count > 1, overlap(records, platforms) else { return nil }
      let isOneBundle = Set(records.map(\.bundle)).count == 1 && records.allSatisfy { $0.bundle != nil }
      return isOneBundle ? .inOneBundle : .perhaps
    }
    var found: Meeting?
    for (index, first) in records.enumerated() {
      for second in records[(index + 1)...] {
        guard meetOnDevices(first, second, platforms) else { continue }
        if first.hosts.contains(where: second.hosts.contains), overlap([first, second], platforms) {
          return .inOneBundle
        }
        if meetOnWatch(first, second, surface) || meetOnWatch(second, first, surface) { found = .inAppAndItsWatchApp }
      }
    }
    return found
  }

  /// Whether some system has both: one may be for the systems that the other is not for.
  private static func meetOnDevices(
    _ first: some SurfaceRecord, _ second: some SurfaceRecord, _ platforms: [Platform]
  ) -> Bool {
    let shared = Set(first.platforms ?? platforms).intersection(second.platforms ?? platforms)
    return shared.isEmpty
      || shared.contains { platform in
        guard let first = SystemSpan(first.availability, on: platform),
          let second = SystemSpan(second.availability, on: platform)
        else { return false }
        return first.meets(second)
      }
  }

  // The watch app's records reach the phone with the app that it is embedded in.
  private static func meetOnWatch(_ phone: some SurfaceRecord, _ watch: some SurfaceRecord, _ surface: Surface) -> Bool
  {
    guard phone.platforms?.contains(where: { $0 != .watchOS }) ?? true, watch.platforms?.contains(.watchOS) ?? true
    else {
      return false
    }
    return surface.hosts.contains { host in
      host.kind == .watchApp && watch.hosts.contains(host.identifier) && host.apps.contains(where: phone.hosts.contains)
    }
  }

  private static func differ<Record: SurfaceRecord>(_ records: [Record]) -> Bool {
    let bare = records.map { record in
      var record = record
      record.module = nil
      record.bundle = nil
      record.hosts = []
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
