import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSchemas
import IntentSurface
import SourceScanning
import SwiftSyntax

/// Puts static members that say how the system treats an intent back as they shipped, where nothing speaks for the new
/// ones.
struct KeepSetting {
  /// Lets people find it.
  static let discoverable = proposer(
    ["isDiscoverable"], .keepDiscoverable, is: "is hidden", else: "list the action again",
    cost:
      "Nothing: people find the action again. To retire it, deprecate it: people see a notice, and it keeps running."
  ) { new, context in
    let twin = context.comparison.new.intents.first { other in
      other.identifier != new.identifier && other.title != nil && other.title == new.title && other.isAction
        && other.isDiscoverable?.value != false
    }
    return twin.map {
      "\($0.typePath) has the same title and is listed, so people find the action once. Saved shortcuts should keep "
        + "running this one: accept the change with a waiver."
    }
  }

  /// Lets it run on a locked device.
  static let policy = proposer(
    ["authenticationPolicy"], .keepPolicy, is: "asks", else: "take the policy back",
    cost: "Nothing for saved shortcuts: the action runs on a locked device again.",
    note: "If it shows or changes what a stranger must not, keep the stricter policy and accept it with a waiver."
  ) { new, context in
    let verbs = IntentWords(new, in: context.comparison.new).verbs
    guard new.conforms(to: .deleteIntent) || !verbs.isDisjoint(with: destroying) else { return nil }
    return
      "It deletes what people have, and asks for an unlocked device first: that is right, so accept the change with a "
      + "waiver, and say it in the release notes. Where it must run unattended, take the policy away again."
  }

  /// Lets it run in the background.
  static let background = proposer(
    ["supportedModes", "openAppWhenRun"], .keepBackground, is: "opens the app",
    else: "let it run in the background again",
    cost: "Nothing for saved shortcuts: the action runs in the background again.",
    note: "If `perform()` needs the app in front now, it can call `continueInForeground()` where it does (iOS 26)."
  ) { _, _ in nil }

  private static let destroying: Set = ["delete", "remove", "erase", "clear", "reset", "trash"]

  // - Parameter refusal: what speaks for the new ones besides a remark in the code.
  private static func proposer(
    _ names: [String], _ decision: Decision, is now: String, else wayBack: String, cost: String, note: String? = nil,
    refusal: @escaping @Sendable (Intent, ProposalContext) -> String?
  ) -> Proposers.Proposer {
    { finding, context throws(Refusal) in
      guard let setting = ShippedSetting(names, of: finding, in: context) else { return nil }
      if let reason = refusal(setting.intent, context) { throw Refusal(reason) }
      if let reason = setting.reason {
        throw Refusal(
          "The code says why it \(now): “\(reason)” If that is so, accept the change with a waiver; else \(wayBack), with "
            + "that remark gone.")
      }
      return Proposal(finding, decision, cost: cost, edits: setting.edits, notes: [note].compactMap(\.self))
    }
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

/// Says what to state where nothing that can be read builds what people have.
enum KeepTargets {
  static let refuse: Proposers.Proposer = { finding, context throws(Refusal) in
    let comparison = context.comparison
    let hosts = comparison.old.hosts.filter { comparison.oldRecords.hosts(of: finding.subject).contains($0.identifier) }
    guard let place = context.locations.new[finding.subject]?.path, !hosts.isEmpty else { return nil }
    let lines = hosts.map { host in
      let systems = host.platforms.map { "\($0.platform.rawValue): \"\($0.floor ?? "…")\"" }.joined(separator: ", ")
      return "`- { name: \(host.identifier), kind: \(host.kind.rawValue), paths: [\(RelativePath.folder(of: place))], "
        + "platforms: { \(systems) } }`"
    }
    throw Refusal(
      "No project here compiles \(place). Where a build makes the project, state under `targets:` in the settings what it "
        + "makes: \(lines.joined(separator: ", ")). Else repair the project file.")
  }
}

/// Says which setting of the project brings a widget back that went to another extension: no code does.
enum KeepBundle {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let comparison = context.comparison
    guard let old = comparison.oldRecords.widget(finding.subject.owner),
      let new = comparison.newRecords.widget(comparison.newIdentifier(of: .widget, old.kind.spelling)),
      let move = WidgetMove(of: old, to: new, in: comparison, isJudged: true)
    else { return nil }
    if let lack = ShippedUse.lack(ofContentOf: old, context) { throw Refusal(lack) }
    throw Refusal(
      "A device finds a placed widget by the bundle identifier of its extension. \(move.setting(in: context.new))")
  }
}

/// Says how to tell whether people miss the app that no longer opens: no code shows it.
enum KeepForeground {
  static let refuse: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new) else { return nil }
    let shipped = context.oldType(.intent, old)?.perform?.body?.trimmedDescription
    let isRewritten = shipped != nil && shipped != type.perform?.body?.trimmedDescription
    throw Refusal(
      (isRewritten ? "Its `perform()` was rewritten and does the work in the background now. " : "")
        + "If the step has done its work when it ends, accept the change with a waiver. If people are to see the app, set "
        + "`openAppWhenRun` to true again.")
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
    let type = context.newType(.intent, intent)
    let opening = ["openAppWhenRun", "supportedModes"].lazy.compactMap { type?.staticVariable($0) }.first
    let line = opening.map { "`\($0.declaration.trimmedDescription)`" } ?? "`openAppWhenRun`"
    // What starts the extension, or what it shows, is nothing for the app.
    let move =
      type?.isAloneInItsFile == false
      ? "Move `\(intent.typePath)` from \(place.path) into a file of its own, and have \(app) compile that too"
      : "Add \(place.path) to the files that \(app) compiles, with what it uses"
    let background =
      type?.perform?.doesNothing == true
      ? "" : " If its work needs no app in front, take \(line) away instead."
    throw Refusal(
      "\(move): then the intent runs there.\(background) To which targets a file belongs is for the project to say.")
  }
}

