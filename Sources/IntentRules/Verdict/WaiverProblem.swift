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
    /// Its rule or subject is not that of the finding with its fingerprint: the waiver does not hold.
    case mismatched
  }

  /// Which kind it is.
  package var kind: Kind
  /// The waiver.
  package var waiver: Waiver
  /// What has its fingerprint, `I01 intent-removed of AddBook`, where it says something else.
  package var finding: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ kind: Kind, _ waiver: Waiver, finding: String? = nil) {
    self.kind = kind
    self.waiver = waiver
    self.finding = finding
  }
}
