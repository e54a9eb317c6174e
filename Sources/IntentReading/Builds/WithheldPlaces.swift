import IntentSurface
import SourceScanning
import SwiftSyntax

/// Finds where the types of a file are that no surface lists: at the `#if` around them, else at their names.
final class WithheldPlaces: SyntaxVisitor {
  private let wanted: Set<String>
  private let file: ParsedFile
  private lazy var lines = LineTable(file.bytes)
  private var path: [String] = []
  private var conditions: [IfConfigClauseSyntax] = []
  private(set) var places: Found = [:]

  /// Places by the Swift names of the types.
  typealias Found = [String: IntentSurface.SourceLocation]

  /// - Parameter types: what the file withholds.
  init(of types: [WithheldType], in file: ParsedFile) {
    wanted = Set(types.map(\.typePath))
    self.file = file
    super.init(viewMode: .sourceAccurate)
    if !wanted.isEmpty { walk(file.tree) }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node)
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    path.append(name.text)
    let full = path.joined(separator: ".")
    if wanted.contains(full), places[full] == nil {
      places[full] = location(of: conditions.last?.poundKeyword ?? name)
    }
    return .visitChildren
  }

  private func location(of token: TokenSyntax) -> IntentSurface.SourceLocation {
    let place = lines.place(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    return IntentSurface.SourceLocation(path: file.path, line: place.line, column: place.column)
  }
}
