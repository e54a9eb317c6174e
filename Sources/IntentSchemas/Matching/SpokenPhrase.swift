package import IntentSurface

/// The words of an action as what is done to something, and where that goes to or comes from.
package struct SpokenPhrase {
  private static let leading: Set = ["to", "into", "from"]

  /// What it is done to, singular: `playlist` of “Add Playlist to Queue”.
  package let objects: Set<String>
  /// Where that goes, as written: `queue`.
  package let places: [String]

  /// - Parameter words: in lower case, the verb first.
  package init(_ words: [String]) {
    let parts = words.dropFirst().split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: Self.leading.contains)
    objects = Set((parts.first ?? []).map(IntentWords.singular))
    places = parts.count > 1 ? Array(parts[1]) : []
  }

  /// Whether something is only where a thing goes. Of many, the place is where a new one belongs.
  package func isOnlyPlace(_ noun: String) -> Bool {
    let isObject = objects.contains { SchemaWords.isSame($0, noun) }
    return !isObject && places.contains { SchemaWords.isSame($0, noun) && IntentWords.singular($0) == $0 }
  }

  /// Whether both say where something goes, and it is not the same place.
  package func goesElsewhere(than other: SpokenPhrase) -> Bool {
    guard !places.isEmpty, !other.places.isEmpty else { return false }
    let (mine, theirs) = (places.map(IntentWords.singular), other.places.map(IntentWords.singular))
    return !mine.contains { own in theirs.contains { SchemaWords.isSame(own, $0) } }
  }
}

extension Surface {
  /// A text as people read it: a key stands for what its table says, and without one for its words.
  package func spoken(_ text: Text?) -> String {
    guard let value = text?.value else { return "" }
    if let known = texts.first(where: { $0.key == value }) { return known.text }
    guard !value.contains(" "), value.contains(where: { "._-".contains($0) }) else { return value }
    return value.split { "._-".contains($0) }.filter {
      !["intent", "title", "action", "name"].contains($0.lowercased())
    }
    .joined(separator: " ")
  }
}
