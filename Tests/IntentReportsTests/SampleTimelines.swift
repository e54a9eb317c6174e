import IntentSurface
import IntentTimeline
import TestSupport

/// A plant journal with a release every other month of 2025, and one migration in each stage on 2026-03-15.
enum SampleTimelines {
  static let today = Day("2026-03-15") ?? Day(number: 0)

  /// Every stage, and wrong turns in the open and in the past.
  static var mixed: Timeline {
    var policy = TimelinePolicy()
    policy.floors["ShareJournal"] = TimelinePolicy.Floor(notBefore: Day("2026-09-30"))
    let planned = MigrationLink(
      old: Subject(.intent, "WaterPlant"), replacement: .type("CarePlant"), origin: .settings)
    return Timeline(
      shipped: shipped, current: surface(at: shipped.count), policy: policy, declared: [planned], usages: usages,
      today: today)
  }

  private static let usages = [
    "AddPlant": Usage([
      Usage.Count(version: "2.1", runs: 12, people: 0.1), Usage.Count(version: "2.6", runs: 340, people: 1.6),
    ]), "ShareJournal": Usage([Usage.Count(runs: 18_204, people: 4.2)]), "WaterPlant": Usage([Usage.Count(runs: 9)]),
  ]

  static var empty: Timeline { Timeline(shipped: [], current: Surface(), today: today) }

  /// Names that try to leave every format.
  static var hostile: Timeline { Timeline(shipped: [hostileVersion], current: hostileVersion.surface, today: today) }

  static var hostileStory: TypeStory? {
    TypeStory(of: hostileName, shipped: [hostileVersion], current: hostileVersion.surface)
  }

  private static let hostileName = "A</svg><script>alert(1)</script>|`\n::error file=x::y\u{202E};,\\"

  private static var hostileVersion: ShippedVersion {
    var surface = Surface.sample("1\nBEGIN:VEVENT", intents: [.sample("Old", id: hostileName)])
    surface.intents[0].deprecation = Deprecation(message: .value(hostileName), replacedBy: hostileName + "2")
    return ShippedVersion(version: "</svg>|\nBEGIN:VEVENT", date: Day("2026-01-01"), surface: surface)
  }

  static var story: TypeStory? {
    TypeStory(of: "PrintJournal", shipped: shipped, current: surface(at: shipped.count))
  }

  private static var shipped: [ShippedVersion] {
    let days = [
      "2025-01-14", "2025-03-11", "2025-05-20", "2025-07-08", "2025-09-16", "2025-11-04", "2026-01-13", "2026-03-03",
    ]
    return days.enumerated().map { ShippedVersion(version: "2.\($0)", date: Day($1), surface: surface(at: $0)) }
  }

  private static func surface(at release: Int) -> Surface {
    var intents = [Intent.sample("WaterPlant", title: "Water Plant"), .sample("ExportJournal", title: "Export")]
    intents += old("AddPlant", by: "CreatePlant", told: 2, gone: 99, at: release)
    intents += old("ShareJournal", by: "SendJournal", told: 5, gone: 99, at: release)
    intents += old("PrintJournal", by: "SendJournal", told: 1, gone: 8, at: release)
    intents += old("OldSearch", by: "ShowSearch", told: 3, gone: 4, at: release)
    intents += old("CountPlants", by: nil, told: 6, gone: 99, at: release)
    intents.append(
      .sample("JournalExport", title: "Export") { intent in
        intent.schema = SchemaAdoption(name: "journal.export")
        intent.isAssistantOnly = .value(true)
      })
    return .sample(intents: release > 0 ? intents : intents.filter { $0.identifier != "JournalExport" })
  }

  private static func old(_ name: String, by new: String?, told: Int, gone: Int, at release: Int) -> [Intent] {
    let successor = new.map { [Intent.sample($0, title: $0)] } ?? []
    guard release < gone else { return successor }
    let intent = Intent.sample(name, title: name) {
      if release >= told { $0.deprecation = Deprecation(message: .value("It moved."), replacedBy: new) }
    }
    return successor + [intent]
  }
}
