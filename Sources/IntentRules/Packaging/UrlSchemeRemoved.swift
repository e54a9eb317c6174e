import IntentComparison
import IntentSurface

extension Rule {
  static let urlSchemeRemoved = Rule(
    id: "K04", name: "url-scheme-removed", title: "Links with a URL scheme no longer open the app",
    effects: [.savedShortcuts: .breaks, .widgetsAndControls: .notes], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      “Open URL” steps of people's shortcuts, NFC tags and other apps contain links as text. If the app no longer \
      declares a scheme, its links open nothing. The code does not show whether people use such links, unless the \
      app's own intents or widgets build them.
      """,
    symptom: "“Open URL” fails, or says that no app can open the link.",
    fix: "Keep the scheme in `CFBundleURLTypes`, and let the app handle its links.",
    evidence: [
      "Apple documentation, `CFBundleURLTypes`: the system finds an app for a scheme by its property list.",
      "nightscout/Trio#197 changed and removed `widgetURL` links: a tap on the widget still opened the app.",
    ],
    judge: .removed(UrlScheme.self) { loss, comparison in
      guard !loss.old.isForSignIn, !loss.old.isFilledIn, !answeredBySystem.contains(loss.old.name) else { return nil }
      let known = Set(comparison.old.urlSchemes)
      if let setting = comparison.new.urlSchemes.first(where: { $0.isFilledIn && !known.contains($0) }) {
        return replaced(loss, by: setting.name)
      }
      if comparison.mayHaveListsElsewhere { return unread(loss) }
      return Judgement(
        loss.subject,
        "Links that begin with `\(loss.old.name):` no longer open the app"
          + (loss.old.isBuilt ? "; its own code built such links." : "."),
        effects: loss.old.isBuilt ? nil : [.savedShortcuts: .notes], confidence: loss.old.isBuilt ? nil : .lowMedium)
    })

  private static func unread(_ loss: Loss<UrlScheme>) -> Judgement {
    Judgement(
      loss.subject,
      "No property list here has the scheme `\(loss.old.name):` any longer, but no project builds the app either.",
      effects: [.savedShortcuts: .notes], confidence: .low,
      symptom: "Nothing, if what makes the app's project declares the scheme.",
      fix: Fix("Check that the app still declares the scheme."))
  }

  private static func replaced(_ loss: Loss<UrlScheme>, by setting: String) -> Judgement {
    Judgement(
      loss.subject,
      "The scheme `\(loss.old.name):` is no longer written in the property list, and `\(setting)` is new there.",
      effects: [.savedShortcuts: loss.old.isBuilt ? .asks : .notes], confidence: .low,
      symptom: "Nothing, if the build setting has the same scheme where the app is released.",
      fix: Fix("Check what `\(setting)` is in the configuration that ships."))
  }
}

extension Comparison {
  /// Whether projects built the app before and none does now, as where a tool makes the project from another file.
  fileprivate var mayHaveListsElsewhere: Bool {
    let built = new.hosts + (new.readFrom.apps ?? [])
    return old.hosts.contains { $0.kind == .app } && new.readFrom.kind == .source && !built.contains { $0.kind == .app }
  }
}

/// Whoever takes these up besides, a link with one of them always opens something, and every app's code has some.
private let answeredBySystem: Set<String> = [
  "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "ftp", "file",
]
