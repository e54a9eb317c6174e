import IntentComparison
import IntentSurface

extension Rule {
  static let intentUnavailable = Rule(
    id: "I36", name: "intent-unavailable", title: "Intent no longer available on a platform",
    cells: [Cell(.intent, .changed, .availability), Cell(.intent, .changed, .platforms)],
    effects: [.savedShortcuts: .breaks], confidence: .high,
    explanation: """
      An intent that is marked obsolete or unavailable on a platform, or no longer compiled for it, is gone from it \
      although its code is still there. To mark an old intent obsolete is no way to retire it.
      """,
    symptom: "The step shows as “Unknown Action”, or does not run, on those systems.",
    fix: "Take the clause or the condition away. To retire the intent, make it a DeprecatedAppIntent.",
    evidence: [
      "openhab-ios#1175: marking migrated intents obsolete on iOS 17 stopped people's shortcuts and was undone",
      "Apple documentation, DeprecatedAppIntent",
    ],
    judge: .change { change, comparison in
      guard let (old, new) = comparison.intents(change) else { return [] }
      let lost = change.aspect == .platforms ? lostPlatforms(change) : barred(old, new, in: comparison.old)
      guard !lost.isEmpty else { return [] }
      let places = lost.joined(separator: ", ")
      let isDoubtful = change.aspect != .platforms && lost.allSatisfy(isSecondary)
      return [
        Judgement(
          change.subject,
          [
            "The intent \(new.label) is no longer available on \(places == "*" ? "any platform" : places); "
              + "what people saved there stops running.",
            isDoubtful ? "Source code does not say whether the app shipped there." : nil, old.softening,
          ].compactMap { $0 }.joined(separator: " "),
          effects: old.effects(isDoubtful ? .degrades : .breaks, in: comparison.old),
          confidence: isDoubtful ? .lowMedium : nil, key: places,
          platforms: places == "*" ? nil : platforms(lost))
      ]
    })

  /// The platforms of clauses that forbid the new intent and did not forbid the old one, `iOS from 17.0`.
  ///
  /// A platform that the app did not ship on takes nothing from anybody: code is often closed to a new system first.
  private static func barred(_ old: Intent, _ new: Intent, in surface: Surface) -> [String] {
    let before = Set(old.availability.compactMap(bar))
    let shipped = Set((old.platforms ?? surface.readFrom.platforms).map(\.rawValue))
    return new.availability.filter { shipped.isEmpty || $0.platform == "*" || shipped.contains($0.platform) }
      .compactMap(bar).filter { !before.contains($0) }.sorted()
  }

  /// A system that code names, and shuts out, before any version for it is out.
  private static func isSecondary(_ place: String) -> Bool {
    [Platform.visionOS, .watchOS, .tvOS, .macCatalyst].map(\.rawValue).contains(place)
  }

  private static func bar(_ clause: Availability) -> String? {
    if clause.isUnavailable == true { return clause.platform }
    return clause.obsoleted.map { "\(clause.platform) from \($0)" }
  }

  private static func lostPlatforms(_ change: Change) -> [String] {
    let kept = Set((change.new ?? "").split(separator: ", "))
    return (change.old ?? "").split(separator: ", ").filter { !kept.contains($0) }.map(String.init)
  }

  private static func platforms(_ places: [String]) -> [Platform] {
    places.compactMap { place in Platform(rawValue: String(place.prefix { $0 != " " })) }
  }
}
