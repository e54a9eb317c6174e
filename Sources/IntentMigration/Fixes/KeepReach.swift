import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Lets people find an intent again, with the lines that shipped.
enum KeepDiscoverable {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let setting = ShippedSetting(["isDiscoverable"], of: finding, in: context) else { return nil }
    let new = setting.intent
    let twin = context.comparison.new.intents.first { other in
      other.identifier != new.identifier && other.title != nil && other.title == new.title && other.isAction
        && other.isDiscoverable?.value != false
    }
    if let twin {
      throw Refusal(
        "\(twin.typePath) has the same title and is listed, so people find the action once. Saved shortcuts should keep "
          + "running this one: accept the change with a waiver.")
    }
    if let reason = setting.reason {
      throw Refusal(
        "The code says why it is hidden: “\(reason)” If that is so, accept the change with a waiver; else list the action "
          + "again, with that remark gone.")
    }
    return Proposal(
      finding, .keepDiscoverable,
      cost:
        "Nothing: people find the action again. To retire it, deprecate it: people see a notice, and it keeps running.",
      edits: setting.edits)
  }
}

/// Lets an intent run on a locked device again, where nothing speaks for the stricter policy.
enum KeepPolicy {
  private static let destroying: Set = ["delete", "remove", "erase", "clear", "reset", "trash"]

  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let setting = ShippedSetting(["authenticationPolicy"], of: finding, in: context) else { return nil }
    let new = setting.intent
    let verbs = IntentWords(new, in: context.comparison.new).verbs
    if new.conforms(to: .deleteIntent) || !verbs.isDisjoint(with: destroying) {
      throw Refusal(
        "It deletes what people have, and asks for an unlocked device first: that is right, so accept the change with a "
          + "waiver, and say it in the release notes. Where it must run unattended, take the policy away again.")
    }
    if let reason = setting.reason {
      throw Refusal(
        "The code says why it asks: “\(reason)” If that is so, accept the change with a waiver; else take the policy "
          + "back, with that remark gone.")
    }
    return Proposal(
      finding, .keepPolicy,
      cost: "Nothing for saved shortcuts: the action runs on a locked device again.", edits: setting.edits,
      notes: ["If it shows or changes what a stranger must not, keep the stricter policy and accept it with a waiver."])
  }
}

/// Says how to tell whether anybody has an action from an app that does not offer it any more.
enum KeepHost {
  static let refuse: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new) = context.intents(finding),
      let place = context.locations.new[Subject(.intent, new.identifier)]
    else { return nil }
    let (before, after) = (context.comparison.old, context.comparison.new)
    let left = before.apps(with: old.hosts).subtracting(after.apps(with: new.hosts)).sorted()
    guard !left.isEmpty else { return nil }
    let names = left.sentenceList
    throw Refusal(
      "If \(names) never reached people, as an example or a test app does not, or had the intent by mistake, accept the "
        + "change with a waiver. Else add \(place.path) to the files that \(names) compiles: to which targets a file "
        + "belongs is for the project to say.")
  }
}
