/// A waiver that does not do what it was written for.
package struct WaiverProblem: Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    /// Its version or day has passed, and the finding is still there: the finding counts again.
    case expired
    /// No finding has its fingerprint: it can be deleted.
    case unused
    /// `until` is neither a version nor a day: the waiver does not hold.
    case unreadableEnd
  }

  package var kind: Kind
  package var waiver: Waiver

  package init(_ kind: Kind, _ waiver: Waiver) {
    self.kind = kind
    self.waiver = waiver
  }
}
