package import IntentSurface

extension Phrase {
  /// The phrase as a line of `phrases:` spells it: `"Add to \(.applicationName)",`.
  var codeLine: String { codeSpelling + "," }

  /// The phrase as an element of `phrases:` spells it: `"Add to \(.applicationName)"`.
  package var codeSpelling: String {
    var code = IntentCode.literal(text.replacing("\\${", with: "${"))
    guard text.contains("${") else { return code }
    for token in Set(tokens) {
      let interpolation = token == "applicationName" ? "\\(.applicationName)" : "\\(\\.$\(token))"
      code = code.replacing("${\(token)}", with: interpolation)
    }
    return code
  }
}

extension AppShortcut {
  /// The App Shortcut as changes and findings name it.
  package var subject: Subject {
    Subject(.appShortcut, intent, presets.isEmpty ? nil : presets.joined(separator: ", "))
  }
}

extension Surface {
  /// All App Shortcuts, whichever provider has them, in order.
  package var allShortcuts: [AppShortcut] { appShortcuts.flatMap(\.shortcuts) }

  /// The intents whose App Shortcuts answer to some of these phrases.
  func intents(answeringTo phrases: [Phrase]) -> [String] {
    allShortcuts.filter { !Set($0.phrases).isDisjoint(with: phrases) }.map(\.intent)
  }

  /// Whether some App Shortcut answers to each of these phrases.
  func answersTo(_ phrases: [Phrase]) -> Bool {
    Set(phrases).isSubset(of: allShortcuts.flatMap(\.phrases))
  }
}
