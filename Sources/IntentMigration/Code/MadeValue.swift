import SwiftSyntax

extension TypeCode {
  /// Whether a call with some labels makes a value of it; nil where the declaration does not say.
  func isMade(with labels: [String]) -> Bool? {
    let lists = initializers.map {
      $0.signature.parameterClause.parameters.map { ($0.firstName.text, $0.defaultValue != nil) }
    }
    if lists.contains(where: { Self.fits(labels, $0) }) { return true }
    guard declaration.is(StructDeclSyntax.self) else { return initializers.isEmpty ? nil : false }
    let own = declaration.memberBlock.members.flattened.contains { $0.decl.is(InitializerDeclSyntax.self) }
    guard !own else { return false }
    return memberwise.map { Self.fits(labels, $0) }
  }

  // In order, each label at most once, and none left out that has no value of its own.
  private static func fits(_ labels: [String], _ parameters: [(name: String, hasDefault: Bool)]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      while let first = rest.first, first.name != label, first.hasDefault { rest = rest.dropFirst() }
      guard rest.first?.name == label else { return false }
      rest = rest.dropFirst()
    }
    return rest.allSatisfy(\.hasDefault)
  }

  // What the compiler makes of the stored members; nil where a wrapper or a macro may have a say.
  private var memberwise: [(name: String, hasDefault: Bool)]? {
    guard declaration.attributes.allSatisfy({ $0.hasName(in: ["available", "MainActor"]) }) else { return nil }
    var found: [(String, Bool)] = []
    for variable in declaration.memberBlock.members.flattened.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) else { continue }
      guard variable.attributes.isEmpty, !variable.modifiers.contains(where: { $0.name.text.hasSuffix("private") })
      else { return nil }
      let isConstant = variable.bindingSpecifier.text == "let"
      for binding in variable.bindings where binding.isStored {
        if isConstant, binding.initializer != nil { continue }
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        found.append((binding.name, binding.initializer != nil || isOptional && !isConstant))
      }
    }
    return found
  }
}

extension PatternBindingSyntax {
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter?: false
    case .accessors(let list)?: list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
