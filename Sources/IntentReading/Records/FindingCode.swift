import IntentSurface
import SwiftReading
import SwiftSyntax

/// What code that finds values leaves some out by, and where it looks.
///
/// The function, and what it calls, may put the same in another way; what is not found any more is left out by something
/// that was not there, or was kept in another place.
struct FindingCode {
  /// The names and texts in its conditions, and how many it takes.
  private(set) var conditions: Set<String> = []
  /// The keys, files and stores that it reads, and what it takes texts apart by.
  private(set) var places: Set<String> = []
  private let making: MakingCode
  private var followed: Set<SyntaxIdentifier> = []
  private var open: [(code: Syntax, distance: Int)] = []
  private var looks = 0
  /// The calls that lead to each function.
  private var calls: [SyntaxIdentifier: [FunctionCallExprSyntax]] = [:]
  /// What functions take for a place.
  private var taken: [(name: String, function: Syntax)] = []

  /// So many functions and variables are followed, and so many nodes of the code of each looked at.
  private static let (limit, nodeLimit) = (60, 4_000)
  /// So many places are worked out.
  private static let lookLimit = 100
  /// So many calls of other types away from the finder, code is of other things than what it looks for.
  private static let farthest = 2

  init(of finders: [FunctionDeclSyntax], in code: any SwiftDeclarations, making calls: MakingCalls) {
    making = MakingCode(code: code, calls: calls)
    let finders = finders.map(calls.whole)
    if !finders.isEmpty, finders.allSatisfy(\.findsNothing) { conditions = ["[]"] }
    open = finders.compactMap(\.body).map { (Syntax($0), 0) }
    while let next = open.popLast() { add(next.code, distance: next.distance) }
    addTaken()
  }

  /// - Parameter distance: how many calls of other types lead to it from the finder. In their code, a check may be
  ///   of anything but an element.
  private mutating func add(_ body: Syntax, distance: Int) {
    for node in body.everything(upTo: Self.nodeLimit) {
      switch node.as(SyntaxEnum.self) {
      case .functionCallExpr(let call): add(call, distance: distance)
      case .memberAccessExpr(let access) where access.declName.baseName.plainName == "fetchLimit":
        addLimit("fetchLimit", Syntax(access), of: access.assignedValue)
      case .declReferenceExpr(let name): follow(name, calledBy: nil, distance: distance)
      case .macroExpansionExpr(let macro) where macro.macroName.text == "Predicate":
        macro.trailingClosure.map { addCondition(Syntax($0.statements)) }
      case .whereClause(let clause): addCondition(Syntax(clause.condition))
      case .guardStmt(let statement) where statement.body.endsWithNothing:
        add(statement.conditions, isLeft: false, distance: distance)
      case .ifExpr(let choice) where choice.body.endsWithNothing:
        add(choice.conditions, isLeft: true, distance: distance)
      case .ifExpr(let choice) where choice.elseBody == nil && choice.body.givesValue:
        add(choice.conditions, isLeft: false, distance: distance)
      case .stringLiteralExpr(let literal): addStatement(literal)
      default: break
      }
    }
  }

  private mutating func add(_ conditions: ConditionElementListSyntax, isLeft: Bool, distance: Int) {
    for case .expression(let condition) in conditions.map(\.condition) where distance == 0 || condition.asksOfElement {
      addCondition(Syntax(condition), isLeft: isLeft)
    }
  }

