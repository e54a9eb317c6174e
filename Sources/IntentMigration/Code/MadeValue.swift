import SwiftSyntax

extension TypeCode {
  /// Whether a call with some labels makes a value of it; nil where the declaration does not say.
  func isMade(with labels: [String]) -> Bool? {
    if initializers.contains(where: { $0.signature.parameterClause.parameters.take(labels) }) { return true }
    guard declaration.is(StructDeclSyntax.self) else { return initializers.isEmpty ? nil : false }
    return hasOwnInitializer ? false : memberwise.map { labels.fit($0) }
  }

  private var hasOwnInitializer: Bool {
    declaration.memberBlock.members.flattened.contains { $0.decl.is(InitializerDeclSyntax.self) }
  }

  /// What makes a value of it: each list of parameters, `(note: Note, theme: Theme)`; empty where nothing says, and for
  /// what is its own affair.
  var waysToMake: [String] {
    let own = initializers.filter { !$0.isMarked("private", "fileprivate") }.map {
      $0.signature.parameterClause.written
    }
    guard declaration.is(StructDeclSyntax.self), !hasOwnInitializer, let memberwise else { return own }
    let needed = memberwise.filter { !$0.hasDefault }.map { parameter in
      [parameter.name, variable(parameter.name)?.type?.trimmedDescription].compactMap(\.self).joined(separator: ": ")
    }
    return own + ["(\(needed.joined(separator: ", ")))"]
  }

  // What the compiler makes of the stored members; nil where a wrapper or a macro may have a say.
  private var memberwise: [(name: String, hasDefault: Bool)]? {
    guard declaration.attributes.allSatisfy({ $0.hasName(in: ["available", "MainActor"]) }) else { return nil }
    var found: [(String, Bool)] = []
    for variable in declaration.memberBlock.members.flattened.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) else { continue }
      let isConstant = variable.bindingSpecifier.text == "let"
      let stored = variable.bindings.filter { $0.isStored && !(isConstant && $0.initializer != nil) }
      let isGiven =
        variable.isGivenByWrapper || !variable.attributes.isEmpty && stored.allSatisfy { $0.initializer != nil }
      guard !stored.isEmpty, !isGiven else { continue }
      guard variable.attributes.allSatisfy({ $0.hasName(in: Self.takingWrappers) }),
        !variable.modifiers.contains(where: { $0.name.text.hasSuffix("private") })
      else { return nil }
      for binding in stored {
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        found.append((binding.name, binding.initializer != nil || isOptional && !isConstant))
      }
    }
    return found
  }

  // Those of SwiftUI whose value comes from who makes the view.
  private static let takingWrappers: Set = ["Binding", "ObservedObject", "Bindable"]
}

extension VariableDeclSyntax {
  /// Whether a wrapper of SwiftUI gives it a value without anybody's help.
  fileprivate var isGivenByWrapper: Bool {
    attributes.contains { attribute in
      guard case .attribute(let attribute) = attribute else { return false }
      return attribute.arguments != nil
        || ["EnvironmentObject", "Namespace"].contains(attribute.attributeName.trimmedDescription)
    }
  }
}

extension FunctionParameterListSyntax {
  /// Whether a call with some labels fits.
  func take(_ labels: [String]) -> Bool { labels.fit(map { ($0.firstName.text, $0.defaultValue != nil) }) }
}

extension FunctionParameterClauseSyntax {
  /// On one line: `(note: Note, theme: Theme)`.
  var written: String {
    "(" + parameters.map { "\($0.firstName.text): \($0.type.trimmedDescription)" }.joined(separator: ", ") + ")"
  }
}

extension [String] {
  /// Whether they are labels in order, each at most once, and none left out that has no value of its own.
  fileprivate func fit(_ parameters: [(name: String, hasDefault: Bool)]) -> Bool {
    var rest = parameters[...]
    for label in self {
      while let first = rest.first, first.name != label, first.hasDefault { rest = rest.dropFirst() }
      guard rest.first?.name == label else { return false }
      rest = rest.dropFirst()
    }
    return rest.allSatisfy(\.hasDefault)
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
