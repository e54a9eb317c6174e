import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Where a declaration looks up constants that people's devices store, widget kinds and identifiers, and the names and
/// sizes of widgets.
///
/// Such a constant (`Constants.Kind.daily.rawValue`) is often declared in a file that names nothing of the framework.
struct ConstantNames {
  /// The outermost names of types, `Constants`.
  private(set) var names: Set<String> = []
  /// Names that the declaration itself says nothing of: constants outside of any type, or members in an extension.
  private(set) var globals: Set<String> = []
  /// Names of members of a type that the code leaves out: `petWidget` of `.petWidget`.
  private(set) var members: Set<String> = []
  /// Those of variables of whatever type: what makes them leads on.
  private(set) var ofVariables: Set<String> = []
  /// The names of all members that are looked up.
  private(set) var asked: Set<String> = []

  /// What code names that makes a value.
  init(in value: some SyntaxProtocol) { add(value) }

  /// - Parameter variables: the group's own.
  init(in group: any DeclGroupSyntax, with variables: [VariableDeclSyntax]) {
    for variable in variables {
      for binding in variable.bindings where binding.name.map(Self.stored.contains) ?? false {
        if let value = binding.code { add(value) }
      }
      for argument in variable.attributes.first(named: ParameterReader.wrappers)?.arguments?
        .as(LabeledExprListSyntax.self) ?? []
      where !Self.shown.contains(argument.label?.text ?? "") { add(argument.expression) }
    }
    // A stored variable may get its value when the type is made.
    let made = group.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .first { $0.signature.parameterClause.parameters.isEmpty }
    if let made { Self.stored.compactMap(made.assigned(to:)).forEach { add($0) } }
    if group.isWidgetBundle { addArguments(in: group) }
    // Code is walked for widgets alone: they say their kind where they build their configuration.
    guard group.inheritanceClause?.inheritedTypes.contains(where: { $0.isWidget }) == true else { return }
    for call in group.memberBlock.calls {
      let arguments = call.arguments.byLabel
      guard let kind = arguments["kind"] else { continue }
      add(kind, isKind: true)
      // `Provider.Intent.self`: an alias in a type that names nothing of App Intents.
      if let intent = arguments["intent"], intent.spelling.nameComponents.count > 2 { add(intent) }
    }
    // What the widget is made with is of a type that may be declared anywhere.
    for binding in variables.flatMap(\.bindings) where binding.isStored {
      let type = binding.typeAnnotation.flatMap { TypeName.of($0.type) }
      if let name = type?.nameComponents.first { names.insert(name) }
    }
    for call in group.memberBlock.calls where Self.modifiers.contains(where: call.isModifier) {
      call.arguments.first.map { add($0.expression) }
    }
    guard !globals.isEmpty else { return }
    for name in group.tokens(viewMode: .sourceAccurate).compactMap(\.declaredVariable) { globals.remove(name) }
  }

  private static let modifiers = ["configurationDisplayName", "displayName", "supportedFamilies"]

  private static let stored: Set<String> = [
    "kind", "persistentIdentifier", "intentClassName", "rawValue", "isDiscoverable", "isAssistantOnly",
    "openAppWhenRun", "supportedModes", "authenticationPolicy", "allowedExecutionTargets", "urlRepresentation",
    "transferRepresentation",
  ]

  /// What a parameter says for people, and what it names that is found as a type of the framework.
  private static let shown: Set<String> = [
    "", "title", "description", "requestValueDialog", "requestDisambiguationDialog", "optionsProvider", "query",
  ]

  /// The types of a bundle's widgets, and those that their arguments name.
  private mutating func addArguments(in group: any DeclGroupSyntax) {
    for call in group.memberBlock.calls {
      // The widget itself may be spelled by an alias.
      if let name = call.calledName?.nameComponents.first, name.first?.isUppercase == true { names.insert(name) }
      for argument in call.arguments {
        let parts = argument.expression.reference?.nameComponents ?? []
        if parts.count > 1, let first = parts.first { names.insert(first) }
      }
    }
  }

