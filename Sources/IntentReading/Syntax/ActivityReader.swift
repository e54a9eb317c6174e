import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// Finds which user activities code offers to Shortcuts and Spotlight, over all files.
struct ActivityReader {
  let names: NameResolver
  let files: [ActivityUses]

  init(names: NameResolver, files: [ParsedFile], threads: Int) {
    self.names = names
    let offersAny = files.contains { $0.signals.contains(.offersActivity) }
    let signals: FileScan.Signals = offersAny ? [.activity, .offersActivity] : []
    self.files = Workers.map(files, threads: threads) {
      $0.signals.isDisjoint(with: signals) ? ActivityUses() : ActivityUses(in: $0.tree)
    }
  }

  /// Adds every activity that is offered; one whose type can't be read is reported and kept as it is spelled.
  func add(to surface: inout Surface) {
    for (file, uses) in files.enumerated() {
      for offer in uses.offers.prefix(Self.offerLimit) {
        for type in types(of: offer, file: file) { add(offer, type, to: &surface) }
      }
      guard let rest = uses.offers.dropFirst(Self.offerLimit).first else { continue }
      names.places.report(
        "The rest of this file was not read: it offers more than \(Self.offerLimit) user activities.",
        at: rest.node)
    }
  }

  // A file of an app offers a handful, and for each the code around it is searched.
  private static let offerLimit = 200

  private func add(_ offer: ActivityUses.Offer, _ type: Text, to surface: inout Surface) {
    if type.value == nil {
      names.places.report(
        "The type of this user activity could not be read: \(type.spelling). "
          + "If a later version drops it, no finding will say so.", at: offer.node)
    }
    var activity = UserActivity(type: type)
    activity.isEligibleForPrediction = offer.kind == .isEligibleForPrediction
    activity.isEligibleForSearch = offer.kind == .isEligibleForSearch
    names.places.locate(Subject(.userActivity, type.spelling), at: offer.node)
    surface.join(activity)
  }

  private func types(of offer: ActivityUses.Offer, file: Int) -> [Text] {
    guard let base = offer.base, base.variableName != "self" else { return typesOfSelf(at: offer.node, file: file) }
    guard let name = base.variableName else { return [.expression(base.spelling)] }
    for ancestor in sequence(first: offer.node, next: \.parent) {
      if let closure = ancestor.as(ClosureExprSyntax.self), closure.names(parameter: name) {
        return [typeOfParameter(of: closure, file: file) ?? .expression(name)]
      }
      if let block = ancestor.as(CodeBlockItemListSyntax.self) {
        let before = creations(named: name, in: Syntax(block), file: file).last { $0.position < offer.node.position }
        if let before { return [type(of: before, file: file)] }
        if block.declares(name) { break }
      }
      if ancestor.is(MemberBlockSyntax.self) {
        let stored = creations(named: name, in: ancestor, file: file).filter { !$0.isBoundToLocal }
        if !stored.isEmpty { return stored.map { type(of: $0, file: file) } }
      }
    }
    return [.expression(base.spelling)]
  }

  private func creations(named name: String, in node: Syntax, file: Int) -> [FunctionCallExprSyntax] {
    (files[file].creationsByName[name] ?? []).filter {
      $0.position >= node.position && $0.endPosition <= node.endPosition
    }
  }

  /// `view.userActivity("type") { activity in … }`, or a helper that hands on what is made in the same expression.
  private func typeOfParameter(of closure: ClosureExprSyntax, file: Int) -> Text? {
    guard let call = closure.callThatTakesIt else { return nil }
    if call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName == "userActivity" {
      return call.arguments.unlabeled.first.map { text($0, file: file) }
    }
    let made = files[file].creations.first {
      $0.position >= call.position && $0.endPosition <= closure.position
    }
    return made.map { type(of: $0, file: file) }
  }

  // MARK: Initializers of the app

