import IntentComparison
import IntentReports
import IntentRules
import IntentSurface

extension SampleReports {
  static var removed: Finding {
    var finding = Finding(
      rule: "I01", name: "intent-removed", title: "Intent removed", subject: Subject(.intent, "DeletePlant"),
      effects: [.savedShortcuts: .breaks, .siriPhrases: .breaks, .discovery: .hides], confidence: .high,
      message: "The intent `DeletePlant` (“Delete Plant”) is gone. Every shortcut with it stops there.",
      symptom: "The action shows as “Unknown Action”; a run ends with an error.",
      fix: Fix(
        "Keep the type with its name and take it out of the lists instead, or retire it over some releases.",
        code: "struct DeletePlant: AppIntent, DeprecatedAppIntent {\n  static let isDiscoverable = false\n}"),
      fingerprint: "3f1c9a0be2d47e55")
    finding.since = "1.0.0"
    finding.versions = ["1.0.0", "1.1.0", "1.2.0"]
    return finding
  }

  static var renamed: Finding {
    var finding = Finding(
      rule: "I02", name: "intent-renamed", title: "Intent renamed", subject: Subject(.intent, "WaterPlant"),
      effects: [.savedShortcuts: .breaks], confidence: .mediumHigh,
      message: "`WaterPlant` is now `PourWater`, and a saved shortcut looks for it by its old name.",
      symptom: "The action shows as “Unknown Action”.",
      fix: Fix(
        "Pin the old identifier on the renamed type.", code: "static let persistentIdentifier = \"WaterPlant\""),
      fingerprint: "9b7d00c11a5e4f02")
    finding.since = "1.1.0"
    finding.versions = ["1.1.0", "1.2.0"]
    finding.location = SourceLocation(path: "App/Intents/PourWater.swift", line: 12, column: 8)
    finding.use = Use(Usage([Usage.Count(version: "1.2", runs: 18_204, people: 4.25)]), threshold: 25)
    return finding
  }

  /// Broken, and used too little to fail the gate.
  static var littleUsed: Finding {
    var finding = Finding(
      rule: "P01", name: "parameter-removed", title: "Parameter removed",
      subject: Subject(.parameter, "SharePlant", "note"), effects: [.savedShortcuts: .breaks], confidence: .high,
      message: "`SharePlant.note` is gone; what people set for it is lost.", symptom: "The option is missing.",
      fix: Fix("Keep the parameter, out of the summary."), fingerprint: "0b5e55ed00000001")
    finding.since = "1.0.0"
    finding.location = SourceLocation(path: "App/Intents/SharePlant.swift", line: 9, column: 8)
    finding.use = Use(Usage([Usage.Count(version: "1.2", runs: 3, people: 0.004)]), threshold: 25)
    return finding
  }

  static var required: Finding {
    var finding = Finding(
      rule: "P05", name: "parameter-became-required", title: "Parameter became required",
      subject: Subject(.parameter, "AddPlant", "room"), effects: [.savedShortcuts: .degrades], confidence: .medium,
      message:
        "`AddPlant.room` was optional and is required now. A shortcut that leaves it empty stops to ask, which an "
        + "automation that runs on a locked device can't.",
      symptom: "The shortcut asks “Which room?” where it ran through before.",
      fix: Fix("Keep it optional, or give it a default."), fingerprint: "51d2c6a90f3b8e17", platforms: [.iOS, .watchOS])
    finding.since = "1.2.0"
    finding.location = SourceLocation(path: "App/Intents/AddPlant.swift", line: 20, column: 3)
    return finding
  }

  static var hidden: Finding {
    var finding = Finding(
      rule: "I11", name: "intent-hidden", title: "Intent no longer discoverable",
      subject: Subject(.intent, "ShowRoom"), effects: [.discovery: .hides], confidence: .high,
      message: "`ShowRoom` is no longer discoverable. Saved shortcuts still run it; nobody can add it again.",
      symptom: "The action is missing from the list.", fix: Fix("Leave `isDiscoverable` true."),
      fingerprint: "c0ffee0000000011")
    finding.location = SourceLocation(path: "App/Intents/ShowRoom.swift", line: 5)
    return finding
  }

