package import IntentSurface

/// The words of an action as what is done to something, and where that goes to or comes from.
package struct SpokenPhrase {
  private static let leading: Set = ["to", "into", "from"]
  private static let ending = IntentWords.small.union(["and", "as", "at", "by", "into", "using", "via"])

  /// What it is done to, singular: `playlist` of “Add Playlist to Queue”.
  package let objects: Set<String>
  /// Where that goes, as written: `queue`.
  package let places: [String]
  /// What it is done to without what tells of it, singular: `policy` of “Delete Reminder Policy for Habit”.
  package let head: String?
  /// Whether it takes something out of its place, which leaves it there.
  package let removesFromPlace: Bool

  /// - Parameter words: in lower case, the verb first.
  package init(_ words: [String]) {
    let parts = words.dropFirst().split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: Self.leading.contains)
    objects = Set((parts.first ?? []).map(IntentWords.singular))
    places = parts.count > 1 ? Array(parts[1]) : []
    let named = words.dropFirst().prefix { !Self.ending.contains($0) }
    head = SchemaName.own(named.map(IntentWords.singular)).last
    removesFromPlace = words.first == "remove" && !places.isEmpty
  }

  /// Whether a word is said of what it is done to.
  package func hasObject(_ noun: String) -> Bool { objects.contains { SchemaWords.isSame($0, noun) } }

  /// Whether something is only where a thing goes. Of many, the place is where a new one belongs.
  package func isOnlyPlace(_ noun: String) -> Bool {
    !hasObject(noun) && places.contains { SchemaWords.isSame($0, noun) && IntentWords.singular($0) == $0 }
  }

  /// Whether both say where something goes, and it is not the same place.
  package func goesElsewhere(than other: SpokenPhrase) -> Bool {
    guard !places.isEmpty, !other.places.isEmpty else { return false }
    let (mine, theirs) = (places.map(IntentWords.singular), other.places.map(IntentWords.singular))
    return !mine.contains { own in theirs.contains { SchemaWords.isSame(own, $0) } }
  }
}

extension [SpokenPhrase] {
  /// Whether things are what an action is done to, where it names any of them: “Delete Reminder Policy” deletes no
  /// reminder.
  package func tell(of nouns: some Collection<String>) -> Bool {
    let naming = filter { phrase in nouns.contains(where: phrase.hasObject) }
    return naming.isEmpty
      || naming.contains { phrase in nouns.contains { noun in phrase.head.map { SchemaWords.isSame($0, noun) } == true }
      }
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
