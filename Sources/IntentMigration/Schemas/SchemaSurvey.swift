import AppIntentsFacts
import IntentRules
import IntentSchemas
package import IntentSurface

/// A whole app held against the catalogue: which of its intents, entities and enums fit a schema, and what adoption
/// would take.
package struct SchemaSurvey: Sendable {
  /// One type and the schema that fits it best.
  package struct Fit: Sendable {
    /// What it is about.
    package var subject: Subject
    /// The type's name with the types around it, as in `Outer.Inner`.
    package var typePath: String
    /// The schema, and why it fits.
    package var candidate: SchemaCandidate
    /// Whether adoption changes nothing that people saved and needs nothing beside it; nil where there is no code.
    package var isInPlace: Bool?
    /// What adoption takes, in a sentence.
    package var effort: String
    /// Why it is better not done yet; nil where it is.
    package var advice: String?
    /// How many places are left for a person to fill in.
    package var openPlaces: Int
    /// The types that are made for it.
    package var made: [MadeType]
    /// Whether nothing is left to do.
    fileprivate let isDone: Bool
  }

  /// Best first.
  package let fits: [Fit]
  /// What to adopt first, and what with it.
  package let plan: SchemaPlan

  /// Makes one from what is always known of it; the rest has its default.
  package init(of reading: SurfaceReading, code: CodeTree) {
    let surface = reading.surface
    let domains = SpokenDomains(of: surface)
    let all = surface.intents.compactMap { Self.fit(of: $0, in: reading, domains, code) }
    // What was written before still says what the app's entities are to it.
    let intents = Self.one(ofEach: all.filter { $0.isNearest(of: all, in: surface) }, in: surface)
    let wanted = Set(intents.flatMap(\.candidate.schema.parts))
    let roles = EntityRoles(of: intents, in: surface)
    let own = OwnEntities(reading: reading, code: code)
    let entities = surface.entities.compactMap { entity -> Fit? in
      let named = SchemaCandidate.best(for: entity, in: own, wanted: wanted, domains)
      guard let best = roles.heard(entity) ?? named ?? roles.candidate(for: entity), entity.isContent(in: surface),
        !surface.entities.contains(where: { $0.schema?.name == best.schema.identifier })
      else { return nil }
      let decision = SchemaDecision(entity, adopting: best.schema, in: reading, code: code)
      return Fit(Subject(.entity, entity.identifier), entity.typePath, best, decision)
    }
    .filter { fit in !Self.stands(for: fit, others: own.alike(to: [fit.candidate.schema.identifier])) }
    .map { $0.alone(among: intents, in: surface) }
    let parts = wanted.union(entities.flatMap(\.candidate.schema.parts))
    let enums = surface.enums.compactMap { appEnum -> Fit? in
      guard let best = SchemaCandidate.best(for: appEnum, wanted: parts, domains) else { return nil }
      let decision = SchemaDecision(appEnum, adopting: best.schema, in: reading, code: code)
      return Fit(Subject(.enum, appEnum.identifier), appEnum.typePath, best, decision)
    }
    fits = (intents + entities + enums).filter { !$0.isDone }.sorted { $0.rank < $1.rank }
    plan = SchemaPlan(of: fits, in: surface)
  }
}

extension SchemaSurvey {
  /// The best of an intent: what Siri hears of it, and with nothing left to fill in where anything has that.
  private static func fit(
    of intent: Intent, in reading: SurfaceReading, _ domains: SpokenDomains, _ code: CodeTree
  ) -> Fit? {
    func made(_ candidate: SchemaCandidate) -> Fit {
      let decision = SchemaDecision(intent, adopting: candidate.schema, in: reading, code: code)
      return Fit(Subject(.intent, intent.identifier), intent.typePath, candidate, decision)
    }
    let following = intent.followingResult(in: reading, code)
    let found = SchemaCandidate.candidates(for: following, in: reading.surface, domains)
    guard let best = (found.first { $0.schema.isForAssistant } ?? found.first).map(made) else { return nil }
    let isWeak = best.openPlaces > 0 || !best.candidate.schema.isForAssistant && best.isInPlace != true
    // What opens the app at one thing asks the system for nothing of its domain.
    guard isWeak, let open = SchemaCandidate.opening(following, in: reading.surface, domains).map(made) else {
      return best
    }
    return open.openPlaces == 0 ? open : best
  }

  /// Whether another entity of the app is more like what a schema is about, so that it stands for that.
  private static func stands(for fit: Fit, others: [String: Entity]) -> Bool {
    guard fit.isInPlace != true, let other = others[fit.candidate.schema.identifier] else { return false }
    return Subject(.entity, other.identifier) != fit.subject
  }

