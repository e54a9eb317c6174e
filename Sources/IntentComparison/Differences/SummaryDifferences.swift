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
    // Const values hold no summary that stands under conditions: one without a sentence may be any.
    let isUnread = [old, new].contains { $0.parameterSummary?.branches.contains { $0.sentence == nil } ?? false }
    if comparability.isMixed, isUnread, old.parameterSummary != nil, new.parameterSummary != nil {
      return noteUndecided(ParameterSummary.self, .summary)
    }
    switch (old.parameterSummary, new.parameterSummary) {
    case (nil, nil): break
    case (nil, let summary?): gain(subject, summary, of: new, before: old, text: Self.spelling(summary, [:]))
    case (let summary?, nil): lose(subject, summary, of: old, now: new, text: Self.spelling(summary, [:]))
    case (let before?, let after?):
      let summaries = Pair(subject, before, after, in: old, new)
      let sentences = (Self.spelling(before, newNames), Self.spelling(after, [:]))
      note(summaries, .summary, old: sentences.0, new: sentences.1)
      guard sentences.0 == sentences.1 else { break }
      let conditions = (Self.conditions(before, newNames), Self.conditions(after, [:]))
      if comparability.isMixed, conditions.0 != conditions.1, !before.isInWordsOfMetadata || !after.isInWordsOfMetadata
      {
        noteUndecided(ParameterSummary.self, .summary)
      } else {
        note(summaries, .summary, old: conditions.0, new: conditions.1)
      }
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

  /// What each sentence shows below it and when it is shown, with parameters under their new names.
  private static func conditions(_ summary: ParameterSummary, _ newNames: [String: String]) -> String {
    summary.branches.map { branch in
      let words = branch.conditions.joined(separator: ", ").split(separator: " ").map { word in
        word.hasPrefix("$") ? "$" + (newNames[String(word.dropFirst())] ?? String(word.dropFirst())) : String(word)
      }
      let below = branch.otherParameters.map { newNames[$0] ?? $0 }.sorted().joined(separator: ", ")
      return [
        branch.sentence ?? "", below.isEmpty ? "" : "[\(below)]",
        words.isEmpty ? "" : "(\(words.joined(separator: " ")))",
      ]
      .filter { !$0.isEmpty }.joined(separator: " ")
    }
    .joined(separator: " / ")
  }
}

extension ParameterSummary {
  /// Whether its conditions are spelled as built metadata spells them, where nothing but its own words stand in them.
  ///
  /// Of the operators two are known by their codes, so that one without a known code is any of the others.
  fileprivate var isInWordsOfMetadata: Bool {
    branches.flatMap(\.conditions).allSatisfy { condition in
      let words = condition.split(separator: " ")
      guard words.first == "when" else {
        return ["otherwise", "default"].contains(condition) || words.isCaseOfParameter
      }
      return words.count > 2 && words[1].hasPrefix("$")
        && ["hasAnyValue", "equalTo", "comparison"].contains(words[2])
    }
  }
}

extension [Substring] {
  /// `switch $kind case .daily`.
  fileprivate var isCaseOfParameter: Bool { count > 3 && self[0] == "switch" && self[1].hasPrefix("$") }
}
