import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let intentRenamed = Rule(
    id: "I02", name: "intent-renamed", title: "Intent renamed without keeping its identifier",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .measured("2026-09"),
    explanation: """
      Without a literal `persistentIdentifier`, shortcuts store the bare type name of an intent as its identifier. A \
      rename therefore removes one action and adds another, and nothing connects the two.
      """,
    symptom: "The step shows as “Unknown Action”; a new action with the same title appears beside it.",
    fix: "Keep the new name in code and pin the old identifier with a literal `persistentIdentifier`.",
    evidence: [
      "Apple documentation, `PersistentlyIdentifiable`: the default comes from the type name",
      "Apple's App Intents skill for Xcode 27: saved shortcuts replay an intent by type name",
      "Measured in built metadata (touyou/IntentTodo, 2026-09-11): after a rename the old key is gone, and pinning the "
        + "old name brings it back",
    ],
    judge: .renamed(Intent.self) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      guard !pair.isMigration, old.typeName != new.typeName else { return nil }
      return Judgement(
        pair.subject, message(old, new),
        // What placed widgets and Focus settings do with another name is not known, so it does not fail the check.
        effects: old.effects(old.isAction ? .breaks : .degrades, lostIn: comparison),
        confidence: confidence(old), symptom: symptom(old, new), fix: fix(old, new), key: new.identifier)
    })

  private static func message(_ old: Intent, _ new: Intent) -> String {
    let seekers = old.isAction ? "saved shortcuts" : "saved settings"
    let rename = """
      The intent \(old.label) was renamed to \(new.typeName), which changes its identifier: \(seekers) look for \
      “\(old.identifier)” and find nothing.
      """
    let doubt =
      !old.isConfiguration
      ? nil
      : old.conforms(to: .setFocusFilterIntent)
        ? "How Focus settings handle a renamed filter is not documented."
        : "How placed widgets handle a renamed configuration intent is not documented."
    return [rename, old.softening, doubt].compactMap { $0 }.joined(separator: " ")
  }

  private static func confidence(_ old: Intent) -> Confidence? {
    old.isConfiguration || old.softening != nil ? .low : nil
  }

  private static func symptom(_ old: Intent, _ new: Intent) -> String? {
    if old.conforms(to: .setFocusFilterIntent) { return "The app's filter disappears from people's Focus settings." }
    if old.isConfiguration { return "Placed widgets and controls fall back to their default settings." }
    return old.title == new.title ? nil : "The step shows as “Unknown Action”; a new action appears beside it."
  }

  private static func fix(_ old: Intent, _ new: Intent) -> Fix {
    Fix(
      "Pin the old identifier in \(new.typeName), or rename the type back to \(old.typeName).",
      code: IntentCode.persistentIdentifier(old.identifier))
  }
}
