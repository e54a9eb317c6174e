import IntentMigration
import IntentReports
import IntentRules
import IntentSchemas
import IntentSurface
import IntentTimeline
import SourceScanning

/// Proposals as people read them.
struct ProposalText {
  /// The width of the terminal, and whether diffs have colours.
  let style: TextStyle

  /// Each fix with its reason, its cost and its diff; then the findings without one, and those that stay.
  func text(of plan: MigrationPlan) -> String {
    let steps = plan.steps.map { text(of: $0) }
    let rest = plan.unresolved.map { finding in
      text(
        of: finding, refusal: plan.refusals[finding.fingerprint], at: plan.places(of: finding),
        sketch: plan.sketches[finding.fingerprint])
    }
    let stays = plan.remaining.map { lines([Self.head(of: $0), "  The edits would not fix it. \($0.message)"]) }
    return (steps + rest + stays).joined(separator: "\n")
  }

  /// A finding that no code is proposed for: why, where it is, and what its rule advises or who must do what.
  func text(
    of finding: Finding, refusal: String?, at places: (old: [String], new: [String]) = ([], []), sketch: String? = nil
  ) -> String {
    let found = [("Was:  ", places.old), ("Now:  ", places.new)].filter { !$0.1.isEmpty }
      .map { "  \($0.0)\($0.1.joined(separator: ", "))" }
    // A reason says what to do as well; the usual advice may be what it is against.
    let advice =
      refusal.map { "  No code proposed: \($0)" }
      ?? "  No code is proposed. \(MigrationPlan.reason(for: finding)) \(finding.fix.summary)"
    let code =
      (sketch ?? (refusal == nil ? finding.fix.code : nil))
      .map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
    return lines([Self.head(of: finding), "  Why:  \(finding.message)"] + found + [advice])
      + code.map { Escaping.visible("    \($0)") + "\n" }.joined()
  }

  /// What the schemas have in common with the intent, a line each.
  func text(of candidates: [SchemaCandidate]) -> String {
    guard let best = candidates.first else { return "" }
    return lines(
      ["Assistant schemas that resemble it (`--schema \(best.schema.identifier)` writes the code):"]
        + candidates.map { "  \($0.schema.identifier) (score \($0.score)): \($0.reasons.joined(separator: "; "))" })
  }

  /// Each type of an app with the schema that fits it best.
  func text(of survey: SchemaSurvey) -> String {
    let fits = survey.fits.map { fit in
      let how = fit.isInPlace.map { $0 ? "in place" : "beside it" } ?? "not known"
      return lines(
        [
          "\(fit.typePath) (\(fit.subject.kind)) → \(fit.candidate.schema.identifier), \(how)",
          "  Why:   \(fit.candidate.reasons.joined(separator: "; ")).",
          fit.advice == nil ? "  How:   \(fit.effort)" : nil,
          fit.advice.map { "  But:   \($0)" },
        ].compactMap(\.self))
    }
    return (fits + [text(of: survey.plan)].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  // What comes first, what with it, and what it takes.
  private func text(of plan: SchemaPlan) -> String {
    let later = plan.later.isEmpty ? [] : ["Later: \(plan.later.joined(separator: ", "))"]
    return lines(
      (plan.steps.isEmpty ? [] : ["Order of adoption, the cheapest first:"])
        + plan.steps.enumerated().flatMap { index, step in
          ["\(index + 1). \(step.domain): \(step.types.joined(separator: ", "))"] + step.work.map { "   \($0)" }
        } + later)
  }

  /// How a type comes to adopt a schema; what is not advised, without its code unless a draft is asked for.
  func text(of decision: SchemaDecision, asDraft: Bool) -> String {
    let requirements = decision.requirements.map { "Note: \($0)" }
    if let advice = decision.advice, !asDraft { return lines([advice] + requirements) }
    return lines(
      [decision.advice, "Why:  \(decision.reason)", "Cost: \(decision.cost)"].compactMap(\.self)
        + (requirements + decision.notes.map { "Note: \($0)" }) + [""])
      + diff(decision.changes)
  }

  /// The next step of a migration, and where it leads.
  func text(of step: MigrationStep, from before: Migration, to after: Migration) -> String {
    let replacement = before.link.replacement?.description ?? "no replacement"
    let told = after.stage == .revealed ? "; the deprecation takes effect with the release that ships it" : ""
    return lines(
      [
        "\(before.old.owner) → \(replacement): \(before.stage.rawValue), then \(after.stage.rawValue)\(told)",
        "  Why:  \(step.reason)", "  Cost: \(step.cost)",
      ] + step.notes.map { "  Note: \($0)" } + [""])
      + diff(step.changes)
  }

  private func text(of step: MigrationPlan.Step) -> String {
    let proposal = step.proposal
    let head = [
      Self.head(of: proposal.finding), "  Why:  \(proposal.finding.message)",
      "  How:  \(proposal.decision.rawValue). \(proposal.decision.reason)", "  Cost: \(proposal.cost)",
    ]
    return lines(head + proposal.notes.map { "  Note: \($0)" } + [""])
      + diff(step.changes)
  }

  private static func head(of finding: Finding) -> String {
    "\(finding.rule) \(finding.name): \(finding.subjectName)"
  }

  // Messages quote titles and names out of somebody's code.
  private func lines(_ lines: [String]) -> String {
    lines.flatMap { style.fit(Escaping.visible($0)) }.map { $0 + "\n" }.joined()
  }

  private func diff(_ changes: [FileChange]) -> String {
    style.diff(changes.map { Escaping.diff(UnifiedDiff($0).description) }.joined())
  }
}
