/// What a team's settings say about one rule, over its effects.
package enum RuleLevel: String, Codable, CaseIterable, Hashable, Sendable {
  /// Not reported at all.
  case off
  /// Reported as a note; it does not fail the check.
  case note
  /// Reported with its effects; it does not fail the check.
  case warn
  /// Fails the gate in every profile.
  case fail
}
