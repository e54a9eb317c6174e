import IntentComparison
import IntentSurface

extension Rule {
  static let appShortcutLookChanged = Rule(
    id: "S08", name: "app-shortcut-look-changed", title: "Short title or image of an App Shortcut changed",
    effects: [.discovery: .notes],
    hardest: [.discovery: .hides], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      Spotlight and the Shortcuts app show an App Shortcut with its short title and symbol. Changing them changes only \
      its appearance. Without them, as with the iOS 16 initializer, the App Shortcut is not listed properly.
      """,
    symptom: "The App Shortcut looks different.",
    fix: "Give every App Shortcut a `shortTitle` and a `systemImageName`.",
    evidence: [
      """
      Apple documentation, `AppShortcut`: the initializer without `shortTitle` and `systemImageName` has been \
      deprecated since iOS 17.
      """,
      "Apple's App Intents skill for Xcode 27 requires both.",
    ],
    judge: .changed(AppShortcut.self, .shortTitle, .systemImage) { pair, _ in
      let shortcut = "The App Shortcut of \(pair.subject.owner)"
      let look = pair.aspect == .shortTitle ? pair.new.shortTitle : pair.new.systemImage
      guard look == nil else { return Judgement(pair.subject, "\(shortcut) looks different.") }
      return Judgement(
        pair.subject, "\(shortcut) has lost its short title or image, so it is not listed properly.",
        effects: [.discovery: .hides], symptom: "Spotlight and the Shortcuts app do not list it properly.",
        key: "lost")
    })
}
