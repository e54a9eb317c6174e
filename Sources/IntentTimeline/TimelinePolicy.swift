package import IntentSurface

/// How long people are told before something goes. Apple names the steps and gives no durations; these are ours.
///
/// One release and 32 days led to a visible outcry (home-assistant/iOS#5350), hence 3 releases and 180 days.
package struct TimelinePolicy: Hashable, Sendable {
  /// A longer notice for one intent, entity or enum.
  package struct Floor: Hashable, Sendable {
    /// How many releases; nil where the policy names no number.
    package var releases: Int?
    /// How many days; nil where the policy names no number.
    package var days: Int?
    /// An end date agreed elsewhere: it does not go before that day.
    package var notBefore: Day?

    /// Makes one from what is always known of it; the rest has its default.
    package init(releases: Int? = nil, days: Int? = nil, notBefore: Day? = nil) {
      self.releases = releases
      self.days = days
      self.notBefore = notBefore
    }
  }

  /// Shipped releases that must have carried the deprecation, the one that brought it included.
  package var releases = 3
  /// Days since the first of these releases.
  package var days = 180
  /// Days after which an assistant-only parallel is no temporary workaround any more.
  package var parallelDays = 365
  /// Days in which an old type goes once it may; nil where nobody minds how long it stays.
  package var retireWithin: Int?
  /// Nothing goes before this day.
  package var notBefore: Day?
  /// The lowest system versions that people still have, by platform name: `["iOS": "17.0"]`.
  package var lowestSystems: [String: String] = [:]
  /// By effective identifier.
  package var floors: [String: Floor] = [:]

  /// One with its defaults.
  package init() {}

  /// What holds for one identifier: of each demand the longer.
  package func demand(for identifier: String) -> Floor {
    let floor = floors[identifier] ?? Floor()
    return Floor(
      releases: max(releases, floor.releases ?? 0), days: max(days, floor.days ?? 0),
      notBefore: [notBefore, floor.notBefore].compactMap(\.self).max())
  }
}
