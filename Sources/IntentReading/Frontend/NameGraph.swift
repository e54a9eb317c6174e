import SwiftSyntax

/// The names in declaration heads of parsed files: enough to say which other files matter.
///
/// Names are taken without scope and `#if` branches without a platform, so that rather too many files are read.
struct NameGraph {
  /// For each type, protocol and alias: what it inherits or stands for, in every declaration and extension.
  private var inherited: [String: Set<String>] = [:]
  private var macroTypes: Set<String> = []
  private var memberTypes: [String: Set<String>] = [:]

  mutating func add(_ heads: DeclarationHeads) {
    for head in heads.heads {
      inherited[head.name, default: []].formUnion(head.inherited)
      memberTypes[head.name, default: []].formUnion(head.memberTypes)
      if head.hasSurfaceMacro { macroTypes.insert(head.name) }
    }
  }

  /// Names that belong to a surface: their extensions, refinements and uses matter wherever they are.
  var surfaceNames: Set<String> {
    var found = macroTypes
    var grew = true
    while grew {
      let next = inherited.filter { name, parents in
        !found.contains(name) && parents.contains { found.contains($0) || FrameworkProtocols.contains($0) }
      }
      found.formUnion(next.keys)
      grew = !next.isEmpty
    }
    return found
  }

  /// Names whose declaration matters: surface names, what they inherit, and the types of their members.
  func referencedNames(of surfaceNames: Set<String>) -> Set<String> {
    surfaceNames.reduce(into: surfaceNames) { names, name in
      names.formUnion(inherited[name] ?? [])
      names.formUnion(memberTypes[name] ?? [])
    }
  }
}

/// What the heads of one file's declarations name.
struct DeclarationHeads: Sendable {
  struct Head: Sendable {
    var name: String
    var inherited: Set<String> = []
    var memberTypes: Set<String> = []
    var hasSurfaceMacro = false
  }

  var heads: [Head] = []

  init(in tree: SourceFileSyntax) {
    let collector = HeadCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    heads = collector.heads
  }

  private final class HeadCollector: SyntaxVisitor {
    var heads: [Head] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name.text) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      // `extension Outer.Inner` is about the inner type; the file is found by the outer name.
      add(node, name: node.extendedType.lastToken(viewMode: .sourceAccurate)?.text ?? "")
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      heads.append(Head(name: node.name.text, inherited: Self.names(in: node.initializer.value)))
      return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ node: some DeclGroupSyntax, name: String) -> SyntaxVisitorContinueKind {
      var head = Head(name: name)
      head.inherited = node.inheritanceClause.map { Self.names(in: $0.inheritedTypes) } ?? []
      head.memberTypes = node.memberBlock.members.reduce(into: []) { names, member in
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { return }
        for binding in variable.bindings { binding.typeAnnotation.map { names.formUnion(Self.names(in: $0.type)) } }
      }
      head.hasSurfaceMacro = node.attributes.contains { Self.surfaceMacros.contains($0.trimmedDescription.macroName) }
      heads.append(head)
      return .visitChildren
    }

    private static let surfaceMacros: Set<String> = [
      "AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum", "UnionValue",
    ]

    private static func names(in node: some SyntaxProtocol) -> Set<String> {
      Set(
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
          if case .identifier(let name) = token.tokenKind { name } else { nil }
        })
    }
  }
}

extension String {
  /// `AppIntent` for `@AppIntent(schema: …)`, with or without a module before it.
  fileprivate var macroName: String {
    let name = prefix { $0 != "(" }.drop { $0 == "@" }
    return String(name.split { ".:".contains($0) }.last ?? "")
  }
}
