import IntentSurface
import SwiftReading
import SwiftSyntax

/// Which members of a type some of them are made of, by the names in their code.
struct UsedMembers {
  /// Where they stand among the members; nil where none of them is a first one.
  private(set) var positions: Set<Int>?

  /// - Parameter isFirst: whether a member is one of those to begin with.
  init(of members: [DeclSyntax], from isFirst: (DeclSyntax) -> Bool) {
    var rest = members.indices.filter { isFirst(members[$0]) }
    guard !rest.isEmpty else { return }
    let byName = members.indices.reduce(into: [String: [Int]]()) { found, position in
      for name in members[position].declaredNames { found[name, default: []].append(position) }
    }
    var reached = Set(rest)
    while let next = rest.popLast() {
      let words = Set(members[next].tokens(viewMode: .sourceAccurate).map(\.plainName))
      rest += words.flatMap { byName[$0] ?? [] }.filter { reached.insert($0).inserted }
    }
    positions = reached
  }
}

extension DeclSyntax {
  /// The names of a function, a type or some variables.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.compactMap(\.name) }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainName] } ?? []
  }
}

extension SyntaxProtocol {
  /// Every name that code spells, dotted ones with each of their beginnings.
  var spelledNames: Set<[String]> { Set(namedPlaces.keys) }

  /// The same, each with the places that spell it.
  var namedPlaces: [[String]: [Syntax]] {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(Syntax(self))
    return finder.found
  }
}

private final class NameFinder: SyntaxVisitor {
  var found: [[String]: [Syntax]] = [:]

  private func note(_ name: [String], _ node: some SyntaxProtocol) {
    found[name, default: []].append(Syntax(node))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The member of an access is told with what stands before it.
    guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else { return .skipChildren }
    var name = [node.baseName.plainName]
    note(name, node)
    var outer = Syntax(node)
    while let parent = outer.parent, name.count < 32 {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == outer.id {
        name.append(access.declName.baseName.plainName)
        note(name, node)
      } else if !parent.is(GenericSpecializationExprSyntax.self) {
        break
      }
      outer = parent
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.plainName], node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    TypeName.of(TypeSyntax(node)).map { note($0.nameComponents, node) }
    return .visitChildren
  }
}
