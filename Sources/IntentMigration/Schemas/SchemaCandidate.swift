package import IntentSchemas
package import IntentSurface

/// A schema that an intent overlaps, and why.
package struct SchemaCandidate: Hashable, Sendable {
  package var schema: Schema
  /// The higher, the more of it fits; comparable among the candidates of one intent only.
  package var score: Int
  /// What fits, in words.
  package var reasons: [String]

  /// Below this, nothing is said: a wrong schema is worse than none.
  private static let threshold = 6
  private static let limit = 3

  /// The schemas that an intent overlaps, best first, at most three; none for one that has adopted a schema.
  package static func candidates(for intent: Intent, in surface: Surface) -> [SchemaCandidate] {
    guard intent.schema == nil else { return [] }
    return SchemaCatalogue.builtIn.schemas(.intent)
      .filter { $0.deprecation == nil && $0.source != .name }
      .compactMap { SchemaCandidate($0, for: intent, in: surface) }
      .sorted { ($1.score, $0.schema.identifier) < ($0.score, $1.schema.identifier) }
      .prefix(limit).map(\.self)
  }

  private init?(_ schema: Schema, for intent: Intent, in surface: Surface) {
    self.schema = schema
    score = 0
    reasons = []
    let words = Words(intent, in: surface)
    let name = Words.split(schema.name)
    guard let verb = name.first, words.hasVerb(verb) else { return nil }
    count(3, "its verb is “\(verb)”")
    let nouns = name.dropFirst().filter { words.all.contains(Words.singular($0)) }
    if !nouns.isEmpty { count(2, "it speaks of \(nouns.joined(separator: ", "))") }
    let adopted = Self.adopted(by: intent, in: surface)
    let entities = schema.members.compactMap(\.schema).filter(adopted.contains)
    if !entities.isEmpty { count(3, "its parameters adopt \(entities.joined(separator: ", "))") }
    guard !nouns.isEmpty || !entities.isEmpty else { return nil }
    let protocols = schema.protocols.filter { intent.conforms(to: $0) }
    if !protocols.isEmpty { count(2, "it conforms to \(protocols.joined(separator: ", "))") }
    let members = schema.members.filter { intent.parameter($0.name)?.type.spelling == $0.type }.map(\.name)
    if !members.isEmpty { count(min(members.count, 2), "it has \(members.joined(separator: ", "))") }
    if words.all.contains(Words.singular(schema.domain)) { count(1, "it speaks of \(schema.domain)") }
    guard score >= Self.threshold else { return nil }
  }

  private mutating func count(_ points: Int, _ reason: String) {
    score += points
    reasons.append(reason)
  }

  private static func adopted(by intent: Intent, in surface: Surface) -> Set<String> {
    Set(
      intent.parameters.compactMap { parameter in
        switch parameter.type.element {
        case .entity(let name): surface.entities.first { $0.identifier == name }?.schema?.name
        case .enum(let name): surface.enums.first { $0.identifier == name }?.schema?.name
        default: nil
        }
      })
  }
}

/// The words by which people and code know an intent.
private struct Words {
  /// Singular, in lower case.
  let all: Set<String>
  private let verbs: Set<String>

  private static let sameVerbs: [Set<String>] = [
    ["create", "add", "new", "make"], ["open", "show", "view"], ["delete", "remove"],
    ["update", "edit", "change", "modify"], ["search", "find", "lookup"], ["play", "start", "listen"],
  ]

  init(_ intent: Intent, in surface: Surface) {
    let name = Self.split(intent.typeName)
    let title = Self.split(intent.title?.value ?? "")
    let types = intent.parameters.flatMap { Self.split($0.type.element.spelling) }
    let parameters = intent.parameters.flatMap { Self.split($0.name) }
    all = Set((name + title + types + parameters).map(Self.singular))
    verbs = Set([name.first, title.first].compactMap(\.self))
  }

  func hasVerb(_ verb: String) -> Bool {
    verbs.contains(verb) || Self.sameVerbs.contains { $0.contains(verb) && !$0.isDisjoint(with: verbs) }
  }

  /// The words of a name or a title, in lower case.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in text {
      if !character.isLetter {
        isInWord = false
      } else if isInWord, !character.isUppercase {
        words[words.count - 1] += character.lowercased()
      } else {
        words.append(character.lowercased())
        isInWord = true
      }
    }
    return words
  }

  static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
