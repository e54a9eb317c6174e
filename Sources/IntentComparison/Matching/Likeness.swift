import IntentSurface

/// How alike two things are: the weighted mean of what both sides show.
///
/// Evidence that one side lacks (a title that is an expression, a result that could not be read) neither speaks for a
/// rename nor against it.
struct Likeness {
  private var weighted = 0.0
  private var weights = 0.0

  mutating func add(_ similarity: Double?, weight: Double) {
    guard let similarity else { return }
    weighted += similarity * weight
    weights += weight
  }

  /// From 0 to 1.
  var value: Double { weights == 0 ? 0 : weighted / weights }

  /// The share of members that two lists have in common: a whole one for the same name and type, a good half for the
  /// name alone, less for the type alone. Nil where both are empty.
  static func ofMembers(_ old: [(name: String, type: ValueType?)], _ new: [(name: String, type: ValueType?)]) -> Double?
  {
    guard !old.isEmpty || !new.isEmpty else { return nil }
    var rest = new
    var common = 0.0
    for member in old {
      guard let match = rest.firstIndex(where: { $0.name == member.name }) else { continue }
      common += rest[match].type == member.type ? 1 : 0.6
      rest.remove(at: match)
    }
    let names = Set(new.map(\.name))
    for member in old where !names.contains(member.name) {
      guard let match = rest.firstIndex(where: { $0.type == member.type }) else { continue }
      common += 0.4
      rest.remove(at: match)
    }
    return 2 * common / Double(old.count + new.count)
  }

  /// The share of words that two texts have in common; nil where one is absent or an expression.
  static func ofTexts(_ old: String?, _ new: String?) -> Double? {
    ofWords(SentenceWords(old), SentenceWords(new))
  }

  /// The share of words that two texts have in common; nil where one says nothing.
  static func ofWords(_ old: SentenceWords?, _ new: SentenceWords?) -> Double? {
    guard let old, let new else { return nil }
    return old.similarity(to: new)
  }
}
