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
  /// One of several types, by the name of the value that unites them.
  case alternative(String)
  /// A kind that the system is known to write and whose inner codes are not: `foundation 3`.
  case coded(String)
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
    case "alternative", "foundation", "builtIn":
      let loose = (try? wrapper(Loose.self)) ?? Loose()
      if kind.stringValue == "alternative", let name = loose.name { return .alternative(name) }
      return .coded(
        [kind.stringValue, loose.code.map(String.init) ?? loose.name].compactMap(\.self).joined(separator: " "))
    default: return .other(kind.stringValue)
    }
  }

  /// What kinds of type that no public file shows may be named by.
  private struct Loose: Decodable {
    @Tolerated var typeName: String?
    @Tolerated var identifier: String?
    @Tolerated var typeIdentifier: Int?

    var name: String? { typeName ?? identifier }
    var code: Int? { typeIdentifier }
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
