import AppIntentsFacts
import IntentSchemas
import IntentSurface

/// What the app has nothing for, of what a schema can't do without.
struct SchemaShortfall {
  /// The schemas of entities that no entity of the app is like.
  var entities: [String] = []
  /// What stays empty or off, because the app's entity has nothing for it, by the entity.
  var silent: [String: [String]] = [:]
  /// What queries of the app need of an intent, which nobody else can tell them.
  var unfound: [String] = []
  /// The functions of the app's queries that give sections instead of a list.
  var sectioned: [String] = []
  /// The app's queries that find nothing by name.
  var nameless: [String] = []
  private var wanted = 0
  private var lacking: [String] = []
  /// What the app has in another type, by what is said of that.
  private var other: [String: [String]] = [:]

  /// Counts the members of a schema that a type of the app has nothing for.
  mutating func count(
    _ members: [SchemaMember], without mapped: Set<String>, of typeName: String, having own: [MemberMapping.Own] = []
  ) {
    wanted += members.count
    for member in members where !mapped.contains(member.name) {
      guard let found = own.first(where: { $0.isAlmost(member) }) else {
        lacking.append("\(typeName).\(member.name)")
        continue
      }
      other["\(found.type.element.spelling), where the schema has \(member.elementType)", default: []].append(
        "\(typeName).\(found.name)")
    }
  }

  /// Why it is better not done yet; nil where most is there.
  ///
  /// - Parameters:
  ///   - possible: the entities of the app that could be what the schema works with.
  ///   - isUntold: whether the intent does not take what the schema is done to, which says what is lacking.
  func obstacle(to schema: Schema, _ possible: [Entity] = [], isUntold: Bool = false) -> SchemaObstacle? {
    if !entities.isEmpty {
      let names = Set(entities).sorted()
      return SchemaObstacle(
        reason:
          "\(schema.identifier) works with \(names.joined(separator: ", ")), and no entity of the app is called like "
          + "one",
        next: possible.isEmpty
          ? "Give the app an entity with a query for it first, and ask again."
          : "If \(possible.map(\.typePath).alternatives) is one, let it adopt that first"
            + (possible.count == 1 && names.count == 1
              ? ": `intentcompat propose \(possible[0].typePath) --schema \(names[0].prefix { $0 != " " })`." : "."))
    }
    if let need = unfound.first {
      return SchemaObstacle(
        reason: "\(need), so that nothing is found for the assistant",
        next: "Let the query find things by their identifiers alone first.")
    }
    let count = lacking.count + other.values.map(\.count).reduce(0, +)
    guard count * 2 > wanted, !isUntold else { return nil }
    let share = lacking.count == wanted || lacking.count < count ? "" : ", which is more than half of what it needs"
    let nothing =
      "\(schema.identifier) can't do without \(lacking.joined(separator: ", ")), and the app has nothing for "
      + "\(lacking.count == 1 ? "it" : "them")\(share)"
    let others = other.sorted { $0.key < $1.key }.map { type, names in
      "\(names.sentenceList) \(names.count == 1 ? "is" : "are") \(type)"
    }
    return SchemaObstacle(
      reason: ((lacking.isEmpty ? [] : [nothing]) + others).joined(separator: ". "),
      next: lacking.isEmpty
        ? "Give the app's own type a value of the schema's type first."
        : "Add what is lacking to the app's own type first.")
  }

  /// What a person should know of the values that are made.
  var notes: [String] {
    let unlisted =
      sectioned.isEmpty
      ? []
      : [
        "\(sectioned.sentenceList) \(sectioned.count == 1 ? "gives" : "give") sections, of which no list is made here: the "
          + "assistant finds nothing by name until the new query does the same."
      ]
    let unnamed = nameless.map {
      "`\($0)` finds nothing by name, so that the assistant finds nothing that people say until it has "
        + "`entities(matching:)` or `suggestedEntities()`."
    }
    return unlisted + unnamed
      + silent.sorted { $0.key < $1.key }.map { name, members in
        "\(name) has nothing for \(members.joined(separator: ", ")): a list is empty and a switch is off until the code "
          + "says otherwise."
      }
  }
}
