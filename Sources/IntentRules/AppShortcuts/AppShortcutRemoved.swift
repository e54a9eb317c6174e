import IntentComparison
import IntentSurface

extension Rule {
  static let appShortcutRemoved = Rule(
    id: "S02", name: "app-shortcut-removed", title: "App Shortcut removed",
    cells: [Cell(.appShortcut, .removed), Cell(.appShortcutsProvider, .removed)],
    effects: [.savedShortcuts: .breaks, .siriPhrases: .breaks, .discovery: .hides], confidence: .high,
    explanation: """
      People use an App Shortcut without ever opening the Shortcuts app: by its phrases, from Spotlight, from the \
      Action button, in an automation. All of that goes with it. A shortcut that holds the action itself keeps running.
      """,
    symptom: "Siri no longer knows the phrases; the Action button or automation that was set to it does nothing.",
    fix: "Keep the App Shortcut while its action exists.",
    evidence: [
      "Apple documentation, “Making actions and content discoverable and widely available”: removing an App Shortcut "
        + "can break people's workflows."
    ],
    judge: .change(judgeAppShortcutRemoved))
}

private func judgeAppShortcutRemoved(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  let isProviderGone = comparison.new.appShortcuts.isEmpty
  if change.subject.kind == .appShortcutsProvider {
    // The others went with their intents, which is a finding of its own.
    let lost = comparison.old.allShortcuts.map(\.intent).filter { intent in
      comparison.newRecords.intent(comparison.newIdentifier(of: .intent, intent)) != nil
    }
    guard isProviderGone, !lost.isEmpty else { return [] }
    return [
      Judgement(
        change.subject,
        "\(change.subject) is gone, and no other type provides App Shortcuts: those of \(lost.sentenceList) are lost.",
        fix: Fix("Keep an AppShortcutsProvider in the app target."))
    ]
  }
  // One provider that is gone is one cause, however many shortcuts it had.
  guard !isProviderGone else { return [] }
  let lost = comparison.old.allShortcuts.first { $0.subject == change.subject }
  let phrases = (lost?.phrases ?? []).filter(\.namesApplication)
  guard change.platforms != nil || !comparison.hasTwin(of: lost) else { return [] }
  let presets = change.subject.member.map { " with \($0)" } ?? ""
  let places = change.platforms.map { " on " + $0.map(\.rawValue).joined(separator: ", ") } ?? ""
  let loss = "\(change.subject.owner)\(presets) no longer has an App Shortcut\(places)."
  // On some platforms alone, it answers on the others itself.
  let successors = change.platforms == nil ? comparison.new.intents(answeringTo: phrases) : []
  let unanswered = successors.isEmpty ? phrases : phrases.filter { !comparison.new.answersTo([$0]) }
  let sentences = [
    loss,
    unanswered.isEmpty ? nil : "Siri no longer answers to \(unanswered.map(\.text).quotedList).",
    successors.isEmpty
      ? nil : "To its \(unanswered.isEmpty ? "" : "other ")phrases \(successors.sentenceList) answers now.",
  ]
  return [
    Judgement(
      change.subject, sentences.compactMap { $0 }.joined(separator: " "),
      effects: unanswered.isEmpty && !phrases.isEmpty
        ? [.savedShortcuts: .breaks, .siriPhrases: .degrades, .discovery: .hides] : nil)
  ]
}

extension Comparison {
  /// Whether the new surface still has an App Shortcut that does the same for the same phrases: the one that is gone was
  /// a second copy.
  fileprivate func hasTwin(of shortcut: AppShortcut?) -> Bool {
    guard let shortcut else { return false }
    let intent = newIdentifier(of: .intent, shortcut.intent)
    return new.allShortcuts.contains {
      $0.intent == intent && $0.presets == shortcut.presets && Set(shortcut.phrases).isSubset(of: $0.phrases)
    }
  }
}
