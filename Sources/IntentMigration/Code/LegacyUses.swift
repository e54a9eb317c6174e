import IntentSurface
import SourceScanning
import SwiftSyntax

/// Where code means a parameter of a class that Xcode generates.
struct LegacyUses {
  private(set) var members: [TokenSyntax] = []
  /// Members of that name of who knows what.
  private(set) var doubts: [TokenSyntax] = []
  let functions: [TokenSyntax]

  init(of name: String, in className: String, by code: SourceFileSyntax) {
    let ending = name.firstUppercased
    let made = ["resolve\(ending)", "provide\(ending)OptionsCollection", "default\(ending)"]
    functions = code.nodes(FunctionDeclSyntax.self).filter { function in
      made.contains(function.name.text)
        && function.signature.parameterClause.parameters.contains { $0.type.trimmedDescription == className }
    }
    .map(\.name)
    for access in code.nodes(MemberAccessExprSyntax.self) where access.declName.baseName.bareText == name {
      guard let base = access.base?.trimmedDescription.filter({ $0 != "?" && $0 != "!" }) else { continue }
      switch LocalType.name(of: base.lastNameComponent, at: Syntax(access)) {
      case className?: members.append(access.declName.baseName)
      case nil where base != "self": doubts.append(access.declName.baseName)
      default: break
      }
    }
  }
}

extension LegacyUses {
  /// Where something is taken for a value of the class: `path:line` each.
  static func casts(to className: String, in code: CodeTree) -> [String] {
    ["as? ", "as! "].map { $0 + className }.flatMap { text in
      code.files(naming: [text]).flatMap { $0.lines(with: text) }
    }
  }
}

extension CodeFile {
  fileprivate func lines(with text: String) -> [String] {
    var (places, start): ([String], Int) = ([], 0)
    while let found = bytes[start...].firstOffset(of: text) {
      start = found + text.utf8.count
      if start == bytes.count || !ByteClass.continuesIdentifier(bytes[start]) {
        places.append("\(path):\(line(of: found))")
      }
    }
    return places
  }
}

/// The type that the code says of a name where it is used.
private enum LocalType {
  /// Nil where it says nothing. The nearest declaration counts.
  static func name(of name: String, at place: Syntax) -> String? {
    var inner = place
    while let outer = inner.parent {
      if let found = declared(name, in: outer, before: inner) { return found.isEmpty ? nil : found }
      inner = outer
    }
    return nil
  }

  // Empty where it is declared and nothing says as what.
  private static func declared(_ name: String, in outer: Syntax, before inner: Syntax) -> String? {
    if let list = outer.as(CodeBlockItemListSyntax.self) {
      return list.reversed().lazy.filter { $0.position < inner.position }.compactMap { item -> String? in
        if let variable = item.item.as(VariableDeclSyntax.self) { return type(of: name, in: variable) }
        return item.item.as(GuardStmtSyntax.self).flatMap { type(of: name, in: $0.conditions) }
      }.first
    }
    if let condition = outer.as(IfExprSyntax.self)?.conditions ?? outer.as(WhileStmtSyntax.self)?.conditions {
      return type(of: name, in: condition)
    }
    if let members = outer.as(MemberBlockItemListSyntax.self) {
      return members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self).flatMap { type(of: name, in: $0) } }.first
    }
    if let closure = outer.as(ClosureExprSyntax.self) { return type(of: name, in: closure) }
    let function =
      outer.as(FunctionDeclSyntax.self)?.signature ?? outer.as(InitializerDeclSyntax.self)?.signature
    return function?.parameterClause.parameters.first { $0.bodyName.bareText == name }
      .map { bare($0.type.trimmedDescription) }
  }

  private static func type(of name: String, in closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: names.contains { $0.name.bareText == name } ? "" : nil
    case .parameterClause(let clause)?:
      clause.parameters.first { $0.bodyName.bareText == name }
        .map { bare($0.type?.trimmedDescription ?? "") }
    case nil: nil
    }
  }

  private static func type(of name: String, in variable: VariableDeclSyntax) -> String? {
    variable.bindings.first { $0.pattern.trimmedDescription == name }.map { binding in
      type(binding.typeAnnotation, binding.initializer)
    }
  }

  private static func type(of name: String, in conditions: ConditionElementListSyntax) -> String? {
    conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .first { $0.pattern.trimmedDescription == name && $0.initializer != nil }
      .map { type($0.typeAnnotation, $0.initializer) }
  }

  private static func type(_ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?) -> String {
    if let annotation { return bare(annotation.type.trimmedDescription) }
    guard let value = initializer?.value else { return "" }
    if let call = value.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription }
    // `interaction.intent as? OpenPlantIntent`
    let words = value.trimmedDescription.split(separator: " ").map(String.init)
    return words.count > 2 && ["as", "as?", "as!"].contains(words[words.count - 2]) ? bare(words[words.count - 1]) : ""
  }

  private static func bare(_ type: String) -> String { type.filter { $0 != "?" && $0 != "!" } }
}
