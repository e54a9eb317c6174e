import IntentComparison
import IntentRules
import IntentSurface

/// Puts an App Shortcut back into the provider, or the provider into the app.
enum KeepAppShortcut {
  /// Apple's limit for an app.
  private static let limit = 10

  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    if finding.subject.kind == .appShortcutsProvider { return try provider(finding, context) }
    let comparison = context.comparison
    let shortcuts = comparison.old.allShortcuts.filter { $0.subject == finding.subject }
    let identifier = shortcuts.first.map { comparison.newIdentifier(of: .intent, $0.intent) } ?? ""
    let kept = Set(comparison.new.allShortcuts.filter { $0.intent == identifier }.flatMap(\.phrases))
    // Of several for one intent it is the one that is not there any more.
    guard let shortcut = shortcuts.first(where: { kept.isDisjoint(with: $0.phrases) }) ?? shortcuts.first else {
      return nil
    }
    let taken = KeepPhrases.taken(shortcut.phrases, by: identifier, in: comparison.new)
    let gone = gone(of: shortcut, now: identifier, in: comparison.new)
    guard taken.isEmpty || gone.count < shortcut.phrases.count else {
      throw Refusal(taken.joined(separator: " ") + KeepPhrases.wayOut)
    }
    guard let intent = context.newIntent(shortcut.intent) else { return nil }
    let providers = comparison.new.appShortcuts.compactMap { context.newType(.appShortcutsProvider, $0) }
    let place = providers.first { !$0.appShortcuts.isEmpty }
    // An app has one provider, and what several apps compile is in the list of each. Those that were brought back a moment
    // ago count as well.
    let count = max(comparison.new.appShortcuts.map(\.shortcuts.count).max() ?? 0, place?.appShortcuts.count ?? 0)
    guard count < limit else { throw full(comparison, lines(shortcut, without: gone, intent, context)) }
    guard let place,
      let edit = place.appShortcuts.last?.followed(by: lines(shortcut, without: gone, intent, context), in: place.file)
    else { return nil }
    return Proposal(
      finding, .keepAppShortcut,
      cost: "Nothing: Siri, Spotlight and the Action button know it again. An app may have \(limit) App Shortcuts.",
      edits: [edit], notes: taken + unlearned(in: [shortcut]))
  }

  /// The phrases that can't come back: another App Shortcut has them, or Siri never learned them.
  private static func gone(of shortcut: AppShortcut, now identifier: String, in surface: Surface) -> [Phrase] {
    shortcut.unlearned + shortcut.phrases.filter { !KeepPhrases.taken([$0], by: identifier, in: surface).isEmpty }
  }

  private static func unlearned(in shortcuts: [AppShortcut]) -> [String] {
    let phrases = shortcuts.flatMap(\.unlearned).map { "“\($0.text)”" }
    return phrases.isEmpty
      ? [] : ["Left out, because Siri learns no phrase without the app's name: \(phrases.joined(separator: ", "))."]
  }

  private static func full(_ comparison: Comparison, _ lines: [String]) -> Refusal {
    let known = Set(comparison.old.allShortcuts.map { comparison.newIdentifier(of: .intent, $0.intent) })
    let new = comparison.new.allShortcuts.map(\.intent).filter { !known.contains($0) }.uniqued
    let names = new.map { "`\($0)`" }.list(most: shownNames, others: "others")
    let code = lines.map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(separator: " ")
    return Refusal(
      "The app has \(limit) App Shortcuts, and an app may have no more. "
        + (new.isEmpty ? "Remove one of the others first" : "Remove one of the new ones first, \(names)")
        + ", then put this back: `\(code)`.")
  }

  private static let shownNames = 4

  // As it was written, with the name that the intent has now.
  private static func lines(
    _ shipped: AppShortcut, without gone: [Phrase], _ intent: Intent, _ context: ProposalContext
  ) -> [String] {
    var shortcut = shipped
    shortcut.phrases.removeAll(where: gone.contains)
    let old = context.comparison.oldRecords.intent(shortcut.intent)
    let provider = context.comparison.old.appShortcuts.first { $0.runs(shortcut.intent) }
    let type = provider.flatMap { context.oldType(.appShortcutsProvider, $0) }?.without(gone)
    let fitting = (type?.appShortcuts ?? []).filter { code in
      old.map { code.runs($0.typePath) } == true && code.presetsLike(shortcut)
    }
    let code = fitting.first { $0.says(shortcut.phrases.first) } ?? fitting.first
    guard let type, let code else { return IntentCode.appShortcut(shortcut, of: intent) }
    let lines = type.file.lines(of: code.call)
    // Words that stood elsewhere may be gone from there; the record has them.
    guard context.missingNames(in: lines).isEmpty else { return IntentCode.appShortcut(shortcut, of: intent) }
    guard let old, old.typePath != intent.typePath else { return lines }
    return lines.map { $0.replacing("intent: \(old.typePath)(", with: "intent: \(intent.typePath)(") }
  }

  private static func provider(_ finding: Finding, _ context: ProposalContext) throws(Refusal) -> Proposal? {
    let comparison = context.comparison
    guard let provider = comparison.old.appShortcuts.first(where: { $0.identifier == finding.subject.owner }) else {
      return nil
    }
    var notes = ["The provider must be part of the app target: the system does not look for it in a package."]
    notes += unlearned(in: provider.shortcuts)
    let tasks = tasks(of: provider.shortcuts, in: context)
    let edits: [SourceEdit]
    if let type = context.oldType(.appShortcutsProvider, provider) {
      var restored = RestoredCode(in: context)
      let renamed = renames(in: type, context)
      let lost = type.appShortcuts.filter { !$0.hasIntent(in: context.new) && renamed[$0.intent] == nil }
      guard lost.isEmpty || lost.count < type.appShortcuts.count else {
        throw Refusal("All actions that it has are gone: bring the App Shortcuts back with the actions, or not at all.")
      }
      notes += lost.isEmpty ? [] : ["Left out, because the action does not come back: \(lost.map(\.intent).codeList)."]
      let moved = type.appShortcuts.compactMap { code in renamed[code.intent].map { code.running($0, in: type.file) } }
      let known = type.applying(lost.compactMap { $0.removal(in: type.file) } + moved)
      restored.add(known.without(provider.shortcuts.flatMap(\.unlearned)), below: tasks)
      edits = restored.edits
    } else {
      let lines = IntentCode.provider(provider, intent: context.newIntent)
      edits = RestoredCode.appended(
        tasks + lines, to: context.folder(beside: provider.typePath, named: "AppShortcuts.swift"),
        imports: ["import AppIntents"], in: context)
      notes.append("The shipped code could not be found, so the App Shortcuts are rebuilt from the snapshot.")
    }
    return Proposal(
      finding, .keepAppShortcut,
      cost: (tasks.isEmpty
        ? "Nothing: " : "The code does not compile until the actions get what they take from the app again. Then ")
        + "Siri, Spotlight and the Action button know the App Shortcuts again.", edits: edits, notes: notes)
  }

  /// The types that intents have now which have another name, by what the code of a provider calls them.
  private static func renames(in type: TypeCode, _ context: ProposalContext) -> [String: String] {
    type.appShortcuts.reduce(into: [:]) { names, code in
      let old = context.comparison.old.intents.first { code.runs($0.typePath) }
      guard let old, let new = context.newIntent(old.identifier), new.typePath != old.typePath else { return }
      names[code.intent] = new.typePath
    }
  }

  // An App Shortcut of an action that stops in its first line is worse than none.
  private static func tasks(of shortcuts: [AppShortcut], in context: ProposalContext) -> [String] {
    let types = shortcuts.compactMap { context.newIntent($0.intent) }.compactMap { context.newType(.intent, $0) }
    return OutsideNeeds(context: context).tasks(for: types).map(IntentCode.error)
  }
}

extension AppShortcut {
  /// The phrases that Siri never learned because they don't name the app; none where no phrase does.
  fileprivate var unlearned: [Phrase] {
    phrases.contains(where: \.namesApplication) ? phrases.filter { !$0.namesApplication } : []
  }
}
