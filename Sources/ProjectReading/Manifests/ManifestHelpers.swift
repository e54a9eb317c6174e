import SourceScanning
import SwiftReading
import SwiftSyntax

/// Puts what functions and constants of other files stand for in the places where a manifest names them.
///
/// Nothing is run: only what gives back one expression, made of its parameters and of constants, is written out.
struct ManifestHelpers {
  /// A function, or a constant.
  private struct Member {
    /// The type that it is a static member of.
    var owner: String?
    /// Nil for a constant.
    var parameters: [FunctionParameterSyntax]?
    /// What it makes on the way, in order.
    var locals: [(name: String, value: ExprSyntax)] = []
    var result: ExprSyntax
  }

  private var members: [String: [Member]] = [:]

  /// The module that the files are.
  static let module = "ProjectDescriptionHelpers"

  private static let fileLimit = 100
  /// Functions that call each other deeper are made to hurt.
  private static let roundLimit = 8
  private static let sizeLimit = 1 << 18

  /// Reads files; one that can't be read declares nothing.
  init(in paths: [String], of tree: any SourceTree) {
    for path in paths.prefix(Self.fileLimit) {
      guard let bytes = try? tree.contents(of: path), bytes.count <= Self.sizeLimit,
        bytes.withUnsafeBufferPointer(ParserGuard.refusalToParse) == nil
      else { continue }
      for statement in SourceFileSyntax.parsed(bytes).statements {
        if let declaration = statement.item.as(DeclSyntax.self) { add(declaration, isStatic: true) }
      }
    }
  }

  /// These and the functions of the manifest itself.
  func adding(functionsOf manifest: SourceFileSyntax) -> ManifestHelpers {
    var all = self
    for statement in manifest.statements {
      guard let function = statement.item.as(FunctionDeclSyntax.self) else { continue }
      all.add(DeclSyntax(function), isStatic: true)
    }
    return all
  }

  /// None.
  init() {}

  // MARK: Declarations

