import IntentRules
import SwiftSyntax

/// Where a type itself uses a parameter besides `perform()`, once the name belongs to the old one.
struct OtherUses {
  /// Initialisers set the new one; what only `perform()` reads takes the value from it.
  private(set) var edits: [SourceEdit] = []
  /// The members that read it; nothing says what they do where only the old one has a value.
  private(set) var readers: [String] = []

  /// - Parameters:
  ///   - variable: the declaration of the parameter.
  ///   - value: what the body of `perform()` calls the value, where it has one of the type.
  init(of name: String, as newName: String, _ variable: VariableCode, in type: TypeCode, value: String?) {
    for member in type.members where member.id != variable.member.id {
      guard let label = Self.label(of: member.decl, in: type) else { continue }
      let uses = Self.uses(of: name, in: member)
      if member.decl.is(InitializerDeclSyntax.self) {
        edits += uses.filter { !$0.isBare }.map { type.file.replace($0.token, with: IntentCode.quoted(newName)) }
      } else if !uses.isEmpty, !readers.contains(label) {
        let given = value.flatMap { value in
          GivenValue(name, value, variable, to: member, in: type)?.edits(for: uses.filter { !$0.isBare }.map(\.token))
        }
        if let given { edits += given } else { readers.append(label) }
      }
    }
  }

  private static func label(of member: DeclSyntax, in type: TypeCode) -> String? {
    if let function = member.as(FunctionDeclSyntax.self) {
      return function.id == type.perform?.id ? nil : "\(function.name.text)()"
    }
    if member.is(InitializerDeclSyntax.self) { return "init" }
    return member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  // `name` where nothing else is called so, and `self.name`.
  private static func uses(of name: String, in member: MemberBlockItemSyntax) -> [(token: TokenSyntax, isBare: Bool)] {
    let isBound = member.boundNames.contains(name)
    let found = member.nodes(DeclReferenceExprSyntax.self).filter { $0.baseName.bareText == name && $0.isOwn }
    return found.filter { !isBound || $0.memberAccess != nil }.map { ($0.baseName, $0.memberAccess == nil) }
  }
}

/// A private member that only `perform()` uses, as a function that takes the value which `perform()` has found.
private struct GivenValue {
  private let name: String
  private let value: String
  private let written: String
  private let declaration: [SourceEdit]
  private let calls: [SourceEdit]
  private let file: CodeFile

  /// Nil where somebody else may use the member.
  init?(_ name: String, _ value: String, _ variable: VariableCode, to member: MemberBlockItemSyntax, in type: TypeCode)
  {
    guard let written = variable.type?.trimmedDescription, let body = type.perform?.body else { return nil }
    (self.name, self.value, self.written, file) = (name, value, written, type.file)
    let parameter = "\(name): \(written)"
    if let found = member.decl.as(VariableDeclSyntax.self) {
      guard found.isPrivate, found.bindings.count == 1, let binding = found.bindings.first,
        binding.getter != nil, let result = binding.typeAnnotation?.type,
        let uses = Self.uses(of: binding.pattern.trimmedDescription, in: type, inside: body)
      else { return nil }
      let head = binding.pattern.startOffset
      declaration = [
        type.file.replace(found.bindingSpecifier, with: "func"),
        type.file.replace(
          head..<result.endOffset,
          with: "\(binding.pattern.trimmedDescription)(\(parameter)) -> \(result.trimmedDescription)"),
      ]
      calls = uses.map { type.file.insert("(\(name): \(value))", at: $0.endPositionBeforeTrailingTrivia) }
      return
    }
    guard let found = member.decl.as(FunctionDeclSyntax.self), found.isPrivate,
      let uses = Self.uses(of: found.name.text, in: type, inside: body)
    else { return nil }
    let made = uses.compactMap { use -> FunctionCallExprSyntax? in
      let callee = use.access.map { ExprSyntax($0) } ?? use.parent?.as(ExprSyntax.self)
      let call = callee?.parent?.as(FunctionCallExprSyntax.self)
      return call?.calledExpression.id == callee?.id && call?.trailingClosure == nil ? call : nil
    }
    guard made.count == uses.count else { return nil }
    let list = found.signature.parameterClause
    let isFirst = list.parameters.isEmpty
    declaration = [
      type.file.insert(isFirst ? parameter : ", \(parameter)", at: list.rightParen.positionAfterSkippingLeadingTrivia)
    ]
    calls = made.compactMap { call in
      call.rightParen.map { paren in
        let text = call.arguments.isEmpty ? "\(name): \(value)" : ", \(name): \(value)"
        let end = call.arguments.last?.endPositionBeforeTrailingTrivia ?? paren.positionAfterSkippingLeadingTrivia
        return type.file.insert(text, at: end)
      }
    }
  }

  /// - Parameter selves: where the member says `self.name`, which is the old one from now on.
  func edits(for selves: [TokenSyntax]) -> [SourceEdit] {
    declaration + calls
      + selves.compactMap { token in
        token.access.map { file.replace($0, with: name) }
      }
  }

  // Nil where one of them is outside of the body, or no plain use.
  private static func uses(of label: String, in type: TypeCode, inside body: CodeBlockSyntax) -> [TokenSyntax]? {
    let tokens = type.groups.flatMap { $0.nodes(DeclReferenceExprSyntax.self) }
      .filter { $0.baseName.bareText == label && $0.isOwn }.map(\.baseName)
    let isPlain = tokens.allSatisfy { token in
      (body.position..<body.endPosition).contains(token.position)
        && token.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == false
    }
    return isPlain && !tokens.isEmpty ? tokens : nil
  }
}

extension WithModifiersSyntax {
  fileprivate var isPrivate: Bool { isMarked("private", "fileprivate") && !isMarked("static") }
}