  /// The system runs one action of a schema; of those that open something, one for each kind of thing.
  private static func one(ofEach fits: [Fit], in surface: Surface) -> [Fit] {
    func key(_ fit: Fit) -> String {
      let intent = fit.intent(in: surface)
      let target = intent?.parameters.first(where: \.isRequired)?.type.element.spelling ?? ""
      return fit.candidate.schema.name == "open" ? "open \(target)" : fit.candidate.schema.identifier
    }
    let first = Dictionary(grouping: fits.filter { $0.isInPlace != true }, by: key).compactMapValues { group in
      group.min { $0.order(in: surface) < $1.order(in: surface) }
    }
    return fits.map { fit in
      guard fit.isInPlace != true, let main = first[key(fit)], main.subject != fit.subject, main.advice == nil else {
        return fit
      }
      var covered = fit
      covered.advice =
        "Not advised: the assistant needs one action of \(fit.candidate.schema.identifier), and the one beside "
        + "\(main.typePath) is it. What \(fit.typePath) does belongs in there, where it is not yet."
      return covered
    }
  }
}

extension SchemaSurvey.Fit {
  fileprivate var rank: (Int, Int, String) { (advice == nil ? 0 : 1, -candidate.score, typePath) }

  /// Of a domain that Apple wants whole, an entity is of no use where no action of the app is like one of its schemas.
  fileprivate func alone(among intents: [Self], in surface: Surface) -> Self {
    let domain = candidate.schema.domain
    let adopted = surface.intents.compactMap(\.schema?.name)
    guard advice == nil, SchemaCatalogue.builtIn.domain(domain)?.isAllOrNothing == true,
      !intents.contains(where: { $0.candidate.schema.domain == domain }),
      !adopted.contains(where: { $0.hasPrefix(domain + ".") })
    else { return self }
    var fit = self
    fit.advice =
      "Not advised: Apple requires the whole \(domain) domain or none of it, and no action of the app is like one of "
      + "its schemas."
    return fit
  }

  fileprivate func intent(in surface: Surface) -> Intent? {
    surface.intents.first { Subject(.intent, $0.identifier) == subject }
  }

  /// What comes first stands for the others of its schema: what is advised, is done at once, and leaves least to write.
  fileprivate func order(in surface: Surface) -> (Int, Int, Int, Int, String) {
    let isLater = intent(in: surface).map { IntentWords($0, in: surface).goesToQueue } ?? false
    return ((advice == nil ? 0 : 2) + (isLater ? 1 : 0), openPlaces, -candidate.score, typePath.count, typePath)
  }

  /// Of several for one schema, those that are called what it is about: a recipe is a note only where nothing else is.
  fileprivate func isNearest(of all: [Self], in surface: Surface) -> Bool {
    let schema = candidate.schema
    let named = all.filter { $0.candidate.schema.identifier == schema.identifier && $0.names(schema, in: surface) }
    return named.isEmpty || schema.domain == "system" || named.contains { $0.subject == subject }
  }

  /// Whether the name or the title of the intent has what a schema is about; any case of a union is.
  fileprivate func names(_ schema: Schema, in surface: Surface) -> Bool {
    guard let noun = SchemaWords.words(schema.name).last, schema.unionThings.isEmpty,
      let intent = intent(in: surface)
    else { return false }
    let words = SchemaWords.words(intent.typeName) + SchemaWords.words(surface.spoken(intent.title))
    return words.contains { SchemaWords.isSame($0, noun) }
  }

  fileprivate init(_ subject: Subject, _ typePath: String, _ candidate: SchemaCandidate, _ decision: SchemaDecision?) {
    self.subject = subject
    self.typePath = typePath
    self.candidate = candidate
    isInPlace = decision?.isInPlace
    effort = decision?.reason ?? "Its source code could not be found."
    advice = decision?.advice
    openPlaces = decision?.openPlaces ?? 0
    made = decision?.made ?? []
    isDone = decision?.isDone == true
  }
}

extension Intent {
  /// Whether it is the app's action of a schema.
  func adopts(_ schema: Schema) -> Bool { self.schema?.name == schema.identifier }
}

extension Entity {
  /// Whether it is more than a choice of a widget or a Focus: those are no content of the app.
  fileprivate func isContent(in surface: Surface) -> Bool {
    func takes(_ intent: Intent) -> Bool { intent.parameters.contains { $0.type.element.spelling == identifier } }
    return conforms(to: .indexedEntity) || !surface.intents.contains { $0.isConfiguration && takes($0) }
      || surface.intents.contains { !$0.isConfiguration && takes($0) }
  }
}

extension SchemaCandidate {
  static let entityThreshold = 5

