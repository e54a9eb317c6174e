/// A step of a migration that leaves people without notice or without a way.
package struct WrongTurn: Hashable, Sendable {
  /// Which kind it is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case retiredEarly = "retired-early"
    case revealedNotDeprecated = "revealed-not-deprecated"
    case noReplacement = "no-replacement"
    case replacementMissing = "replacement-missing"
    case replacementHidden = "replacement-hidden"
    case replacementSwapped = "replacement-swapped"
    case replacementElsewhere = "replacement-elsewhere"
    case replacementNeedsNewerSystem = "replacement-needs-newer-system"
    case parallelTooLong = "parallel-too-long"
    case overdue
    case deprecationWithdrawn = "deprecation-withdrawn"
    case promiseMovedEarlier = "promise-moved-earlier"
  }

  /// Which kind it is.
  package var kind: Kind
  /// What happened, with the names and dates in it.
  package var message: String
  /// What to do about it.
  package var fix: String
  /// The release in which it happened, where that is history.
  package var shippedIn: String?

  init(_ kind: Kind, _ message: String, fix: String, shippedIn: String? = nil) {
    self.kind = kind
    self.message = message
    self.fix = fix
    self.shippedIn = shippedIn
  }
}
