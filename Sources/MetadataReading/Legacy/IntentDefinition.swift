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

/// What a parameter, a property of a response and a property of a type have in common: the same words under keys that
/// begin differently.
struct ValueEntry {
  var name: String
  var displayName: String?
  var type: String
  var enumType: String?
  var objectType: String?
  var isArray: Bool?
  var tag: String?

  /// - Parameter prefix: what the keys begin with: `INIntentParameter`.
  init(from decoder: any Decoder, prefix: String) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    func key(_ word: String) -> AnyKey { AnyKey(stringValue: prefix + word) }
    name = try container.decode(String.self, forKey: key("Name"))
    displayName = try container.decodeIfPresent(String.self, forKey: key("DisplayName"))
    type = try container.decode(String.self, forKey: key("Type"))
    enumType = try container.decodeIfPresent(String.self, forKey: key("EnumType"))
    objectType = try container.decodeIfPresent(String.self, forKey: key("ObjectType"))
    isArray = try container.decodeIfPresent(Bool.self, forKey: key("SupportsMultipleValues"))
    tag = try container.decodeIfPresent(ScalarEntry.self, forKey: key("Tag"))?.text
  }
}

struct ParameterEntry: Decodable {
  var value: ValueEntry
  var isConfigurable: Bool?
  var resolvesValue: Bool?
  var metadata: MetadataEntry?
  var relationship: RelationshipEntry?

  private enum CodingKeys: String, CodingKey {
    case isConfigurable = "INIntentParameterConfigurable"
    case resolvesValue = "INIntentParameterSupportsResolution"
    case metadata = "INIntentParameterMetadata"
    case relationship = "INIntentParameterRelationship"
  }

  init(from decoder: any Decoder) throws {
    value = try ValueEntry(from: decoder, prefix: "INIntentParameter")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isConfigurable = try container.decodeIfPresent(Bool.self, forKey: .isConfigurable)
    resolvesValue = try container.decodeIfPresent(Bool.self, forKey: .resolvesValue)
    metadata = try container.decodeIfPresent(MetadataEntry.self, forKey: .metadata)
    relationship = try container.decodeIfPresent(RelationshipEntry.self, forKey: .relationship)
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
  var output: String?

  enum CodingKeys: String, CodingKey {
    case parameters = "INIntentResponseParameters"
    case output = "INIntentResponseOutput"
  }
}

struct ResponseParameterEntry: Decodable {
  var value: ValueEntry

  init(from decoder: any Decoder) throws { value = try ValueEntry(from: decoder, prefix: "INIntentResponseParameter") }
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
  var nameKey: String?
  var properties: [TypePropertyEntry]?

  enum CodingKeys: String, CodingKey {
    case name = "INTypeName"
    case nameKey = "INTypeDisplayNameID"
    case properties = "INTypeProperties"
  }
}

struct TypePropertyEntry: Decodable {
  var value: ValueEntry
  /// One of the four properties that every type has.
  var isStandard: Bool?

  private enum CodingKeys: String, CodingKey { case isStandard = "INTypePropertyDefault" }

  init(from decoder: any Decoder) throws {
    value = try ValueEntry(from: decoder, prefix: "INTypeProperty")
    isStandard = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Bool.self, forKey: .isStandard)
  }
}
