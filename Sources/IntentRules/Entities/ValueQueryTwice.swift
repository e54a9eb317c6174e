import IntentSurface

extension Rule {
  static let valueQueryTwice = Rule(
    id: "E25", name: "value-query-twice", title: "Two queries for one kind of input",
    effects: [.appleIntelligence: .degrades], confidence: .low, basis: .inferred("2026-11"),
    explanation: """
      An `IntentValueQuery` answers one kind of input, such as what visual intelligence sees. Developers report that \
      an app can have only one per kind; which of two queries the system uses is not documented.
      """,
    symptom: "The results of one of the queries may never appear.",
    fix: "Keep one query, and let it return a union value (`@UnionValue`).",
    evidence: [
      "Apple documentation, `IntentValueQuery`: it does not say whether an app may have more than one for an input."
    ],
    judge: .lint { surface in
      let queries = surface.queries.filter { $0.can(.value) && $0.input != nil }
      return Dictionary(grouping: queries) { $0.input ?? "" }.sorted { $0.key < $1.key }.compactMap { input, queries in
        let names = Set(queries.map(\.identifier)).sorted()
        guard names.count > 1 else { return nil }
        return Judgement(
          Subject(.query, names[0]), "\(names.sentenceList) all answer for \(input).", key: names.joined(separator: ",")
        )
      }
    })
}
