import AppIntentsFacts
import IntentRules
package import IntentSchemas
package import IntentSurface

/// A schema that a type of the app overlaps, and why.
package struct SchemaCandidate: Hashable, Sendable {
  /// The assistant schema.
  package var schema: Schema
  /// The higher, the more of it fits; comparable among the candidates of one type only.
  package var score = 0
  /// What fits, in words.
  package var reasons: [String] = []

  /// Below this, nothing is said: a wrong schema is worse than none.
  private static let threshold = 7
  private static let limit = 3

  /// The schemas that an intent overlaps, best first, at most three; none for one that has adopted a schema.
  package static func candidates(for intent: Intent, in surface: Surface) -> [SchemaCandidate] {
    candidates(for: intent, in: surface, SpokenDomains(of: surface))
  }

  /// The same where it is known how much the app says of each domain.
  static func candidates(
    for intent: Intent, in surface: Surface, _ domains: SpokenDomains
  ) -> [SchemaCandidate] {
    guard intent.schema == nil, !intent.isConfiguration, intent.isListed else { return [] }
    let spoken = SpokenIntent(intent, in: surface, domains)
    let found = SchemaCatalogue.builtIn.schemas(.intent)
      .filter { $0.deprecation == nil && $0.source != .name }
      .compactMap { SchemaCandidate($0, for: spoken, in: surface) }
      .sorted { ($1.score, $0.schema.identifier) < ($0.score, $1.schema.identifier) }
    // What is far behind the best is another thing of the same words.
    return found.filter { $0.score + 2 >= found[0].score }.prefix(limit).map(\.self)
  }

  /// `system.open` where an intent of any domain opens the app at the one thing that it takes.
  static func opening(_ intent: Intent, in surface: Surface, _ domains: SpokenDomains) -> SchemaCandidate? {
    guard let open = SchemaCatalogue.builtIn.schema("system.open", kind: .intent) else { return nil }
    return SchemaCandidate(open, for: SpokenIntent(intent, in: surface, domains), in: surface)
  }

  init(_ schema: Schema) { self.schema = schema }

  private init?(_ schema: Schema, for spoken: SpokenIntent, in surface: Surface) {
    self.schema = schema
    // What the camera sees is handed to one kind of intent alone.
    if schema.name == "semanticContentSearch" {
      guard spoken.takesSemanticContent else { return nil }
      count(Self.threshold, "it takes a SemanticContentDescriptor")
      return
    }
    guard schema.domain == "system" ? countSystem(spoken) : countVerb(spoken) && countNouns(spoken) else { return nil }
    countTypes(spoken, surface)
    // What the system asks of any app has no shape of its own to miss.
    if schema.domain != "system" {
      guard hasAnything(of: spoken.intent), !surface.entities.isEmpty || !worksOnEntity,
        isPlaced(spoken.words), changesAnything(spoken, surface), !takesWhatIsMade(spoken.intent, surface)
      else { return nil }
      countShape(spoken, surface)
    }
    guard score >= Self.threshold else { return nil }
  }

  mutating func count(_ points: Int, _ reason: String? = nil) {
    score += points
    if let reason { reasons.append(reason) }
  }

  // MARK: What is said

  private var verb: String { IntentWords.split(schema.name).first ?? "" }

  private mutating func countVerb(_ spoken: SpokenIntent) -> Bool {
    let roles = schema.protocols.filter(spoken.intent.plays).map(\.name)
    if SchemaName.isShared(spoken.intent.typeName, schema) { count(2, "it has the schema's whole name") }
    let saidSwitch = SaidSwitch(of: spoken.words, in: schema)
    let says =
      spoken.words.hasVerb(verb) || saidSwitch != nil || SchemaName.isShared(spoken.intent.typeName, schema)
    if says { count(3, saidSwitch.map { "it sets \($0.member)" } ?? "its verb is “\(verb)”") }
    if !roles.isEmpty { count(says ? 2 : 3, "it conforms to \(roles.joined(separator: ", "))") }
    return says || !roles.isEmpty
  }

  private mutating func countNouns(_ spoken: SpokenIntent) -> Bool {
    let own = IntentWords.split(schema.name).dropFirst().filter { !IntentWords.small.contains($0) }
      .map(IntentWords.singular)
    let nouns = own.isEmpty ? things : Array(own)
    let members = schema.members.filter { member in
      guard let type = spoken.intent.parameter(member.name)?.type else { return false }
      return type.spelling == member.type || SchemaValue.isText(type.element.spelling, of: member.type)
    }.map(\.name)
    guard hasRoles(of: spoken.words.phrases, nouns) else { return false }
    let found = nouns.filter { noun in
      spoken.nouns.contains { SchemaWords.isSame($0, noun) } || members.contains { $0.lowercased() == noun }
    }
    let entities = schema.members.compactMap(\.schema).filter(spoken.adopted.contains)
    if !entities.isEmpty { count(3, "its parameters adopt \(entities.joined(separator: ", "))") }
    let strong = SchemaWords.ofDomain[schema.domain] ?? []
    // “Append to Note” is about the note, and not about the text that the schema's name tells of.
    let taken = spoken.typeNames.flatMap(SchemaWords.words)
    let named = Set(schema.members.compactMap { $0.schema.map { String($0.lastNameComponent) } }).filter(
      strong.contains)
    let things = named.union(schema.unionThings).filter { thing in taken.contains { SchemaWords.isSame($0, thing) } }
    guard !found.isEmpty || !entities.isEmpty || !things.isEmpty else { return false }
    // Of what takes nothing, its name is all that there is.
    guard !schema.members.isEmpty || found.count == nouns.count else { return false }
    if found.isEmpty, let thing = things.min() { count(2, "it takes \(thing.withArticle)") }
    let isOwnWord = !strong.isDisjoint(with: spoken.nouns) || strong.contains { SchemaWords.words(verb) == [$0] }
    let isNamed = SchemaName.isShared(spoken.intent.typeName, schema) && members.count == schema.members.count
    let isOfDomain = isOwnWord || spoken.domains[schema.domain] > 1 || !entities.isEmpty || isNamed
    // One word of several says nothing of a domain that the app does not speak of.
    guard isOfDomain || found.count == nouns.count && !found.allSatisfy(SchemaWords.general.contains) else {
      return false
    }
    if !found.isEmpty {
      // In the app's own words: a task is a reminder.
      let own = found.map { noun in
        spoken.nouns.contains(noun) ? noun : spoken.nouns.filter { SchemaWords.isSame($0, noun) }.min() ?? noun
      }
      count(found.count == nouns.count ? 3 : 1, "its words include \(own.joined(separator: ", "))")
    }
    // “Delete Events” of recordings is about recordings.
    let asked = Set(needed.compactMap { $0.schema.map { String($0.lastNameComponent) } })
    let isOfThem = spoken.entityWords.contains { word in asked.contains { SchemaWords.isSame(word, $0) } }
    if !asked.isEmpty, !spoken.entityWords.isEmpty, !isOfThem { count(-3) }
    if isOwnWord { count(1) }
    count(min(spoken.domains[schema.domain], 2))
    return true
  }

  // “Add to Library” puts what is there in a place: who makes something new adds nothing of the kind.
  private func isPlaced(_ words: IntentWords) -> Bool {
    let own = SpokenPhrase(IntentWords.split(schema.name))
    let isMaking = !words.verbs.isDisjoint(with: IntentWords.creating)
    return own.places.isEmpty || verb != "add" || !isMaking || !words.verbs.isDisjoint(with: ["add", "save"])
  }

  // Who takes a task adds something to it, and makes none.
  private func takesWhatIsMade(_ intent: Intent, _ surface: Surface) -> Bool {
    guard let made = Schema.entity(schema.returns?.schema),
      !schema.members.contains(where: { $0.schema == made.identifier })
    else { return false }
    return intent.parameters.filter(\.isRequired).contains { parameter in
      surface.entities.contains {
        parameter.type.element == .entity($0.identifier)
          && ($0.schema.map { $0.name == made.identifier } ?? EntityRoles.isOne($0, of: made))
      }
    }
  }

  // What changes a thing in a way that the schema does not know can't stand for those that it knows.
  private func changesAnything(_ spoken: SpokenIntent, _ surface: Surface) -> Bool {
    guard verb == "update", SaidSwitch(of: spoken.words, in: schema) == nil else { return true }
    return MemberMapping(of: spoken.intent, to: schema, in: surface).members.values.contains(where: \.isOptional)
  }

  // “Create” of presentations is about a presentation, and that of a word processor about its document.
  private var things: [String] {
    let made = schema.returns?.schema.map { String($0.lastNameComponent) }
    let isOwnWord = made.map { SchemaWords.ofDomain[schema.domain]?.contains($0) == true } ?? false
    return made.flatMap { isOwnWord ? [$0] : nil } ?? SchemaWords.words(schema.domain)
  }

  // “Add Playlist to Queue” adds nothing to a playlist, and “Add to Note” creates no note. Of “Delete Reminder Policy”
  // and “Remove Task from Focus”, neither deletes a reminder.
  private func hasRoles(of phrases: [SpokenPhrase], _ nouns: [String]) -> Bool {
    let own = SpokenPhrase(IntentWords.split(schema.name))
    if ["create", "delete"].contains(verb) {
      guard phrases.tell(of: nouns) else { return false }
      if verb == "delete", phrases.contains(where: { $0.removesFromPlace && !$0.places.contains(schema.domain) }) {
        return false
      }
    }
    return phrases.allSatisfy { phrase in
      !phrase.goesElsewhere(than: own)
        && !(own.places.isEmpty && !phrase.places.contains(schema.domain) && nouns.contains(where: phrase.isOnlyPlace))
    }
  }

  // Any app's thing is opened, and any text is searched for.
  private mutating func countSystem(_ spoken: SpokenIntent) -> Bool {
    let intent = spoken.intent
    let roles = schema.protocols.filter(intent.plays).map(\.name)
    if spoken.words.hasVerb(verb) { count(3, "its verb is “\(verb)”") }
    if !roles.isEmpty { count(4, "it conforms to \(roles.joined(separator: ", "))") }
    // What has a value of its own needs nothing said.
    let types = intent.parameters.filter(\.isRequired).map(\.type.element)
    // “Search and Play” searches for something else than to show it.
    guard spoken.words.afterVerb != "and" else { return false }
    let opensApp = intent.comesToFront
    switch schema.name {
    case "open":
      guard types.count == 1, case .entity? = types.first else { return false }
      guard roles.isEmpty else {
        count(1)
        return true
      }
      // Before there was a protocol for it, an intent opened the app and went to the thing.
      let isOpening =
        spoken.words.hasVerb(verb) && opensApp && intent.result.value == nil
        && !IntentWords.small.contains(spoken.words.afterVerb ?? "")
        // “Show Exercise History” opens another thing than the exercise.
        && spoken.words.phrases.tell(of: spoken.entityWords.union(["detail", "page", "screen", "view"]))
      if isOpening { count(4, "it opens the app at what it takes") }
      return isOpening
    default:
      let texts = intent.parameters.filter {
        [.primitive("String"), .primitive("StringSearchCriteria")].contains($0.type.element)
      }
      // What narrows the search may be left out.
      let asked = texts.count == 1 ? texts : texts.filter { IntentWords.saysTheSame($0.name, "criteria") }
      let isText =
        asked.count == 1 && intent.parameters.allSatisfy { $0.name == asked.first?.name || !$0.isRequired }
      if isText { count(2, "it takes \(intent.parameters.count == 1 ? "only " : "")text") }
      // What takes nothing and opens the app shows where to search.
      if intent.parameters.isEmpty, opensApp, spoken.words.verbs.contains("search") {
        count(4, "it opens the app's search")
        return true
      }
      let shows = opensApp || !roles.isEmpty || intent.result.value == nil
      if shows { count(2) }
      return isText && shows
    }
  }

  // MARK: What it takes

  /// What a schema can't do without, lists left out that may be empty and switches that may be off.
  private var needed: [SchemaMember] {
    let minor = Set(schema.minorLists.map(\.name))
    return schema.members.filter { !$0.isOptional && !minor.contains($0.name) && $0.type != "Bool" }
  }

  /// Whether the intent takes anything that may be what the schema needs: a button that takes nothing, or a choice of a
  /// few, hands over no thing and no text.
  private func hasAnything(of intent: Intent) -> Bool {
    needed.isEmpty
      || intent.parameters.contains { parameter in
        if case .enum = parameter.type.element { return false }
        let words = SchemaWords.words(parameter.name) + SchemaWords.words(parameter.title?.value ?? "")
        return parameter.type.element != .primitive("Bool") && SchemaWords.formats.isDisjoint(with: words)
      }
  }

  // An app without entities has nothing that the system could hand over.
  private var worksOnEntity: Bool {
    needed.contains { $0.name == "target" || schema.returns == nil && $0.schema != nil }
  }

  private mutating func countTypes(_ spoken: SpokenIntent, _ surface: Surface) {
    let template = Set(
      (schema.members + [schema.returns].compactMap(\.self)).filter { $0.schema != nil }.map(\.elementType))
    let alike = template.intersection(spoken.typeNames)
    if !alike.isEmpty {
      count(2, "it has a type named as in Apple's template, \(alike.sorted().joined(separator: ", "))")
    }
  }

  private mutating func countShape(_ spoken: SpokenIntent, _ surface: Surface) {
    let mapping = MemberMapping(of: spoken.intent, to: schema, in: surface)
    let needed = self.needed.map(\.name)
    let mapped = mapping.given
    let missing = needed.filter { !mapped.contains($0) }
    if !needed.isEmpty, missing.isEmpty { count(2, "it takes something for all that the schema needs") }
    if !missing.isEmpty { count(-min(missing.count, 2)) }
    if !mapped.isEmpty {
      let taken = spoken.intent.parameters.map(\.name).filter { mapping.members[$0] != nil }
      count(1, taken.isEmpty ? nil : "it takes \(taken.joined(separator: ", "))")
    }
    let strangers = spoken.intent.parameters.filter { $0.isRequired && mapping.members[$0.name] == nil }
    count(-min(strangers.count, 2))
  }
}
