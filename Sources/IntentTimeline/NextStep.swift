package import IntentSurface

extension Migration {
  /// What to do next, in one sentence.
  package func nextStep(on today: Day) -> String {
    if let turn = wrongTurns.first(where: { $0.shippedIn == nil }) { return turn.fix }
    let new = link.replacement?.description ?? "its replacement"
    switch stage {
    case .planned: return "Add `\(new)` beside `\(old.owner)`."
    case .parallel where parallelSince == nil: return "Deprecate `\(old.owner)` and name `\(new)` in its message."
    case .parallel: return "Remove `isAssistantOnly` from `\(new)` and deprecate `\(old.owner)` in the same release."
    case .revealed where toldSince == nil: return "Ship it: the deprecation takes effect with the next release."
    case .revealed where toldSince?.date == nil:
      return "Record the release date with `intentcompat ship --date`, so the days can be counted."
    case .revealed where waitsForSystemsAlone(on: today):
      return
        "Keep `\(old.owner)` until \(waitsForSystems.joined(separator: ", ")) is the lowest system you support, "
        + "because `\(new)` needs it."
    case .revealed: return "Wait: \(missing(on: today))."
    case .retirable: return "Delete `\(old.owner)` when you are ready."
    // What went wrong and has shipped may still be mended.
    case .retired: return wrongTurns.first?.fix ?? "Nothing to do. The migration is complete."
    }
  }

  /// How much of the notice has been served, from 0 to 1: of releases and days the one that is further behind.
  package func served(on today: Day) -> Double {
    guard toldSince != nil else { return 0 }
    let releases = share(releasesServed, of: demand.releases)
    guard let daysServed else { return 0 }
    let wait = earliestDay.flatMap { day in toldSince?.date.map { day - $0 } }
    return min(releases, share(daysServed, of: wait))
  }

  private func share(_ part: Int, of whole: Int?) -> Double {
    guard let whole, whole > 0 else { return 1 }
    return min(1, max(0, Double(part) / Double(whole)))
  }
}
