/// The elements of a list, while a value gives them.
struct CanonicalElements: UnkeyedEncodingContainer {
  private let list: CanonicalList
  private let place: CodingPlace

  var codingPath: [any CodingKey] { place.path }
  var count: Int { list.elements.count }

  init(of list: CanonicalList, at place: CodingPlace) {
    self.list = list
    self.place = place
  }

  func encodeNil() { add(.null) }
  func encode(_ value: Bool) { add(.flag(value)) }
  func encode(_ value: String) { add(.text(value)) }
  func encode(_ value: Double) throws { add(try .finite(value, at: inner)) }
  func encode(_ value: Float) throws { add(try .finite(value, at: inner)) }
  func encode(_ value: Int) { add(.number("\(value)")) }
  func encode(_ value: some Encodable) throws { add(try CanonicalEncoder.node(of: value, at: inner)) }

  func nestedContainer<NestedKey: CodingKey>(keyedBy: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
    let (nested, place) = (CanonicalObject(), inner)
    add(.object(nested))
    return KeyedEncodingContainer(CanonicalMembers<NestedKey>(of: nested, at: place))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let (nested, place) = (CanonicalList(), inner)
    add(.list(nested))
    return CanonicalElements(of: nested, at: place)
  }

  func superEncoder() -> any Encoder {
    let (position, place) = (count, inner)
    add(.object(CanonicalObject()))
    return CanonicalEncoder(place: place) { [list] in list.elements[position] = $0 }
  }

  private var inner: CodingPlace { .member(PlaceKey(intValue: count), of: place) }

  private func add(_ node: CanonicalNode) { list.elements.append(node) }
}
