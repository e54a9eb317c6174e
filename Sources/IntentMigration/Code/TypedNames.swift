import SwiftSyntax

/// What a file calls values of some types, as far as it says of which type they are.
struct TypedNames {
  /// Constants, variables and parameters, each with the types that it has.
  private(set) var names: [String: Set<String>] = [:]
  /// Names of something else.
  private(set) var others: Set<String> = []
  /// The variables of the file's types, by the paths of these.
  private(set) var members: [String: Set<String>] = [:]
  private let wanted: Set<String>
  /// What the file calls the types, with other names of its own, as the `Intent` of a provider is.
  private var types: [String: Set<String>]

  init(of types: Set<String>, in file: CodeFile) {
    let found = Finder(viewMode: .sourceAccurate)
    found.walk(file.tree)
    wanted = types
    self.types = Dictionary(uniqueKeysWithValues: types.map { ($0, [$0]) })
    let aliases = found.aliases.map { (node: $0, types: self.types(of: $0.initializer.value)) }
    let strange = Set(aliases.filter(\.types.isEmpty).map(\.node.name.text))
    for (alias, types) in aliases where !types.isEmpty {
      let own = strange.contains(alias.name.text) ? [] : [alias.name.text]
      for name in own + [alias.typePath + "." + alias.name.text] { self.types[name, default: []].formUnion(types) }
    }
    for binding in found.bindings {
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      let types = binding.typeAnnotation.map { self.types(of: $0.type) } ?? made.map(self.types) ?? []
      add(binding.name, types)
      if !types.isEmpty, let owner = binding.parent?.parent?.parent?.as(MemberBlockItemSyntax.self) {
        members[owner.typePath, default: []].insert(binding.name)
      }
    }
    for parameter in found.parameters { add(parameter.bodyName.text, self.types(of: parameter.type)) }
  }

  private mutating func add(_ name: String, _ types: Set<String>) {
    if types.isEmpty { others.insert(name) } else { names[name, default: []].formUnion(types) }
  }

  // To spell every type of a file out takes much longer than to see how long each is.
  private func types(of written: TypeSyntax) -> Set<String> {
    let length = written.trimmedByteRange.count
    guard types.keys.contains(where: { $0.utf8.count == length || $0.utf8.count == length - 1 }) else { return [] }
    let text = written.trimmedDescription
    return types[text] ?? types[text.hasSuffix("?") ? String(text.dropLast()) : text] ?? []
  }

  /// The types of which a call makes a value.
  func types(madeBy call: FunctionCallExprSyntax) -> Set<String> {
    guard let callee = call.calledExpression.dottedName else { return [] }
    return types[callee] ?? wanted.filter { callee.hasSuffix(".\($0)") || $0.hasSuffix(".\(callee)") }
  }

  /// Whether an expression is known to be a value of one of them.
  func have(_ base: ExprSyntax) -> Bool {
    if base.dottedName.flatMap({ names[$0] }) != nil { return true }
    if let call = base.as(FunctionCallExprSyntax.self) { return !types(madeBy: call).isEmpty }
    guard let member = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    return members.values.contains { $0.contains(member) } && !others.contains(member)
  }

  private final class Finder: SyntaxVisitor {
    var aliases: [TypeAliasDeclSyntax] = []
    var bindings: [PatternBindingSyntax] = []
    var parameters: [FunctionParameterSyntax] = []

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      aliases.append(node)
      return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      bindings.append(node)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      parameters.append(node)
      return .visitChildren
    }
  }
}

extension SyntaxProtocol {
  /// The names of the types around it: `Outer.Inner`.
  fileprivate var typePath: String {
    let names = lineage.dropFirst().compactMap { node in
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? node.asProtocol((any DeclGroupSyntax).self).flatMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }
    }
    return names.reversed().joined(separator: ".")
  }
}
