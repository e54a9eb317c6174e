/// What a waiver does that comes with the change under review.
package enum NewWaivers: String, CaseIterable, Hashable, Sendable {
  /// It holds, and the report names it first.
  case hold
  /// It fails the change: it has to be merged before what needs it.
  case fail
}
