import IntentComparison
import IntentSurface

/// What was compared: printed with every run, so that a green one can be believed.
package struct Coverage: Codable, Hashable, Sendable {
  /// The intents.
  package var intents = 0
  /// The entities.
  package var entities = 0
  /// The enums.
  package var enums = 0
  /// The phrases.
  package var phrases = 0
  /// The widgets and controls.
  package var widgets = 0
  /// The SiriKit intents of definition files.
  package var legacyIntents = 0
  /// Apple's own SiriKit intents.
  package var systemIntents = 0
  /// The donated activities.
  package var userActivities = 0
  /// How many types stand behind conditions that no configuration sets, by the conditions: `BETA_TOOLS`.
  package var withheld: [String: Int] = [:]
  /// Versions or revisions it was compared with.
  package var versions: [String] = []
  /// What was not compared, with the reason.
  package var notCompared: [String] = []

  /// Whether nothing was compared.
  package var isEmpty: Bool {
    [intents, entities, enums, phrases, widgets, legacyIntents, systemIntents, userActivities].allSatisfy { $0 == 0 }
  }

  /// One with nothing in it yet.
  package init() {}
}

extension Coverage {
  /// Counts what a surface has, each identifier once.
  init(_ surface: Surface, versions: [String], comparisons: [Comparison]) {
    self.init()
    intents = Set(surface.intents.map(\.identifier)).count
    entities = Set(surface.entities.map(\.identifier)).count
    enums = Set(surface.enums.map(\.identifier)).count
    phrases =
      Set(
        surface.appShortcuts.flatMap(\.shortcuts).flatMap { shortcut in
          shortcut.phrases.map { Subject(.phrase, shortcut.intent, $0.text) }
        }
      ).count
    widgets = Set(surface.widgets.map(\.kind.spelling)).count
    legacyIntents = Set(surface.legacyIntents.map(\.className)).count
    systemIntents = surface.systemIntents.count
    userActivities = surface.userActivities.filter(\.isOffered).count
    withheld = surface.withheld.reduce(into: [:]) { counts, type in
      if !type.conditions.isEmpty, !type.isForDebugging {
        counts[type.conditions.joined(separator: " and "), default: 0] += 1
      }
    }
    self.versions = versions
    var seen: Set<String> = []
    notCompared =
      comparisons.reversed().flatMap(\.notCompared).filter { seen.insert($0).inserted }
      + Self.words(forUndecided: comparisons.last?.undecided ?? 0)
  }

  private static func words(forUndecided count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["1 value known on one side only (an expression, or a result that could not be read)"]
    default: ["\(count) values known on one side only (expressions, or results that could not be read)"]
    }
  }
}
