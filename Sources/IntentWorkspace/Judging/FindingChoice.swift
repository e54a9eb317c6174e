import IntentReports
import IntentRules
import IntentSurface

/// Finds what a person means by a finding: a rule, a type or a member, a fingerprint or enough of its first digits, or a
/// cause.
enum FindingChoice {
  /// The one finding, or all that a cause has.
  ///
  /// - Parameters:
  ///   - findings: all of a check.
  ///   - isNamed: which of them a name may be of; a fingerprint may be that of any.
  /// - Throws: `UsageError` where there is none, or more than one.
  static func findings(
    _ name: String, among findings: [Finding], where isNamed: (Finding) -> Bool = { _ in true }
  ) throws(UsageError) -> [Finding] {
    let named = findings.filter { isNamed($0) && $0.answers(to: name) }
    if named.count == 1 { return named }
    guard named.isEmpty else {
      let list = named.map { "\($0.fingerprint) (\($0.rule) \($0.subjectName))" }.joined(separator: ", ")
      throw UsageError("“\(name)” matches \(named.count) findings. Choose one by its fingerprint: \(list).")
    }
    return try self.findings(fingerprint: name, among: findings)
  }

  /// What a cause has later is not covered.
  private static func findings(fingerprint: String, among findings: [Finding]) throws(UsageError) -> [Finding] {
    let wanted = fingerprint.lowercased()
    let matches = findings.filter { $0.fingerprint.hasPrefix(wanted) && !wanted.isEmpty }
    if let finding = matches.first(where: { $0.fingerprint == wanted }) { return [finding] }
    let ofCause = findings.filter { $0.cause == wanted && $0.status == .live }
    if !ofCause.isEmpty { return ofCause }
    if let finding = matches.first, matches.count == 1, wanted.count >= 4 { return [finding] }
    let nearest = matches.isEmpty ? NearestNames.matches(for: wanted, in: findings.map(\.fingerprint)) : []
    let candidates = Array((matches.map(\.fingerprint) + nearest).prefix(3))
    throw UsageError(
      "no finding matches “\(fingerprint)”. "
        + (candidates.isEmpty
          ? "`intentcompat check` lists the findings, each with its fingerprint."
          : "Did you mean \(candidates.alternatives)?"))
  }
}

extension Finding {
  /// Whether a person may accept it by its name.
  var isWaivable: Bool { waiver == nil && status == .live && worstEffect > .notes }
}
