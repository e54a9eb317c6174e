import IntentSurface
package import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes themselves.
  package var attributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The first attribute with one of these names.
  package func first(named names: Set<String>) -> AttributeSyntax? {
    attributes.first { $0.plainName.map(names.contains) == true }
  }
}

extension AttributeSyntax {
  /// The last part of its name: `Parameter` for `@AppIntents.Parameter`.
  package var plainName: String? { TypeName.of(attributeName)?.lastNameComponent }

  /// Its arguments in order.
  package var argumentList: [LabeledExprSyntax] {
    if case .argumentList(let list) = arguments { Array(list) } else { [] }
  }

  /// Its arguments by label.
  package var labeledArguments: [String: ExprSyntax] { argumentList.byLabel }
}

extension Sequence<LabeledExprSyntax> {
  /// The arguments that have a label; the first of two alike wins.
  package var byLabel: [String: ExprSyntax] {
    Dictionary(compactMap { argument in argument.label.map { ($0.plainName, argument.expression) } }) { first, _ in
      first
    }
  }

  /// The arguments without a label, in order.
  package var unlabeled: [ExprSyntax] { compactMap { $0.label == nil ? $0.expression : nil } }
}
