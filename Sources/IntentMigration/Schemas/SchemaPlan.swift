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

  init(of fits: [SchemaSurvey.Fit], in surface: Surface) {
    let adopted = surface.adoptedSchemas
    let found = Dictionary(grouping: fits) { $0.candidate.schema.domain }.map { Step($0, $1, adopted) }
    steps = found.sorted { left, right in
      left.price == right.price ? left.domain < right.domain : left.price.lexicographicallyPrecedes(right.price)
    }
  }
}

extension SchemaPlan.Step {
  fileprivate init(_ domain: String, _ fits: [SchemaSurvey.Fit], _ adopted: Set<String>) {
    self.domain = domain
    // Enums, then entities, then the intents that take them; of each, what is nearly done.
    let kinds: [ElementKind] = [.enum, .entity, .intent]
    let sorted = kinds.flatMap { kind in
      fits.filter { $0.subject.kind == kind }
        .sorted { ($0.openPlaces, $0.typePath) < ($1.openPlaces, $1.typePath) }
    }
    types = sorted.map(\.typePath)
    let unadvised = sorted.filter { $0.advice != nil }
    let open = fits.map(\.openPlaces).reduce(0, +)
    let made = Set(fits.flatMap(\.made)).sorted()
    // What is not advised at all comes last, however little it takes.
    price = [unadvised.count == fits.count ? 1 : 0, unadvised.count, open, made.count]
    let schemas = fits.map(\.candidate.schema)
    work = [
      Self.cost(open, made), Self.together(sorted),
      unadvised.isEmpty ? nil : "Not advised yet: \(unadvised.map(\.typePath).joined(separator: ", ")).",
      Self.whole(domain, adopted.union(schemas.map(\.identifier))), Self.audience(domain, fits),
    ].compactMap(\.self)
  }

  private static func cost(_ open: Int, _ made: [String]) -> String {
    let places = open == 0 ? "Nothing to fill in" : open == 1 ? "One place to fill in" : "\(open) places to fill in"
    guard !made.isEmpty else { return places + "." }
    return places + ", and \(made.count == 1 ? "a new type" : "\(made.count) new types") beside the app's own."
  }

  // A schema's members must adopt theirs: an action without its entity does not build.
  private static func together(_ fits: [SchemaSurvey.Fit]) -> String? {
    let parts = Set(fits.filter { $0.subject.kind == .intent }.flatMap { SchemaParts(of: $0.candidate.schema).all })
    let needed = fits.filter { $0.subject.kind != .intent && parts.contains($0.candidate.schema.identifier) }
    guard !needed.isEmpty else { return nil }
    return "\(needed.map(\.typePath).joined(separator: ", ")) must ship with the actions."
  }

  private static func whole(_ name: String, _ adopted: Set<String>) -> String? {
    let missing = SchemaCatalogue.builtIn.missing(of: name, without: adopted)
    return missing.isEmpty
      ? nil : "Apple requires the whole domain or none of it. Still missing: \(missing.joined(separator: ", "))."
  }

  private static func audience(_ name: String, _ fits: [SchemaSurvey.Fit]) -> String? {
    guard let tier = SchemaCatalogue.builtIn.domain(name)?.tier else { return nil }
    let schemas = fits.map(\.candidate.schema)
    let seen =
      switch tier {
      // What stands beside the app's own is for the assistant alone.
      case .primary where fits.allSatisfy { $0.isInPlace == false }: "Siri and Apple Intelligence see it"
      case .primary where fits.contains { $0.isInPlace == false }:
        "Siri and Apple Intelligence see it, and Shortcuts what adopts it in place"
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
    return systems.isEmpty ? seen + "." : "\(seen), from \(ParallelIntent.systems(systems)) on."
  }
}
