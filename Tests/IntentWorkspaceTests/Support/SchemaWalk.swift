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

  // MARK: The other direction

  /// What the schema allows and none of the values has: keys, keys left out, and choices such as null.
  func unused(by values: [Any]) -> [String] {
    var rest = definitions.reduce(into: allowed(by: root, at: "$")) { all, definition in
      all.formUnion(allowed(by: definition.value as? [String: Any] ?? [:], at: definition.key))
    }
    for value in values { use(value, root, at: "$") { rest.remove($0) } }
    return rest.sorted()
  }

  private func allowed(by node: [String: Any], at place: String) -> Set<String> {
    var found: Set<String> = []
    for choice in node["anyOf"] as? [[String: Any]] ?? [] {
      let branch = Self.branch(choice, at: place)
      found.formUnion(allowed(by: choice, at: branch).union([branch]))
    }
    let required = Set(node["required"] as? [String] ?? [])
    for (key, property) in node["properties"] as? [String: [String: Any]] ?? [:] {
      found.formUnion(allowed(by: property, at: "\(place).\(key)").union(["\(place).\(key)"]))
      if !required.contains(key) { found.insert("\(place) without \(key)") }
    }
    if let items = node["items"] as? [String: Any] {
      found.formUnion(allowed(by: items, at: "\(place)[]").union(["\(place)[]"]))
    }
    return found
  }

  private func use(_ value: Any, _ node: [String: Any], at place: String, _ note: (String) -> Void) {
    if let name = (node["$ref"] as? String)?.dropFirst("#/$defs/".count),
      let target = definitions[String(name)] as? [String: Any]
    {
      return use(value, target, at: String(name), note)
    }
    for choice in node["anyOf"] as? [[String: Any]] ?? [] where problems(in: value, choice, at: place).isEmpty {
      let branch = Self.branch(choice, at: place)
      note(branch)
      use(value, choice, at: branch, note)
    }
    for (key, property) in node["properties"] as? [String: [String: Any]] ?? [:] {
      guard let inner = (value as? [String: Any])?[key] else {
        note("\(place) without \(key)")
        continue
      }
      note("\(place).\(key)")
      use(inner, property, at: "\(place).\(key)", note)
    }
    guard let items = node["items"] as? [String: Any] else { return }
    for item in value as? [Any] ?? [] {
      note("\(place)[]")
      use(item, items, at: "\(place)[]", note)
    }
  }

  private static func branch(_ choice: [String: Any], at place: String) -> String {
    "\(place) as \((choice["type"] ?? choice["$ref"]) as? String ?? "a choice")"
  }

  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" || String(cString: $0.objCType) == "B" } ?? false
  }
}
