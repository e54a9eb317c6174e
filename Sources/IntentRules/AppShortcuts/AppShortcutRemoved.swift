import IntentComparison
import IntentSurface

extension Rule {
  static let appShortcutRemoved = Rule(
    id: "S02", name: "app-shortcut-removed", title: "App Shortcut removed",
    effects: [.savedShortcuts: .breaks, .siriPhrases: .breaks, .discovery: .hides], confidence: .high,
    basis: .apple("2026-11"),
    explanation: """
      People use an App Shortcut through its phrases, Spotlight, the Action button or an automation, without opening \
      the Shortcuts app. All of these stop working without it. Shortcuts that contain the action itself keep running.
      """,
    symptom: "Siri no longer knows the phrases; Action buttons and automations with the App Shortcut do nothing.",
    fix: "Keep the App Shortcut as long as its action exists.",
    evidence: [
      "Apple documentation, “Making actions and content discoverable and widely available”: removing an App Shortcut "
        + "can break people's workflows."
    ],
    judge: .removed(AppShortcut.self, judgeAppShortcut), .removed(AppShortcutsProvider.self, judgeProvider))
}

private func judgeProvider(_ loss: Loss<AppShortcutsProvider>, _ comparison: Comparison) -> Judgement? {
  // The others went with their intents, which is a finding of its own.
  let lost = comparison.old.allShortcuts.map(\.intent).filter { intent in
    comparison.newRecords.intent(comparison.newIdentifier(of: .intent, intent)) != nil
  }
  guard comparison.new.appShortcuts.isEmpty, !lost.isEmpty else { return nil }
  return Judgement(
    loss.subject,
    "\(loss.subject) is gone, and no other type provides App Shortcuts: those of \(lost.sentenceList) are lost.",
    fix: Fix("Keep an AppShortcutsProvider in the app target."))
}

private func judgeAppShortcut(_ loss: Loss<AppShortcut>, _ comparison: Comparison) -> Judgement? {
  // One provider that is gone is one cause, however many shortcuts it had.
  guard !comparison.new.appShortcuts.isEmpty else { return nil }
  let phrases = loss.old.phrases.filter { comparison.old.isLearned($0, for: loss.old.intent) }
  guard loss.platforms != nil || !comparison.hasTwin(of: loss.old) else { return nil }
  let presets = loss.subject.member.map { " with \($0)" } ?? ""
  let places = loss.platforms.map { " on " + $0.map(\.rawValue).joined(separator: ", ") } ?? ""
  // Code may list two for one intent; what people have set up goes by the intent.
  let isLast = !comparison.hasAnother(for: loss.old, on: loss.platforms)
  guard isLast || !phrases.isEmpty else { return nil }
  let message =
    isLast
    ? "\(loss.subject.owner)\(presets) no longer has an App Shortcut\(places)."
    : "\(loss.subject.owner)\(presets) has lost an App Shortcut\(places); another one remains."
  let successors = comparison.new.intents(answeringTo: phrases, on: loss.platforms)
  let unanswered = comparison.new.unanswered(phrases, on: loss.platforms)
  let sentences = [
    message,
    unanswered.isEmpty ? nil : "Siri no longer answers to \(unanswered.map(\.text).quotedList).",
    successors.isEmpty
      ? nil : "\(successors.sentenceList) now answers to its \(unanswered.isEmpty ? "" : "other ")phrases.",
    isLast ? comparison.old.lostTranslations(of: loss.subject.owner) : nil,
  ]
  let forSiri = unanswered.isEmpty && !phrases.isEmpty ? Effect.degrades : .breaks
  return Judgement(
    loss.subject, sentences.compactMap { $0 }.joined(separator: " "),
    effects: isLast
      ? [.savedShortcuts: .breaks, .siriPhrases: forSiri, .discovery: .hides] : [.siriPhrases: forSiri],
    symptom: isLast
      ? nil
      : successors.isEmpty
        ? "Siri no longer knows the phrases."
        : "Siri runs another action for these phrases.")
}

extension Comparison {
  /// Whether the intent of an App Shortcut still has one with the same presets.
  fileprivate func hasAnother(for shortcut: AppShortcut, on platforms: [Platform]?) -> Bool {
    let intent = newIdentifier(of: .intent, shortcut.intent)
    return new.shortcuts(onEach: platforms).contains { $0.intent == intent && $0.presets == shortcut.presets }
  }

  /// Whether the new surface still has an App Shortcut that does the same for the same phrases: the one that is gone was
  /// a second copy.
  fileprivate func hasTwin(of shortcut: AppShortcut) -> Bool {
    let intent = newIdentifier(of: .intent, shortcut.intent)
    return new.allShortcuts.contains {
      $0.intent == intent && $0.presets == shortcut.presets && Set(shortcut.phrases).isSubset(of: $0.phrases)
    }
  }
}
