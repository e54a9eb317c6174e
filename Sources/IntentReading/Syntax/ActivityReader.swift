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
      $0.signals.isDisjoint(with: signals) && $0.calledNames.isEmpty
        ? ActivityUses() : ActivityUses(in: $0.tree, calling: $0.calledNames)
    }
  }

  /// Adds every activity that is offered; one whose type can't be read is reported and kept as it is spelled.
  func add(to surface: inout Surface) {
    for (file, uses) in files.enumerated() {
      for offer in uses.offers.prefix(Self.offerLimit) where !isOff(offer, file: file) {
        for type in types(of: offer, file: file) { add(offer, type, to: &surface) }
      }
      guard let rest = uses.offers.dropFirst(Self.offerLimit).first else { continue }
      names.places.report(
        "The rest of this file was not read: it offers more than \(Self.offerLimit) user activities.",
        at: rest.node)
    }
  }

  /// Whether what decides at run time is known to leave it out.
  private func isOff(_ offer: ActivityUses.Offer, file: Int) -> Bool {
    !offer.value.is(BooleanLiteralExprSyntax.self)
      && literals(at: offer.value, file: file).bool(Code(offer.value)).value == false
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
        return typesOfParameter(of: closure, file: file) ?? [.expression(name)]
      }
      if let block = ancestor.as(CodeBlockItemListSyntax.self) {
        let before = creations(named: name, in: Syntax(block), file: file).last { $0.position < offer.node.position }
        if let before { return types(of: before, file: file) }
        if block.declares(name) { break }
      }
      if ancestor.is(MemberBlockSyntax.self) {
        let stored = creations(named: name, in: ancestor, file: file).filter { !$0.isBoundToLocal }
        if !stored.isEmpty { return stored.flatMap { types(of: $0, file: file) } }
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
  private func typesOfParameter(of closure: ClosureExprSyntax, file: Int) -> [Text]? {
    guard let call = closure.callThatTakesIt else { return nil }
    if call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName == "userActivity" {
      return call.arguments.unlabeled.first.map { texts($0, file: file) }
    }
    let made = files[file].creations.first {
      $0.position >= call.position && $0.endPosition <= closure.position
    }
    return made.map { types(of: $0, file: file) }
  }

  // MARK: Initializers of the app

  /// An initializer in an extension of `NSUserActivity` offers every activity that is made with it.
  private func typesOfSelf(at node: Syntax, file: Int) -> [Text] {
    let enclosing = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(InitializerDeclSyntax.self) }.first
    guard node.enclosingTypePath == "NSUserActivity" else { return [.expression("self")] }
    // What a member of any activity does to itself makes none.
    guard let enclosing else { return [] }
    guard enclosing.activityParameter != nil else {
      return enclosing.innerActivityType.map { texts($0, file: file) } ?? [.expression("self")]
    }
    let made = files.enumerated().flatMap { file, uses in
      uses.creations.filter { enclosing.takes($0) }.flatMap { types(of: $0, file: file, madeBy: enclosing) }
    }
    return made
  }

  private func types(of creation: FunctionCallExprSyntax, file: Int) -> [Text] {
    let initializer = names.activityInitializers.first { $0.takes(creation) }
    if let initializer { return types(of: creation, file: file, madeBy: initializer) }
    return creation.arguments.byLabel["activityType"].map { texts($0, file: file) } ?? [.expression(creation.spelling)]
  }

  private func types(
    of creation: FunctionCallExprSyntax, file: Int, madeBy initializer: InitializerDeclSyntax
  ) -> [Text] {
    guard let parameter = initializer.activityParameter else {
      return initializer.innerActivityType.map { texts($0, file: file) } ?? [.expression(creation.spelling)]
    }
    let label = parameter.firstName.plainName
    let argument = label == "_" ? creation.arguments.unlabeled.first : creation.arguments.byLabel[label]
    guard let argument, let typeName = TypeName.of(parameter.type) else { return [.expression(creation.spelling)] }
    guard initializer.innerActivityType?.variableName == nil else { return texts(argument, file: file) }
    return texts(argument, file: file, of: EnumName(name: typeName, file: file))
  }
}

extension ActivityReader {
  /// An enum of whose cases the raw values are meant.
  private struct EnumName {
    var name: String
    var scope: [String] = []
    var file: Int
  }