  private mutating func add(_ call: FunctionCallExprSyntax, distance: Int) {
    guard let name = call.calledWord else { return }
    addPlaces(of: call, named: name)
    if Self.choosing.contains(name), let condition = call.condition {
      // Of texts and numbers, code of other types leaves out what is no entity.
      guard distance == 0 || condition.asksOfMembers else { return }
      addCondition(condition, isLeft: Self.leaving.contains(name))
    } else if Self.limiting.contains(name) {
      addLimit(name, Syntax(call), of: call.arguments.first?.expression)
    } else if name == "NSPredicate" {
      call.arguments.first.map { addCondition(Syntax($0.expression)) }
    } else {
      let callee = call.calledExpression
      follow(
        callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self), calledBy: call,
        distance: distance)
    }
  }

  /// Adds how many are taken; not of the letters of a text, nor one for each id.
  private mutating func addLimit(_ name: String, _ place: Syntax, of value: ExprSyntax?) {
    let number = value?.as(IntegerLiteralExprSyntax.self)?.literal.text
    let around = sequence(first: place, next: \.parent).dropFirst()
    let isOfEach = number == "1" && around.contains { $0.is(ClosureExprSyntax.self) || $0.is(ForStmtSyntax.self) }
    let isOfText = place.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledWord == "String"
    guard !isOfEach, !isOfText else { return }
    conditions.insert(((number.map { [MadeCode.quoted($0)] } ?? []) + [name]).joined(separator: MadeCode.separator))
  }

  /// Methods that take what meets a condition, or leave it out, and those that take some of all.
  private static let leaving: Set = ["removeAll", "drop"]
  private static let choosing = leaving.union(["filter", "first", "last", "firstIndex", "prefix"])
  private static let limiting: Set = ["prefix", "suffix", "dropFirst", "dropLast"]
  /// What says nothing of which value is asked for.
  private static let saying = choosing.union(limiting).union(ListElements.mapping).union(ListElements.passing)
    .union([
      "self", "isEmpty", "description", "uuidString", "rawValue", "count", "id", "lowercased", "some", "none",
      "wrappedValue", "isCancelled",
    ])

  // MARK: Conditions

  private mutating func addCondition(_ condition: Syntax, isLeft: Bool = false) {
    conditions.formUnion(condition.conditionCodes(isLeft: isLeft, besides: Self.saying, upTo: Self.nodeLimit))
  }

  /// What a statement of a database asks for, and in which table.
  private mutating func addStatement(_ literal: StringLiteralExprSyntax) {
    let text = literal.segments.map(\.trimmedDescription).joined(separator: " ")
    guard let statement = QueryStatement(text) else { return }
    places.insert(statement.table)
    for condition in statement.conditions {
      let names = condition.filter { !Self.saying.contains($0) }
      if !names.isEmpty { conditions.insert(names.sorted().joined(separator: MadeCode.separator)) }
    }
  }

  // MARK: Places

  /// The texts that a call gives what names a place of kept data, or parts of a text.
  private mutating func addPlaces(of call: FunctionCallExprSyntax, named name: String) {
    if call.isOfDefaultStore(named: name) { places.insert("default.store") }
    for argument in call.arguments
    where argument.label.map({ Self.placing.contains($0.plainName) }) ?? Self.extending.contains(name) {
      addPlace(argument.expression)
    }
  }

  private mutating func addPlace(_ expression: ExprSyntax) {
    guard looks < Self.lookLimit else { return }
    looks += 1
    if let name = expression.plainReference, case .parameter(_, let function)? = Syntax(expression).localName(name) {
      return taken.append((name, function))
    }
    let made = MakingCode.codes(of: [.init(expression, nil)], in: making.code, making: making.calls)
    places.formUnion(MadeCode.parts(of: made.filter(MadeCode.isText)))
  }

  /// Adds the places that functions are given, by each call that leads to them.
  private mutating func addTaken() {
    while let next = taken.popLast() {
      for call in calls[next.function.id] ?? [] {
        let values = next.function.parameterClause?.values(in: call)
        if let value = values?[next.name] { addPlace(value) }
      }
    }
  }

  /// The labels under which Apple's frameworks, and what is written like them, take the name of a place.
  private static let placing: Set = [
    "forKey", "suiteName", "forSecurityApplicationGroupIdentifier", "service", "entityName", "path", "component",
    "separator", "separatedBy",
  ]
  /// What takes a part of a path, or the name of a store, without a label.
  private static let extending: Set = ["appendingPathComponent", "appendPathComponent", "ModelConfiguration"]

  // MARK: What is called

  private mutating func follow(
    _ reference: DeclReferenceExprSyntax?, calledBy call: FunctionCallExprSyntax?, distance: Int
  ) {
    guard let reference else { return }
    let name = reference.baseName.plainName
    switch reference.isMember ? nil : Syntax(reference).localName(name) {
    case .constant(let value, _), .bound(let value, _): return open(Syntax(value), distance: distance)
    case .parameter, .other: return
    case nil: break
    }
    let made = owners(of: reference, isCalled: call != nil).lazy
      .map { [making] in making.code.members(of: $0).makers(of: name, calledBy: call, isOwn: true) }
      .first { !$0.isEmpty }
    for node in made ?? [] {
      let function = node.as(FunctionDeclSyntax.self).map(making.calls.whole)
      if let call, let function { calls[function.id, default: []].append(call) }
      let body = function.map { $0.body.map(Syntax.init) } ?? node
      body.map { open($0, distance: reference.isOfSelf ? distance : distance + 1) }
    }
  }

  private mutating func open(_ body: Syntax, distance: Int) {
    guard followed.count < Self.limit, distance <= Self.farthest, followed.insert(body.id).inserted else { return }
    open.append((body, distance))
  }

  /// The types whose member a name may mean. Of a variable, only what code calls says where it looks.
  private func owners(of reference: DeclReferenceExprSyntax, isCalled: Bool) -> [Int] {
    guard !reference.isOfSelf else { return making.code.types(around: Syntax(reference)) }
    guard let base = reference.parent?.as(MemberAccessExprSyntax.self)?.base?.withoutMarks,
      isCalled || base.reference?.isTypeName == true
    else { return [] }
    return [making.type(of: base)].compactMap(\.self)
  }
}

