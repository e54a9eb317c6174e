extension [String] {
  /// The texts in quotation marks, as a sentence lists them: “a”, “b” and “c”.
  package var quotedList: String { map { "“\($0)”" }.sentenceList }

  /// The words as a sentence lists them: a, b and c.
  package var sentenceList: String { list(with: "and") }

  /// The words as a question offers them: a, b or c.
  package var alternatives: String { list(with: "or") }

  private func list(with conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension StringProtocol {
  /// The same with a capital at its start: `LightLevel` of `lightLevel`.
  package var firstUppercased: String { prefix(1).uppercased() + dropFirst() }

  /// With its first letter small, for a sentence that goes on with it.
  package var firstLowercased: String { prefix(1).lowercased() + dropFirst() }
}
