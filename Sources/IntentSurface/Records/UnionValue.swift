/// One `@UnionValue` enum: a parameter or result that holds one of several types.
package struct UnionValue: SurfaceRecord {
  package var identifier: String
  package var identifierSource: IdentifierSource = .typeName
  package var unreadIdentifier: String?
  package var typePath: String
  package var module: String?
  package var bundle: String?
  @Omitted package var hosts: [String]
  package var platforms: [Platform]?
  package var conformance: Conformance = .schemaMacro
  @Omitted package var availability: [Availability]

  package var cases: [UnionCase]

  package init(identifier: String, typePath: String, cases: [UnionCase]) {
    self.identifier = identifier
    self.typePath = typePath
    self.cases = cases
  }
}

/// One alternative of a union value.
package struct UnionCase: Codable, Hashable, Sendable {
  package var name: String
  package var type: ValueType?

  package init(name: String, type: ValueType?) {
    self.name = name
    self.type = type
  }
}
