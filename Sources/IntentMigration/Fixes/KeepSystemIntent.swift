import IntentRules
import IntentSurface

/// Says of an intent of the system that is no longer answered whether anybody can miss it.
enum KeepSystemIntent {
  static let refuse: Proposers.Proposer = { finding, context throws(Refusal) in
    if let lack = ShippedUse.lack(ofAnswersTo: finding.subject.owner, context) { throw Refusal(lack) }
    return nil
  }
}
