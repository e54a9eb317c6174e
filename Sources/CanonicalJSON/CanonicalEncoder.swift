/// Takes the one value that a type encodes itself as.
final class CanonicalEncoder: Encoder {
  private let place: CodingPlace
  private let store: ((CanonicalNode) -> Void)?
  private var node: CanonicalNode? {
    didSet { if let node { store?(node) } }
  }

  var codingPath: [any CodingKey] { place.path }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// - Parameter store: takes what is encoded, as soon as it is there, where nobody waits for the node.
  init(place: CodingPlace, store: ((CanonicalNode) -> Void)? = nil) {
    self.place = place
    self.store = store
  }

  /// The node of a value; one that encodes nothing is an empty object.
  static func node(of value: some Encodable, at place: CodingPlace) throws -> CanonicalNode {
    // The commonest needs no container.
    if let text = value as? String { return .text(text) }
    let encoder = CanonicalEncoder(place: place)
    try value.encode(to: encoder)
    return encoder.node ?? .object(CanonicalObject())
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(CanonicalMembers<Key>(of: object(), at: place))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    guard case .list(let list)? = node else {
      let list = CanonicalList()
      node = .list(list)
      return CanonicalElements(of: list, at: place)
    }
    return CanonicalElements(of: list, at: place)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  private func object() -> CanonicalObject {
    if case .object(let object)? = node { return object }
    let object = CanonicalObject()
    node = .object(object)
    return object
  }
}

extension CanonicalEncoder: SingleValueEncodingContainer {
  func encodeNil() { node = .null }
  func encode(_ value: Bool) { node = .flag(value) }
  func encode(_ value: String) { node = .text(value) }
  func encode(_ value: Double) throws { node = try .finite(value, at: place) }
  func encode(_ value: Float) throws { node = try .finite(value, at: place) }
  func encode(_ value: Int) { node = .number("\(value)") }
  func encode(_ value: Int8) { node = .number("\(value)") }
  func encode(_ value: Int16) { node = .number("\(value)") }
  func encode(_ value: Int32) { node = .number("\(value)") }
  func encode(_ value: Int64) { node = .number("\(value)") }
  func encode(_ value: UInt) { node = .number("\(value)") }
  func encode(_ value: UInt8) { node = .number("\(value)") }
  func encode(_ value: UInt16) { node = .number("\(value)") }
  func encode(_ value: UInt32) { node = .number("\(value)") }
  func encode(_ value: UInt64) { node = .number("\(value)") }
  func encode(_ value: some Encodable) throws { node = try Self.node(of: value, at: place) }
}

extension CanonicalNode {
  /// The shortest digits that give the number again, whole ones without `.0`.
  static func finite<Number: BinaryFloatingPoint & LosslessStringConvertible & Sendable>(
    _ value: Number, at place: CodingPlace
  ) throws -> CanonicalNode {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: place.path, debugDescription: "JSON has no number \(value)."))
    }
    let digits = value.description
    return .number(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }
}
