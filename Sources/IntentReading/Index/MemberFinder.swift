import IntentSurface
import SwiftReading
import SwiftSyntax

/// Gathers the members of a type from all the places that may hold them.
///
/// A class, because what it finds is kept for later questions.
final class MemberFinder {
  private let index: DeclarationIndex
  private let resolver: ConformanceResolver
  private let budget: InheritanceBudget
  private var own: [Int: MemberLayer] = [:]
  private var supplied: [Int: [MemberLayer]] = [:]
  private var whole: [Int: Members] = [:]

  init(index: DeclarationIndex, resolver: ConformanceResolver, budget: InheritanceBudget) {
    self.index = index
    self.resolver = resolver
    self.budget = budget
  }

  /// The body and the type's own extensions.
  func ownMembers(of type: Int) -> Members { Members([ownLayer(of: type)]) }

  /// The own members, then those of base classes, then what extensions of protocols supply.
  func members(of type: Int) -> Members {
    if let found = whole[type] { return found }
    let inherited = budget.cut.contains(type) ? [] : bases(of: type) + layers(suppliedTo: type)
    let members = Members([ownLayer(of: type)] + inherited)
    whole[type] = members
    return members
  }

  /// What it would cost to read all that a type inherits.
  func inheritedWeight(of type: Int) -> Int {
    let takesPlainMembers = resolver.conformances(of: type).schema?.macro != nil
    return (bases(of: type) + offered(to: type)).reduce(0) { $0 + $1.weight(takesPlainMembers: takesPlainMembers) }
  }

  private func ownLayer(of type: Int) -> MemberLayer {
    if let found = own[type] { return found }
    let layer = MemberLayer(index.types[type].declarations.map(\.node.memberBlock.members))
    own[type] = layer
    return layer
  }

  private func bases(of type: Int) -> [MemberLayer] {
    resolver.conformances(of: type).superclasses.map(ownLayer).filter { !$0.isEmpty }
  }

  private func layers(suppliedTo type: Int) -> [MemberLayer] {
    let offered = offered(to: type)
    guard offered.contains(where: { !$0.requirements.isEmpty }) else { return offered }
    let conformances = resolver.conformances(of: type)
    let own = index.types[type]
    let names = Set(conformances.appProtocols.map { index.types[$0].typePath }).union(rawRequirements(metBy: type))
      .union([own.name, own.typePath].map { "Self == \($0)" })
    return offered.filter { layer in
      layer.requirements.allSatisfy { names.contains($0) || conformances.conforms(toProtocolNamed: $0) }
    }
  }

  /// What an enum with raw values is beside the protocols that it names.
  private func rawRequirements(metBy type: Int) -> [String] {
    guard let node = index.types[type].primary?.node, node.is(EnumDeclSyntax.self),
      let first = node.inheritanceClause?.inheritedTypes.first.flatMap({ TypeName.of($0.type) }),
      SwiftType.rawTypes.contains(first)
    else { return [] }
    return ["RawRepresentable", "RawValue == \(first)"]
  }

  /// What the protocols of a type supply, whether it meets the requirements or not.
  private func offered(to type: Int) -> [MemberLayer] {
    let conformances = resolver.conformances(of: type)
    let framework = index.frameworkProtocols.filter { conformances.conforms(toProtocolNamed: $0.name) }.map(\.type)
    return (conformances.appProtocols + framework).flatMap(layers(ofProtocol:))
  }

  /// Extensions that follow each other and require the same make one layer.
  private func layers(ofProtocol type: Int) -> [MemberLayer] {
    if let found = supplied[type] { return found }
    var groups: [(requirements: [String], lists: [MemberBlockItemListSyntax])] = []
    for declaration in index.types[type].extensions {
      guard let requirements = Self.requirements(of: declaration) else { continue }
      let list = declaration.node.memberBlock.members
      if groups.last?.requirements == requirements {
        groups[groups.count - 1].lists.append(list)
      } else {
        groups.append((requirements, [list]))
      }
    }
    // What asks for more of a type goes before what asks for less.
    let plain = groups.filter(\.requirements.isEmpty)
    let layers = (groups.filter { !$0.requirements.isEmpty } + plain)
      .map { MemberLayer($0.lists, requirements: $0.requirements) }.filter { !$0.isEmpty }
    supplied[type] = layers
    return layers
  }

  // `extension P where Self: Q` counts where the type conforms to Q, `Self == A` for that type alone, and `RawValue ==
  // String` for enums that say so; any other requirement can't be seen from here.
  private static func requirements(of declaration: TypeDeclaration) -> [String]? {
    guard let clause = declaration.node.genericWhereClause else { return [] }
    let names = clause.requirements.compactMap { requirement -> String? in
      switch requirement.requirement {
      case .conformanceRequirement(let requirement) where requirement.leftType.trimmedDescription == "Self":
        return TypeName.of(requirement.rightType)
      case .sameTypeRequirement(let same) where same.leftType.trimmedDescription == "Self":
        return "Self == \(same.rightType.trimmedDescription)"
      case .sameTypeRequirement(let same)
      where ["RawValue", "Self.RawValue"].contains(same.leftType.trimmedDescription):
        return "RawValue == \(same.rightType.trimmedDescription)"
      default: return nil
      }
    }
    return names.count == clause.requirements.count ? names : nil
  }
}
