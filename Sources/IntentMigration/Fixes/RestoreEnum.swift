import IntentComparison
import IntentRules
import IntentSurface

/// Brings a removed enum back, for the choices that people have stored.
enum RestoreEnum {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let name = finding.subject.owner
    guard context.comparison.oldRecords.appEnum(name) != nil else { return nil }
    guard finding.platforms == nil || context.comparison.newRecords.appEnum(name) == nil else {
      throw Refusal("The enum still exists on other systems: compile its file for the systems that lost it.")
    }
    var restored = RestoredCode(in: context)
    restored.addLostTypes(of: [.enum(name)])
    restored.addMissingTypes()
    guard !restored.isEmpty else { return nil }
    return Proposal(
      finding: finding, decision: .keepEnum,
      cost: "Nothing: stored choices find their cases. The enum is listed as long as a parameter takes it.",
      edits: restored.edits, notes: [restored.note])
  }
}
