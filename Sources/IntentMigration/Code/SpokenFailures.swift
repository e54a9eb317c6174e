import SwiftSyntax

extension BodyResults {
  /// How a function ends that says in words where it did nothing.
  struct Ending {
    /// Where it did what it is for.
    let success: Result
    /// Where it did not, and what it says.
    let failures: [(place: Syntax, text: StringLiteralExprSyntax)]
  }

  /// Nil where it says of no result in words that nothing was done.
  var spokenFailures: Ending? {
    let done = results.filter { !$0.place.isExceptional }
    guard isComplete, done.count == 1, results.count > 1 else { return nil }
    let failures = results.filter { $0.place.isExceptional }.compactMap { result in
      result.onlyDialog.map { (place: result.place, text: $0) }
    }
    return failures.count == results.count - 1 ? Ending(success: done[0], failures: failures) : nil
  }
}

extension BodyResults.Result {
  /// What it says, where that is all of it.
  fileprivate var onlyDialog: StringLiteralExprSyntax? {
    guard value == nil, rest.count == 1, let only = rest.first, only.label?.text == "dialog" else { return nil }
    return only.expression.as(StringLiteralExprSyntax.self)
  }
}

extension Syntax {
  /// Whether code only comes here where something is not as it should be: in a `guard`, a `catch` or an `if` that ends
  /// the function early.
  fileprivate var isExceptional: Bool {
    if enclosing(GuardStmtSyntax.self) != nil || enclosing(CatchClauseSyntax.self) != nil { return true }
    guard let condition = enclosing(IfExprSyntax.self) else { return false }
    return condition.elseBody == nil
  }
}

/// What the app hands an intent: a store, a service.
struct IntentDependency {
  let name: String
  let type: String
  /// Its declaration.
  let lines: [String]
}

extension TypeCode {
  /// What the app hands it.
  var dependencies: [IntentDependency] {
    members.compactMap { item in
      guard let variable = item.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        variable.attributes.contains(where: { $0.hasName(in: OutsideNeeds.wrappers) }),
        let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
      else { return nil }
      return IntentDependency(
        name: binding.name, type: spelledOutside(type), lines: file.lines(of: item))
    }
  }
}
