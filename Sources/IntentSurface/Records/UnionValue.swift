/// One `@UnionValue` enum: a parameter or result that holds one of several types.
package struct UnionValue: SurfaceRecord {
  /// The key under which devices store it.
  package var identifier: String
  /// What decides the identifier.
  package var identifierSource: IdentifierSource = .typeName
  /// The spelling of an identifier that is not a literal, and so could not be read.
  package var unreadIdentifier: String?
  /// The type's name with the types around it, as in `Outer.Inner`.
  package var typePath: String
  /// The module that declares it, where it is known.
  package var module: String?
  /// The bundle identifier of the product that holds it, where it is known.
  package var bundle: String?
  /// The names of the products that compile it.
  @Omitted package var hosts: [String]
  /// The platforms it exists on; nil where nothing says, or where it is on all.
  package var platforms: [Platform]?
  /// How the type comes to its protocol.
  package var conformance: Conformance = .schemaMacro
  /// Its `@available` clauses.
  @Omitted package var availability: [Availability]

  /// Its cases, in the order of the source.
  package var cases: [UnionCase]

  /// Makes one from what is always known of it; the rest has its default.
  package init(identifier: String, typePath: String, cases: [UnionCase]) {
    self.identifier = identifier
    self.typePath = typePath
    self.cases = cases
  }
}

/// One alternative of a union value.
package struct UnionCase: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The type of its value.
  package var type: ValueType?

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, type: ValueType?) {
    self.name = name
    self.type = type
  }
}
