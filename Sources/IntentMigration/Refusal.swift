/// Why no code is proposed for a finding, and what to do instead.
struct Refusal: Error {
  /// Whole sentences.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
