package import IntentSurface

/// How far a migration has come.
package enum MigrationStage: String, CaseOrdered, Hashable, Sendable {
  /// Written down in the settings; nothing in the code yet.
  case planned
  /// The new one is there beside the old one, for the assistant alone.
  case parallel
  /// The new one is in the open and the old one tells people about it.
  case revealed
  /// Enough releases and days have passed since people were told.
  case retirable
  /// The old one is gone.
  case retired
}

/// A point in an app's history: a release, or the code that is not released yet.
package struct Moment: Hashable, Sendable {
  /// Nil for the code that is not released yet.
  package var version: String?
  /// The day it was released, where it is known.
  package var date: Day?

  /// Makes one from what is always known of it; the rest has its default.
  package init(version: String?, date: Day?) {
    self.version = version
    self.date = date
  }
}

/// One old type on its way out.
package struct Migration: Hashable, Sendable {
  /// What replaces what.
  package var link: MigrationLink
  /// How far it has come.
  package var stage: MigrationStage
  /// Since when the replacement is there for the assistant alone.
  package var parallelSince: Moment?
  /// The release that told people, and that every later one repeats.
  package var toldSince: Moment?
  /// The release that removed the old type.
  package var retiredIn: Moment?
  /// Shipped releases that carry the deprecation, the first included.
  package var releasesServed: Int
  /// Days since the first of these releases; nil where its date is not known.
  package var daysServed: Int?
  /// The day of the release that completed the releases that are asked for; nil where some are still to come.
  package var releasesMetOn: Day?
  /// Systems that people still have and that the replacement does not run on, in words; empty where it runs on all.
  package var waitsForSystems: [String] = []
  /// How much notice the policy asks for.
  package var demand: TimelinePolicy.Floor
  /// What went wrong on the way.
  package var wrongTurns: [WrongTurn]
  /// How much the old one is used; nil where nobody counted, and then it is used.
  package var usage: Usage?

  /// Releases that must still ship with the deprecation.
  package var releasesMissing: Int { max(0, (demand.releases ?? 0) - releasesServed) }

  /// The first day on which the old one may go, as far as days decide.
  package var earliestDay: Day? {
    guard let told = toldSince?.date else { return nil }
    return [told + (demand.days ?? 0), demand.notBefore].compactMap(\.self).max()
  }

  /// The day from which the old one may go: that on which both the days and the releases were there. Nil where releases
  /// or systems are still to come, because nobody knows their day.
  package var freeDay: Day? {
    guard let earliestDay, let releasesMetOn, waitsForSystems.isEmpty else { return nil }
    return max(earliestDay, releasesMetOn)
  }

  /// Days until then; nil where people were not told, or the day of it is not known.
  package func daysMissing(on today: Day) -> Int? { earliestDay.map { max(0, $0 - today) } }

  /// The old side.
  package var old: Subject { link.old }

  /// The runs with versions from before the one that told people; nil where that can't be known.
  package var untoldRuns: Int? {
    toldSince?.version.flatMap { version in usage?.runs(before: version) }
  }
}
