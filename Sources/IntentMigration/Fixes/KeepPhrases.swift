import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Puts phrases back behind those that an App Shortcut has now.
enum KeepPhrases {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let owner = finding.subject.owner
    let comparison = context.comparison
    let identifier = comparison.newIdentifier(of: .intent, owner)
    let lost = comparison.changes
      .filter { $0.subject.kind == .phrase && $0.subject.owner == owner && $0.action == .removed }
      .compactMap(\.old).map { Phrase($0) }.filter { comparison.old.isLearned($0, for: owner) }
    // One phrase can't start two actions: where it went over to another, that is what it does now.
    let free = lost.filter { taken([$0], by: identifier, in: comparison.new).isEmpty }
    guard lost.isEmpty || !free.isEmpty else {
      throw Refusal(
        taken(lost, by: identifier, in: comparison.new).joined(separator: " ")
          + wayOut)
    }
    guard let intent = comparison.newRecords.intent(identifier) else { return nil }
    // A key path to what is not there does not compile.
    let unknown = Set(free.flatMap(\.parameters)).filter { intent.parameter($0) == nil }
    let spoken = free.filter { unknown.isDisjoint(with: $0.parameters) }
    if !free.isEmpty, spoken.isEmpty {
      let shipped = Set(comparison.oldRecords.intent(owner)?.parameters.map(\.name) ?? [])
      let names = unknown.sorted().codeList
      throw Refusal(
        unknown.isDisjoint(with: shipped)
          ? "The phrases name \(names), which \(intent.typePath) never had, so that nobody could say them: accept the "
            + "change with a waiver."
          : "The phrases name \(names), which \(intent.typePath) no longer has. Bring the parameter back first, or accept "
            + "the change with a waiver.")
    }
    guard !spoken.isEmpty, let edits = edits(keeping: spoken, for: intent, in: context) else { return nil }
    let count = comparison.new.allShortcuts.reduce(spoken.count) { $0 + $1.phrases.count }
    let limit =
      count < fewPhrases ? [] : ["An app may have 1,000 phrases; those with parameters count once for each value."]
    return Proposal(
      finding, .keepPhrases, cost: "Nothing: people can say either. Shortcuts shows the first phrase.", edits: edits,
      notes: taken(lost, by: identifier, in: comparison.new) + limit)
  }

  private static let fewPhrases = 300

  /// The edits that put phrases behind those that an intent's App Shortcut has; nil where the code does not show them.
  static func edits(keeping lost: [Phrase], for intent: Intent, in context: ProposalContext) -> [SourceEdit]? {
    guard let provider = context.comparison.new.appShortcuts.first(where: { $0.runs(intent.identifier) }),
      let type = context.newType(.appShortcutsProvider, provider),
      let shortcut = shortcut(for: intent, in: type, as: context.comparison.old.allShortcuts.first { $0.has(lost) })
    else { return nil }
    return shortcut.phrases.map { [type.file.append(lost.map(\.codeSpelling), to: $0)] }
  }

  private static func shortcut(
    for intent: Intent, in type: TypeCode, as old: AppShortcut?
  ) -> AppShortcutCode? {
    let all = type.appShortcuts.filter { $0.runs(intent.typePath) && $0.phrases != nil }
    return all.first { code in old.map(code.presetsLike) ?? true } ?? all.first
  }

  /// What to do where all phrases start something else.
  static let wayOut = " Take it from there to have it here, or accept the change with a waiver."

  /// What a person must decide where another App Shortcut has a phrase already.
  static func taken(_ phrases: [Phrase], by identifier: String, in surface: Surface) -> [String] {
    let answers = PhraseAnswers(surface: surface)
    let found = phrases.compactMap { phrase in
      answers.intent(for: phrase, besides: identifier).map { (intent: $0, text: "“\(phrase.text)”") }
    }
    return Dictionary(grouping: found, by: \.intent).sorted { $0.key < $1.key }.map { intent, phrases in
      phrases.map(\.text).sentenceList + (phrases.count == 1 ? " now starts " : " now start ")
        + "\(intent), and a phrase can start only one action."
    }
  }
}

extension AppShortcutsProvider {
  /// Whether one of its App Shortcuts runs an intent.
  func runs(_ identifier: String) -> Bool { shortcuts.contains { $0.intent == identifier } }
}

extension AppShortcut {
  fileprivate func has(_ phrases: [Phrase]) -> Bool { !Set(self.phrases).isDisjoint(with: phrases) }
}

/// Which App Shortcuts answer to what people say.
struct PhraseAnswers {
  let surface: Surface

  /// The intent of the App Shortcut that a phrase starts; nil where none does.
  ///
  /// A parameter whose values are the cases of an enum stands for the title of each: “Open ${target}” answers to “Open
  /// Movies”. Which entities there are, code does not say.
  func intent(for phrase: Phrase, besides identifier: String) -> String? {
    surface.allShortcuts.first { shortcut in
      shortcut.intent != identifier && shortcut.phrases.contains { answers($0, phrase, of: shortcut.intent) }
    }?.intent
  }

  /// The only intent that has some phrases, and more than half of them; nil where none or several do.
  func intent(forMost phrases: [Phrase], besides identifier: String) -> String? {
    let found = phrases.compactMap { intent(for: $0, besides: identifier) }
    guard let only = found.first, found.count * 2 > phrases.count, found.allSatisfy({ $0 == only }) else { return nil }
    return only
  }

  private func answers(_ phrase: Phrase, _ said: Phrase, of identifier: String) -> Bool {
    if phrase.heard == said.heard { return true }
    let names = phrase.parameters
    guard names.count == 1, let name = names.first, said.parameters.isEmpty else { return false }
    return titles(of: name, in: identifier).contains { title in
      Phrase(phrase.text.replacing("${\(name)}", with: title)).heard == said.heard
    }
  }

  private func titles(of parameter: String, in identifier: String) -> [String] {
    let intent = surface.intents.first { $0.identifier == identifier }
    guard case .enum(let name)? = intent?.parameter(parameter)?.type.element else { return [] }
    let cases = surface.enums.first { $0.identifier == name }?.cases ?? []
    return cases.flatMap { [$0.title?.value].compactMap(\.self) + $0.synonyms.compactMap(\.value) }
  }
}
