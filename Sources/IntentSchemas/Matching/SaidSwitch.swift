/// What the words of an action say of a schema's member: who completes something updates `isCompleted`, and who adds to
/// the queue plays at its tail.
package struct SaidSwitch {
  /// The name of the schema's member.
  package let member: String
  /// What it is set to, as code spells it.
  package let value: String

  private static let same: [Set<String>] = [
    ["complete", "finish", "done"], ["favorite", "favourite", "star"],
  ]

  /// Nil where the action says nothing of the kind.
  package init?(of words: IntentWords, in schema: Schema) {
    if let queue = schema.members.first(where: { $0.schema == "audio.queueInsertionLocation" }) {
      let isNext = words.phrases.contains { $0.objects.contains("next") || $0.places.contains("next") }
      guard isNext || words.goesToQueue else { return nil }
      (member, value) = (queue.name, isNext ? ".next" : ".tail")
      return
    }
    guard SchemaWords.words(schema.name).first == "update" else { return nil }
    let switches = schema.members.filter { $0.type == "Bool?" }.map(\.name)
    let found = words.settings.compactMap { verb in
      switches.first { Self.sets(verb, $0) }.map { ($0, "true") }
        ?? switches.first { verb.hasPrefix("un") && Self.sets(String(verb.dropFirst(2)), $0) }.map { ($0, "false") }
    }
    guard let first = found.first else { return nil }
    (member, value) = first
  }

  // Of `isPinned`, “pin” is all that a verb has.
  private static func sets(_ verb: String, _ name: String) -> Bool {
    let state = IntentWords.split(name).dropFirst().joined()
    return (same.first { $0.contains(verb) } ?? [verb]).contains { verb in
      let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
      return stem.count > 2 && state.hasPrefix(stem) && state.count - stem.count <= 3
    }
  }
}

extension IntentWords {
  /// Its verbs, and where it marks something, what it is marked as.
  fileprivate var settings: [String] {
    let marks = phrases.flatMap { phrase in verbs.contains("mark") ? phrase.objects : [] }
    return (verbs.union(marks)).sorted()
  }
}
