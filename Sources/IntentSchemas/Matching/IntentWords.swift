package import IntentSurface

/// The words by which people and code know an intent.
package struct IntentWords {
  /// Words that name nothing.
  package static let small: Set = ["to", "in", "from", "of", "on", "for", "with"]

  /// Verbs that make something new.
  package static let creating: Set = [
    "create", "add", "new", "make", "compose", "write", "log", "save", "capture", "take",
  ]
  private static let sameVerbs: [Set<String>] = [
    creating, ["open", "show", "view", "go", "display"], ["delete", "remove", "trash"],
    ["update", "edit", "change", "modify"], ["search", "find", "lookup"],
    ["play", "start", "listen"], ["send", "post"], ["start", "begin"], ["stop", "end", "finish"],
    ["switch", "select"], ["append", "add"], ["pause", "hold"],
  ]
  /// Verbs that say less than those that they stand for: whoever renames updates, and not the other way round.
  private static let narrower: [String: Set<String>] = ["update": ["rename"], "play": ["resume", "queue", "enqueue"]]
  private static let sameNouns: [Set<String>] = [
    ["audio", "media", "music", "song", "track"], ["asset", "photo", "picture", "image"], ["mail", "email"],
    ["reminder", "task", "todo"], ["name", "title"], ["content", "text", "body", "message"],
    ["note", "description", "detail"], ["creation", "created"], ["modification", "modified", "updated"],
    ["criteria", "query", "term", "search"], ["list", "project"], ["due", "execution", "deadline"],
    ["complete", "completed", "completion", "done", "finished"],
    ["pinned", "starred", "favorite", "favourite", "flagged"],
  ]

  /// Singular, in lower case.
  private let nouns: Set<String>
  /// The first words of its name and its title.
  package let verbs: Set<String>
  /// What follows the verb in the name of the type: “with” in “Open with Account” says that something else is opened.
  package let afterVerb: String?
  /// The name and the title, each as what is done to something, and where that goes.
  package let phrases: [SpokenPhrase]

  /// Takes an intent at its words.
  package init(_ intent: Intent, in surface: Surface) {
    let name = Self.split(intent.typeName)
    let title = Self.split(surface.spoken(intent.title))
    // What a parameter is called says little: `notes` is text of a bookmark as well. What it holds says more.
    let entities = intent.parameters.flatMap { parameter -> [String] in
      guard case .entity(let name) = parameter.type.element else { return [] }
      return Self.split(name)
    }
    nouns = Set((name + title + entities).map(Self.singular))
    verbs = Set([name.first, title.first].compactMap(\.self))
    phrases = [SpokenPhrase(name), SpokenPhrase(title)]
    afterVerb = name.dropFirst().first
  }

  /// “Add Bookmark” does what a schema calls “bookmark”.
  package func hasVerb(_ verb: String) -> Bool {
    verbs.contains(verb) || Self.sameVerbs.contains { $0.contains(verb) && !$0.isDisjoint(with: verbs) }
      || verb == "play" && goesToQueue || Self.narrower[verb]?.isDisjoint(with: verbs) == false
      || nouns.contains(verb) && !Self.creating.isDisjoint(with: verbs)
      // Who changes a name renames.
      || verb == "rename" && hasVerb("update") && !nouns.isDisjoint(with: ["name", "title"])
  }

  /// Whether something is to be heard later.
  package var goesToQueue: Bool {
    !verbs.isDisjoint(with: ["queue", "enqueue"]) || phrases.contains { $0.places.contains("queue") }
  }

  /// Whether two names have words for one thing: `files` and `images` have not, `photo` and `picture` have.
  package static func saysTheSame(_ name: String, _ other: String) -> Bool {
    let (left, right) = (Set(split(name).map(singular)), Set(split(other).map(singular)))
    return sameNouns.contains { !$0.isDisjoint(with: left) && !$0.isDisjoint(with: right) }
  }

  /// The words of a name or a title, in lower case; capitals in a row are one word, as in `bookmarkURL`.
  package static func split(_ text: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      defer { last = character }
      guard character.isLetter else { continue }
      let isFollowedByLower = index + 1 < characters.count && characters[index + 1].isLowercase
      let startsWord = !last.isLetter || character.isUppercase && (!last.isUppercase || isFollowedByLower)
      if startsWord {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    return words
  }

  /// The word for one of them.
  package static func singular(_ word: String) -> String {
    if word.count > 4, word.hasSuffix("ies") { return String(word.dropLast(3)) + "y" }
    return word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
