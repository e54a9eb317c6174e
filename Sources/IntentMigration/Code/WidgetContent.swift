import IntentSurface
import SwiftSyntax

/// The code that shows what a widget shows: its own, and the types of the app that it makes.
struct WidgetContent {
  private let type: TypeCode
  private let code: CodeTree

  /// Nil where its code is not known.
  init?(of widget: Widget, in code: CodeTree, at path: String?) {
    guard let path, let type = code.type(widget.typePath, in: path) else { return nil }
    self.type = type
    self.code = code
  }

  /// The cases of enums that its own code picks, as in `style: .text`.
  private var picked: Set<String> {
    Set(
      type.calls.flatMap(\.arguments).compactMap { $0.expression.as(MemberAccessExprSyntax.self) }
        .filter { $0.base == nil }.map(\.declName.baseName.text))
  }

  /// From 0 to 1: the share of words that its code has in common with that of another widget.
  ///
  /// - Parameter rivals: the others in question: what only these pick is not shown here.
  func likeness(to other: WidgetContent, besides rivals: [WidgetContent]) -> Double {
    let mine = words(without: [])
    let others = other.words(without: Set(rivals.flatMap(\.picked)).subtracting(other.picked))
    let common = mine.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let all = mine.values.reduce(0, +) + others.values.reduce(0, +)
    return all == 0 ? 0 : 2 * Double(common) / Double(all)
  }

  private func words(without cases: Set<String>) -> [String: Int] { read(without: cases).words }

  /// The app's views in it.
  var views: [TypeCode] { read(without: []).views }

  private func read(without cases: Set<String>) -> (words: [String: Int], views: [TypeCode]) {
    let reader = ContentReader(without: cases)
    reader.walk(Syntax(fromProtocol: type.declaration))
    var seen: Set<String> = [type.name]
    var views: [TypeCode] = []
    while let name = reader.made.subtracting(seen).min(), seen.count < Self.mostNames {
      seen.insert(name)
      // What fills it with values is the same for all, and may be long.
      guard let view = code.smallDeclaration(of: name), isView(view.declaration) else { continue }
      views.append(view)
      reader.walk(Syntax(fromProtocol: view.declaration))
    }
    return (reader.words, views)
  }

  // Most are views of the framework, which no file of the app declares.
  private static let mostNames = 48
  private static let mostProtocols = 4

  // By itself, or by a protocol of the app.
  private func isView(_ declaration: some DeclGroupSyntax, depth: Int = 0) -> Bool {
    let names = declaration.inheritedTypes.map(\.trimmedDescription.lastNameComponent)
    return names.contains("View")
      || depth < Self.mostProtocols
        && names.lazy.compactMap(code.protocolDeclaration).contains { isView($0, depth: depth + 1) }
  }
}

/// Counts the words of code, and finds the types that it makes.
private final class ContentReader: SyntaxVisitor {
  private(set) var words: [String: Int] = [:]
  private(set) var made: Set<String> = []
  private let cases: Set<String>

  init(without cases: Set<String>) {
    self.cases = cases
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard case .case(let label) = node.label else { return .visitChildren }
    let names = label.caseItems.map { $0.pattern.trimmedDescription }
    let isOthers = names.allSatisfy { $0.hasPrefix(".") && cases.contains(String($0.dropFirst())) }
    return isOthers ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name { made.insert(name) }
    return .visitChildren
  }

  // `EntryView.init` is handed on where a closure would make one.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    if node.declName.baseName.text == "init", let name { made.insert(name) }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text.contains(where: { $0.isLetter || $0.isNumber }) { words[token.text, default: 0] += 1 }
    return .skipChildren
  }
}