  // What belongs to a value is not known before there is one.
  private mutating func add(_ declaration: DeclSyntax, isStatic: Bool) {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      for member in group.memberBlock.members { add(member.decl, isStatic: member.decl.isStaticMember) }
    } else if isStatic, let function = declaration.as(FunctionDeclSyntax.self) {
      let parameters = Array(function.signature.parameterClause.parameters)
      add(function.name.plainName, parameters, function.body?.statements, in: Syntax(declaration))
    } else if isStatic, let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.name else { continue }
        if let value = binding.initializer?.value, variable.bindingSpecifier.tokenKind == .keyword(.let) {
          add(name, Member(owner: Syntax(declaration).enclosingTypePath, result: value))
        } else if case .getter(let statements) = binding.accessorBlock?.accessors {
          add(name, nil, statements, in: Syntax(declaration))
        }
      }
    }
  }

  private mutating func add(
    _ name: String, _ parameters: [FunctionParameterSyntax]?, _ body: CodeBlockItemListSyntax?, in place: Syntax
  ) {
    guard let result = body?.last?.expression else { return }
    var member = Member(owner: place.enclosingTypePath, parameters: parameters, result: result)
    for statement in body?.dropLast() ?? [] {
      guard let variable = statement.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        variable.bindings.count == 1, variable.bindingSpecifier.tokenKind == .keyword(.let), let name = binding.name,
        let value = binding.initializer?.value
      else { return }
      member.locals.append((name, value))
    }
    add(name, member)
  }

  // Code that runs now or not, or that names something else as it does, is not written out.
  private mutating func add(_ name: String, _ member: Member) {
    var member = member
    var used = member.result.names
    for local in member.locals.reversed() where used.contains(local.name) { used.formUnion(local.value.names) }
    member.locals.removeAll { !used.contains($0.name) }
    let own = Set(
      member.locals.map(\.name) + (member.parameters ?? []).map { ($0.secondName ?? $0.firstName).plainName })
    let all = [member.result] + member.locals.map(\.value)
    guard !all.contains(where: { $0.hasBranches || !$0.namesInClosures.isDisjoint(with: own) }) else { return }
    members[name, default: []].append(member)
  }

  // MARK: Writing out

  /// A manifest with what it names written out, and whether that is anything.
  func expanded(_ bytes: [UInt8]) -> (bytes: [UInt8], isChanged: Bool) {
    var found = bytes
    var isChanged = false
    for _ in 0..<Self.roundLimit where !members.isEmpty {
      guard found.withUnsafeBufferPointer(ParserGuard.refusalToParse) == nil else { break }
      let finder = UseFinder(replacement)
      finder.walk(SourceFileSyntax.parsed(found))
      guard !finder.uses.isEmpty else { break }
      for (range, text) in finder.uses.reversed() { found.replaceSubrange(range, with: text.utf8) }
      guard found.count <= Self.sizeLimit else { return (bytes, false) }
      isChanged = true
    }
    return (found, isChanged)
  }

  /// What a call or a name stands for; nil for what is declared elsewhere, or more than once.
  private func replacement(of expression: ExprSyntax) -> String? {
    let call = expression.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression ?? expression
    let name: String
    var owner: String?
    if let access = callee.as(MemberAccessExprSyntax.self) {
      name = access.declName.baseName.plainName
      owner = access.base.map { TypeName.of(expression: $0) ?? "" }
      // `.name` may be of any type, and is a constant of the library's own nearly always.
      guard owner != nil || call != nil else { return nil }
    } else {
      guard let reference = callee.as(DeclReferenceExprSyntax.self) else { return nil }
      name = reference.baseName.plainName
    }
    let isImplicit = callee.is(MemberAccessExprSyntax.self) && owner == nil
    let found = (members[name] ?? []).compactMap { member -> String? in
      guard isImplicit ? member.owner != nil : member.owner == owner else { return nil }
      return text(of: member, calledBy: call)
    }
    return found.count == 1 ? found[0] : nil
  }

  private func text(of member: Member, calledBy call: FunctionCallExprSyntax?) -> String? {
    guard (member.parameters == nil) == (call == nil), var words = arguments(of: member, in: call) else { return nil }
    for (name, value) in member.locals { words[name] = written(value, words, in: member) }
    return written(member.result, words, in: member)
  }

  /// The code for each parameter; nil where the call is of another function.
  private func arguments(of member: Member, in call: FunctionCallExprSyntax?) -> [String: String]? {
    guard let call else { return [:] }
    guard call.trailingClosure == nil else { return nil }
    var words: [String: String] = [:]
    var rest = Array(call.arguments)[...]
    for parameter in member.parameters ?? [] {
      let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.plainName
      let name = (parameter.secondName ?? parameter.firstName).plainName
      guard parameter.ellipsis == nil else { return nil }
      if let argument = rest.first, argument.label?.plainName == label {
        words[name] = "(\(argument.expression.trimmedDescription))"
        rest.removeFirst()
      } else if let value = parameter.defaultValue?.value {
        words[name] = written(value, [:], in: member)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? words : nil
  }

  /// An expression with other code for some names, and the type for its own members.
  private func written(_ expression: ExprSyntax, _ words: [String: String], in member: Member) -> String {
    var text = ""
    for token in expression.tokens(viewMode: .sourceAccurate) {
      let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      let isMember = reference?.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference?.id
      let name = reference == nil || isMember ? nil : token.plainName
      text += token.leadingTrivia.blanks
      text += name.flatMap { words[$0] ?? qualified($0, in: member) } ?? token.text
      text += token.trailingTrivia.blanks
      guard text.utf8.count <= Self.sizeLimit else { break }
    }
    return "(\(text))"
  }

  private func qualified(_ name: String, in member: Member) -> String? {
    guard let owner = member.owner else { return nil }
    if name == "Self" { return owner }
    return members[name]?.contains { $0.owner == owner } == true ? "\(owner).\(name)" : nil
  }
}

/// Finds the outermost places in a file that something else is written for.
private final class UseFinder: SyntaxVisitor {
  private(set) var uses: [(range: Range<Int>, text: String)] = []
  private let replacement: (ExprSyntax) -> String?

  init(_ replacement: @escaping (ExprSyntax) -> String?) {
    self.replacement = replacement
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { take(ExprSyntax(node)) }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      ? .visitChildren : take(ExprSyntax(node))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    return isMember || isCalled ? .skipChildren : take(ExprSyntax(node))
  }

  private func take(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    guard let text = replacement(expression) else { return .visitChildren }
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    uses.append((start..<expression.endPositionBeforeTrailingTrivia.utf8Offset, text))
    return .skipChildren
  }
}

extension DeclSyntax {
  /// Whether it is a static function or variable, or a type.
  fileprivate var isStaticMember: Bool {
    let modifiers = self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) } ?? true
  }
}

extension ExprSyntax {
  /// Whether a part of it may not run, or makes something on the way.
  fileprivate var hasBranches: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.if), .keyword(.switch), .keyword(.let), .keyword(.var)].contains($0.tokenKind)
    }
  }

  /// All names in it.
  fileprivate var names: Set<String> { Set(tokens(viewMode: .sourceAccurate).map(\.plainName)) }

  /// What the closures in it call what they are given.
  fileprivate var namesInClosures: Set<String> {
    tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
      guard token.tokenKind == .keyword(.in), let signature = token.parent?.as(ClosureSignatureSyntax.self) else {
        return
      }
      names.formUnion(signature.tokens(viewMode: .sourceAccurate).map(\.plainName))
    }
  }
}

extension Trivia {
  /// The white space of it.
  fileprivate var blanks: String {
    pieces.map { $0.isNewline ? "\n" : $0.isWhitespace ? " " : "" }.joined()
  }
}