extension FunctionCallExprSyntax {
  /// The condition that a method is given: a closure, or the path of a member.
  fileprivate var condition: Syntax? {
    if let closure = trailingClosure { return Syntax(closure.statements) }
    let given = arguments.first { [nil, "where", "while", "by"].contains($0.label?.plainName) }?.expression
    return given.flatMap { given in
      given.as(ClosureExprSyntax.self).map { Syntax($0.statements) }
        ?? given.as(KeyPathExprSyntax.self).map(Syntax.init)
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it keeps its data where SwiftData does so that is not told where: in `default.store`.
  ///
  /// Source: Apple documentation, `ModelConfiguration`.
  fileprivate func isOfDefaultStore(named name: String) -> Bool {
    let labels = arguments.map { $0.label?.plainName }
    if name == "ModelContainer" { return labels.first == "for" && !labels.contains("configurations") }
    return name == "ModelConfiguration" && !labels.contains(nil) && !labels.contains("url")
  }
}

extension MemberAccessExprSyntax {
  /// What the statement that it begins sets it to.
  fileprivate var assignedValue: ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[0].id == ExprSyntax(self).id, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return elements[2]
  }
}

extension Syntax {
  /// Whether a condition is on members of a value, and not on the value alone.
  fileprivate var asksOfMembers: Bool {
    everything(upTo: 100).contains { node in
      if node.is(KeyPathPropertyComponentSyntax.self) { return true }
      guard let access = node.as(MemberAccessExprSyntax.self), access.base != nil else { return false }
      return access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id
    }
  }
}

extension ExprSyntax {
  /// Whether it asks something of what a loop or a closure goes through, or a condition unwraps.
  fileprivate var asksOfElement: Bool {
    Syntax(self).everything(upTo: 100).contains { node in
      guard let name = node.as(MemberAccessExprSyntax.self)?.base?.plainReference else { return false }
      if case .bound? = node.localName(name) { return true }
      return false
    }
  }
}

extension CodeBlockSyntax {
  /// Whether it hands back a value, or adds one to a list.
  fileprivate var givesValue: Bool {
    guard let last = statements.last else { return false }
    if let value = last.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression {
      return !value.is(NilLiteralExprSyntax.self) && value.as(ArrayExprSyntax.self)?.elements.isEmpty != true
    }
    let call = last.expression?.as(FunctionCallExprSyntax.self)
    return call?.calledWord.map(["append", "insert"].contains) ?? false
  }

  /// Whether it ends with nothing, or an empty list.
  fileprivate var endsWithNothing: Bool {
    guard let last = statements.last?.item.as(StmtSyntax.self) else { return false }
    if last.is(ContinueStmtSyntax.self) { return true }
    guard let value = last.as(ReturnStmtSyntax.self)?.expression else { return false }
    return value.is(NilLiteralExprSyntax.self) || value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}
