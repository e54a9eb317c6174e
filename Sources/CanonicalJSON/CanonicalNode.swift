/// A JSON value before it is text.
enum CanonicalNode {
  case null
  case flag(Bool)
  /// Its digits.
  case number(String)
  case text(String)
  case list(CanonicalList)
  case object(CanonicalObject)
}

/// The elements of a list; a reference, because containers are handed out before they are filled.
final class CanonicalList {
  var elements: [CanonicalNode] = []
}

/// The members of an object; a reference, because containers are handed out before they are filled.
final class CanonicalObject {
  var members: [String: CanonicalNode] = [:]
}

/// Where a value stands, from the top; errors name it.
indirect enum CodingPlace {
  case root
  case member(any CodingKey, of: CodingPlace)

  var path: [any CodingKey] {
    switch self {
    case .root: []
    case .member(let key, let place): place.path + [key]
    }
  }
}

/// The key of an element of a list, or of a member by its name alone.
struct PlaceKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(stringValue: String) { self.stringValue = stringValue }

  init(intValue: Int) {
    self.intValue = intValue
    stringValue = "Index \(intValue)"
  }
}
