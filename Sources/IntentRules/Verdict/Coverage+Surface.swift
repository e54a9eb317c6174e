import IntentComparison
import IntentSurface

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
