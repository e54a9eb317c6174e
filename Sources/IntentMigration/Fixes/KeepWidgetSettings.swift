import IntentComparison
import IntentRules
import IntentSurface

/// Lets the intent that configures a widget now take over what people set up for the one before.
enum KeepWidgetSettings {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let comparison = context.comparison
    guard let old = comparison.oldRecords.widget(finding.subject.owner),
      let new = comparison.newRecords.widget(finding.subject.owner),
      let before = old.configurationIntent, let after = new.configurationIntent,
      let intent = comparison.newRecords.intent(after), let type = context.newType(.intent, intent)
    else { return nil }
    guard let legacy = comparison.oldRecords.legacyIntent(before) else {
      throw Refusal(
        "Whether settings carry over from \(before) to \(after) is not known. Let the widget go on with \(before), and add to it "
          + "what \(after) has: each new parameter optional, or with a default.")
    }
    // What has shipped under its own name would be lost under another.
    guard intent.intentClassName == nil, comparison.oldRecords.intent(intent.identifier) == nil else { return nil }
    let lost = legacy.parameters.map(\.name).filter { intent.parameter($0) == nil }.map { "`\($0)`" }
    return Proposal(
      finding: finding, decision: .declareLegacyClass,
      cost: "Placed widgets keep the settings that have the same name and type."
        + (lost.isEmpty ? "" : " \(lost.sentenceList) must be declared again for that."),
      edits: DeclareLegacyClass.edits(claiming: before, by: intent, type),
      notes: ["The intent's identifier becomes the class name, so placed widgets find it."])
  }
}
