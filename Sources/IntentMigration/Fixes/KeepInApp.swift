import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

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
