import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// The Swift code of a manifest, as it is written: nothing in it is run.
struct ManifestCode {
  let calls: [FunctionCallExprSyntax]
  let imports: Set<String>
  /// What it makes outside of all types and functions, in order.
  let globals: [Code]
  private let accesses: [MemberAccessExprSyntax]
  /// What code adds to lists, by the names of these.
  private let additions: [String: [ExprSyntax]]
  private let literals: LiteralReader
  private let file: Syntax
  private let converter: SourceLocationConverter

  /// Reads and parses a manifest.
  ///
  /// - Parameter helpers: what it may use of other files.
  /// - Throws: `ProjectError.unreadable` for what can't be read, or what the parser can't survive.
  init(at path: String, in tree: any SourceTree, helpers: FileDeclarations = FileDeclarations()) throws(ProjectError) {
    let bytes: [UInt8]
    do { bytes = try tree.contents(of: path) } catch { throw .unreadable(error.description) }
    if let refusal = bytes.withUnsafeBufferPointer(ParserGuard.refusalToParse) {
      throw .unreadable(refusal.reason, line: refusal.line)
    }
    if let line = ConflictMarkers.line(in: bytes) { throw .mergeConflict(line: line) }
    guard !bytes.contains(0) else { throw .unreadable("it is not text") }
    self.init(SourceFileSyntax.parsed(bytes), beside: helpers)
  }

  private init(_ file: SourceFileSyntax, beside helpers: FileDeclarations) {
    (calls, accesses) = file.callsAndMemberAccesses
    additions = file.additions(in: calls)
    imports = Set(file.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.plainName })
    globals = file.statements.compactMap { statement in
      statement.item.as(VariableDeclSyntax.self)?.bindings.first.map(Code.init) ?? statement.expression.map { Code($0) }
    }
    let declarations = helpers.adding(file)
    var initial = declarations
    // What code adds to a list, the calls of the manifest tell.
    initial.takesInitialValues = true
    literals = LiteralReader { [initial] code, type, kept in
      let declarations = kept.keepsCode ? initial : declarations
      return Evaluator.evaluated(code, in: declarations, selfType: nil, as: type, keeping: kept)
    }
    self.file = Syntax(file)
    converter = SourceLocationConverter(fileName: "", tree: file)
  }

  /// The text that code stands for; nil for what nothing here tells.
  func text(_ code: Code?) -> String? {
    guard let code else { return nil }
    // A member without a type before it is of the type that its place asks for.
    let followed = code.expression?.is(MemberAccessExprSyntax.self) == true ? followed(code) : code
    return if case .value(let text) = literals.plainText(followed) { text } else { nil }
  }

  /// The same, with what nothing tells in it as a setting that nothing sets: `com.$(env.team).app`.
  func openText(_ code: Code?) -> String? {
    if let text = text(code) { return text }
    guard let followed = code.map({ self.followed($0) }) else { return nil }
    let segments = followed.expression?.as(StringLiteralExprSyntax.self)?.segments
    return segments?.map { segment in
      switch segment {
      case .stringSegment(let text): text.content.text
      case .expressionSegment(let inner):
        text(inner.expressions.first.map { followed.part($0.expression) })
          ?? "$(\(inner.expressions.trimmedDescription))"
      }
    }.joined()
  }

  /// The text, else its code: a name that is computed tells one from others all the same.
  func name(_ code: Code?) -> String? { text(code) ?? code?.spelling }

  /// The literal texts of a list, and whether there is anything else in it.
  func texts(_ list: Code?) -> (texts: [String], isWhole: Bool) {
    guard let list else { return ([], true) }
    guard let elements = elements(list) else { return ([], false) }
    let texts = elements.map(text)
    return (texts.compactMap(\.self), !texts.contains(nil))
  }

  /// The elements of a list, also behind a constant or in a sum, and what code may add to it; nil for what is computed.
  func elements(_ list: Code?) -> [Code]? {
    guard let list else { return nil }
    return literals.elements(list).map { elements in
      elements + (list.expression?.reference.flatMap { additions[$0] } ?? []).map { Code($0) }
    }
  }

  /// The keys and values of a dictionary, also behind a constant; nil for what is computed.
  func entries(_ code: Code) -> [(key: Code, value: Code)]? { literals.entries(code) }

  /// What code stands for once names, functions and choices are followed.
  ///
  /// - Parameter type: of the library, for members without one before them; nil where that is not known.
  func followed(_ code: Code, as type: String? = nil) -> Code { literals.followed(code, as: type) }

  /// The call of the library that code stands for; nil for anything else.
  func call(_ code: Code?, as type: String? = nil) -> ManifestCall? {
    code.map { followed($0, as: type) }.flatMap(ManifestCall.init)
  }

  /// The member of the library that code stands for, without its type; nil for anything else.
  func member(_ code: Code?) -> String? {
    code.map { followed($0) }?.expression?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
  }

  /// The Boolean that code stands for; nil for anything else.
  func flag(_ code: Code) -> Bool? { if case .value(let flag) = literals.bool(code) { flag } else { nil } }

  /// Whether code stands for `nil`.
  func isNil(_ code: Code) -> Bool { followed(code).isNil }

  /// Where a member with one of some names is given another value, or asked to change itself.
  func changes(of names: Set<String>) -> [MemberAccessExprSyntax] {
    accesses.filter { names.contains($0.declName.baseName.plainName) && $0.base != nil && $0.isChanged }
  }

  /// Where a member with a name is looked at, and not changed.
  func reads(of name: String) -> [MemberAccessExprSyntax] {
    accesses.filter { $0.declName.baseName.plainName == name && $0.base != nil && !$0.isChanged }
  }

  /// The line of the file that code is in; nil where that is another file.
  func line(of node: some SyntaxProtocol) -> Int? {
    node.root.id == file.id ? converter.location(for: node.positionAfterSkippingLeadingTrivia).line : nil
  }
}

