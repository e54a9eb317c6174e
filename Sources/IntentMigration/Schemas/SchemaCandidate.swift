import AppIntentsFacts
import IntentRules
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
    let words = IntentWords(intent, in: surface)
    let name = IntentWords.split(schema.name)
    guard let verb = name.first, words.hasVerb(verb) else { return nil }
    count(3, "its verb is “\(verb)”")
    let members = schema.members.filter { intent.parameter($0.name)?.type.spelling == $0.type }.map(\.name)
    let nouns = name.dropFirst().filter { !IntentWords.small.contains($0) }
    let spoken = nouns.filter { words.hasNoun($0) || members.contains($0) }
    if !spoken.isEmpty { count(spoken.count == nouns.count ? 2 : 1, "it speaks of \(spoken.joined(separator: ", "))") }
    let entities = schema.members.compactMap(\.schema).filter(Self.adopted(by: intent, in: surface).contains)
    if !entities.isEmpty { count(3, "its parameters adopt \(entities.joined(separator: ", "))") }
    guard !spoken.isEmpty || !entities.isEmpty else { return nil }
    let alike = Self.types(of: schema).filter(Self.types(of: intent, in: surface).contains)
    if entities.isEmpty, !alike.isEmpty {
      count(2, "it has a type named as in Apple's template, \(alike.sorted().joined(separator: ", "))")
    }
    let protocols = schema.protocols.filter(intent.plays).map(\.name)
    if !protocols.isEmpty { count(2, "it conforms to \(protocols.joined(separator: ", "))") }
    if !members.isEmpty { count(min(members.count, 2), "it has \(members.joined(separator: ", "))") }
    if words.hasNoun(schema.domain) { count(1, "it speaks of \(schema.domain)") }
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

  /// The entities and enums of a template by name, those of its result among them.
  private static func types(of schema: Schema) -> Set<String> {
    Set((schema.members + [schema.returns].compactMap(\.self)).filter { $0.schema != nil }.map(\.elementType))
  }

  /// The Swift names of the entities and enums of an intent, that of its result among them.
  private static func types(of intent: Intent, in surface: Surface) -> Set<String> {
    Set(
      (intent.parameters.map(\.type) + [intent.result.value].compactMap(\.self)).compactMap { type in
        switch type.element {
        case .entity(let name): surface.entities.first { $0.identifier == name }?.typeName
        case .enum(let name): surface.enums.first { $0.identifier == name }?.typeName
        default: nil
        }
      })
  }
}
