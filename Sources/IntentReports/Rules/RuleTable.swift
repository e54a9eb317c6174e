package import IntentRules

/// The list of rules, one a line, in the order in which it was handed over.
package struct RuleTable: Sendable {
  private let rules: [Rule]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ rules: [Rule]) { self.rules = rules }

  /// Columns for a terminal.
  package func text(_ style: TextStyle = .plain) -> String {
    let nameWidth = rules.map(\.name.count).max() ?? 0
    let idWidth = rules.map(\.id.count).max() ?? 0
    let lines = rules.flatMap { rule in
      let effect = rule.worstEffect.pageWords.padded(to: 9)
      return style.wrap(
        rule.title, lead: "\(rule.id.padded(to: idWidth))  \(effect)  \(rule.name.padded(to: nameWidth))  ")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The page that leads to the page of each rule, which lies beside it as `I01-intent-removed.md`.
  package var index: String {
    let head: [Markdown] = [
      "# ``IntentRules``", "",
      "Every rule, with why it matters, what people see, how to fix it, an example and the evidence.", "",
    ]
    return head.asLines() + table { .link(.own($0.id), to: Self.pageName($0)) }
  }

  /// The file name of a rule's page.
  package static func pageName(_ rule: Rule) -> String { "\(rule.id)-\(rule.name).md" }

  /// A Markdown table.
  package var markdown: String { table { .own($0.id) } }

  /// The page that tells what each rule rests on.
  package var evidence: String {
    let head: [Markdown] = [
      "# What each rule rests on", "",
      "Apple does not document most of what a saved shortcut depends on, so a verdict is as good as its source.", "",
      "- **measured**: seen in built metadata, in stored shortcuts or in a running app",
      "- **incident**: happened in an app that people can look up; [twenty of them](Incidents.md) are told",
      "- **Apple's words**: documentation, interfaces, sessions and answers of Apple's engineers",
      "- **decompiled**: read out of the code of the system, which no document promises",
      "- **inferred**: concluded from how similar things behave; nobody has reported it", "",
      "The table names the best source that a rule has for its verdict. The month is when it was measured or reported, or",
      "when Apple's words were last read. The page of each rule has all its sources: `intentcompat explain I02`.", "",
      "| id | name | fails the default check | rests on | as of |", "| -- | -- | -- | -- | -- |",
    ]
    let rows = rules.map { rule in
      let fails = [rule.effects, rule.hardest].joined().contains { Profile.shortcuts.fails($0.value, on: $0.key) }
      return Markdown.row([
        .own(rule.id), .code(rule.name), fails ? "yes" : "no", .own(rule.basis.words), .own(rule.basis.month),
      ])
    }
    return (head + rows).asLines()
  }

  private func table(_ key: (Rule) -> Markdown) -> String {
    let head: [Markdown] = ["| id | name | what it finds | worst effect | confidence |", "| -- | -- | -- | -- | -- |"]
    let rows = rules.map { rule in
      let title = InlineText(rule.title).ownMarkdown
      return Markdown.row([
        key(rule), .code(rule.name), title, .own(rule.worstEffect.pageWords), .own(rule.confidence.rawValue),
      ])
    }
    return (head + rows).asLines()
  }

  /// A JSON array with everything a rule says.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; a rule has none.
  package func json() throws -> String { try JSONText.encode(rules.map(\.json)) }
}

extension Rule {
  fileprivate var json: JSONObject {
    [
      "id": id, "name": name, "title": title, "effects": effects.json, "confidence": confidence.rawValue,
      "explanation": explanation, "symptom": symptom, "fix": fix, "evidence": evidence, "since": since,
    ]
  }
}

extension Basis {
  fileprivate var words: String {
    switch self {
    case .measured: "measured"
    case .incident: "incident"
    case .apple: "Apple's words"
    case .decompiled: "decompiled"
    case .inferred: "inferred"
    }
  }
}
