import IntentComparison
import IntentSurface

extension Rule {
  static let providerMoved = Rule(
    id: "S10", name: "provider-moved", title: "App Shortcuts provider moved to another module",
    effects: [.siriPhrases: .degrades, .discovery: .degrades],
    hardest: [.siriPhrases: .breaks, .savedShortcuts: .breaks], confidence: .low, basis: .measured("2026-09"),
    explanation: """
      The system uses App Shortcuts only from the app target. A provider in a Swift package or framework builds \
      without a warning, but the app has no App Shortcuts.
      """,
    symptom: "No phrase works, and the app's App Shortcuts are missing from Spotlight and the Shortcuts app.",
    fix: "Keep the `AppShortcutsProvider` in the app target; the intents may live in a package.",
    evidence: [
      """
      touyou/IntentTodo, notes on App Intents: `autoShortcuts` in built metadata went from 8 to 0 although the build \
      succeeded.
      """,
      "For a module that is not known to be a package, this is inferred: it may be the app target.",
    ],
    judge: .changed(AppShortcutsProvider.self, .module) { pair, comparison in
      let provider = pair.new
      guard let module = provider.module else { return nil }
      let isPackage = comparison.new.packages.contains { $0.module == module }
      let message = "\(provider.typePath) is now in \(module) and was in \(pair.move?.oldName ?? "another module")."
      return Judgement(
        pair.subject,
        isPackage
          ? "\(message) \(module) is a package, and App Shortcuts from packages are not used: all of them are lost."
          : "\(message) If \(module) is not the app target, all App Shortcuts are lost.",
        effects: isPackage ? [.siriPhrases: .breaks, .savedShortcuts: .breaks, .discovery: .hides] : nil,
        confidence: isPackage ? .high : nil, key: module)
    },
    .changed(AppShortcutsProvider.self, .bundle) { pair, comparison in
      let (old, new) = (pair.old.hosts, pair.new.hosts)
      guard comparison.new.extensions(named: new).count == new.count, !new.isEmpty,
        comparison.old.extensions(named: old).count < old.count
      else { return nil }
      return Judgement(
        pair.subject,
        "Whether the app still has the App Shortcuts of \(pair.new.typePath) can't be told: only \(new.sentenceList) "
          + "\(new.count == 1 ? "has" : "have") it now, and the system uses them only from the app.",
        effects: [.siriPhrases: .asks, .discovery: .hides], key: new.joined(separator: ", "))
    })
}