extension TypeCode {
  /// Whether its file declares no other type beside it.
  fileprivate var isAloneInItsFile: Bool {
    file.tree.statements.filter { statement in
      let group = statement.item.as(DeclSyntax.self)?.asProtocol((any DeclGroupSyntax).self)
      return group.map { !$0.is(ExtensionDeclSyntax.self) } ?? false
    }.count < 2
  }
}

extension FunctionDeclSyntax {
  /// Whether its code only gives back that it is done.
  fileprivate var doesNothing: Bool {
    let statements = body?.statements ?? []
    return statements.count < 2 && statements.allSatisfy { $0.trimmedDescription.hasSuffix(".result()") }
  }
}

/// Static members that say how the system treats a type, with what they said in the version that shipped.
struct ShippedSetting {
  /// The intent that has them, as it is now.
  let intent: Intent
  /// What puts the shipped lines back, or takes away what is new.
  let edits: [SourceEdit]
  /// What the code says of why it is so now; nil where it says nothing, or said so before.
  let reason: String?

  /// Nil where the type itself does not have any of them.
  init?(_ names: [String], of finding: Finding, in context: ProposalContext) {
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new),
      let shipped = context.oldType(.intent, old)
    else { return nil }
    intent = new
    let written = names.compactMap(type.staticVariable)
    let before = names.compactMap(shipped.staticVariable)
    guard let first = written.first else { return nil }
    let kept = before.flatMap { shipped.file.lines(of: $0.member) }
    let known = before.compactMap { Self.remark(on: $0, in: shipped.file) }
    reason = written.compactMap { Self.remark(on: $0, in: type.file) }.first { !known.contains($0) }
    let separator = type.file.newline + type.file.indentation(of: first.member)
    edits = written.enumerated().map { index, variable in
      index > 0 || kept.isEmpty
        ? type.file.removal(of: variable.member)
        : type.file.replace(variable.member, with: kept.joined(separator: separator))
    }
  }

  // What stands above the line or behind it.
  private static func remark(on variable: VariableCode, in file: CodeFile) -> String? {
    let above = file.lines(of: variable.member).filter { $0.hasPrefix("//") }
    let texts = (above + [variable.member.trailingTrivia.description]).map { line in
      String(line.drop { $0 == "/" || $0.isWhitespace })
    }
    let said = texts.filter { !$0.isEmpty && !$0.hasPrefix("MARK:") }.joined(separator: " ")
    return said.isEmpty ? nil : said
  }
}
