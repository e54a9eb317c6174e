import Foundation

/// As much of JSON Schema as this tool's schemas use, so that it can be tested where there is no validator.
struct SchemaWalk {
  private let root: [String: Any]
  private let definitions: [String: Any]

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    definitions = root["$defs"] as? [String: Any] ?? [:]
  }

  /// What does not fit, each with its place.
  func problems(in value: Any) -> [String] { problems(in: value, root, at: "$") }

  private func problems(in value: Any, _ node: [String: Any], at place: String) -> [String] {
    if let reference = node["$ref"] as? String {
      guard let target = definitions[String(reference.dropFirst("#/$defs/".count))] as? [String: Any] else {
        return ["\(place): \(reference) is not defined"]
      }
      return problems(in: value, target, at: place)
    }
    if let choices = node["anyOf"] as? [[String: Any]] {
      let attempts = choices.map { problems(in: value, $0, at: place) }
      return attempts.contains { $0.isEmpty } ? [] : attempts.flatMap { $0 }
    }
    if let words = node["enum"] as? [String] {
      return words.contains(value as? String ?? "") ? [] : ["\(place): “\(value)” is no \(words)"]
    }
    switch node["type"] as? String {
    case "object": return problems(inObject: value, node, at: place)
    case "array":
      guard let list = value as? [Any] else { return ["\(place): no array"] }
      let items = node["items"] as? [String: Any] ?? [:]
      return list.enumerated().flatMap { problems(in: $0.element, items, at: "\(place)[\($0.offset)]") }
    case "string": return value is String ? [] : ["\(place): no string"]
    case "boolean": return Self.isBoolean(value) ? [] : ["\(place): no boolean"]
    case "null": return value is NSNull ? [] : ["\(place): not null"]
    case "number": return value is NSNumber && !Self.isBoolean(value) ? [] : ["\(place): no number"]
    case "integer": return value is NSNumber && !Self.isBoolean(value) && value is Int ? [] : ["\(place): no integer"]
    default: return ["\(place): the schema says nothing"]
    }
  }

  private func problems(inObject value: Any, _ node: [String: Any], at place: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place): no object"] }
    let properties = node["properties"] as? [String: Any] ?? [:]
    let missing = (node["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(place): “\($0)” is missing" }
      + object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
        let others = node["additionalProperties"] as? [String: Any]
        guard let property = properties[key] as? [String: Any] ?? others else {
          return ["\(place): “\(key)” is unknown"]
        }
        return problems(in: value, property, at: "\(place).\(key)")
      }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" || String(cString: $0.objCType) == "B" } ?? false
  }
}
