import IntentSurface

extension Rule {
  static let valueQueryTwice = Rule(
    id: "E25", name: "value-query-twice", title: "Two queries for one kind of input",
    effects: [.appleIntelligence: .degrades], confidence: .low,
    explanation: """
      An `IntentValueQuery` answers for one kind of input, such as what visual intelligence sees. People who build such \
      queries say that an app has one for each kind; which of two is asked is not documented.
      """,
    symptom: "Results of one of the two may never show.",
    fix: "Answer with a union value from one query.",
    evidence: ["Apple documentation, `IntentValueQuery`; that there may be only one for an input is not in it."],
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
