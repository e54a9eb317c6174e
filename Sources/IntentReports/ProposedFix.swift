/// The fix of a finding as code, as reports carry it.
package struct ProposedFix: Hashable, Sendable {
  /// Lines of a file and what stands in their place.
  package struct Replacement: Hashable, Sendable {
    /// Relative to the root; a file that is not there is made.
    package var path: String
    /// From 1; empty where lines are only added, in front of the one it begins with.
    package var lines: Range<Int>
    /// Whole lines, each with its end.
    package var text: String

    /// Makes one from what is always known of it; the rest has its default.
    package init(path: String, lines: Range<Int>, text: String) {
      self.path = path
      self.lines = lines
      self.text = text
    }
  }

  /// Lines that one click replaces, where the whole fix is one run of lines that the change under review shows.
  package struct Suggestion: Hashable, Sendable {
    /// Relative to the root.
    package var path: String
    /// From 1, at least one: GitHub replaces lines and inserts none.
    package var lines: ClosedRange<Int>
    /// Whole lines, each with its end but the last.
    package var text: String

    /// Makes one from what is always known of it; the rest has its default.
    package init(path: String, lines: ClosedRange<Int>, text: String) {
      self.path = path
      self.lines = lines
      self.text = text
    }
  }

  /// Which way it is, as in `pin-identifier`.
  package var way: String
  /// What it costs people.
  package var cost: String
  /// What `git apply` reads.
  package var diff: String
  /// The lines to replace, file by file.
  package var replacements: [Replacement]
  /// The same as one click, where it fits.
  package var suggestion: Suggestion?

  /// Makes one from what is always known of it; the rest has its default.
  package init(way: String, cost: String, diff: String, replacements: [Replacement]) {
    self.way = way
    self.cost = cost
    self.diff = diff
    self.replacements = replacements
  }
}
