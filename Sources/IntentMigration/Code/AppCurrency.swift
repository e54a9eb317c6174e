import SwiftSyntax

extension CodeTree {
  /// The currency in which the app makes every amount that it makes from a number; nil where there is more than one, or
  /// where it is no value that code anywhere can name.
  var currencyCode: String? {
    let texts = files(naming: ["currencyCode:", "amount:"]).flatMap { file in
      file.tree.nodes(FunctionCallExprSyntax.self).compactMap(\.currencyOfAmount)
    }
    let found = Set(texts)
    return found.count == 1 ? found.first : nil
  }
}

extension FunctionCallExprSyntax {
  // `IntentCurrencyAmount(amount: …, currencyCode: Money.code)`: what hands on an amount says nothing of its own.
  fileprivate var currencyOfAmount: String? {
    guard arguments.map(\.label?.text) == ["amount", "currencyCode"], let code = arguments.last?.expression else {
      return nil
    }
    let call = code.as(FunctionCallExprSyntax.self)
    guard call?.arguments.isEmpty != false, let name = (call?.calledExpression ?? code).dottedName, name.contains("."),
      name.first?.isUppercase == true
    else { return nil }
    return code.trimmedDescription
  }
}
