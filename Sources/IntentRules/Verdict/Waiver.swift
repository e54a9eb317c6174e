/// A recorded decision to accept a finding.
package struct Waiver: Codable, Hashable, Sendable {
  /// The fingerprint of the finding that it accepts.
  package var fingerprint: String
  /// Why, in words.
  package var reason: String
  /// Who decided.
  package var by: String?
  /// The day it was decided, `2026-03-31`.
  package var on: String?
  /// A version, `3.2`, or a day, `2027-01-31`, up to which it holds, that one included; nil for ever.
  package var until: String?
  /// The rule that its file says it is about, by id, name or both; nil where it says none.
  package var rule: String?
  /// What its file says it is about; nil where it says nothing.
  package var subject: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(fingerprint: String, reason: String, by: String? = nil, on: String? = nil, until: String? = nil) {
    self.fingerprint = fingerprint
    self.reason = reason
    self.by = by
    self.on = on
    self.until = until
  }
}
