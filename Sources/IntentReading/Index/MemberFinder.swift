import SwiftReading
import SwiftSyntax

/// Gathers the members of a type from all the places that may hold them.
///
/// A class, because what it finds is kept for later questions.
final class MemberFinder {
  private let index: DeclarationIndex
  private let resolver: ConformanceResolver
  private var known: [Int: Members] = [:]
  private var whole: [Int: Members] = [:]
  private var casesOfEnums: [Int: RawValueReader] = [:]
  /// Types that inherit more members than are read.
  private(set) var cut: Set<Int> = []

  /// Members that a type takes from base classes and protocols.
  static let inheritedLimit = 1_000

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
    if let found = whole[type] { return found }
    let conformances = resolver.conformances(of: type)
    let inherited = conformances.superclasses.flatMap { ownMembers(of: $0).lists }
    let supplied = supplied(to: conformances)
    let (others, isCut) = Self.limited(inherited + supplied.lists)
    if isCut || supplied.isCut { cut.insert(type) }
    let own = ownMembers(of: type)
    // A few types are asked for again and again; all of them together may have very many members.
    if whole.count >= 200 { whole = [:] }
    let members = others.isEmpty ? own : Members(own.lists + others)
    whole[type] = members
    return members
  }

  /// The cases of an enum with their raw values.
  func cases(ofEnum type: Int) -> RawValueReader {
    if let found = casesOfEnums[type] { return found }
    let inheritance = index.types[type].primary?.node.inheritanceClause
    let cases = RawValueReader(members: members(of: type), inheritance: inheritance)
    casesOfEnums[type] = cases
    return cases
  }

  /// What extensions of protocols, the app's and the framework's, supply to a type.
  func suppliedMembers(of conformances: ConformanceResolver.Conformances) -> Members {
    Members(supplied(to: conformances).lists)
  }

  private func supplied(
    to conformances: ConformanceResolver.Conformances
  ) -> (lists: [MemberBlockItemListSyntax], isCut: Bool) {
    let framework = index.frameworkProtocols.filter { conformances.conforms(toProtocolNamed: $0.name) }.map(\.type)
    let extensions = (conformances.appProtocols + framework).flatMap { index.types[$0].extensions }
    let names = Set(conformances.appProtocols.map { index.types[$0].typePath })
    let lists = extensions.lazy.filter { self.applies($0, to: conformances, names) }.map(\.node.memberBlock.members)
    return Self.limited(lists)
  }

  private static func limited(
    _ lists: some Sequence<MemberBlockItemListSyntax>
  ) -> (lists: [MemberBlockItemListSyntax], isCut: Bool) {
    var (taken, count): ([MemberBlockItemListSyntax], Int) = ([], 0)
    for list in lists where !list.isEmpty {
      count += list.count
      guard count <= inheritedLimit else { return (taken, true) }
      taken.append(list)
    }
    return (taken, false)
  }

  // `extension P where Self: Q` counts where the type conforms to Q; any other requirement can't be seen from here.
  private func applies(
    _ declaration: TypeDeclaration, to conformances: ConformanceResolver.Conformances, _ names: Set<String>
  ) -> Bool {
    guard let clause = declaration.node.genericWhereClause else { return true }
    return clause.requirements.allSatisfy { requirement in
      guard case .conformanceRequirement(let requirement) = requirement.requirement,
        requirement.leftType.trimmedDescription == "Self", let name = TypeName.of(requirement.rightType)
      else { return false }
      return conformances.conforms(toProtocolNamed: name) || names.contains(name)
    }
  }
}
