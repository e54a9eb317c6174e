import IntentSurface
import SwiftReading
import SwiftSyntax

/// What code puts a value together from, in its order: texts, numbers, and the names at which nothing leads further.
///
/// What can't be told of an id or a kind may still be seen to change. Constants, locals, functions and members are put in
/// where they are named, so that code which is only written otherwise comes to the same.
struct MakingCode {
  enum Piece: Hashable {
    case text(String)
    case name(String)
    /// One of several, as each row of a table is made.
    case choice([[Piece]])
    /// What comes behind is another value.
    case end
  }

  /// What a piece of code sees that runs for a call: what was given for each parameter, or for each stored variable.
  final class Scope {
    let values: [String: Given]
    init(_ values: [String: Given]) { self.values = values }
  }

  struct Given {
    /// The parts of an expression.
    var code: [Syntax]
    var scope: Scope?

    init(_ expression: ExprSyntax, _ scope: Scope?) { (code, self.scope) = ([Syntax(expression)], scope) }
    init(_ code: [Syntax], _ scope: Scope?) { (self.code, self.scope) = (code, scope) }
  }

  let code: any SwiftDeclarations
  let calls: MakingCalls
  var pieces: [Piece] = []
  /// What is being followed: what names itself on whatever way leads no further.
  private var open: Set<SyntaxIdentifier> = []
  private var followed = 0
  private var steps = 0
  private var worked = 0

  /// So many names are followed for one value.
  private static let limit = 200
  /// So many pieces of code are looked at for one value, and so many are worked out.
  private static let stepLimit = 4_000
  private static let workLimit = 40
  /// So many lead to the type of a value.
  static let depthLimit = 16

  /// So many values are told apart.
  private static let choiceLimit = 500

  /// What several values come down to, each time and for each value that it may be.
  static func codes(of values: [Given], in code: any SwiftDeclarations, making calls: MakingCalls) -> [String] {
    values.flatMap { parts(of: $0, in: code, making: calls) }.map { $0.joined(separator: MadeCode.separator) }
  }

  /// What the parts of an expression, or a piece of code, come down to, for each value that it may be.
  static func parts(of start: Given, in code: any SwiftDeclarations, making calls: MakingCalls) -> [[String]] {
    var making = MakingCode(code: code, calls: calls)
    for node in start.code { making.add(node, start.scope) }
    // A value that is new each time is made of nothing.
    if making.pieces.isEmpty, let made = start.code.first?.as(FunctionCallExprSyntax.self), made.arguments.isEmpty {
      making.pieces = [.name("\(made.calledExpression.spelling)()")]
    }
    return alternatives(of: making.pieces).map(parts)
  }

  private static func alternatives(of pieces: [Piece]) -> [[Piece]] {
    pieces.reduce([[]]) { all, piece in
      guard case .choice(let options) = piece else { return all.map { $0 + [piece] } }
      let each = options.flatMap(alternatives)
      return all.count * each.count <= choiceLimit
        ? all.flatMap { start in each.map { start + $0 } } : all.map { $0 + each.flatMap(\.self) }
    }
  }

  init(code: any SwiftDeclarations, calls: MakingCalls) {
    self.code = code
    self.calls = calls
  }

  /// Texts side by side are one; a name counts where it comes first.
  private static func parts(of pieces: [Piece]) -> [String] {
    var (parts, names) = ([Piece](), Set<String>())
    for piece in pieces {
      switch (parts.last, piece) {
      case (_, .text("")): continue
      case (.text(let start)?, .text(let text)): parts[parts.count - 1] = .text(start + text)
      case (_, .name(let name)) where !names.insert(name).inserted: continue
      default: parts.append(piece)
      }
    }
    if parts.isEmpty, pieces.contains(.text("")) { parts = [.text("")] }
    return parts.compactMap { part in
      switch part {
      case .text(let text): MadeCode.quoted(text)
      case .name(let name): name
      case .choice, .end: nil
      }
    }
  }

  // MARK: Code

