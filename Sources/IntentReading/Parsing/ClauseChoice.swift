import SwiftIfConfig
import SwiftSyntax

/// What evaluating a condition asked and nothing answered.
final class OpenQuestions {
  private(set) var first: String?

  /// Keeps the first question.
  func note(_ question: String) {
    if first == nil { first = question }
  }
}

/// Which clause of an `#if` is compiled.
struct ClauseChoice {
  /// The one that is compiled, whatever the answer to open questions is.
  var active: IfConfigClauseSyntax?
  /// The clauses that are compiled with some answers, and not with others.
  var open: Set<SyntaxIdentifier> = []
  /// What nothing answers, and what decides.
  var questions: Set<String> = []
}

extension PlatformConfiguration {
  /// No condition with more open questions is worked out; then each of its clauses is open.
  private static let questionLimit = 4

  /// Which clause is compiled, with every open question asked both ways.
  func choice(in node: IfConfigDeclSyntax) -> ClauseChoice {
    var outcomes: [IfConfigClauseSyntax?] = []
    var questions: Set<String> = []
    let isKnown = explore(node, &outcomes, &questions)
    let found = Set(outcomes.map { $0?.id })
    if isKnown, found.count <= 1 { return ClauseChoice(active: outcomes.first ?? nil) }
    let open = isKnown ? Set(found.compactMap(\.self)) : Set(node.clauses.map(\.id))
    return ClauseChoice(open: open, questions: questions)
  }

  private func explore(
    _ node: IfConfigDeclSyntax, _ outcomes: inout [IfConfigClauseSyntax?], _ questions: inout Set<String>
  ) -> Bool {
    var configuration = self
    let asked = OpenQuestions()
    configuration.questions = asked
    let clause = node.clause(activeIn: configuration)
    guard let question = asked.first else {
      outcomes.append(clause)
      return true
    }
    questions.insert(question)
    guard assumed.count < Self.questionLimit else { return false }
    return [true, false].allSatisfy { answer in
      configuration.assumed[question] = answer
      return configuration.explore(node, &outcomes, &questions)
    }
  }
}

extension IfConfigDeclSyntax {
  /// The clause that is compiled. Each condition is worked out by itself: in its place, that copies the whole chain.
  fileprivate func clause(activeIn configuration: PlatformConfiguration) -> IfConfigClauseSyntax? {
    clauses.first { clause in
      guard let condition = clause.condition else { return true }
      let alone = IfConfigClauseSyntax(poundKeyword: .poundIfToken(), condition: condition.detached)
      return IfConfigDeclSyntax(clauses: [alone]).activeClause(in: configuration).clause != nil
    }
  }
}