  private struct Task {
    var expression: ExprSyntax
    var file: Int
    var enumName: EnumName?
  }

  /// What an expression for the type of an activity stands for: one text, or one for each call of the function that
  /// takes it.
  private func texts(_ expression: ExprSyntax, file: Int, of enumName: EnumName? = nil) -> [Text] {
    var rest = [Task(expression: expression, file: file, enumName: enumName)]
    var seen: Set<SyntaxIdentifier> = []
    var found: [Text] = []
    while let task = rest.popLast() {
      guard let more = followed(task, &seen), rest.count + found.count + more.count <= Self.offerLimit else {
        found.append(text(task))
        continue
      }
      rest += more.reversed()
    }
    return found
  }

  /// What a local name stands for; nil where the expression is to be read as it is.
  private func followed(_ task: Task, _ seen: inout Set<SyntaxIdentifier>) -> [Task]? {
    let base = task.expression.rawValueBase
    guard let name = (base ?? task.expression).plainReference else { return nil }
    switch Syntax(task.expression).localName(name) {
    case .constant(let value, _) where base == nil && seen.insert(value.id).inserted:
      return [Task(expression: value, file: task.file, enumName: task.enumName)]
    case .parameter(let parameter, let function):
      guard seen.insert(parameter.id).inserted else { return [] }
      var enumName = task.enumName
      if base != nil {
        guard let type = TypeName.of(parameter.type) else { return nil }
        let scope = function.enclosingTypePath?.nameComponents ?? []
        enumName = EnumName(name: type, scope: scope, file: task.file)
      }
      let arguments = arguments(for: parameter, of: function)
      return arguments.isEmpty ? nil : arguments.map { Task(expression: $0, file: $1, enumName: enumName) }
    default: return nil
    }
  }

  /// What the calls of a function give for a parameter.
  private func arguments(for parameter: FunctionParameterSyntax, of function: Syntax) -> [(ExprSyntax, file: Int)] {
    guard let clause = function.parameterClause, let name = function.nameOfCalls else { return [] }
    let type = function.enclosingTypePath?.lastNameComponent
    return files.enumerated().flatMap { file, uses in
      uses.calls.filter { call in
        call.calledFunction == name
          && (parameter.firstName.plainName != "_" || function.is(InitializerDeclSyntax.self) || call.isCall(on: type))
      }
      .compactMap { clause.values(in: $0)?[parameter.bodyName] }.map { ($0, file) }
    }
  }

  private func text(_ task: Task) -> Text {
    let (expression, file) = (task.expression, task.file)
    if let name = (expression.rawValueBase ?? expression).plainReference, Syntax(expression).localName(name) != nil {
      return .expression(expression.spelling)
    }
    if let enumName = task.enumName {
      let enumCase = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
      let context = names.context(scope: enumName.scope, file: enumName.file, owner: "")
      return enumCase.flatMap { context.rawValue($0, enumName.name)?.text }.map(Text.value)
        ?? .expression(expression.spelling)
    }
    if let known = expression.variableName.flatMap({ Self.systemTypes[$0] }) { return .value(known) }
    let reader = literals(at: expression, file: file)
    let text = reader.identifier(Code(expression))
    guard text.value == nil else { return text }
    // The parts of a literal tell more than the name of a constant.
    let meant = reader.followed(expression)
    return .expression(
      (meant.expression?.is(StringLiteralExprSyntax.self) == true ? meant.place : Syntax(expression)).spelling)
  }

  private func literals(at expression: ExprSyntax, file: Int) -> LiteralReader {
    let scope = Syntax(expression).enclosingTypePath?.nameComponents ?? []
    return LiteralReader(context: names.context(scope: scope, file: file, owner: ""))
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

extension FunctionCallExprSyntax {
  /// Whether a function is called on a type, on what it makes or shares, or from inside of it; nil for no type.
  fileprivate func isCall(on type: String?) -> Bool {
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return type == nil || Syntax(self).enclosingTypePath?.lastNameComponent == type
    }
    guard let type else { return false }
    let isOwn = base.plainReference.map { ["self", "Self"].contains($0) } ?? false
    if isOwn { return Syntax(self).enclosingTypePath?.lastNameComponent == type }
    let name = TypeName.of(expression: base) ?? base.as(FunctionCallExprSyntax.self)?.calledName
    return name?.nameComponents.contains(type) ?? false
  }
}
