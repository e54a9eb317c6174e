import IntentSurface

extension DifferenceLog {
  /// The parameter summary, and which parameters the editor shows.
  ///
  /// Without a summary the editor shows every parameter; with one, only those it names.
  ///
  /// - Parameter newNames: the new name of each parameter that is still there.
  mutating func compareSummaries(_ pair: Pair<Intent>, _ newNames: [String: String]) {
    let (old, new) = (pair.old, pair.new)
    guard old.parameterSummary != new.parameterSummary else { return }
    let subject = Subject(.parameterSummary, old.identifier)
    switch (old.parameterSummary, new.parameterSummary) {
    case (nil, nil): break
    case (nil, let summary?): gain(subject, summary, of: new, before: old, text: Self.spelling(summary, [:]))
    case (let summary?, nil): lose(subject, summary, of: old, now: new, text: Self.spelling(summary, [:]))
    case (let before?, let after?):
      let summaries = Pair(subject, before, after, in: old, new)
      let sentences = (Self.spelling(before, newNames), Self.spelling(after, [:]))
      note(summaries, .summary, old: sentences.0, new: sentences.1)
      // Source code names the cases that a condition compares with, and built metadata their raw values.
      guard sentences.0 == sentences.1, !knowledge.isMixed else { break }
      note(summaries, .summary, old: Self.conditions(before, newNames), new: Self.conditions(after, [:]))
    }
    for parameter in old.parameters {
      guard let newName = newNames[parameter.name], let newParameter = new.parameter(newName) else { continue }
      let wasShown = old.parameterSummary?.shownParameters.contains(parameter.name) ?? true
      let isShown = new.parameterSummary?.shownParameters.contains(newName) ?? true
      note(
        Pair(Subject(.parameter, old.identifier, parameter.name), parameter, newParameter, in: old, new), .shown,
        old: "\(wasShown)", new: "\(isShown)")
    }
  }

  /// The sentences of a summary, with parameters under their new names.
  private static func spelling(_ summary: ParameterSummary, _ newNames: [String: String]) -> String {
    let renamed = newNames.filter { $0.key != $0.value }.sorted { $0.key < $1.key }
    return summary.branches.map { branch in
      renamed.reduce(branch.sentence ?? "") { $0.replacing("${\($1.key)}", with: "${\($1.value)}") }
    }
    .joined(separator: " / ")
  }

  /// When each sentence is shown, with parameters under their new names.
  private static func conditions(_ summary: ParameterSummary, _ newNames: [String: String]) -> String {
    summary.branches.map { branch in
      let words = branch.conditions.joined(separator: ", ").split(separator: " ").map { word in
        word.hasPrefix("$") ? "$" + (newNames[String(word.dropFirst())] ?? String(word.dropFirst())) : String(word)
      }
      return "\(branch.sentence ?? "") (\(words.joined(separator: " ")))"
    }
    .joined(separator: " / ")
  }
}
