import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives a renamed parameter of an intent definition the name back that people's values are stored under.
struct KeepLegacyName {
  private let name: String
  private let newName: String
  private let className: String

  init(_ name: String, _ newName: String, of className: String) {
    self.name = name
    self.newName = newName
    self.className = className
  }

  /// Nil where a value of the old one is none of the new one.
  func proposal(
    for finding: Finding, lost: DefinitionCode.Value, renamed: DefinitionCode.Value, of intent: DefinitionCode.Value,
    in definition: DefinitionCode, _ context: ProposalContext
  ) -> Proposal? {
    let same = [LegacyKeys.parameterType, LegacyKeys.parameterIsArray].allSatisfy {
      lost[$0]?.text == renamed[$0]?.text
    }
    let parameter = { (value: DefinitionCode.Value, name: String) in
      Parameter(
        name: name, type: value[LegacyKeys.parameterType]?.text == "Boolean" ? .primitive("Bool") : .unknown(""))
    }
    let (before, after) = (parameter(lost, name), parameter(renamed, newName))
    guard same, !before.isOpposite(of: after), !wasSomethingElse(context.comparison.old) else { return nil }
    let (uses, doubts) = uses(in: context.new)
    let places = doubts.prefix(Self.shownPlaces).joined(separator: ", ")
    return Proposal(
      finding: finding, decision: .keepLegacyName,
      cost: "Nothing: saved values are found again. People see the title; the name `\(name)` appears only in code.",
      edits: words(in: intent.range, of: definition.file) + uses,
      notes: doubts.isEmpty ? [] : ["See whether \(places) means `\(name)` of \(className)."])
  }

  private static let shownPlaces = 5

  // What another intent of the shipped version called so is not what this one stored: `profileId` for `providerId`.
  private func wasSomethingElse(_ old: Surface) -> Bool {
    old.legacyIntents.contains { intent in
      intent.className != className && intent.parameters.contains { $0.name == newName }
        && !intent.parameters.contains { $0.name == name }
    }
  }

  // Its own name, and wherever the summaries and the other parameters mean it.
  private func words(in range: Range<Int>, of file: CodeFile) -> [SourceEdit] {
    let wanted = Array(newName.utf8)
    let starts = range.filter { start in
      let end = start + wanted.count
      guard end < range.upperBound, start > 0, file.bytes[start..<end].elementsEqual(wanted) else { return false }
      let (before, after) = (file.bytes[start - 1], file.bytes[end])
      if Self.ends.contains(after), Self.begins.contains(before) { return true }
      let comma = UInt8(ascii: ",")
      // The key of a combination lists its parameters.
      return (Self.ends.contains(after) || after == comma) && (Self.begins.contains(before) || before == comma)
        && Self.isInKey(start, of: file.bytes)
    }
    return starts.map { file.replace($0..<($0 + wanted.count), with: name) }
  }

  private static func isInKey(_ place: Int, of bytes: [UInt8]) -> Bool {
    bytes[..<place].lastIndex(of: UInt8(ascii: "<")).map { bytes[$0...].starts(with: "<key>".utf8) } ?? false
  }

  // As a whole element, or between the braces of a summary.
  private static let begins = Set(">{".utf8)
  private static let ends = Set("<}".utf8)

  // Xcode makes the class and the functions of its protocol from the name.
  private func uses(in code: CodeTree) -> (edits: [SourceEdit], doubts: [String]) {
    var (edits, doubts): ([SourceEdit], [String]) = ([], [])
    for file in code.files(naming: [className, newName]) + code.files(naming: [className, newName.firstUppercased]) {
      let uses = LegacyUses(of: newName, in: className, by: file.tree)
      let functions = uses.functions.map { token in
        file.replace(token, with: token.text.replacing(newName.firstUppercased, with: name.firstUppercased))
      }
      edits += (uses.members.map { file.replace($0, with: name) } + functions).filter { !edits.contains($0) }
      doubts += uses.doubts.map { "\(file.path):\(file.line(of: $0.positionAfterSkippingLeadingTrivia.utf8Offset))" }
        .filter { !doubts.contains($0) }
    }
    return (edits, doubts)
  }
}

/// Where code means a parameter of a class that Xcode generates.
private struct LegacyUses {
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
    for access in code.nodes(MemberAccessExprSyntax.self) where access.declName.baseName.text == name {
      guard let base = access.base?.trimmedDescription.filter({ $0 != "?" && $0 != "!" }) else { continue }
      switch LocalType.name(of: base.lastNameComponent, at: Syntax(access)) {
      case className?: members.append(access.declName.baseName)
      case nil where base != "self": doubts.append(access.declName.baseName)
      default: break
      }
    }
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
    return function?.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      .map { bare($0.type.trimmedDescription) }
  }

  private static func type(of name: String, in closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: names.contains { $0.name.text == name } ? "" : nil
    case .parameterClause(let clause)?:
      clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
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
