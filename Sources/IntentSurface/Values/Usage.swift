/// How much people ran one intent, as a team's own analytics counted it.
package struct Usage: Hashable, Sendable {
  /// What was counted with one version of the app.
  package struct Count: Hashable, Sendable {
    /// Nil for all versions together.
    package var version: String?
    /// How often it ran.
    package var runs: Int
    /// Percent of all the app's people; nil where nobody counted them.
    package var people: Double?

    /// Makes one from what is always known of it; the rest has its default.
    package init(version: String? = nil, runs: Int, people: Double? = nil) {
      self.version = version
      self.runs = runs
      self.people = people
    }
  }

  /// The counts that it adds up.
  package var counts: [Count]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ counts: [Count]) { self.counts = counts }

  /// How often it ran.
  package var runs: Int { counts.reduce(0) { $0 + $1.runs } }

  /// Percent of all the app's people, at most 100; nil where one of the counts has none.
  ///
  /// Who ran it with two versions counts twice: the true share may be lower, never higher.
  package var people: Double? {
    let shares = counts.compactMap(\.people)
    return shares.count == counts.count ? min(100, shares.reduce(0, +)) : nil
  }

  /// The runs with versions before one; nil where a count is for all versions together.
  package func runs(before version: String) -> Int? {
    var runs = 0
    for count in counts {
      guard let counted = count.version else { return nil }
      if VersionNumber(version).isLater(than: VersionNumber(counted)) { runs += count.runs }
    }
    return runs
  }
}
