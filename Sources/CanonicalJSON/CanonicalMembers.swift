/// The members of an object, while a value gives them.
struct CanonicalMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let object: CanonicalObject
  private let place: CodingPlace

  var codingPath: [any CodingKey] { place.path }

  init(of object: CanonicalObject, at place: CodingPlace) {
    self.object = object
    self.place = place
  }

  func encodeNil(forKey key: Key) { set(.null, key) }
  func encode(_ value: Bool, forKey key: Key) { set(.flag(value), key) }
  func encode(_ value: String, forKey key: Key) { set(.text(value), key) }
  func encode(_ value: Double, forKey key: Key) throws { set(try .finite(value, at: inner(key)), key) }
  func encode(_ value: Float, forKey key: Key) throws { set(try .finite(value, at: inner(key)), key) }
  func encode(_ value: Int, forKey key: Key) { set(.number("\(value)"), key) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    set(try CanonicalEncoder.node(of: value, at: inner(key)), key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy: NestedKey.Type, forKey key: Key
  )
    -> KeyedEncodingContainer<NestedKey>
  {
    let nested = CanonicalObject()
    set(.object(nested), key)
    return KeyedEncodingContainer(CanonicalMembers<NestedKey>(of: nested, at: inner(key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = CanonicalList()
    set(.list(nested), key)
    return CanonicalElements(of: nested, at: inner(key))
  }

  func superEncoder() -> any Encoder { superEncoder("super", .member(PlaceKey(stringValue: "super"), of: place)) }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(key.stringValue, inner(key)) }

  private func superEncoder(_ name: String, _ place: CodingPlace) -> any Encoder {
    CanonicalEncoder(place: place) { [object] in object.members[name] = $0 }
  }

  private func set(_ node: CanonicalNode, _ key: Key) { object.members[key.stringValue] = node }

  private func inner(_ key: Key) -> CodingPlace { .member(key, of: place) }
}
