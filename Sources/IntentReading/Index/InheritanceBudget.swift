/// Bounds what all types together take from base classes and protocols, the same on every machine.
///
/// What is inherited is a product: thousands of types may each take thousands of members. Types have their turn in the
/// order of the code, and one that is too much for what is left is read without what it inherits.
struct InheritanceBudget: Sendable {
  /// A look into one place with members is one, a member that becomes a record five.
  static let total = 100_000

  /// The types that are read without what they inherit.
  let cut: Set<Int>

  /// - Parameter weight: what it costs to read all that a type inherits.
  init(types: Range<Int>, weight: (Int) -> Int) {
    var left = Self.total
    cut = types.reduce(into: []) { cut, type in
      let weight = weight(type)
      if weight > left { cut.insert(type) } else { left -= weight }
    }
  }

  /// Every type takes what it inherits.
  static let unlimited = InheritanceBudget(types: 0..<0) { _ in 0 }

  /// What the types of an index may take.
  init(_ index: DeclarationIndex, _ resolver: ConformanceResolver) {
    let finder = MemberFinder(index: index, resolver: resolver, budget: .unlimited)
    self.init(types: index.types.indices, weight: finder.inheritedWeight)
  }
}
