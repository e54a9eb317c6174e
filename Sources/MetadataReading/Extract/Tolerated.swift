import IntentSurface

/// A field that a surface can do without: absent or of an unexpected shape, it is nil, and the shape is noted.
@propertyWrapper
struct Tolerated<Value: Decodable>: Decodable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
}

extension KeyedDecodingContainer {
  // Found by the synthesized Decodable of every extract type, ahead of the standard requirement.
  func decode<Value>(_: Tolerated<Value>.Type, forKey key: Key) throws -> Tolerated<Value> {
    do {
      return Tolerated(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    } catch let error as DecodingError {
      try note(error, forKey: key)
      return Tolerated(wrappedValue: nil)
    }
  }

  private func note(_ error: DecodingError, forKey key: Key) throws {
    guard let notesKey = MetadataNotes.key,
      let notes = try superDecoder(forKey: key).userInfo[notesKey] as? MetadataNotes
    else { return }
    notes.add("\((codingPath + [key]).spelling): left out: \(DecodingFault(error).detail).")
  }
}