/// A call of a manifest's library, with what its arguments see.
struct ManifestCall {
  let node: FunctionCallExprSyntax
  /// The last part of what is called: `target` for `.target` and `Target.target`.
  let name: String
  /// Those with a label.
  let arguments: [String: Code]
  /// All of them, in order.
  let values: [Code]
  /// What a method is called on; nil for anything else.
  let base: Code?

  /// The first value; nil for none.
  var first: Code? { values.first }

  /// Nil for what is no call.
  init?(_ code: Code) {
    guard let node = code.call, let name = node.calledLastName ?? node.calledWord else { return nil }
    (self.node, self.name) = (node, name)
    arguments = node.arguments.byLabel.mapValues(code.part)
    values = node.arguments.map { code.part($0.expression) }
    base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(code.part)
  }
}

extension SyntaxProtocol {
  /// Whether it is part of an argument with a label.
  func isInArgument(labeled label: String) -> Bool {
    var node = parent
    while let current = node {
      if current.as(LabeledExprSyntax.self)?.label?.plainName == label { return true }
      node = current.parent
    }
    return false
  }
}

extension SourceFileSyntax {
  /// What the code adds to lists that have a name: `names.append(a)`, `names += [a, b]`.
  ///
  /// - Parameter calls: all of the code's.
  fileprivate func additions(in calls: [FunctionCallExprSyntax]) -> [String: [ExprSyntax]] {
    let appended = calls.compactMap { call -> (String, ExprSyntax)? in
      guard let name = call.calledName?.nameComponents, name.count == 2, ["append", "insert"].contains(name[1]),
        let first = call.arguments.first
      else { return nil }
      return (name[0], first.expression)
    }
    let finder = SumFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return Dictionary(grouping: appended + finder.found, by: \.0).mapValues { parts in
      parts.map(\.1).flatMap { part in part.as(ArrayExprSyntax.self).map { $0.elements.map(\.expression) } ?? [part] }
    }
  }
}

private final class SumFinder: SyntaxVisitor {
  var found: [(String, ExprSyntax)] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=",
      let name = parts[0].reference
    {
      found.append((name, parts[2]))
    }
    return .visitChildren
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is given another value as a whole.
  var isAssigned: Bool {
    let list = parent?.as(ExprListSyntax.self)
    return list?.first.map(Syntax.init) == Syntax(self)
      && list?.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange",
  ]

  /// Whether it, or a part of it, is given another value. What only adds targets declares them, which is read.
  fileprivate var isChanged: Bool {
    let mayGrow = declName.baseName.plainName == "targets"
    var node = Syntax(self)
    while let parent = node.parent {
      if let name = parent.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName {
        return Self.changing.contains(name) && !(mayGrow && ["append", "insert"].contains(name))
      }
      if let list = parent.as(ExprListSyntax.self), list.first.map(Syntax.init) == node {
        let sign = list.dropFirst().first
        return sign?.is(AssignmentExprSyntax.self) ?? false
          || !mayGrow && sign?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      }
      guard
        parent.is(SubscriptCallExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}
