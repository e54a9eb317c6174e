/// A value type as it is written: `{"<kind>": {"wrapper": {…}}}`.
indirect enum ExtractType: Decodable {
  case primitive(Int)
  case entity(String)
  /// A Codable value of the system that is handed around like an entity: `Swift.Duration`.
  case systemValue(String)
  case enumeration(String)
  case array(ExtractType)
  case intents(Int)
  case measurement(Int)
  case searchCriteria(Int)
  /// A kind that is not known, by its word.
  case other(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    guard let kind = container.allKeys.min(by: { $0.stringValue < $1.stringValue }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a value type without a kind."))
    }
    self = try Self.decode(kind: kind, in: container)
  }

  private static func decode(kind: AnyKey, in container: KeyedDecodingContainer<AnyKey>) throws -> ExtractType {
    func wrapper<Wrapper: Decodable>(_: Wrapper.Type) throws -> Wrapper {
      try container.decode(Wrapped<Wrapper>.self, forKey: kind).wrapper
    }
    switch kind.stringValue {
    case "primitive": return .primitive(try wrapper(Code.self).typeIdentifier)
    case "intents": return .intents(try wrapper(Code.self).typeIdentifier)
    case "searchCriteria": return .searchCriteria(try wrapper(Code.self).typeIdentifier)
    case "measurement": return .measurement(try wrapper(Unit.self).unitType)
    case "linkEnumeration": return .enumeration(try wrapper(Enumeration.self).identifier)
    case "array": return .array(try wrapper(List.self).memberValueType)
    case "entity":
      let entity = try wrapper(Named.self)
      return entity.codable == nil ? .entity(entity.typeName) : .systemValue(entity.typeName)
    default: return .other(kind.stringValue)
    }
  }

  private struct Wrapped<Wrapper: Decodable>: Decodable { var wrapper: Wrapper }
  private struct Code: Decodable { var typeIdentifier: Int }
  private struct Unit: Decodable { var unitType: Int }
  private struct Enumeration: Decodable { var identifier: String }
  private struct List: Decodable { var memberValueType: ExtractType }
  private struct Named: Decodable {
    struct Present: Decodable {}

    var typeName: String
    @Tolerated var codable: Present?
  }
}

/// A key that is only known when it is met.
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
