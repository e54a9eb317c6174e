import SwiftSyntax

/// What code names that finds entities by their ids, as far as one file says what that calls.
struct FinderNames: Sendable {
  /// The types: where they are declared matters, and no more.
  private(set) var types: Set<String> = []
  /// The functions and variables.
  private(set) var asked: Set<String> = []

  /// So many functions and variables are followed.
  private static let limit = 60

  init() {}

  /// - Parameters:
  ///   - names: of the functions in which it begins.
  ///   - owners: the types that have them; nil for any.
  init(in tree: SourceFileSyntax, from names: Set<String>, of owners: Set<String>? = nil) {
    let heads = DeclarationHeads(in: tree)
    var open = heads.values.filter { value in
      guard let owners else { return names.contains(value.name) }
      return (names.contains(value.name) || value.isMaking) && value.owner.map(owners.contains) == true
    }
    var followed: Set<SyntaxIdentifier> = []
    while let next = open.popLast(), followed.count < Self.limit {
      guard followed.insert(next.code.id).inserted else { continue }
      let named = ConstantNames(in: next.code)
      types.formUnion(named.names)
      asked.formUnion(named.asked)
      for variable in heads.typedVariables where named.asked.contains(variable.name) {
        types.formUnion(DeclarationHeads.names(in: variable.type))
      }
      open += heads.values.filter { named.asked.contains($0.name) }
    }
  }

  mutating func formUnion(_ other: FinderNames) {
    types.formUnion(other.types)
    asked.formUnion(other.asked)
  }
}
