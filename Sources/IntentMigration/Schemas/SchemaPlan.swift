import IntentSchemas
import IntentSurface

/// The order in which an app adopts schemas: what ships together, the cheapest first.
package struct SchemaPlan: Sendable {
  /// The schemas of one domain, which belong together.
  package struct Step: Sendable {
    /// The domain.
    package let domain: String
    /// The types by name, those that others need first.
    package let types: [String]
    /// What is to be done, in sentences.
    package let work: [String]
    fileprivate let price: [Int]
  }

  /// What comes first stands first.
  package let steps: [Step]
  /// What is not advised yet, or not at all: each type with its schema.
  package let later: [String]
  /// What to write first; nil where nothing is advised.
  package let next: SchemaSurvey.Fit?

  init(of fits: [SchemaSurvey.Fit], in surface: Surface) {
    let adopted = surface.adoptedSchemas
    let advised = fits.filter { $0.advice == nil }
    // A type that stands for one of the app is of use where an action takes it.
    let acting = Set(advised.filter { $0.subject.kind == .intent || $0.isInPlace == true }.map(\.domain))
    let useful = advised.filter { acting.contains($0.domain) }
    let found = Dictionary(grouping: useful, by: \.domain).map { domain, fits in
      Step(domain, fits, adopted, opening: useful.flatMap { $0.opened(beside: useful, in: surface) })
    }
    steps = found.sorted { left, right in
      left.price == right.price ? left.domain < right.domain : left.price.lexicographicallyPrecedes(right.price)
    }
    let first = steps.first.map { step in useful.filter { $0.domain == step.domain } } ?? []
    next = first.first { $0.subject.kind == .intent } ?? first.first
    later = fits.filter { fit in !useful.contains { $0.subject == fit.subject } }
      .map { "\($0.typePath) (\($0.candidate.schema.identifier))" }.sorted()
  }
}

extension SchemaSurvey.Fit {
  fileprivate var domain: String { candidate.schema.domain }

  // What is made for an entity of the app is what the assistant knows then.
  fileprivate func opened(beside others: [Self], in surface: Surface) -> [String] {
    guard candidate.schema.identifier == "system.open",
      let intent = surface.intents.first(where: { Subject(.intent, $0.identifier) == subject }),
      case .entity(let name)? = intent.parameters.first(where: \.isRequired)?.type.element,
      let other = others.first(where: { $0.subject == Subject(.entity, name) && $0.isInPlace == false })
    else { return [] }
    let new = "Assistant\(other.candidate.schema.templateName)"
    return [
      "Once \(other.domain) is adopted, let the new one beside \(typePath) open \(new) instead of \(other.typePath)."
    ]
  }
}

extension SchemaPlan.Step {
  fileprivate init(
    _ domain: String, _ fits: [SchemaSurvey.Fit], _ adopted: Set<String>, opening: [String]
  ) {
    self.domain = domain
    // Enums, then entities, then the intents that take them; of each, what is nearly done.
    let kinds: [ElementKind] = [.enum, .entity, .intent]
    let sorted = kinds.flatMap { kind in
      fits.filter { $0.subject.kind == kind }
        .sorted { ($0.openPlaces, $0.typePath) < ($1.openPlaces, $1.typePath) }
    }
    self.types = sorted.map(\.typePath)
    // What several need is written once.
    let types = Dictionary(fits.flatMap(\.made).map { ($0.name, $0.openPlaces) }, uniquingKeysWith: max)
    let made = types.keys.sorted()
    let own = fits.map { fit in fit.openPlaces - fit.made.map(\.openPlaces).reduce(0, +) }
    let open = (own + types.values).reduce(0, +)
    price = [open, made.count]
    let schemas = fits.map(\.candidate.schema)
    work =
      [
        Self.cost(open, made), Self.together(sorted, made),
        Self.whole(domain, adopted.union(schemas.map(\.identifier))),
        Self.audience(domain, schemas, isHidden: fits.contains { $0.isInPlace == false && $0.subject.kind == .intent }),
        Self.tools(schemas),
      ].compactMap(\.self) + (domain == "system" ? opening : [])
  }

  private static func cost(_ open: Int, _ made: [String]) -> String {
    let places = open == 0 ? "Nothing to fill in" : open == 1 ? "One place to fill in" : "\(open) places to fill in"
    guard !made.isEmpty else { return places + "." }
    return places + ", and \(made.count == 1 ? "a new type" : "\(made.count) new types") beside the app's own."
  }

  // A schema's members must adopt theirs: an action without its entity does not build.
  private static func together(_ fits: [SchemaSurvey.Fit], _ made: [String]) -> String? {
    let parts = Set(fits.filter { $0.subject.kind == .intent }.flatMap { SchemaParts(of: $0.candidate.schema).all })
    let adopting = fits.filter {
      $0.subject.kind != .intent && $0.isInPlace == true && parts.contains($0.candidate.schema.identifier)
    }
    let needed = adopting.map(\.typePath) + made
    return needed.isEmpty ? nil : "\(needed.joined(separator: ", ")) must ship with the actions."
  }

  // What writes the shape down has to know it.
  private static func tools(_ schemas: [Schema]) -> String? {
    let newest = schemas.compactMap(\.neededSDK).max { VersionNumber($1).isLater(than: VersionNumber($0)) }
    guard let newest, VersionNumber(newest).isLater(than: VersionNumber("26.9")) else { return nil }
    return "It builds with Xcode \(newest) or later."
  }

  private static func whole(_ name: String, _ adopted: Set<String>) -> String? {
    let missing = SchemaCatalogue.builtIn.missing(of: name, without: adopted)
    return missing.isEmpty
      ? nil : "Apple requires the whole domain or none of it. Still missing: \(missing.joined(separator: ", "))."
  }

  private static func audience(_ name: String, _ schemas: [Schema], isHidden: Bool) -> String? {
    guard let tier = SchemaCatalogue.builtIn.domain(name)?.tier else { return nil }
    let seen =
      switch tier {
      case .primary where isHidden:
        "Siri and Apple Intelligence see it, and Shortcuts once you remove `isAssistantOnly`"
      case .primary: "Siri, Apple Intelligence and Shortcuts see it"
      case .singlePurpose: "One feature of the system sees it"
      case .shortcutsOnly: "Shortcuts alone sees it"
      case .withdrawn: "No released system sees it"
      }
    // All of it is there where the last of it is.
    let systems = schemas.map(\.systems).reduce(schemas.first?.systems ?? [:]) { common, other in
      common.reduce(into: [:]) { found, item in
        guard let version = other[item.key] else { return }
        found[item.key] = VersionNumber(version).isLater(than: VersionNumber(item.value)) ? version : item.value
      }
    }
    return systems.isEmpty ? seen + "." : "\(seen); it is there from \(ParallelIntent.systems(systems)) on."
  }
}