  /// An initializer in an extension of `NSUserActivity` offers every activity that is made with it.
  private func typesOfSelf(at node: Syntax, file: Int) -> [Text] {
    let enclosing = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(InitializerDeclSyntax.self) }.first
    guard let enclosing, node.enclosingTypePath == "NSUserActivity" else { return [.expression("self")] }
    guard enclosing.activityParameter != nil else {
      return [enclosing.innerActivityType.map { text($0, file: file) } ?? .expression("self")]
    }
    let made = files.enumerated().flatMap { file, uses in
      uses.creations.filter { enclosing.takes($0) }.map { type(of: $0, file: file, madeBy: enclosing) }
    }
    return made
  }

  private func type(of creation: FunctionCallExprSyntax, file: Int) -> Text {
    let initializer = names.activityInitializers.first { $0.takes(creation) }
    if let initializer { return type(of: creation, file: file, madeBy: initializer) }
    return creation.arguments.byLabel["activityType"].map { text($0, file: file) } ?? .expression(creation.spelling)
  }

  private func type(
    of creation: FunctionCallExprSyntax, file: Int, madeBy initializer: InitializerDeclSyntax
  ) -> Text {
    guard let parameter = initializer.activityParameter else {
      return initializer.innerActivityType.map { text($0, file: file) } ?? .expression(creation.spelling)
    }
    let label = parameter.firstName.plainName
    let argument = label == "_" ? creation.arguments.unlabeled.first : creation.arguments.byLabel[label]
    guard let argument, let typeName = TypeName.of(parameter.type) else { return .expression(creation.spelling) }
    guard initializer.innerActivityType?.variableName == nil else { return text(argument, file: file) }
    let enumCase = argument.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    return enumCase.flatMap { names.rawValue(of: $0, inEnumNamed: typeName, file: file) }.map { text($0, file: file) }
      ?? .expression(argument.spelling)
  }

  private func text(_ expression: ExprSyntax, file: Int) -> Text {
    if let name = expression.variableName {
      if let known = Self.systemTypes[name] { return .value(known) }
      if Syntax(expression).isParameter(name) { return .expression(expression.spelling) }
    }
    let scope = Syntax(expression).enclosingTypePath?.nameComponents ?? []
    return LiteralReader(context: names.context(scope: scope, file: file, owner: "")).text(expression)
  }

  private static let systemTypes = [
    "NSUserActivityTypeBrowsingWeb": "NSUserActivityTypeBrowsingWeb",
    "CSSearchableItemActionType": "com.apple.corespotlightitem",
  ]
}

extension NameResolver {
  /// The initializers that the app adds to `NSUserActivity`.
  fileprivate var activityInitializers: [InitializerDeclSyntax] {
    guard let type = type("NSUserActivity", from: [], file: 0) else { return [] }
    return members.ownMembers(of: type).initializers
  }

  fileprivate func rawValue(of enumCase: String, inEnumNamed name: String, file: Int) -> ExprSyntax? {
    context(scope: [], file: file, owner: "").constant("\(name).\(enumCase).rawValue")
  }
}

extension InitializerDeclSyntax {
  /// The type that it hands to the initializer it delegates to.
  fileprivate var innerActivityType: ExprSyntax? {
    body?.statements.calls.lazy.compactMap { $0.arguments.byLabel["activityType"] }.first
  }

  /// The parameter that makes the type, itself or through its raw value.
  fileprivate var activityParameter: FunctionParameterSyntax? {
    guard let inner = innerActivityType else { return nil }
    let access = inner.as(MemberAccessExprSyntax.self)
    let isRawValue = access?.declName.baseName.plainName == "rawValue"
    guard let name = isRawValue ? access?.base?.variableName : inner.variableName else { return nil }
    return signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).plainName == name }
  }

  /// Whether a call has its labels, those with defaults left out or not.
  fileprivate func takes(_ call: FunctionCallExprSyntax) -> Bool {
    var labels = call.arguments.map { $0.label?.plainName ?? "_" }[...]
    for parameter in signature.parameterClause.parameters {
      if labels.first == parameter.firstName.plainName {
        labels.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return labels.isEmpty && !isPlain
  }

  // The one of the framework, written down again, tells nothing.
  private var isPlain: Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.type.trimmedDescription == "String"
  }
}

extension FunctionCallExprSyntax {
  /// Whether the variable is one of a function's body.
  fileprivate var isBoundToLocal: Bool {
    guard let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) else {
      return false
    }
    return binding.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) ?? false
  }
}

extension ClosureExprSyntax {
  fileprivate func names(parameter name: String) -> Bool {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.contains { $0.name.plainName == name }
    case .parameterClause(let clause):
      clause.parameters.contains { ($0.secondName ?? $0.firstName).plainName == name }
    case nil: name == "$0"
    }
  }

  fileprivate var callThatTakesIt: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a statement of the block itself declares a variable.
  fileprivate func declares(_ name: String) -> Bool {
    contains { statement in
      guard case .decl(let declaration) = statement.item else { return false }
      return declaration.as(VariableDeclSyntax.self)?.bindings.contains { $0.name == name } ?? false
    }
  }
}

extension Syntax {
  /// Whether a name is a parameter of a function around the place.
  fileprivate func isParameter(_ name: String) -> Bool {
    sequence(first: self, next: \.parent).contains { node in
      let clause =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      return clause?.parameters.contains { ($0.secondName ?? $0.firstName).plainName == name } ?? false
    }
  }
}
