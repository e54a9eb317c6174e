/// A list that alternates keys and values, in no stable order: `["Key", {"int": {"wrapper": 1}}, …]`.
struct ExtractPairs: Decodable {
  private var values: [String: ExtractScalar] = [:]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let key = try container.decode(String.self)
      guard !container.isAtEnd else { return }
      values[key] = try container.decode(ExtractScalar.self)
    }
  }

  /// The values under all other keys than some, by their last words, sorted: `Multiline` for a text, `UnitType`.
  func all(except words: Set<String>) -> [(name: String, value: ExtractScalar)] {
    values.map { key, value in (key.firstRange(of: "MetadataKey").map { String(key[$0.upperBound...]) } ?? key, value) }
      .filter { !words.contains($0.0) }
      .map { name, value in (name.hasPrefix("String") ? String(name.dropFirst(6)) : name, value) }
      .sorted { $0.0 < $1.0 }
  }

  /// The value under a key, by the key's last words: `NumberLowerBound`.
  subscript(suffix: String) -> ExtractScalar? {
    values.first { $0.key.hasSuffix("MetadataKey" + suffix) }?.value
  }
}

/// One tagged value: `{"string": {"wrapper": "x"}}`, `{"array": {"elements": […]}}`.
enum ExtractScalar: Decodable {
  case string(String)
  case int(Int)
  case double(Double)
  case array([ExtractScalar])
  /// A shape that is not known, by its tag.
  case other(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    func wrapped<Value: Decodable>(_: Value.Type, _ tag: String) -> Value? {
      try? container.decodeIfPresent(Wrapped<Value>.self, forKey: AnyKey(stringValue: tag))?.wrapper
    }
    if let value = wrapped(String.self, "string") {
      self = .string(value)
    } else if let value = wrapped(Int.self, "int") {
      self = .int(value)
    } else if let value = wrapped(Double.self, "double") {
      self = .double(value)
    } else if let list = try? container.decodeIfPresent(Elements.self, forKey: AnyKey(stringValue: "array")) {
      self = .array(list.elements)
    } else {
      self = .other(container.allKeys.map(\.stringValue).min() ?? "empty")
    }
  }

  /// How code spells it: `"text"`, `5`, `1.25`, `[]`.
  var spelling: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .int(let number): "\(number)"
    case .double(let number): Self.spelling(of: number)
    case .array(let elements): "[\(elements.map(\.spelling).joined(separator: ", "))]"
    case .other(let tag): "unknown \(tag)"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t", "\r": "\\r"]
    return "\"\(text.map { escapes[$0] ?? String($0) }.joined())\""
  }

  // JSON does not tell 5 from 5.0, so that a whole number is spelled as one.
  private static func spelling(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private struct Wrapped<Value: Decodable>: Decodable { var wrapper: Value }
  private struct Elements: Decodable { var elements: [ExtractScalar] }
}
