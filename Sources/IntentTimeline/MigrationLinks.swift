import IntentSurface

/// Finds which old type is replaced by what, over everything that shipped and what is about to.
struct MigrationLinks {
  var surfaces: [Surface]
  var declared: [MigrationLink]

  /// One link for each old type, sorted. What the settings say wins over what the code says, and that over shape.
  func all() -> [MigrationLink] {
    var links: [Subject: MigrationLink] = [:]
    for surface in surfaces {
      for link in Self.shapeLinks(in: surface) where links[link.old] == nil { links[link.old] = link }
    }
    for surface in surfaces {
      let deprecated = Self.deprecationLinks(in: surface) + Self.availabilityLinks(in: surface)
      for link in deprecated where link.replacement != nil || links[link.old] == nil {
        links[link.old] = link
      }
    }
    for link in declared { links[link.old] = link }
    links = links.mapValues(followingRename)
    return links.values.sorted { $0.old < $1.old }
  }

  // A parallel under another name is the same one while its schema stays.
  private func followingRename(_ link: MigrationLink) -> MigrationLink {
    guard link.old.kind == .intent, case .type(let name)? = link.replacement, let latest = surfaces.last,
      !latest.intents.contains(where: { $0.identifier == name }),
      let schema = surfaces.lazy.compactMap({ surface in
        surface.intents.first { $0.identifier == name && $0.isAssistantOnly?.value == true }?.schema?.name
      }).first,
      let renamed = latest.intents.first(where: { $0.schema?.name == schema && $0.identifier != link.old.owner })
    else { return link }
    var link = link
    link.replacement = .type(renamed.identifier)
    return link
  }

  private static func deprecationLinks(in surface: Surface) -> [MigrationLink] {
    surface.intents.compactMap { intent in
      guard let deprecation = intent.deprecation else { return nil }
      let old = Subject(.intent, intent.identifier)
      if let name = deprecation.replacedBy {
        let identifier = surface.intentIdentifier(named: name) ?? name
        return MigrationLink(old: old, replacement: .type(identifier), origin: .replacedBy)
      }
      let found = findAction(for: intent, in: surface)
      return MigrationLink(old: old, replacement: found, origin: found == nil ? .replacedBy : .findAction)
    }
  }

  // An entity or enum says it by `@available`; one with `renamed:` names its replacement.
  private static func availabilityLinks(in surface: Surface) -> [MigrationLink] {
    links(.entity, of: surface.entities) + links(.enum, of: surface.enums)
  }

  private static func links<Record: SurfaceRecord>(_ kind: ElementKind, of records: [Record]) -> [MigrationLink] {
    records.filter { $0.availability.contains(where: \.deprecates) }.map { record in
      let name = record.availability.lazy.filter(\.deprecates).compactMap(\.renamed).first
      let new = name.map { name in
        records.first { $0.typePath == name || $0.typeName == name.lastNameComponent }?.identifier ?? name
      }
      return MigrationLink(
        old: Subject(kind, record.identifier), replacement: new.map { .type($0) }, origin: .replacedBy)
    }
  }

  // An action that hands out entities is answered by a Find action over the same entity: Zavala 4.2 retired its “Get”
  // actions that way, and no intent can name a Find action in `replacedBy`.
  private static func findAction(for intent: Intent, in surface: Surface) -> Replacement? {
    guard case .entity(let identifier)? = intent.result.value?.element, surface.makesFindAction(of: identifier) else {
      return nil
    }
    return .findAction(entity: identifier)
  }

  private static func shapeLinks(in surface: Surface) -> [MigrationLink] {
    let parallels = surface.intents.filter { $0.schema != nil && $0.isAssistantOnly?.value == true }
    let candidates = surface.intents.filter { $0.schema == nil && $0.isListed }
    return parallels.compactMap { parallel in
      let scored = candidates.map { (intent: $0, score: likeness($0, parallel)) }.filter { $0.score >= 0.5 }
      guard let best = scored.max(by: { ($0.score, $1.intent.identifier) < ($1.score, $0.intent.identifier) }) else {
        return nil
      }
      let old = Subject(.intent, best.intent.identifier)
      return MigrationLink(old: old, replacement: .type(parallel.identifier), origin: .shape)
    }
  }

  /// From 0 to 1: the words their names share, and the parameters.
  private static func likeness(_ old: Intent, _ new: Intent) -> Double {
    let names = overlap(words(in: old.typeName), words(in: new.typeName))
    let types = overlap(Set(old.parameters.map(\.type.element)), Set(new.parameters.map(\.type.element)))
    let parameters = overlap(Set(old.parameters.map(\.name)), Set(new.parameters.map(\.name)))
    return names * 0.6 + max(types, parameters) * 0.4
  }

  private static func overlap<Value: Hashable>(_ left: Set<Value>, _ right: Set<Value>) -> Double {
    left.isEmpty || right.isEmpty ? 0 : Double(left.intersection(right).count) / Double(min(left.count, right.count))
  }

  /// The words of a camel-case name, without the ones that every intent has.
  private static func words(in name: String) -> Set<String> {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return Set(words.map { $0.lowercased() }).subtracting(["app", "intent", "action", "shortcut", "a", "the"])
  }
}
