/// An `.intentdefinition` file as Xcode writes it: an XML property list. Only what a surface holds is named here.
struct IntentDefinition: Decodable {
  var intents: [IntentEntry]
  var enums: [EnumEntry]?
  var types: [TypeEntry]?

  enum CodingKeys: String, CodingKey {
    case intents = "INIntents"
    case enums = "INEnums"
    case types = "INTypes"
  }
}

struct IntentEntry: Decodable {
  var name: String
  var className: String?
  var classPrefix: String?
  /// `Custom`, or `System` for one of Apple's own that the app only configures.
  var kind: String?
  var title: String?
  var summary: String?
  var category: String?
  var verb: String?
  var isConfigurable: Bool?
  var isIneligibleForSuggestions: Bool?
  var isEligibleForWidgets: Bool?
  var restrictsWhileLocked: Bool?
  var parameters: [ParameterEntry]?
  var combinations: [String: CombinationEntry]?
  var managedCombinations: [String: CombinationEntry]?
  var response: ResponseEntry?

  enum CodingKeys: String, CodingKey {
    case name = "INIntentName"
    case className = "INIntentClassName"
    case classPrefix = "INIntentClassPrefix"
    case kind = "INIntentType"
    case title = "INIntentTitle"
    case summary = "INIntentDescription"
    case category = "INIntentCategory"
    case verb = "INIntentVerb"
    case isConfigurable = "INIntentConfigurable"
    case isIneligibleForSuggestions = "INIntentIneligibleForSuggestions"
    case isEligibleForWidgets = "INIntentEligibleForWidgets"
    case restrictsWhileLocked = "INIntentRestrictsWhileLocked"
    case parameters = "INIntentParameters"
    case combinations = "INIntentParameterCombinations"
    case managedCombinations = "INIntentManagedParameterCombinations"
    case response = "INIntentResponse"
  }
}

struct ParameterEntry: Decodable {
  var name: String
  var displayName: String?
  var type: String
  var enumType: String?
  var objectType: String?
  var isArray: Bool?
  var isConfigurable: Bool?
  var resolvesValue: Bool?
  var metadata: MetadataEntry?
  var relationship: RelationshipEntry?

  enum CodingKeys: String, CodingKey {
    case name = "INIntentParameterName"
    case displayName = "INIntentParameterDisplayName"
    case type = "INIntentParameterType"
    case enumType = "INIntentParameterEnumType"
    case objectType = "INIntentParameterObjectType"
    case isArray = "INIntentParameterSupportsMultipleValues"
    case isConfigurable = "INIntentParameterConfigurable"
    case resolvesValue = "INIntentParameterSupportsResolution"
    case metadata = "INIntentParameterMetadata"
    case relationship = "INIntentParameterRelationship"
  }
}

struct MetadataEntry: Decodable {
  var defaultValue: ScalarEntry?

  enum CodingKeys: String, CodingKey { case defaultValue = "INIntentParameterMetadataDefaultValue" }
}

/// A value that the format writes as a string, a number or a boolean, kept as text; anything else is nil.
struct ScalarEntry: Decodable {
  var text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      text = "\(value)"
    } else if let value = try? container.decode(Int.self) {
      text = "\(value)"
    } else if let value = try? container.decode(Double.self) {
      text = "\(value)"
    } else {
      text = try? container.decode(String.self)
    }
  }
}

struct RelationshipEntry: Decodable {
  var parent: String?
  var predicate: String?
  var value: ScalarEntry?

  enum CodingKeys: String, CodingKey {
    case parent = "INIntentParameterRelationshipParentName"
    case predicate = "INIntentParameterRelationshipPredicateName"
    case value = "INIntentParameterRelationshipPredicateValue"
  }
}

struct CombinationEntry: Decodable {
  var title: String?
  var supportsBackground: Bool?
  var isPrimary: Bool?

  enum CodingKeys: String, CodingKey {
    case title = "INIntentParameterCombinationTitle"
    case supportsBackground = "INIntentParameterCombinationSupportsBackgroundExecution"
    case isPrimary = "INIntentParameterCombinationIsPrimary"
  }
}

struct ResponseEntry: Decodable {
  var parameters: [ResponseParameterEntry]?

  enum CodingKeys: String, CodingKey { case parameters = "INIntentResponseParameters" }
}

struct ResponseParameterEntry: Decodable {
  var name: String
  var displayName: String?
  var type: String
  var enumType: String?
  var objectType: String?
  var isArray: Bool?

  enum CodingKeys: String, CodingKey {
    case name = "INIntentResponseParameterName"
    case displayName = "INIntentResponseParameterDisplayName"
    case type = "INIntentResponseParameterType"
    case enumType = "INIntentResponseParameterEnumType"
    case objectType = "INIntentResponseParameterObjectType"
    case isArray = "INIntentResponseParameterSupportsMultipleValues"
  }
}

struct EnumEntry: Decodable {
  var name: String
  var values: [EnumValueEntry]?

  enum CodingKeys: String, CodingKey {
    case name = "INEnumName"
    case values = "INEnumValues"
  }
}

struct EnumValueEntry: Decodable {
  var name: String
  var index: Int?
  var displayName: String?

  enum CodingKeys: String, CodingKey {
    case name = "INEnumValueName"
    case index = "INEnumValueIndex"
    case displayName = "INEnumValueDisplayName"
  }
}

struct TypeEntry: Decodable {
  var name: String
  var properties: [TypePropertyEntry]?

  enum CodingKeys: String, CodingKey {
    case name = "INTypeName"
    case properties = "INTypeProperties"
  }
}

struct TypePropertyEntry: Decodable {
  var name: String
  var type: String
  var displayName: String?
  var enumType: String?
  var objectType: String?
  var isArray: Bool?
  /// One of the four properties that every type has.
  var isStandard: Bool?

  enum CodingKeys: String, CodingKey {
    case name = "INTypePropertyName"
    case type = "INTypePropertyType"
    case displayName = "INTypePropertyDisplayName"
    case enumType = "INTypePropertyEnumType"
    case objectType = "INTypePropertyObjectType"
    case isArray = "INTypePropertySupportsMultipleValues"
    case isStandard = "INTypePropertyDefault"
  }
}