  static var retitled: Finding {
    var finding = Finding(
      rule: "I27", name: "intent-title-changed", title: "Title changed", subject: Subject(.intent, "AddPlant"),
      effects: [.discovery: .notes], confidence: .high, message: "The title changed from “Add” to “Add Plant”.",
      symptom: "People see the new title.", fix: Fix("Nothing to do."), fingerprint: "77aa000000000027")
    finding.location = SourceLocation(path: "App/Intents/AddPlant.swift", line: 8, column: 3)
    return finding
  }

  static var waived: Finding {
    var finding = Finding(
      rule: "N03", name: "enum-case-removed", title: "Enum case removed",
      subject: Subject(.enumCase, "Frequency", "hourly"), effects: [.savedShortcuts: .breaks], confidence: .high,
      message: "The case `Frequency.hourly` is gone.", symptom: "The parameter is empty.",
      fix: Fix("Keep the case."), fingerprint: "aa00bb11cc22dd33")
    finding.since = "1.0.0"
    finding.location = SourceLocation(path: "App/Frequency.swift", line: 4)
    finding.waiver = Waiver(
      fingerprint: finding.fingerprint, reason: "Nobody ever chose it:\nour own numbers say so.", by: "Kim",
      on: "2026-03-31", until: "1.4.0")
    return finding
  }

  static var history: Finding {
    var finding = Finding(
      rule: "I01", name: "intent-removed", title: "Intent removed", subject: Subject(.intent, "OldIntent"),
      effects: [.savedShortcuts: .breaks], confidence: .high, message: "The intent `OldIntent` is gone.",
      symptom: "“Unknown Action”", fix: Fix("Bring the type back."), fingerprint: "deadbeef00000001")
    finding.since = "1.0.0"
    finding.versions = ["1.0.0"]
    finding.status = .history(brokenIn: "1.1.0")
    return finding
  }

  static let changes = [
    Change(Subject(.intent, "AddPlant"), .changed, .title, old: "Add", new: "Add Plant"),
    Change(Subject(.parameter, "AddPlant", "room"), .changed, .optionality, old: "optional", new: "required"),
    Change(Subject(.intent, "AddPlant"), .changed, .module, old: "App", new: "Kit"),
    Change(Subject(.enumCase, "Frequency", "monthly"), .added),
    Change(Subject(.intent, "LogWatering"), .added, platforms: [.iOS]),
    Change(Subject(.entityProperty, "Plant", "species"), .added),
    Change(Subject(.phrase, "Shortcuts", "Water ${plant} with ${applicationName}"), .added),
    Change(Subject(.widget, "garden"), .removed),
  ]

  static let rules = [
    Rule(
      id: "I01", name: "intent-removed", title: "Intent removed",
      effects: [.savedShortcuts: .breaks, .siriPhrases: .breaks], confidence: .high, basis: .incident("2023-05"),
      explanation:
        "A saved shortcut stores the effective identifier of the action. When no type answers to it, the step is "
        + "dead.\n\nPeople can't repair it: they have to build the step anew.",
      symptom: "The action shows as “Unknown Action”.", fix: "Keep the type, and hide it with `isDiscoverable`.",
      evidence: ["A forum thread by a frameworks engineer, 2023", "https://example.com/issues/1"],
      judge: .lint { _ in [] }),
    Rule(
      id: "P05", name: "parameter-became-required", title: "Parameter became required",
      effects: [.savedShortcuts: .degrades], confidence: .medium, basis: .apple("2024-06"),
      explanation: "The run has to ask.",
      symptom: "A question.", fix: "Keep it optional.", evidence: ["Documentation"], judge: .lint { _ in [] }),
  ]
}
