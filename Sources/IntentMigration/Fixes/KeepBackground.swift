import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Lets an intent run in the background again, with the lines that shipped.
enum KeepBackground {
  private static let names = ["supportedModes", "openAppWhenRun"]

  /// Says how to tell whether people miss the app that no longer opens: no code shows it.
  static let refuseForeground: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new) else { return nil }
    let shipped = context.oldType(.intent, old)?.perform?.body?.trimmedDescription
    let isRewritten = shipped != nil && shipped != type.perform?.body?.trimmedDescription
    throw Refusal(
      (isRewritten ? "Its `perform()` was rewritten and does the work in the background now. " : "")
        + "If the step has done its work when it ends, accept the change with a waiver. If people are to see the app, set "
        + "`openAppWhenRun` to true again.")
  }

  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let setting = ShippedSetting(names, of: finding, in: context) else { return nil }
    if let reason = setting.reason {
      throw Refusal(
        "The code says why it opens the app: “\(reason)” If the work can't do without, accept the change with a waiver; "
          + "else let it run in the background again, with that remark gone.")
    }
    return Proposal(
      finding, .keepBackground,
      cost: "Nothing for saved shortcuts: the action runs in the background again.", edits: setting.edits,
      notes: [
        "If `perform()` needs the app in front now, it can call `continueInForeground()` where it does (iOS 26)."
      ])
  }
}

/// Says which file an app must compile as well, so that an intent which opens it can run.
enum KeepInApp {
  static let refuse: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let intent = context.comparison.newRecords.intent(finding.subject.owner),
      let place = context.locations.new[Subject(.intent, intent.identifier)]
    else { return nil }
    let apps = context.comparison.new.hosts.filter { $0.kind == .app }.map(\.identifier).sorted()
    let app = apps.count == 1 ? "the app \(apps[0])" : "the app"
    let opening = ["openAppWhenRun", "supportedModes"].lazy
      .compactMap { context.newType(.intent, intent)?.staticVariable($0) }.first
    let line = opening.map { "`\($0.declaration.trimmedDescription)`" } ?? "`openAppWhenRun`"
    throw Refusal(
      "Add \(place.path) to the files that \(app) compiles, with what it uses: then the intent runs there. If its work needs "
        + "no app in front, take \(line) away instead. To which targets a file belongs is for the project to say.")
  }
}
