import SwiftSyntax

/// Gathers the members of a type from all the places that may hold them.
///
/// A class, because what it finds is kept for later questions.
final class MemberFinder {
  private let index: DeclarationIndex
  private let resolver: ConformanceResolver
  private var known: [Int: Members] = [:]

  init(index: DeclarationIndex, resolver: ConformanceResolver) {
    self.index = index
    self.resolver = resolver
  }

  /// The body and the type's own extensions.
  func ownMembers(of type: Int) -> Members {
    if let found = known[type] { return found }
    let members = Members(index.types[type].declarations.map(\.node.memberBlock.members))
    known[type] = members
    return members
  }

  /// The own members, then those of base classes, then what extensions of protocols supply.
  func members(of type: Int) -> Members {
    let conformances = resolver.conformances(of: type)
    let inherited = conformances.superclasses.flatMap { ownMembers(of: $0).lists }
    let others = inherited + suppliedMembers(of: conformances).lists
    let own = ownMembers(of: type)
    return others.isEmpty ? own : Members(own.lists + others)
  }

  /// What extensions of protocols, the app's and the framework's, supply to a type.
  func suppliedMembers(of conformances: ConformanceResolver.Conformances) -> Members {
    let framework = index.frameworkProtocols.filter { conformances.conforms(to: $0.name) }.map(\.type)
    let extensions = (conformances.appProtocols + framework).flatMap { index.types[$0].extensions }
    return Members(extensions.filter { applies($0, to: conformances) }.map(\.node.memberBlock.members))
  }

  // `extension P where Self: Q` counts where the type conforms to Q; any other requirement can't be seen from here.
  private func applies(_ declaration: TypeDeclaration, to conformances: ConformanceResolver.Conformances) -> Bool {
    guard let clause = declaration.node.genericWhereClause else { return true }
    return clause.requirements.allSatisfy { requirement in
      guard case .conformanceRequirement(let requirement) = requirement.requirement,
        requirement.leftType.trimmedDescription == "Self", let name = TypeReader.name(requirement.rightType)
      else { return false }
      return conformances.conforms(to: name)
        || conformances.appProtocols.contains { index.types[$0].typePath == name }
    }
  }
}
