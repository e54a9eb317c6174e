import IntentComparison
import IntentSurface

extension Rule {
  static let intentUnavailable = Rule(
    id: "I36", name: "intent-unavailable", title: "Intent no longer available on a platform",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .incident("2026-05"),
    explanation: """
      An intent that is marked obsolete or unavailable on a platform, or no longer compiled for it, disappears from \
      that platform although its code still exists. Don't retire an intent by marking it obsolete.
      """,
    symptom: "On that platform, the step shows as “Unknown Action” or does not run.",
    fix: "Remove the `@available` attribute or the `#if`. To retire the intent, make it a `DeprecatedAppIntent`.",
    evidence: [
      "openhab/openhab-ios#1175: marking migrated intents obsolete on iOS 17 stopped people's shortcuts and was undone",
      "Apple documentation, `DeprecatedAppIntent`: the Shortcuts app shows its message to people who use the action",
    ],
    judge: .changed(Intent.self, .availability) { pair, comparison in
      let lost = barred(pair.old, pair.new, in: comparison.old)
      let isKnown = comparison.old.floors(of: pair.old.hosts, on: pair.old.platforms) != nil
      let isSure = isKnown || !lost.allSatisfy(\.isSecondary)
      return lost.isEmpty ? [] : [judgement(pair, lost, isSure: isSure, in: comparison.old)]
    },
    .changed(Intent.self, .platforms) { pair, comparison in
      let kept = Set(comparison.newRecords.platforms(of: pair.subject))
      // Who has the app on a system that it left keeps the version that runs there.
      let built = comparison.new.builtPlatforms
      let lost = comparison.oldRecords.platforms(of: pair.subject).sorted()
        .filter { !kept.contains($0) && (built.isEmpty || built.contains($0)) }
      guard !lost.isEmpty else { return [] }
      var judgement = judgement(pair, lost.map { Bar(platform: $0.rawValue) }, isSure: true, in: comparison.old)
      let names = lost.map(\.rawValue).joined(separator: ", ")
      judgement.fix = Fix("Have a target for \(names) compile the file again, and no `#if` shut the intent out there.")
      return [judgement]
    })

  private static func judgement(_ pair: Pair<Intent>, _ lost: [Bar], isSure: Bool, in surface: Surface) -> Judgement {
    let places = lost.map(\.description).joined(separator: ", ")
    let isEverywhere = lost == [.everywhere]
    return Judgement(
      pair.subject,
      [
        "The intent \(pair.new.label) is no longer available on \(isEverywhere ? "any platform" : places); "
          + "saved shortcuts stop running there.",
        isSure ? nil : "The source code does not show whether the app shipped there.", pair.old.softening,
      ].compactMap { $0 }.joined(separator: " "),
      effects: pair.old.effects(isSure ? .breaks : .degrades, in: surface), confidence: isSure ? nil : .lowMedium,
      key: places, platforms: isEverywhere ? nil : lost.compactMap { Platform(rawValue: $0.platform) })
  }

  /// What forbids the new intent and did not forbid the old one.
  ///
  /// A platform that the app did not ship on takes nothing from anybody: code is often closed to a new system first.
  private static func barred(_ old: Intent, _ new: Intent, in surface: Surface) -> [Bar] {
    let before = Set(old.availability.compactMap { Bar($0) })
    let known = surface.floors(of: old.hosts, on: old.platforms).map { Array($0.keys) }
    let shipped = Set((known ?? old.platforms ?? surface.readFrom.platforms).map(\.rawValue))
    return new.availability.filter { shipped.isEmpty || $0.platform == "*" || shipped.contains($0.platform) }
      .compactMap { Bar($0) }.filter { !before.contains($0) }.sorted { $0.description < $1.description }
  }
}

extension Surface {
  /// The platforms that apps are built for; empty where nothing says.
  fileprivate var builtPlatforms: Set<Platform> {
    let apps = hosts.filter { [.app, .watchApp].contains($0.kind) }.flatMap(\.platforms).map(\.platform)
    return Set(apps.isEmpty ? readFrom.platforms : apps)
  }
}

/// Where an intent can't be had.
private struct Bar: Hashable, CustomStringConvertible {
  static let everywhere = Bar(platform: "*")

  /// A platform as a clause names it, `*` for all of them.
  let platform: String
  /// The first version without it; nil where no version has it.
  let version: String?

  init(platform: String, from version: String? = nil) {
    self.platform = platform
    self.version = version
  }

  /// Nil for a clause that forbids nothing.
  init?(_ clause: Availability) {
    guard clause.isUnavailable == true || clause.obsoleted != nil else { return nil }
    self.init(platform: clause.platform, from: clause.isUnavailable == true ? nil : clause.obsoleted)
  }

  /// `iOS from 17.0`.
  var description: String { version.map { "\(platform) from \($0)" } ?? platform }

  /// Whether it shuts out a system that code names before any version for it is out.
  var isSecondary: Bool {
    version == nil && [Platform.visionOS, .watchOS, .tvOS, .macCatalyst].map(\.rawValue).contains(platform)
  }
}
