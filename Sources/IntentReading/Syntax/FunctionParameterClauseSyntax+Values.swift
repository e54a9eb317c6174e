import SwiftReading
import SwiftSyntax

extension FunctionParameterClauseSyntax {
  /// What a call gives for each parameter, by the name in the body; nil where it calls something else.
  func values(in call: FunctionCallExprSyntax) -> [String: ExprSyntax]? {
    var rest = call.arguments[...]
    var values: [String: ExprSyntax] = [:]
    for parameter in parameters {
      let isTaken = rest.first.map { $0.label?.plainName ?? "_" == parameter.firstName.plainName } ?? false
      let value = isTaken ? rest.removeFirst().expression : parameter.defaultValue?.value
      guard value != nil || call.trailingClosure != nil else { return nil }
      values[parameter.bodyName] = value
    }
    return rest.isEmpty ? values : nil
  }
}
