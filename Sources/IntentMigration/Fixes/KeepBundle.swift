import IntentComparison
import IntentRules
import IntentSurface

/// Says which setting of the project brings a widget back that went to another extension: no code does.
enum KeepBundle {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let comparison = context.comparison
    guard let old = comparison.oldRecords.widget(finding.subject.owner),
      let new = comparison.newRecords.widget(comparison.newIdentifier(of: .widget, old.kind.spelling)),
      let move = WidgetMove(of: old, to: new, in: comparison)
    else { return nil }
    throw Refusal("A device finds a placed widget by the bundle identifier of its extension. \(move.setting)")
  }
}
