/// A type or member name, taken apart to be compared with another.
struct NameWords: Hashable, Sendable {
  /// Lower case, without plural endings and without the words that only say what kind of type it is.
  let words: [String]
  /// The words in one piece.
  let core: [UInt8]
  /// How often each letter is in it.
  private let letters: SIMD32<Int8>

  init(_ name: String) {
    let all = Self.split(name)
    let telling = all.filter { !Self.kindWords.contains($0) }
    self.init(words: telling.isEmpty ? all : telling)
  }

  private init(words: [String]) {
    self.words = words
    core = Array(words.joined().utf8)
    letters = core.reduce(into: SIMD32()) { $0[Int($1 & 31)] &+= 1 }
  }

  /// The words of the name that tell it from others.
  func without(_ others: Set<String>) -> NameWords { NameWords(words: words.filter { !others.contains($0) }) }

  /// From 0 to 1: the share of common words, or the closeness of the letters where that says more.
  func similarity(to other: NameWords) -> Double {
    let byWords = Self.overlap(words, other.words)
    guard byWords < 1, !hasOpposite(in: other) else { return byWords }
    let longest = max(core.count, other.core.count)
    let shortest = min(core.count, other.core.count)
    guard shortest * 2 >= longest, longest <= 80, closeness(fewestEdits(to: other)) >= 0.7 else { return byWords }
    let byLetters = closeness(Self.editDistance(core, other.core))
    return byLetters >= 0.7 ? max(byWords, byLetters) : byWords

    func closeness(_ edits: Int) -> Double { 1 - Double(edits) / Double(longest) }
  }

  /// How many edits there are at least from one to the other, of up to 127 letters: each brings one letter, or takes one.
  private func fewestEdits(to other: NameWords) -> Int {
    // As many more are taken than brought as it is longer.
    let taken = Int(pointwiseMax(letters &- other.letters, SIMD32()).wrappedSum())
    return max(taken, taken - core.count + other.core.count)
  }

  /// Whether the names say opposite things: `StartTimer` and `StopTimer` are no renames of each other.
  func hasOpposite(in other: NameWords) -> Bool {
    words.contains { word in
      guard let opposites = Self.oppositesByWord[word], !other.words.contains(word) else { return false }
      return opposites.contains { other.words.contains($0) && !words.contains($0) }
    }
  }

  /// The Dice coefficient of two bags of words.
  static func overlap(_ left: [String], _ right: [String]) -> Double {
    guard !left.isEmpty, !right.isEmpty else { return left.isEmpty && right.isEmpty ? 1 : 0 }
    var rest = right
    var common = 0
    for word in left {
      guard let index = rest.firstIndex(of: word) else { continue }
      rest.remove(at: index)
      common += 1
    }
    return Double(2 * common) / Double(left.count + right.count)
  }

  private static let kindWords: Set = ["intent", "entity", "enum", "app", "query", "action"]

  private static let opposites = [
    ("start", "stop"), ("start", "end"), ("begin", "end"), ("play", "pause"), ("play", "stop"), ("pause", "resume"),
    ("open", "close"), ("add", "remove"), ("add", "delete"), ("create", "delete"), ("enable", "disable"),
    ("show", "hide"), ("get", "set"), ("next", "previous"), ("first", "last"), ("lock", "unlock"), ("mute", "unmute"),
    ("connect", "disconnect"), ("increase", "decrease"), ("archive", "unarchive"), ("check", "uncheck"), ("on", "off"),
    ("up", "down"), ("left", "right"), ("import", "export"), ("complete", "uncomplete"), ("read", "unread"),
    ("follow", "unfollow"), ("subscribe", "unsubscribe"), ("min", "max"), ("from", "to"), ("latitude", "longitude"),
    ("highest", "lowest"), ("ascending", "descending"), ("newest", "oldest"),
  ]

  private static let oppositesByWord = opposites.reduce(into: [String: [String]]()) { found, pair in
    found[pair.0, default: []].append(pair.1)
    found[pair.1, default: []].append(pair.0)
  }

  private static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        words.append(word)
        word = ""
        continue
      }
      let previous = index > 0 ? letters[index - 1] : nil
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let startsWord =
        letter.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
        || letter.isNumber != (previous?.isNumber ?? letter.isNumber)
      if startsWord {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return (words + [word]).filter { !$0.isEmpty }.map { singular($0.lowercased()) }
  }

  private static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, leftByte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, rightByte) in right.enumerated() {
        let substitution = diagonal + (leftByte == rightByte ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}

/// The words of a sentence that people read, for comparison with another.
struct SentenceWords: Hashable, Sendable {
  let words: [String]

  /// Nil for an expression or an empty text: it says nothing that could be compared.
  init?(_ text: String?) {
    guard let text else { return nil }
    words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !Self.fillers.contains($0) }
    if words.isEmpty { return nil }
  }

  /// From 0 to 1.
  func similarity(to other: SentenceWords) -> Double { NameWords.overlap(words, other.words) }

  private static let fillers: Set = ["a", "an", "the", "of", "to", "in", "for", "with", "and", "your"]
}
