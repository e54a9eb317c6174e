import AppIntentsFacts
import IntentSurface

/// Turns const values into records.
struct ConstMapper {
  private let types: [ConstType]
  let names: ConstTypeNames

  init(types: [ConstType]) {
    self.types = types
    names = ConstTypeNames(
      known: Dictionary(
        types.compactMap { type in
          if type.protocols.contains(.appEntity) { return (type.typeName, .entity(Self.identifier(of: type))) }
          return type.protocols.contains(.appEnum) ? (type.typeName, .enum(Self.identifier(of: type))) : nil
        }
      ) { first, _ in first })
  }

  /// What is code and no value: the compiler only says that it is there.
  static let unread = [
    "entity.displayRepresentation", "entity.transferRepresentations", "entity.urlRepresentation", "intent.interactions",
    "intent.isUsedByButton", "parameter.dependencies", "parameter.isUnsetByButton", "parameter.refusals",
    "parameter.requestValueDialog", "query.dependencies", "query.findsByIdentifier", "query.hasDefaultResult",
    "query.sortOptions", "query.suggestsEntities",
    "queryFilter",
  ]

  func fill(_ surface: inout Surface) {
    surface.intents = types.filter { $0.protocols.contains(.appIntent) }.map(intent)
    surface.entities = types.filter { $0.protocols.contains(.appEntity) }.map(entity)
    surface.enums = types.filter { $0.protocols.contains(.appEnum) }.map(appEnum)
    surface.queries = types.filter { $0.protocols.contains(.entityQuery) }.map(query)
    surface.queries += types.filter {
      $0.protocols.contains(.dynamicOptionsProvider) && !$0.protocols.contains(.entityQuery)
    }.map(optionsProvider)
    surface.appShortcuts = types.filter { $0.protocols.contains(.appShortcutsProvider) }.map(provider)
  }

  /// What a device stores for a type.
  static func identifier(of type: ConstType) -> String {
    type.member("persistentIdentifier")?.literal ?? migratedClass(of: type) ?? type.typeName.lastNameComponent
  }

  /// The class that a `CustomIntentMigratedAppIntent` takes over.
  private static func migratedClass(of type: ConstType) -> String? {
    type.protocols.contains(.customIntentMigratedAppIntent) ? type.member("intentClassName")?.literal : nil
  }

  /// The effective identifier of a type by its full name.
  func identifier(ofTypeNamed name: String) -> String {
    types.first { $0.typeName == name }.map(Self.identifier) ?? name.lastNameComponent
  }

  func place(_ record: inout some SurfaceRecord, _ type: ConstType) {
    let parts = type.typeName.split(separator: ".", maxSplits: 1)
    record.module = parts.count > 1 ? String(parts[0]) : nil
    record.typePath = String(parts.last ?? "")
    record.identifier = Self.identifier(of: type)
    record.identifierSource =
      type.member("persistentIdentifier")?.literal != nil
      ? .persistentIdentifier : Self.migratedClass(of: type) != nil ? .intentClassName : .typeName
    if case .some(let value) = type.member("persistentIdentifier"), value.literal == nil {
      record.unreadIdentifier = Self.notConstant
    }
    record.conformance = .unknown
    record.availability = (type.availabilityAttributes ?? []).map {
      Availability(
        platform: $0.platform, introduced: $0.introducedVersion, deprecated: $0.deprecatedVersion,
        obsoleted: $0.obsoletedVersion, isUnavailable: $0.isUnavailable == true ? true : nil,
        isDeprecated: $0.isDeprecated == true && $0.deprecatedVersion == nil ? true : nil)
    }.sorted { $0.platform < $1.platform }
  }

  /// The framework's protocols beside the base, as code names them; those that only group others are left out.
  func protocols(of type: ConstType, refining base: FrameworkProtocol) -> [FrameworkProtocol] {
    type.conformances.filter { $0.hasPrefix("AppIntents.") }.map { FrameworkProtocol($0.lastNameComponent) }
      .filter { $0 != base && $0.refines(base) && !($0.role == .grouping && $0.refines(.appIntent)) }
      .sorted()
  }

}
