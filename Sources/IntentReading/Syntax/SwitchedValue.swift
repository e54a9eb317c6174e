import IntentSurface
import SwiftReading
import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// The one expression that code gives for an enum case, where it is one `switch`; nil for other code.
  ///
  /// - Parameter subject: what the switch must be over, as spelled.
  func value(forCase name: String, of subject: String) -> ExprSyntax? {
    guard count == 1, let choice = first?.switchExpression, choice.subject.spelling == subject else { return nil }
    for case .switchCase(let branch) in choice.cases {
      guard case .case(let label) = branch.label,
        label.caseItems.contains(where: { $0.whereClause == nil && $0.pattern.spelling == ".\(name)" })
      else { continue }
      return branch.statements.singleExpression
    }
    return nil
  }
}

extension ExprSyntax {
  /// An implicit member with its type before it: `Kind.daily` for `.daily`; any other expression as it is.
  func qualified(by typeName: String?) -> ExprSyntax {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil, let typeName else { return self }
    let names = typeName.nameComponents
    guard let first = names.first else { return self }
    let type = names.dropFirst().reduce(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(first)))) {
      ExprSyntax(MemberAccessExprSyntax(base: $0, name: .identifier($1)))
    }
    return ExprSyntax(access.detached.with(\.base, type))
  }
}

extension FunctionParameterClauseSyntax {
  /// What a call gives for each parameter, by the name in the body; nil where it calls something else.
  func values(in call: FunctionCallExprSyntax) -> [String: ExprSyntax]? {
    var rest = call.arguments[...]
    var values: [String: ExprSyntax] = [:]
    for parameter in parameters {
      let isTaken = rest.first.map { $0.label?.plainName ?? "_" == parameter.firstName.plainName } ?? false
      let value = isTaken ? rest.removeFirst().expression : parameter.defaultValue?.value
      guard value != nil || call.trailingClosure != nil else { return nil }
      values[parameter.bodyName] = value?.qualified(by: TypeName.of(parameter.type))
    }
    return rest.isEmpty ? values : nil
  }
}
