import AppIntentsFacts
import IntentComparison
package import IntentSurface

extension Intent {
  /// The title with the identifier, `“Water Plant” (WaterPlant)`, or the identifier alone where the title is no literal.
  var label: String { title?.value.map { "“\($0)” (\(identifier))" } ?? identifier }

  /// Whether it holds the settings of a widget, a control or a Focus filter.
  package var isConfiguration: Bool {
    protocols.contains { $0.role == .configuration }
  }

  /// Whether it is an action that runs. The settings of a widget or control are one too where they bring a `perform()`
  /// of their own: without it, the framework's never runs and the Shortcuts app does not list it.
  package var isAction: Bool { !isConfiguration || !conforms(to: .setFocusFilterIntent) && !result.isInherited }

  /// Whether it is kept from the Shortcuts app for Siri alone. Without a schema the setting has no effect.
  var isForAssistantOnly: Bool { isAssistantOnly?.value == true && schema != nil }

  /// Whether people can find it in the Shortcuts app.
  package var isOffered: Bool { isDiscoverable?.value != false && !isForAssistantOnly }

  /// Whether it is on its way out: hidden now, but kept for what people saved before.
  var isRetiring: Bool { deprecation != nil || conforms(to: .deprecatedAppIntent) || intentClassName != nil }

  /// An effect on what people have saved with it.
  ///
  /// What nobody could find, nobody saved, unless it is hidden because it is retiring.
  func savedEffects(_ effect: Effect) -> [Audience: Effect] {
    if isConfiguration {
      return isAction && isOffered
        ? [.widgetsAndControls: effect, .savedShortcuts: effect] : [.widgetsAndControls: effect]
    }
    if isOffered { return [.savedShortcuts: effect] }
    return [.savedShortcuts: isRetiring ? min(effect, .degrades) : .notes]
  }

  /// The same on what people have set for one parameter: nobody misses what no code reads.
  func savedEffects(_ effect: Effect, of parameter: Parameter) -> [Audience: Effect] {
    savedEffects(parameter.isIgnored ? .notes : effect)
  }

  /// An effect on all who reach the action: what they saved, and phrases and Siri where it serves them.
  func effects(_ effect: Effect, in surface: Surface) -> [Audience: Effect] {
    var effects = isForAssistantOnly ? [:] : savedEffects(effect)
    if schema != nil { effects[.appleIntelligence] = effect }
    if surface.hasAppShortcut(for: identifier) { effects[.siriPhrases] = effect }
    return effects
  }

  /// The same of an action that is gone under its identifier: a phrase to which another one answers is answered otherwise.
  func effects(_ effect: Effect, lostIn comparison: Comparison, on platforms: [Platform]? = nil) -> [Audience: Effect] {
    var effects = self.effects(effect, in: comparison.old)
    let phrases = comparison.old.appShortcuts.flatMap(\.shortcuts).filter { $0.intent == identifier }.flatMap(\.phrases)
    if !phrases.isEmpty, comparison.new.unanswered(phrases, on: platforms).isEmpty {
      effects[.siriPhrases] = min(effect, .degrades)
    }
    return effects
  }

  /// Why an effect on a parameter is softer than usual, as a sentence to add; nil where it is not.
  func softening(of parameter: Parameter) -> String? {
    parameter.isIgnored ? Parameter.missedByNobody : softening
  }

  /// Whether people lose settings with it.
  var hasSettings: Bool { !parameters.allSatisfy(\.isIgnored) }

  /// Why an effect is softer than usual, as a sentence to add; nil where it is not.
  var softening: String? {
    guard !isConfiguration, !isOffered, !isForAssistantOnly else { return nil }
    return isRetiring
      ? "It was already hidden from the Shortcuts app, so only older shortcuts contain it."
      : "It was not listed in the Shortcuts app, so hardly anybody can have saved it."
  }
}

extension Parameter {
  /// What is said of the loss of one that no code read, SiriKit's too.
  static let missedByNobody = "No code read it, so nobody misses it."
}

extension Surface {
  /// Whether an App Shortcut runs an intent and gives a parameter no value.
  func hasAppShortcut(for intent: String, without parameter: Parameter) -> Bool {
    appShortcuts.flatMap(\.shortcuts).contains { shortcut in
      shortcut.intent == intent && !shortcut.presets.contains { $0.hasPrefix(parameter.name + ":") }
        && !shortcut.phrases.contains { $0.parameters.contains(parameter.name) }
    }
  }

  /// Whether an App Shortcut offers the intent with an effective identifier.
  func hasAppShortcut(for intent: String) -> Bool {
    appShortcuts.contains { $0.shortcuts.contains { $0.intent == intent } }
  }
}
