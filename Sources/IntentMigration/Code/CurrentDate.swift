import SwiftSyntax

/// Whether shipped code works with the current date.
struct CurrentDate {
  private static let deepest = 3
  /// Functions of that name beyond which a name says nothing.
  private static let mostFunctions = 4

  private let code: CodeTree

  init(in code: CodeTree) { self.code = code }

  /// Whether a function, or one that it calls, takes the current date.
  func isUsed(by function: FunctionDeclSyntax?) -> Bool {
    guard let function else { return false }
    var seen: Set<String> = []
    var waiting = [function]
    for _ in 0..<Self.deepest {
      if waiting.contains(where: \.takesCurrentDate) { return true }
      let names = Set(waiting.flatMap(\.calledNames)).subtracting(seen)
      seen.formUnion(names)
      waiting = names.sorted().flatMap(functions)
    }
    return false
  }

  private func functions(named name: String) -> [FunctionDeclSyntax] {
    let found = code.files(naming: ["func \(name)("]).flatMap { $0.tree.nodes(FunctionDeclSyntax.self) }
      .filter { $0.name.text == name }
    return found.count > Self.mostFunctions ? [] : found
  }
}

extension FunctionDeclSyntax {
  fileprivate var takesCurrentDate: Bool {
    guard let body else { return false }
    return body.tokens(viewMode: .sourceAccurate).contains { token in
      if token.text == "now" { return token.parent?.parent?.is(MemberAccessExprSyntax.self) == true }
      guard token.text == "Date", let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
      return call.arguments.isEmpty
    }
  }

  fileprivate var calledNames: [String] {
    guard let body else { return [] }
    return body.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), token.identifier != nil else { return nil }
      let callee: Syntax? =
        reference.parent?.is(MemberAccessExprSyntax.self) == true ? reference.parent : Syntax(reference)
      return callee?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee?.id ? token.text : nil
    }
  }
}
