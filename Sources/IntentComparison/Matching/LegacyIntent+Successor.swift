package import IntentSurface

extension LegacyIntent {
  /// The App Intent that most likely does the same work; nil where none is like it, or several are as like.
  ///
  /// No type of the intent editor is known to be one of Swift, so members count by name, and by type where both are
  /// called alike. Two shared parameters stand in for a name that says something else.
  package func likeliestSuccessor(among intents: [Intent]) -> Intent? {
    let candidates = intents.compactMap { intent in likeness(to: intent).map { (intent: intent, likeness: $0) } }
    let best = candidates.map(\.likeness).max()
    let found = candidates.filter { $0.likeness == best }.map(\.intent)
    return found.count == 1 ? found.first : nil
  }

  private func likeness(to intent: Intent) -> Double? {
    let (old, new) = (NameWords(className), NameWords(intent.typeName))
    guard !old.hasOpposite(in: new) else { return nil }
    let names = old.similarity(to: new)
    let titles = Likeness.ofTexts(title, intent.title?.value)
    let members = Likeness.ofMembers(
      parameters.map { ($0.name, .primitive($0.type)) }, intent.parameters.map { ($0.name, $0.type.unwrapped) })
    let shared = Set(parameters.map(\.name)).intersection(intent.parameters.map(\.name)).count
    // “Export” and “Export as PDF” share a beginning and are two actions: what they take must be alike as well.
    let hasOutput = responseProperties.contains { $0.name == output }
    let isNamedAlike =
      names == 1 || names >= 0.6 && (members ?? 1 >= 0.3 || hasOutput && intent.result.value != nil)
    let isAlike = isNamedAlike || titles ?? 0 >= 0.8 || members ?? 0 >= 0.5 && (names >= 0.34 || shared > 1)
    let losesOutput = hasOutput && intent.result.value == nil
    guard isAlike, names == 1 || !losesOutput || intent.result.unread != nil else { return nil }
    var likeness = Likeness()
    likeness.add(names, weight: 0.4)
    likeness.add(members, weight: 0.4)
    likeness.add(titles, weight: 0.2)
    return likeness.value
  }
}