  /// What code names.
  ///
  /// - Parameter isKind: whether it is the kind of a widget, which a variable of whatever type may have.
  private mutating func add(_ code: some SyntaxProtocol, isKind: Bool = false) {
    let finder = ReferenceFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    names.formUnion(finder.names.subtracting(Self.library))
    globals.formUnion(finder.globals)
    members.formUnion(finder.members)
    if isKind { ofVariables.formUnion(finder.ofVariables) }
    asked.formUnion(finder.asked)
  }

  /// Types of libraries that such values are made of. They are declared in no file of an app.
  fileprivate static let library = Set(
    """
    Array Bool Bundle CaseIterable Character Data Date Dictionary Double Float Int Int64 Locale LocalizedStringKey
    LocalizedStringResource NSLocalizedString Optional ProcessInfo Self Set String Substring URL UUID UserDefaults
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// Collects what an expression names, the first part of each name.
private final class ReferenceFinder: SyntaxVisitor {
  var names: Set<String> = []
  var globals: Set<String> = []
  var members: Set<String> = []
  var asked: Set<String> = []
  var ofVariables: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = node.baseName.tokenKind else { return .skipChildren }
    let name = node.baseName.plainName
    let isBase = node.parent?.is(MemberAccessExprSyntax.self) == true
    guard Syntax(node).localName(name) == nil else { return .skipChildren }
    asked.insert(name)
    // A type that is called; alone, a name is that of a constant, however it is written.
    if isBase || name.first?.isUppercase == true { names.insert(name) }
    if !isBase { globals.insert(name) }
    return .skipChildren
  }

  // The name of a member is found where its type is, but for one that the code leaves out.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.plainName
    asked.insert(member)
    // `Module.Type.member`
    if member.first?.isUppercase == true, node.parent?.is(MemberAccessExprSyntax.self) == true { names.insert(member) }
    // An extension of a library's type may be in any file, and so may the type of a variable.
    let base = node.base?.reference
    if base.map(ConstantNames.library.contains) ?? true { members.insert(member) }
    if base?.first?.isLowercase == true, base != "self" { ofVariables.insert(member) }
    node.base.map { walk($0) }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// The expressions in a literal; nil for anything else.
  var interpolated: [ExprSyntax]? {
    self.as(StringLiteralExprSyntax.self)?.segments.compactMap {
      $0.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression
    }
  }
}

extension DeclGroupSyntax {
  fileprivate var isWidgetBundle: Bool {
    inheritanceClause?.inheritedTypes.contains { TypeName.of($0.type)?.lastNameComponent == "WidgetBundle" } == true
  }
}

extension FunctionCallExprSyntax {
  fileprivate func isModifier(named name: String) -> Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName == name
  }
}

extension InheritedTypeSyntax {
  fileprivate var isWidget: Bool {
    guard let name = TypeName.of(type)?.lastNameComponent else { return false }
    return name.hasSuffix("WidgetConfiguration") || [.widget, .controlWidget].contains(FrameworkProtocol(String(name)))
  }
}

extension TokenSyntax {
  /// The name, where it is that of a `let` or `var`.
  fileprivate var declaredVariable: String? {
    guard case .identifier(let name) = tokenKind, let keyword = previousToken(viewMode: .sourceAccurate)?.tokenKind,
      keyword == .keyword(.let) || keyword == .keyword(.var)
    else { return nil }
    return name
  }
}

extension InitializerDeclSyntax {
  /// The one value that it gives a variable; nil for none or several.
  fileprivate func assigned(to name: String) -> ExprSyntax? {
    let values = (body?.statements ?? []).compactMap { statement -> ExprSyntax? in
      guard let parts = statement.expression?.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
        parts[1].is(AssignmentExprSyntax.self), [name, "self.\(name)"].contains(parts[0].spelling)
      else { return nil }
      return parts[2]
    }
    return values.count == 1 ? values.first : nil
  }
}
