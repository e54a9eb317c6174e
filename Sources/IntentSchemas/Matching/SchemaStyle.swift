package import IntentSurface

/// How an app spells schemas: the names of the macros and the shapes of the SDK that it is built with.
package struct SchemaStyle {
  /// Whether it uses the macros of the iOS 18 SDK, which the 26 SDK renamed.
  private let isOlder: Bool

  /// As the macros of the app tell.
  package init(of surface: Surface) {
    let macros = surface.adoptions.compactMap(\.macro)
    isOlder = !macros.isEmpty && macros.allSatisfy { $0.hasPrefix("Assistant") }
  }

  /// The name of a macro, without `@`.
  package func macro(_ kind: Schema.Kind) -> String {
    let prefix = isOlder ? "Assistant" : "App"
    switch kind {
    case .intent: return prefix + "Intent"
    case .entity: return prefix + "Entity"
    case .enum: return prefix + "Enum"
    }
  }

  /// A schema with the members that the SDK has.
  package func shape(of schema: Schema) -> Schema {
    guard isOlder, let earlier = schema.earlierMembers else { return schema }
    var shape = schema
    shape.members = earlier
    return shape
  }
}

extension Surface {
  /// The schemas that its intents, entities and enums adopt.
  fileprivate var adoptions: [SchemaAdoption] {
    (intents.map(\.schema) + entities.map(\.schema) + enums.map(\.schema)).compactMap(\.self)
  }

  /// The identifiers of these.
  package var adoptedSchemas: Set<String> { Set(adoptions.map(\.name)) }
}

extension SchemaCatalogue {
  /// The intents that a domain still needs where Apple requires the whole of it or none, sorted.
  package func missing(of domain: String, without adopted: Set<String>) -> [String] {
    guard let domain = self.domain(domain), domain.isAllOrNothing else { return [] }
    return domain.schemas.filter { $0.kind == .intent && $0.deprecation == nil }.map(\.identifier)
      .filter { !adopted.contains($0) }.sorted()
  }
}

/// The oldest systems that a type is there for.
package struct SchemaFloors {
  /// A system that a type is there on and a schema is not, with the version that the schema needs.
  package typealias Low = (platform: Platform, floor: String, needed: String?)

  private let known: [(platform: Platform, floor: String)]

  /// What `@available` says of the type, else what the products that compile it need.
  package init(of record: some SurfaceRecord, in surface: Surface) {
    let own = record.availability.compactMap { clause -> (Platform, String)? in
      guard let platform = Platform(rawValue: clause.platform), let version = clause.introduced else { return nil }
      return (platform, version)
    }
    let excluded = Set(record.availability.filter { $0.isUnavailable == true }.map(\.platform))
    let systems = surface.hosts.filter { record.hosts.isEmpty || record.hosts.contains($0.identifier) }.flatMap(
      \.platforms)
    let products = systems.compactMap { system in
      system.floor.map { (system.platform, $0) }
    }.filter { system in !own.contains { $0.0 == system.0 } && !excluded.contains(system.0.rawValue) }
    // Of several products, the one for the oldest system says what would be lost.
    let lowest = Dictionary(own + products) { VersionNumber($0).isLater(than: VersionNumber($1)) ? $1 : $0 }
    known = lowest.map { (platform: $0.key, floor: $0.value) }
  }

  /// The systems on which the type is there and a schema is not, sorted.
  package func lower(than schema: Schema) -> [Low] {
    known.compactMap { system -> Low? in
      let needed = schema.floor(on: system.platform)
      if let needed, !VersionNumber(needed).isLater(than: VersionNumber(system.floor)) { return nil }
      return (system.platform, system.floor, needed.map { "\(system.platform.rawValue) \($0)" })
    }
    .sorted { $0.platform < $1.platform }
  }
}
