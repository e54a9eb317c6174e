import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// The Swift code of a manifest, as it is written: nothing in it is run.
struct ManifestCode {
  let calls: [FunctionCallExprSyntax]
  let imports: Set<String>
  /// Whether it has a constant that is in no type and no function, and that a function makes.
  let makesGlobals: Bool
  private let accesses: [MemberAccessExprSyntax]
  /// What code adds to lists, by the names of these.
  private let additions: [String: [ExprSyntax]]
  private let literals: LiteralReader
  private let declarations: FileDeclarations
  private let converter: SourceLocationConverter
  private let hasLines: Bool

  /// Reads and parses a manifest.
  ///
  /// - Parameter helpers: what it may call of other files, which it imports as a module; nil for nothing.
  /// - Throws: `ProjectError.unreadable` for what can't be read, or what the parser can't survive.
  init(at path: String, in tree: any SourceTree, helpers: ManifestHelpers? = nil) throws(ProjectError) {
    let bytes: [UInt8]
    do { bytes = try tree.contents(of: path) } catch { throw .unreadable(error.description) }
    try self.init(bytes)
    guard let helpers else { return }
    let others = imports.contains(ManifestHelpers.module) ? helpers : ManifestHelpers()
    let expanded = others.adding(functionsOf: SourceFileSyntax.parsed(bytes)).expanded(bytes)
    if expanded.isChanged { try self.init(expanded.bytes, hasLines: false) }
  }

  /// Parses a manifest.
  ///
  /// - Parameter hasLines: whether they are those of the file.
  /// - Throws: `ProjectError.unreadable` for what the parser can't survive.
  init(_ bytes: [UInt8], hasLines: Bool = true) throws(ProjectError) {
    if let refusal = bytes.withUnsafeBufferPointer(ParserGuard.refusalToParse) {
      throw .unreadable(refusal.reason, line: refusal.line)
    }
    if let line = ConflictMarkers.line(in: bytes) { throw .mergeConflict(line: line) }
    guard !bytes.contains(0) else { throw .unreadable("it is not text") }
    let tree = SourceFileSyntax.parsed(bytes)
    (calls, accesses) = tree.callsAndMemberAccesses
    additions = tree.additions(in: calls)
    imports = Set(
      tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.plainName })
    makesGlobals = tree.statements.contains {
      $0.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value.is(FunctionCallExprSyntax.self) == true
    }
    let declarations = FileDeclarations(of: tree)
    var initial = declarations
    // What code adds to a list, the calls of the manifest tell.
    initial.takesInitialValues = true
    literals = LiteralReader { [initial] code, type, kept in
      let declarations = kept.keepsCode ? initial : declarations
      return Evaluator.evaluated(code, in: declarations, selfType: nil, as: type, keeping: kept)
    }
    self.declarations = declarations
    self.hasLines = hasLines
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// The text that an expression stands for; nil for what nothing here tells.
  func text(_ expression: ExprSyntax?) -> String? {
    guard let expression, case .value(let text) = literals.plainText(Code(expression)) else { return nil }
    return text
  }

  /// The same, with what nothing tells in it as a setting that nothing sets: `com.$(env.team).app`.
  func openText(_ expression: ExprSyntax?) -> String? {
    if let text = text(expression) { return text }
    let segments = expression.map(followed)?.as(StringLiteralExprSyntax.self)?.segments
    return segments?.map { segment in
      switch segment {
      case .stringSegment(let text): text.content.text
      case .expressionSegment(let inner):
        text(inner.expressions.first?.expression) ?? "$(\(inner.expressions.trimmedDescription))"
      }
    }.joined()
  }

  /// The text, else its code: a name that is computed tells one from others all the same.
  func name(_ expression: ExprSyntax?) -> String? { text(expression) ?? expression?.spelling }

  /// The function of the manifest that a call runs; nil for none or several.
  func function(of call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    let found = call.calledName.map { declarations.globalFunctions(named: $0, at: Syntax(call)) } ?? []
    return found.count == 1 ? found.first : nil
  }

  /// The literal texts of a list, and whether there is anything else in it.
  func texts(_ expression: ExprSyntax?) -> (texts: [String], isWhole: Bool) {
    guard let expression else { return ([], true) }
    guard let elements = elements(expression) else { return ([], false) }
    let texts = elements.map(text)
    return (texts.compactMap(\.self), !texts.contains(nil))
  }

  /// The elements of a list, also behind a constant or in a sum, and what code may add to it; nil for what is computed.
  func elements(_ expression: ExprSyntax) -> [ExprSyntax]? {
    let elements = literals.elements(expression)?.map(\.expression)
    let known = elements?.contains(nil) == true ? nil : elements?.compactMap(\.self)
    return known.map { $0 + (expression.reference.flatMap { additions[$0] } ?? []) }
  }

  /// The keys and values of a dictionary, also behind a constant; nil for what is computed.
  func entries(_ expression: ExprSyntax) -> [(key: ExprSyntax, value: ExprSyntax)]? {
    let entries = literals.entries(Code(expression))?.map { ($0.key.expression, $0.value.expression) }
    let written = entries?.compactMap { key, value in key.flatMap { key in value.map { (key: key, value: $0) } } }
    return written?.count == entries?.count ? written : nil
  }

  /// What an expression stands for once constants are followed.
  func followed(_ expression: ExprSyntax) -> ExprSyntax { literals.followed(expression).expression ?? expression }

  /// Where a member with one of some names is given another value, or asked to change itself.
  func changes(of names: Set<String>) -> [MemberAccessExprSyntax] {
    accesses.filter { names.contains($0.declName.baseName.plainName) && $0.base != nil && $0.isChanged }
  }

  /// Where a member with a name is looked at, and not changed.
  func reads(of name: String) -> [MemberAccessExprSyntax] {
    accesses.filter { $0.declName.baseName.plainName == name && $0.base != nil && !$0.isChanged }
  }

  /// The line of the file that code is in; nil where it was written out from others.
  func line(of node: some SyntaxProtocol) -> Int? {
    hasLines ? converter.location(for: node.positionAfterSkippingLeadingTrivia).line : nil
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
