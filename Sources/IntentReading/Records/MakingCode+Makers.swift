import SwiftReading
import SwiftSyntax

extension Members {
  /// The code that makes what a member of a name is, each time: its own, or what initializers give it, but for some.
  func makers(of name: String, besides others: [InitializerDeclSyntax] = []) -> [[Syntax]] {
    let own = [staticBinding(name), instanceBinding(name)].compactMap(\.self).withCode + functions(name).withCode
    return own.map { [$0] } + values(givenTo: name, besides: others)
  }

  /// The same of what a call runs, or of what is no function.
  ///
  /// - Parameter isOwn: whether the code is of the value itself: of another one, what a variable begins with says nothing.
  func makers(of name: String, calledBy call: FunctionCallExprSyntax?, isOwn: Bool) -> [Syntax] {
    guard let call else {
      let binding = instanceBinding(name).flatMap { isOwn || !$0.isStoredVariable ? $0 : nil }
      return [staticBinding(name), binding].compactMap(\.self).withCode + values(givenTo: name).flatMap(\.self)
    }
    return functions(name).filter { $0.signature.parameterClause.values(in: call) != nil }.withCode
  }

  /// What each initializer gives a variable that nothing else makes.
  private func values(givenTo name: String, besides others: [InitializerDeclSyntax] = []) -> [[Syntax]] {
    guard let binding = instanceBinding(name), binding.code == nil else { return [] }
    // The text of an id of the code's own is read back by an initializer of its type.
    let readsTexts = !functions("entityIdentifier").isEmpty
    return initializers.filter { maker in
      !others.contains(maker) && !maker.reads(back: "Decoder") && !(readsTexts && maker.reads(back: "String"))
    }
    .map { $0.values(givenTo: name).flatMap(\.self) }.filter { !$0.isEmpty }
  }
}

extension [FunctionDeclSyntax] {
  /// Those whose code is known.
  var withCode: [Syntax] { filter { $0.body != nil }.map { Syntax($0) } }
}

extension [PatternBindingSyntax] {
  /// Those that code makes.
  var withCode: [Syntax] { compactMap(\.code) }
}

extension PatternBindingSyntax {
  /// Whether a value may have another one in it than it begins with.
  var isStoredVariable: Bool { isVariable && accessorBlock == nil }
}

extension InitializerDeclSyntax {
  /// Whether it takes nothing but what a value was made into before, of a type.
  fileprivate func reads(back type: String) -> Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.type.trimmedDescription.hasSuffix(type) == true
  }
}
