import IntentRules
import IntentSurface

/// Which App Shortcuts answer to what people say.
struct PhraseAnswers {
  private let surface: Surface

  init(_ surface: Surface) { self.surface = surface }

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
