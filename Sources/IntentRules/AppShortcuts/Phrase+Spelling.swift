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
  /// The App Shortcuts that are there on each of some platforms.
  ///
  /// - Parameter platforms: nil for whichever it has.
  func shortcuts(onEach platforms: [Platform]?) -> [AppShortcut] {
    guard let platforms else { return allShortcuts }
    return appShortcuts.filter { provider in provider.platforms.map { Set(platforms).isSubset(of: $0) } ?? true }
      .flatMap(\.shortcuts)
  }

  /// The intents whose App Shortcuts answer to some of these phrases on each of some platforms, nil for all.
  func intents(answeringTo phrases: [Phrase], on platforms: [Platform]?) -> [String] {
    shortcuts(onEach: platforms).filter { !Set($0.phrases).isDisjoint(with: phrases) }.map(\.intent)
  }

  /// The phrases to which no App Shortcut answers on some of some platforms, nil for all.
  func unanswered(_ phrases: [Phrase], on platforms: [Platform]?) -> [Phrase] {
    let answered = Set(shortcuts(onEach: platforms).flatMap(\.phrases))
    return phrases.filter { !answered.contains($0) }
  }
}
