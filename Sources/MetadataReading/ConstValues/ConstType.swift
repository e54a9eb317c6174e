import AppIntentsFacts
import IntentSurface

/// One type in a file of const values, which the compiler writes for types that conform to the protocols it is given.
struct ConstType: Decodable {
  /// `Module.Outer.Inner`.
  var typeName: String
  var conformances: [String]
  var properties: [ConstProperty]
  @Tolerated var associatedTypeAliases: [ConstAlias]?
  @Tolerated var cases: [ConstCase]?
  @Tolerated var availabilityAttributes: [ConstAvailability]?

  /// Its protocols, whatever module they are of.
  var protocols: Set<FrameworkProtocol> { Set(conformances.map { FrameworkProtocol($0.lastNameComponent) }) }

  /// The value of a static member.
  func member(_ label: String) -> ConstValue? { properties.first { $0.label == label && $0.isStatic == "true" }?.value }

  /// The type that an associated type stands for.
  func alias(_ name: String) -> ConstAlias? { associatedTypeAliases?.first { $0.typeAliasName == name } }
}

/// A property and its value, where that is constant.
struct ConstProperty: Decodable {
  var label: String
  var type: String
  /// `"true"` or `"false"`.
  var isStatic: String
  var value: ConstValue

  private enum CodingKeys: String, CodingKey { case label, type, isStatic }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    label = try container.decode(String.self, forKey: .label)
    type = try container.decode(String.self, forKey: .type)
    isStatic = try container.decode(String.self, forKey: .isStatic)
    value = try ConstValue(from: decoder)
  }
}

/// What an associated type stands for; an opaque type names its protocols and theirs.
struct ConstAlias: Decodable {
  struct Requirement: Decodable {
    var typeAliasName: String
    var substitutedTypeName: String
  }

  var typeAliasName: String
  var substitutedTypeName: String
  @Tolerated var opaqueTypeProtocolRequirements: [String]?
  @Tolerated var opaqueTypeSameTypeRequirements: [Requirement]?
}

/// A case of an enum; implicit raw values are filled in.
struct ConstCase: Decodable {
  var name: String
  @Tolerated var rawValue: String?
}

/// One `@available` clause.
struct ConstAvailability: Decodable {
  var platform: String
  @Tolerated var introducedVersion: String?
  @Tolerated var deprecatedVersion: String?
  @Tolerated var obsoletedVersion: String?
  @Tolerated var isUnavailable: Bool?
  @Tolerated var isDeprecated: Bool?
}