  mutating func add(_ node: Syntax, _ scope: Scope?) {
    steps += 1
    guard steps <= Self.stepLimit else { return }
    switch node.as(SyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let segment): pieces.append(.text(segment.content.text))
        case .expressionSegment(let inner): inner.expressions.forEach { add(Syntax($0.expression), scope) }
        }
      }
    case .integerLiteralExpr(let number): pieces.append(.text(number.literal.text))
    case .floatLiteralExpr(let number): pieces.append(.text(number.literal.text))
    case .binaryOperatorExpr(let sign) where ["-", "*", "/", "%"].contains(sign.operator.text):
      pieces.append(.name(sign.operator.text))
    case .declReferenceExpr(let reference): add(reference, scope)
    case .memberAccessExpr(let access): addMember(access, calledBy: nil, scope)
    case .functionCallExpr(let call): add(call, scope)
    case .keyPathExpr(let path): addMembers(of: path, scope)
    case .subscriptCallExpr(let call) where call.arguments.first?.label?.plainName == "keyPath":
      for argument in call.arguments { add(Syntax(argument.expression), scope) }
    case .unresolvedTernaryExpr(let choice): addValues([Syntax(choice.thenExpression)], scope)
    case .codeBlock(let block): addValues(block.statements.map { Syntax($0) }, scope)
    case .switchCase(let branch): addValues([Syntax(branch.label)] + branch.statements.map { Syntax($0) }, scope)
    // What a local is made of comes where it is named.
    case .variableDecl, .optionalBindingCondition, .functionDecl, .typeAnnotation, .closureSignature: break
    case .codeBlockItem(let item) where item.givesNothing: break
    case .asExpr(let conversion): add(Syntax(conversion.expression), scope)
    case .isExpr(let test): add(Syntax(test.expression), scope)
    default: for child in node.children(viewMode: .sourceAccurate) { add(child, scope) }
    }
  }

  private mutating func addValues(_ values: [Syntax], _ scope: Scope?) {
    for value in values {
      add(value, scope)
      pieces.append(.end)
    }
  }

  /// Puts in what something is made of, unless it is being put in.
  mutating func follow(_ node: Syntax, _ scope: Scope?) -> Bool {
    guard followed < Self.limit, open.insert(node.id).inserted else { return false }
    followed += 1
    add(node, scope)
    open.remove(node.id)
    return true
  }

  private mutating func follow(_ given: Given) {
    for code in given.code { _ = follow(code, given.scope) }
  }

  /// The text that an expression always stands for.
  private mutating func known(_ expression: some ExprSyntaxProtocol) -> String? {
    worked += 1
    guard worked <= Self.workLimit else { return nil }
    let type = code.types(around: Syntax(expression)).first.map { SwiftType.named(code.name(of: $0), declared: $0) }
    let piece = Code(ExprSyntax(expression))
    return Evaluator.evaluated(piece, in: code, selfType: type, as: nil, keeping: KeptCalls()).plainText
  }

  // MARK: Names

  private mutating func add(_ reference: DeclReferenceExprSyntax, _ scope: Scope?) {
    let (name, place) = (reference.baseName.plainName, Syntax(reference))
    guard !["self", "Self", "super"].contains(name) else { return }
    switch place.localName(name) {
    case .parameter, .other:
      if let given = scope?.values[name] { follow(given) }
      for value in place.changes(of: name) { _ = follow(value, scope) }
    case .constant(let value, _): _ = follow(Syntax(value), scope)
    case .bound(let value, isElement: false): _ = follow(Syntax(value), scope)
    case .bound(let sequence, isElement: true): addElement(of: sequence, scope)
    case nil:
      if let given = scope?.values[name] {
        follow(given)
      } else if let text = known(reference) {
        pieces.append(.text(text))
      } else if !addCode(of: name, in: code.types(around: place), at: place, nil, scope), !name.isTypeName {
        pieces.append(.name(keptName(of: name, in: code.types(around: place).first)))
      }
    }
  }

  /// Adds the code of a member of some types, else of something outside of all; false where there is none.
  private mutating func addCode(
    of name: String, in types: [Int], at place: Syntax, _ call: FunctionCallExprSyntax?, _ scope: Scope?,
    _ fields: Scope? = nil, isOwn: Bool = true
  ) -> Bool {
    for type in types {
      let found = code.members(of: type).makers(of: name, calledBy: call, isOwn: isOwn)
      guard !found.isEmpty else { continue }
      return add(found, call, scope, fields)
    }
    let outside =
      call.map { call in
        code.globalFunctions(named: name, at: place).filter { $0.signature.parameterClause.values(in: call) != nil }
          .withCode
      }
      ?? code.globalVariables(named: name, at: place).withCode
    return types.isEmpty || call != nil || !outside.isEmpty ? add(outside, call, scope, fields) : false
  }

  private mutating func add(
    _ found: [Syntax], _ call: FunctionCallExprSyntax?, _ scope: Scope?, _ fields: Scope?
  ) -> Bool {
    let known = pieces.count
    for node in found {
      let function = node.as(FunctionDeclSyntax.self)
      let given = call.flatMap { call in function?.signature.parameterClause.values(in: call) } ?? [:]
      let values = given.mapValues { Given($0, scope) }
      let inner = Scope((fields?.values ?? [:]).merging(values) { $1 })
      let body = function.flatMap { calls.whole($0).body }.map(Syntax.init) ?? node
      _ = follow(body, inner)
    }
    // What comes down to what is given when the code runs is told by its name.
    return pieces.count > known
  }

  // MARK: Members

  private mutating func addMember(
    _ access: MemberAccessExprSyntax, calledBy call: FunctionCallExprSyntax?, _ scope: Scope?
  ) {
    if call == nil, let text = known(access) { return pieces.append(.text(text)) }
    let name = access.declName.baseName.plainName
    let base = access.base?.withoutMarks
    if call == nil, let base, addMember(named: name, ofElement: base, scope) { return }
    let type = base.flatMap { self.type(of: $0) }
    let only = type == nil ? calls.member(named: name, calledBy: call) : nil
    let fields = base.flatMap { self.fields(of: $0, scope) }
    // What makes a member of the code's own types names what it needs of them.
    let isOwn = (type ?? only?.owner).flatMap(code.declaration) != nil
    let tool = base.flatMap { self.tool(at: $0) }
    let isValue = tool != nil || base?.reference?.isTypeName != true
    if let base, isValue, fields == nil, !isOwn { addBase(base, tool, scope) }
    if name == "rawValue", let type, addRawValues(of: type) { return }
    let isFollowed =
      type.map {
        addCode(of: name, in: [$0], at: Syntax(access), call, scope, fields, isOwn: base?.reference == "self")
      }
      ?? add(only.map { [$0.code] } ?? [], call, scope, nil)
    guard !isFollowed else { return }
    if let base, isOwn, fields == nil, isValue { addBase(base, tool, scope) }
    call.map { addArguments(of: $0, scope) }
    if call == nil, base?.reference != "self", let type, addGiven(to: name, of: type) { return }
    guard !Self.keepingText.contains(name), call == nil || name != "first" else { return }
    let isOfType = tool == nil && access.base?.reference?.isTypeName == true
    pieces.append(.name(isOfType ? "\(access.base?.reference ?? "").\(name)" : keptName(of: name, in: type)))
  }

  /// Under which name a stored variable is kept, where coding keys of its type give it another one than it has in code.
  private func keptName(of variable: String, in type: Int?) -> String {
    guard let binding = type.flatMap({ code.members(of: $0).instanceBinding(variable) }), binding.code == nil,
      let keys = code.type(named: ["CodingKeys"], at: Syntax(binding))
    else { return variable }
    let raw = Evaluator.rawValue(ofCase: variable, in: .named("CodingKeys", declared: keys), of: code)
    return raw?.text ?? variable
  }

  private mutating func addMembers(of path: KeyPathExprSyntax, _ scope: Scope?) {
    for component in path.components {
      guard let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainName,
        !add(calls.member(named: name, calledBy: nil).map { [$0.code] } ?? [], nil, scope, nil),
        !Self.keepingText.contains(name)
      else { continue }
      pieces.append(.name(name))
    }
  }

  /// Adds what a member is asked of: of a text what it is made of, of any other value by which names it is reached. Where
  /// that comes from says which value it is, not what its member is.
  private mutating func addBase(_ base: ExprSyntax, _ tool: Syntax?, _ scope: Scope?) {
    if let tool { return _ = follow(tool, nil) }
    guard let path = base.reference?.nameComponents.filter({ $0 != "self" }), let first = path.first else {
      return isText(base, scope) ? add(Syntax(base), scope) : ()
    }
    let local = Syntax(base).localName(first)
    if path.count == 1, local == nil ? base.reference != "self" && hasText(first, at: base) : isText(base, scope) {
      return add(Syntax(base), scope)
    }
    pieces += path.dropFirst(local == nil ? 0 : 1).map(Piece.name)
  }

  /// What makes a static member of a type that is no value of the code's own: a formatter, or an encoder.
  private func tool(at base: ExprSyntax) -> Syntax? {
    guard let path = base.reference?.nameComponents, path.count == 2, path[0].isTypeName else { return nil }
    let owner =
      path[0] == "Self" ? code.types(around: Syntax(base)).first : code.type(named: [path[0]], at: Syntax(base))
    let value = owner.flatMap { code.members(of: $0).staticBinding(path[1]) }?.singleValue
    return value.flatMap { isText($0, nil) ? Syntax($0) : nil }
  }

  /// Members that give the text of a value, and methods that put texts together.
  private static let keepingText = Set(["self", "description", "uuidString", "init", "joined"])
    .union(ListElements.passing).union(ListElements.mapping)

  /// Puts in what calls give a stored variable of a value, wherever the value is made.
  private mutating func addGiven(to name: String, of type: Int) -> Bool {
    // What a class holds may change whenever it likes.
    guard code.declaration(of: type)?.is(StructDeclSyntax.self) == true else { return false }
    let known = pieces.count
    for given in calls.given(name, of: type) { follow(given.value) }
    return pieces.count > known
  }

  private mutating func add(_ call: FunctionCallExprSyntax, _ scope: Scope?) {
    guard !["fatalError", "preconditionFailure"].contains(call.calledExpression.plainReference) else { return }
    if let text = known(call) { return pieces.append(.text(text)) }
    let callee = call.calledExpression.unparenthesized
    if let access = callee.as(MemberAccessExprSyntax.self) {
      if access.declName.baseName.plainName == "joined", addJoined(call, access, scope) { return }
      return addMember(access, calledBy: call, scope)
    }
    let name = callee.plainReference
    if name == "String", addFormat(call, scope) { return }
    let isLocal = name.map { Syntax(call).localName($0) != nil } ?? true
    if let name, !isLocal, addCode(of: name, in: code.types(around: Syntax(call)), at: Syntax(call), call, scope) {
      return
    }
    addArguments(of: call, scope)
    guard let name else { return add(Syntax(callee), scope) }
    if !isLocal, !name.isTypeName { pieces.append(.name(name)) }
  }

  /// Where the code of a call is put in, its parameters say where these go.
  private mutating func addArguments(of call: FunctionCallExprSyntax, _ scope: Scope?) {
    for argument in call.arguments { add(Syntax(argument.expression), scope) }
    call.trailingClosure.map { add(Syntax($0), scope) }
    for closure in call.additionalTrailingClosures { add(Syntax(closure.closure), scope) }
  }

  /// `[a, b].joined(separator: "|")` is `"\(a)|\(b)"`.
  private mutating func addJoined(
    _ call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ scope: Scope?
  ) -> Bool {
    guard let list = access.base?.withoutMarks.as(ArrayExprSyntax.self) else { return false }
    for (index, element) in list.elements.enumerated() {
      if index > 0 { call.arguments.forEach { add(Syntax($0.expression), scope) } }
      add(Syntax(element.expression), scope)
    }
    return true
  }

  /// `String(format: "%@-%@", a, b)` is `"\(a)-\(b)"`.
  private mutating func addFormat(_ call: FunctionCallExprSyntax, _ scope: Scope?) -> Bool {
    guard call.arguments.first?.label?.plainName == "format", let format = call.arguments.first?.expression,
      let text = known(format)
    else { return false }
    var values = call.arguments.dropFirst()[...]
    for (index, part) in text.split(separator: "%@", omittingEmptySubsequences: false).enumerated() {
      if index > 0, let value = values.popFirst() { add(Syntax(value.expression), scope) }
      pieces.append(.text(String(part)))
    }
    for value in values { add(Syntax(value.expression), scope) }
    return true
  }

  private mutating func addRawValues(of type: Int) -> Bool {
    let (named, cases) = (SwiftType.named(code.name(of: type), declared: type), code.members(of: type).caseElements)
    let values = cases.compactMap {
      Evaluator.rawValue(ofCase: $0.name.plainName, in: named, of: code).flatMap(Self.text)
    }
    if !values.isEmpty { pieces.append(.choice(values.map { [.text($0)] })) }
    return !values.isEmpty
  }

  private static func text(_ raw: SwiftValue) -> String? {
    if case .integer(let number) = raw { return "\(number)" }
    return raw.text
  }
}

extension String {
  var isTypeName: Bool { first?.isUppercase == true }
}