  /// The schema that fits an entity best.
  ///
  /// - Parameters:
  ///   - wanted: the schemas of entities that the app's intents would need.
  ///   - domains: how much the app says of each domain.
  static func best(
    for entity: Entity, in app: OwnEntities, wanted: Set<String>, _ domains: SpokenDomains
  ) -> SchemaCandidate? {
    guard entity.schema == nil else { return nil }
    let name = SchemaWords.words(entity.typeName) + SchemaWords.words(entity.displayName?.value ?? "")
    let words = Set(name).subtracting(
      ["app", "entity", "intent", "model", "item"].filter { name.count > 2 || $0 != "item" })
    let own = app.members(of: entity)
    let found = SchemaCatalogue.builtIn.schemas(.entity)
      .filter { $0.deprecation == nil && $0.isKnown(by: entity.typeName, words) && $0.isPlayed(by: entity) }
      .filter { SchemaName.hasHead(of: $0, entity.typeName, entity.displayName?.value) }
      .compactMap { schema -> SchemaCandidate? in
        var candidate = SchemaCandidate(schema)
        candidate.countName(entity.typeName)
        let noun = SchemaWords.words(schema.name)
        guard candidate.countNoun(noun, words, domains, isWanted: wanted.contains(schema.identifier)) else {
          return nil
        }
        let mapped = MemberMapping(
          of: own, owner: [entity.typeName, entity.displayName?.value ?? ""], to: schema.members, in: app.surface,
          isEntity: true
        ).members.count
        if mapped > 0 { candidate.count(min(mapped, 3), "it has \(mapped) of the schema's properties") }
        return candidate.score >= entityThreshold ? candidate : nil
      }
    return best(of: found, domains)
  }

  /// The schema that fits an enum best.
  static func best(for appEnum: AppEnum, wanted: Set<String>, _ domains: SpokenDomains) -> SchemaCandidate? {
    guard appEnum.schema == nil else { return nil }
    let words = Set(SchemaWords.words(appEnum.typeName)).subtracting(["app", "enum", "intent"])
    let cases = Set(appEnum.cases.map { $0.name.lowercased() })
    let found = SchemaCatalogue.builtIn.schemas(.enum)
      .filter { $0.isKnown(by: appEnum.typeName, words) && SchemaName.hasHead(of: $0, appEnum.typeName, nil) }
      // A choice is part of something: alone, its name is a word that any app may have.
      .filter { wanted.contains($0.identifier) || $0.templateName == appEnum.typeName }
      .compactMap { schema -> SchemaCandidate? in
        var candidate = SchemaCandidate(schema)
        candidate.countName(appEnum.typeName)
        let noun = SchemaWords.words(schema.name)
        guard Set(noun).isSubset(of: words),
          candidate.countNoun(noun, words, domains, isWanted: wanted.contains(schema.identifier))
        else { return nil }
        let shared = schema.cases.filter { cases.contains($0.lowercased().filter { $0 != "`" }) }.count
        if shared > 0 { candidate.count(min(shared, 3), "\(shared) of its cases are the schema's") }
        // One word of an enum says little.
        return candidate.score >= entityThreshold + (noun.count > 1 ? 0 : 1) ? candidate : nil
      }
    return best(of: found, domains)
  }

  // Of two that fit alike, it is that of the domain which the app says more of.
  private static func best(of found: [SchemaCandidate], _ domains: SpokenDomains) -> SchemaCandidate? {
    found.max {
      ($0.score, domains[$0.schema.domain], $1.schema.identifier)
        < ($1.score, domains[$1.schema.domain], $0.schema.identifier)
    }
  }

  private mutating func countName(_ typeName: String) {
    if schema.templateName == typeName {
      count(2, "it has the same name as Apple's template")
    } else if SchemaName.isShared(typeName, schema) {
      count(1)
    }
  }

  private mutating func countNoun(
    _ noun: [String], _ words: Set<String>, _ domains: SpokenDomains, isWanted: Bool
  ) -> Bool {
    let exact = noun.filter(words.contains)
    let alike = noun.filter { wanted in words.contains { SchemaWords.isSame($0, wanted) } }
    guard alike.count == noun.count else { return false }
    let strong = SchemaWords.ofDomain[schema.domain] ?? []
    let count = domains[schema.domain]
    // What is part of the app's things is one of them in an app that says anything of the domain.
    let isOfDomain = !strong.isDisjoint(with: words) || count > (isWanted ? 0 : 1)
    guard isOfDomain || !noun.allSatisfy(SchemaWords.general.contains) && count > 0 else { return false }
    self.count(exact.count == noun.count ? 3 : 2, "it is \(noun.joined(separator: " ").withArticle)")
    self.count(noun.count - 1)
    if !strong.isDisjoint(with: words) { self.count(1) }
    if isWanted { self.count(2, "actions of the app need it") }
    self.count(min(count, 2))
    return true
  }
}

extension Schema {
  /// The schemas of the entities and enums that it takes and gives.
  fileprivate var parts: [String] { (members + [returns].compactMap(\.self)).compactMap(\.schema) }

  /// Whether an entity is what a schema needs it to be: a file, the only one of its kind, or a value without an identity.
  func isPlayed(by entity: Entity) -> Bool {
    let roles: [FrameworkProtocol] = [.fileEntity, .uniqueAppEntity, .transientAppEntity]
    if templateName == entity.typeName { return true }
    return roles.allSatisfy {
      protocols.contains($0) == entity.conforms(to: $0) || $0 == .fileEntity && !protocols.contains($0)
    }
  }

  /// Whether enough is known of it to be shown for a type: its shape, or a name of several words that the type has too.
  fileprivate func isKnown(by typeName: String, _ words: Set<String>) -> Bool {
    if source != .name || templateName == typeName { return true }
    let own = SchemaWords.words(name)
    return own.count > 1 && Set(own).isSubset(of: words)
  }
}
