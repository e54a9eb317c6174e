/// Any JSON, for tests that change one value of a file.
package indirect enum JSONTree: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The paths of all its single values: keys, and positions as numbers.
  package var leaves: [[String]] {
    switch self {
    case .list(let elements):
      elements.enumerated().flatMap { position, element in element.leaves.map { ["\(position)"] + $0 } }
    case .object(let members):
      members.sorted { $0.key < $1.key }.flatMap { key, member in member.leaves.map { [key] + $0 } }
    default: [[]]
    }
  }

  /// The tree with another value at a path: a flag turned, a number one higher, a text with a letter more.
  package func changed(at path: some Collection<String>) -> JSONTree {
    guard let key = path.first else { return leafChanged }
    switch self {
    case .list(var elements):
      guard let position = Int(key), elements.indices.contains(position) else { return self }
      elements[position] = elements[position].changed(at: path.dropFirst())
      return .list(elements)
    case .object(var members):
      members[key] = members[key]?.changed(at: path.dropFirst())
      return .object(members)
    default: return self
    }
  }

  /// The tree without the members at some paths.
  package func removing(_ path: [String] = [], where isRemoved: ([String]) -> Bool) -> JSONTree {
    switch self {
    case .list(let elements):
      .list(elements.enumerated().map { $1.removing(path + ["\($0)"], where: isRemoved) })
    case .object(let members):
      .object(
        members.filter { !isRemoved(path + [$0.key]) }.reduce(into: [:]) {
          $0[$1.key] = $1.value.removing(path + [$1.key], where: isRemoved)
        })
    default: self
    }
  }

  private var leafChanged: JSONTree {
    switch self {
    case .bool(let value): .bool(!value)
    case .int(let value): .int(value + 1)
    case .number(let value): .number(value + 1)
    case .text(let value): .text(value + "x")
    default: self
    }
  }
}
