import IntentSurface
import SourceScanning
import SwiftSyntax

/// Files that left the targets of another one with it, and are still there.
struct LeftFiles {
  private let path: String
  private let code: CodeTree
  private let files: [CodeFile]

  /// More than so many are a target of their own.
  private static let most = 60

  init(with path: String, in context: ProposalContext) {
    let names = RestoredMembership.names(leftWith: path, in: context)
    let paths = context.new.paths.filter { $0.hasSuffix(".swift") && names.contains(String(RelativePath.name(of: $0))) }
    self.path = path
    code = context.new
    files = paths.count > Self.most ? [] : paths.compactMap(code.file)
  }

  /// The file, and those of the files that it needs: what they declare, or add to a type, is named in it or in one of them.
  var needed: [String] {
    var (found, open) = ([path], [path])
    while let next = open.popLast() {
      guard let words = code.file(next)?.words else { continue }
      let needed = files.filter { !found.contains($0.path) && $0.gives(any: words) }.map(\.path)
      found += needed
      open += needed
    }
    return found
  }
}

extension CodeFile {
  fileprivate var words: Set<String> { Set(tree.tokens(viewMode: .sourceAccurate).map(\.bareText)) }

  /// Whether it declares one of some names, or one of them as a member of a type among them.
  fileprivate func gives(any words: Set<String>) -> Bool {
    tree.statements.contains { statement in
      guard let extended = statement.item.as(ExtensionDeclSyntax.self) else {
        return statement.item.asProtocol((any NamedDeclSyntax).self).map { words.contains($0.name.bareText) } ?? false
      }
      let members = extended.memberBlock.members.map(\.decl)
      return words.contains(extended.extendedType.trimmedDescription.lastNameComponent)
        && members.contains { member in
          let variables = member.as(VariableDeclSyntax.self)?.bindings.compactMap(\.name) ?? []
          let name = member.asProtocol((any NamedDeclSyntax).self)?.name.bareText
          return (variables + [name].compactMap(\.self)).contains(where: words.contains)
        }
    }
  }
}
