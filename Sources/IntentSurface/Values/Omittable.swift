/// A value that a snapshot leaves out when it says nothing: an empty list, a `false`.
package protocol Omittable: Codable, Hashable {
  /// The value that an absent key stands for.
  static var omitted: Self { get }
}

extension Array: Omittable where Element: Codable & Hashable {
  /// The value that is left out of JSON.
  package static var omitted: [Element] { [] }
}

extension Bool: Omittable {
  /// The value that is left out of JSON.
  package static var omitted: Bool { false }
}

/// Keeps snapshots short: the key is absent while the value is the omitted one, and reading an absent key gives it back.
@propertyWrapper
package struct Omitted<Value> {
  /// The value itself.
  package var wrappedValue: Value

  /// Makes one from what is always known of it; the rest has its default.
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// One with its defaults.
  package init() where Value: Omittable { wrappedValue = .omitted }
}

// As for `Setting`, the type has no conditions of its own.
extension Omitted: Equatable where Value: Equatable {}
extension Omitted: Hashable where Value: Hashable {}
extension Omitted: Sendable where Value: Sendable {}

extension Omitted: Codable where Value: Codable {
  /// Reads what `encode(to:)` writes.
  package init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  // Found by the synthesized Codable of every record in this module, ahead of the standard requirement.
  func decode<Value: Omittable & Sendable>(_: Omitted<Value>.Type, forKey key: Key) throws -> Omitted<Value> {
    Omitted(wrappedValue: try decodeIfPresent(Value.self, forKey: key) ?? .omitted)
  }
}

/// Writes a list whether something is in it or not: where the key is gone, somebody took it away.
///
/// Records of older editions left it out while it was empty, and are read so.
@propertyWrapper
package struct Listed<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The list itself.
  package var wrappedValue: [Element] = []
  /// Whether it is left out while it is empty: a record of an older edition is written as it was.
  var isOfOlderEdition = false

  /// An empty one.
  package init() {}

  /// Reads what `encode(to:)` writes.
  package init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode([Element].self)
  }

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }

  /// Whether two have the same list.
  package static func == (left: Listed, right: Listed) -> Bool { left.wrappedValue == right.wrappedValue }

  /// The list alone counts.
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension KeyedDecodingContainer {
  // Whether it may be absent is the snapshot's to tell, by its edition.
  func decode<Element>(_ type: Listed<Element>.Type, forKey key: Key) throws -> Listed<Element> {
    try decodeIfPresent(type, forKey: key) ?? Listed()
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Element>(_ value: Listed<Element>, forKey key: Key) throws {
    guard !value.isOfOlderEdition || !value.wrappedValue.isEmpty else { return }
    try encode(value.wrappedValue, forKey: key)
  }

  mutating func encode<Value: Omittable & Sendable>(_ value: Omitted<Value>, forKey key: Key) throws {
    guard value.wrappedValue != .omitted else { return }
    try encode(value.wrappedValue, forKey: key)
  }
}
