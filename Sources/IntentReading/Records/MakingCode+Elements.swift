import SwiftReading
import SwiftSyntax

// What code goes through one by one.

extension MakingCode {
  /// Adds what one element of a list is: of one that is written out each of its values, else the code that makes the list.
  mutating func addElement(of sequence: ExprSyntax, _ scope: Scope?) {
    guard let elements = elements(of: sequence, scope), !elements.isEmpty else {
      return addElements(of: sequence, scope)
    }
    pieces.append(.choice(elements.map { pieces(of: $0.value) }))
  }

  /// Adds a member of one element of a list that is written out; false where it is not, or is not known to have it.
  mutating func addMember(named name: String, ofElement base: ExprSyntax, _ scope: Scope?) -> Bool {
    guard let reference = base.plainReference,
      case .bound(let sequence, isElement: true)? = Syntax(base).localName(reference)
    else { return false }
    if ListElements.isPair(name, in: sequence) {
      addElement(of: sequence, scope)
      return true
    }
    guard let elements = elements(of: sequence, scope), !elements.isEmpty else { return false }
    let values = elements.map { member(named: name, of: $0) }
    guard !values.contains(where: { $0 == nil }) else { return false }
    pieces.append(.choice(values.compactMap(\.self).map { pieces(of: $0) }))
    return true
  }

  private mutating func pieces(of value: Given) -> [Piece] {
    let before = pieces
    pieces = []
    defer { pieces = before }
    for code in value.code { _ = follow(code, value.scope) }
    return pieces
  }

  private func member(named name: String, of element: ListElement) -> Given? {
    if let key = element.key { return name == "key" ? key : name == "value" ? element.value : nil }
    guard let value = element.value.code.first?.as(ExprSyntax.self)?.withoutMarks else { return nil }
    if let tuple = value.as(TupleExprSyntax.self) {
      let parts = Array(tuple.elements)
      let part =
        parts.first { $0.label?.plainName == name }
        ?? Int(name).flatMap { parts.indices.contains($0) ? parts[$0] : nil }
      return part.map { Given($0.expression, element.value.scope) }
    }
    return fields(of: value, element.value.scope)?.values[name]
  }

  /// The elements of a list that is written out; nil where code makes it.
  private func elements(of sequence: ExprSyntax, _ scope: Scope?, depth: Int = 0) -> [ListElement]? {
    guard depth < Self.depthLimit else { return nil }
    let node = sequence.withoutMarks
    if let list = node.as(ArrayExprSyntax.self) {
      return list.elements.map { ListElement(value: Given($0.expression, scope)) }
    }
    if let table = node.as(DictionaryExprSyntax.self) {
      guard case .elements(let pairs) = table.content else { return [] }
      return pairs.map { ListElement(value: Given($0.value, scope), key: Given($0.key, scope)) }
    }
    if let base = ListElements.base(of: node) { return elements(of: base, scope, depth: depth + 1) }
    if let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
      ["keys", "values"].contains(access.declName.baseName.plainName),
      let pairs = elements(of: base, scope, depth: depth + 1), pairs.allSatisfy({ $0.key != nil })
    {
      let wantsKeys = access.declName.baseName.plainName == "keys"
      return pairs.map { ListElement(value: (wantsKeys ? $0.key : nil) ?? $0.value) }
    }
    guard let (value, inner) = definition(of: node, scope) else { return nil }
    return elements(of: value, inner, depth: depth + 1)
  }

  /// What a name of a list stands for.
  private func definition(of node: ExprSyntax, _ scope: Scope?) -> (ExprSyntax, Scope?)? {
    if let name = node.plainReference {
      switch Syntax(node).localName(name) {
      case .constant(let value, _), .bound(let value, isElement: false): return (value, scope)
      case .parameter:
        guard let given = scope?.values[name], given.code.count == 1 else { return nil }
        return given.code[0].as(ExprSyntax.self).map { ($0, given.scope) }
      case .other, .bound: return nil
      case nil:
        return
          (variable(named: name, around: Syntax(node))
          ?? code.globalVariables(named: name, at: Syntax(node)).first).flatMap(\.singleValue).map { ($0, nil) }
      }
    }
    guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base?.withoutMarks,
      let owner = type(of: base)
    else { return nil }
    let members = code.members(of: owner)
    let name = access.declName.baseName.plainName
    return (members.staticBinding(name) ?? members.instanceBinding(name)).flatMap(\.singleValue).map { ($0, nil) }
  }

  /// Adds the code that makes the elements of a list.
  private mutating func addElements(of sequence: ExprSyntax, _ scope: Scope?, depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    let node = sequence.withoutMarks
    if let base = ListElements.base(of: node) { return addElements(of: base, scope, depth: depth + 1) }
    if let start = ListElements.start(ofRange: node) {
      add(Syntax(start), scope)
      return pieces.append(.end)
    }
    if let call = node.as(FunctionCallExprSyntax.self), let change = ListElements.change(by: call) {
      guard let closure = change.as(ClosureExprSyntax.self) else { return add(Syntax(change), scope) }
      return add(Syntax(closure.statements), scope)
    }
    // What a parameter is given says nothing where no call is followed.
    if let (value, inner) = definition(of: node, scope) { return addElements(of: value, inner, depth: depth + 1) }
    add(Syntax(node), scope)
  }
}

/// One element of a list, or one entry of a dictionary.
struct ListElement {
  let value: MakingCode.Given
  var key: MakingCode.Given?
}

/// What is done to lists.
enum ListElements {
  /// Methods and members that say nothing of a text either: they go through a list.
  static let passing: Set = ["filter", "sorted", "sort", "lazy", "enumerated", "contains"]
  /// Methods and members that choose or order elements, and leave each as it is.
  private static let choosing = passing.union([
    "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "first", "last", "min", "max", "randomElement",
    "removeFirst", "popLast",
  ])
  /// Methods that make another value of each element.
  static let mapping: Set = ["map", "compactMap", "flatMap"]

  /// The list of which one has the same elements; nil where its elements are its own.
  static func base(of node: ExprSyntax) -> ExprSyntax? {
    if let elements = node.as(SequenceExprSyntax.self)?.elements, elements.count == 3 {
      let parts = Array(elements)
      return parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" ? parts[0] : nil
    }
    let call = node.as(FunctionCallExprSyntax.self)
    if let access = node.as(MemberAccessExprSyntax.self) ?? call?.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    {
      return choosing.contains(access.declName.baseName.plainName) ? base : nil
    }
    guard let call, let name = call.calledExpression.plainReference, ["Array", "Set"].contains(name),
      call.arguments.count == 1
    else { return nil }
    return call.arguments.first?.expression
  }

  /// With what it counts from: where it ends says how many there are, and not what they are.
  static func start(ofRange node: ExprSyntax) -> ExprSyntax? {
    guard let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count > 2,
      ["...", "..<"].contains(parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text)
    else { return nil }
    return parts[0]
  }

  /// What a call makes of each element: a closure, a key path or a function.
  static func change(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName,
      mapping.contains(name)
    else { return nil }
    return call.trailingClosure.map(ExprSyntax.init) ?? call.arguments.first?.expression
  }

  /// Whether a member of what a list gives is the element of one that is numbered.
  static func isPair(_ name: String, in sequence: ExprSyntax) -> Bool {
    guard name == "element" || name == "1" else { return false }
    return sequence.withoutMarks.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?
      .declName.baseName.plainName == "enumerated"
  }
}
