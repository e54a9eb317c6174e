import IntentSurface

extension ChangeLog {
  /// The parameter summary, and which parameters the editor shows.
  ///
  /// Without a summary the editor shows every parameter; with one, only those it names.
  ///
  /// - Parameter newNames: the new name of each parameter that is still there.
  mutating func compareSummaries(_ old: Intent, _ new: Intent, _ newNames: [String: String]) {
    guard old.parameterSummary != new.parameterSummary else { return }
    let subject = Subject(.parameterSummary, old.identifier)
    switch (old.parameterSummary, new.parameterSummary) {
    case (nil, nil): break
    case (nil, let summary?): add(subject, .added, new: Self.spelling(summary, [:]))
    case (let summary?, nil): add(subject, .removed, old: Self.spelling(summary, [:]))
    case (let before?, let after?):
      compare(subject, .summary, Self.spelling(before, newNames), Self.spelling(after, [:]))
    }
    for parameter in old.parameters {
      guard let newName = newNames[parameter.name] else { continue }
      let wasShown = old.parameterSummary?.shownParameters.contains(parameter.name) ?? true
      let isShown = new.parameterSummary?.shownParameters.contains(newName) ?? true
      compare(Subject(.parameter, old.identifier, parameter.name), .shown, wasShown, isShown)
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
}
