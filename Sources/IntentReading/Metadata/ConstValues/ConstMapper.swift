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
          if type.protocols.contains("AppEntity") { return (type.typeName, .entity(Self.identifier(of: type))) }
          return type.protocols.contains("AppEnum") ? (type.typeName, .enum(Self.identifier(of: type))) : nil
        }
      ) { first, _ in first })
  }

  func fill(_ surface: inout Surface) {
    surface.intents = types.filter { $0.protocols.contains("AppIntent") }.map(intent)
    surface.entities = types.filter { $0.protocols.contains("AppEntity") }.map(entity)
    surface.enums = types.filter { $0.protocols.contains("AppEnum") }.map(appEnum)
    surface.queries = types.filter { $0.protocols.contains("EntityQuery") }.map(query)
    surface.appShortcuts = types.filter { $0.protocols.contains("AppShortcutsProvider") }.map(provider)
  }

  /// What a device stores for a type.
  static func identifier(of type: ConstType) -> String {
    type.member("persistentIdentifier")?.literal ?? type.typeName.lastNameComponent
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
    record.identifierSource = type.member("persistentIdentifier")?.literal == nil ? .typeName : .persistentIdentifier
    record.conformance = .unknown
    record.availability = (type.availabilityAttributes ?? []).map {
      Availability(
        platform: $0.platform, introduced: $0.introducedVersion, deprecated: $0.deprecatedVersion,
        obsoleted: $0.obsoletedVersion, isUnavailable: $0.isUnavailable == true ? true : nil,
        isDeprecated: $0.isDeprecated == true && $0.deprecatedVersion == nil ? true : nil)
    }.sorted { $0.platform < $1.platform }
  }

  /// A text that people see: a literal, or the first argument of what wraps one; tokens stand as `${name}`.
  func text(_ value: ConstValue?) -> Text? {
    switch value {
    case nil, .nilLiteral: nil
    case .literal(let text): .value(text)
    case .call(_, let arguments):
      arguments.first { ["", "name", "title", "stringLiteral"].contains($0.label) }.flatMap { text($0.value) }
    case .some(let value): .expression(sentence(value) ?? "not constant")
    }
  }

  /// The framework's protocols beside the base, as code names them; those that only group others are left out.
  func protocols(of type: ConstType, refining base: String) -> [String] {
    type.conformances.filter { $0.hasPrefix("AppIntents.") }.map(\.lastNameComponent)
      .filter { $0 != base && FrameworkProtocols.closure(of: $0).contains(base) && !Self.grouping.contains($0) }
      .sorted()
  }

  private static let grouping: Set = ["SystemIntent", "AssistantIntent", "AssistantSchemaIntent"]

  /// The words of an interpolated text with its parameters as `${name}`; nil where some part is not constant.
  func sentence(_ value: ConstValue) -> String? {
    switch value {
    case .literal(let text): return text
    case .text(let segments):
      let parts = segments.map { segment -> String? in
        switch segment {
        case .literal(let text): text
        case .keyPath(let path): "${\(path.drop { $0 == "$" })}"
        case .member(let name): "${\(name)}"
        default: nil
        }
      }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self).joined()
    default: return nil
    }
  }
}
