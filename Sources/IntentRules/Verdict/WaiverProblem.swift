/// A waiver that does not do what it was written for.
package struct WaiverProblem: Hashable, Sendable {
  /// Which kind it is.
  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Its version or day has passed, and the finding is still there: the finding counts again.
    case expired
    /// No finding has its fingerprint: it can be deleted.
    case unused
    /// `until` is neither a version nor a day: the waiver does not hold.
    case unreadableEnd
  }

  /// Which kind it is.
  package var kind: Kind
  /// The waiver.
  package var waiver: Waiver

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ kind: Kind, _ waiver: Waiver) {
    self.kind = kind
    self.waiver = waiver
  }
}
