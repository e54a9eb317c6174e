import SourceScanning

/// What is asked of the bytes of many files, to find the few to parse.
enum FileQuestion: Hashable, Sendable {
  /// Constants outside of types, or members of types.
  case declares(Set<String>, isMember: Bool)
  /// Functions.
  case calls(Set<String>)

  /// Tells for one file after another.
  var test: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .declares(let names, let isMember): return GlobalConstants(names, isMember: isMember).areDeclared
    case .calls(let names): return CalledWords(names).areCalled
    }
  }

  /// Whether a file says yes; one that can't be read does not.
  func isYes(at path: String, in tree: some SourceTree, through buffer: inout ReadBuffer) -> Bool {
    (try? tree.scan(at: path, through: &buffer, test)) == true
  }
}

/// What files answered: as long as a file stays the same, it is asked once.
struct FileAnswers: Sendable {
  private struct Answer {
    var asked: Set<String> = []
    var yes: Set<String> = []
  }

  private var answers: [FileQuestion: Answer] = [:]

  /// The answers of all other files.
  func without(_ paths: [String]) -> FileAnswers {
    var rest = self
    for question in answers.keys {
      rest.answers[question]?.asked.subtract(paths)
      rest.answers[question]?.yes.subtract(paths)
    }
    return rest
  }

  /// Takes over what another reading knows of a question.
  mutating func take(_ question: FileQuestion, from other: FileAnswers) {
    if answers[question] == nil { answers[question] = other.answers[question] }
  }

  /// Those of some files that were not asked.
  func unasked(_ question: FileQuestion, among paths: [String]) -> [String] {
    guard let asked = answers[question]?.asked else { return paths }
    return paths.filter { !asked.contains($0) }
  }

  /// Keeps which of some files say yes.
  mutating func note(_ question: FileQuestion, asked paths: [String], yes: [String]) {
    answers[question, default: Answer()].asked.formUnion(paths)
    answers[question, default: Answer()].yes.formUnion(yes)
  }

  /// All that said yes.
  func yes(to question: FileQuestion) -> Set<String> { answers[question]?.yes ?? [] }
}
