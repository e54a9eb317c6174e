import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes themselves.
  var attributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The first attribute with one of these names.
  func first(named names: Set<String>) -> AttributeSyntax? {
    attributes.first { $0.plainName.map(names.contains) == true }
  }
}

extension AttributeSyntax {
  /// The last part of its name: `Parameter` for `@AppIntents.Parameter`.
  var plainName: String? { TypeReader.name(attributeName)?.split(separator: ".").last.map(String.init) }

  /// Its arguments in order.
  var argumentList: [LabeledExprSyntax] {
    if case .argumentList(let list) = arguments { Array(list) } else { [] }
  }

  /// Its arguments by label.
  var labeledArguments: [String: ExprSyntax] { argumentList.byLabel }
}

extension Sequence<LabeledExprSyntax> {
  /// The arguments that have a label; the first of two alike wins.
  var byLabel: [String: ExprSyntax] {
    Dictionary(compactMap { argument in argument.label.map { ($0.plainName, argument.expression) } }) { first, _ in
      first
    }
  }

  /// The arguments without a label, in order.
  var unlabeled: [ExprSyntax] { compactMap { $0.label == nil ? $0.expression : nil } }
}
