extension [String] {
  /// The texts in quotation marks, as a sentence lists them: “a”, “b” and “c”.
  package var quotedList: String { map { "“\($0)”" }.sentenceList }

  /// The names of code, as a sentence lists them: `a`, `b` and `c`.
  package var codeList: String { map { "`\($0)`" }.sentenceList }

  /// The words as a sentence lists them: a, b and c.
  package var sentenceList: String { list(with: "and") }

  /// The words as a question offers them: a, b or c.
  package var alternatives: String { list(with: "or") }

  /// At most three of the words, and how many more there are, in a line of bounded length: a, b, c and 7 more.
  package var examples: String {
    let shown = prefix(3).map { $0.count > 60 ? $0.prefix(59) + "…" : $0 }
    return (shown + (count > 3 ? ["\(count - 3) more"] : [])).sentenceList
  }

  private func list(with conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension StringProtocol {
  /// The same with a capital at its start: `LightLevel` of `lightLevel`.
  package var firstUppercased: String { prefix(1).uppercased() + dropFirst() }

  /// With its first letter small, for a sentence that goes on with it.
  package var firstLowercased: String {
    let isName = ["Siri", "Shortcuts ", "Spotlight", "Apple", "App Shortcut", "AppIntents", "Focus "].contains {
      hasPrefix($0)
    }
    return isName ? String(self) : prefix(1).lowercased() + dropFirst()
  }
}

extension StringProtocol {
  /// The parts of a dotted name: `App` and `Open` of `App.Open`.
  package var nameComponents: [String] { String(self).split(separator: ".").map(String.init) }

  /// The last part of a dotted name: `Open` of `App.Open`; the whole text where it has no parts.
  package var lastNameComponent: String { String(self).split(separator: ".").last.map(String.init) ?? String(self) }
}
