extension [any CodingKey] {
  /// The place in a document as people write it: `intents[3].parameters[0].type`.
  package var spelling: String {
    let parts = map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let joined = parts.joined()
    return joined.hasPrefix(".") ? String(joined.dropFirst()) : joined.isEmpty ? "the top level" : joined
  }
}
