package import AppIntentsFacts
package import IntentSurface

/// One assistant schema: the shape that Siri and Apple Intelligence expect of a type.
package struct Schema: Hashable, Sendable {
  /// Which kind it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case intent, entity
    case `enum`
  }

  /// How well its shape is known.
  package enum Source: String, Hashable, Sendable {
    /// Apple's page of the 27 release.
    case release = "27"
    /// Apple's page during the 27 betas.
    case beta = "27-beta"
    /// An example on Apple's page of the 18.4 days; nine in 69 of these were wrong where they could be checked.
    case older = "18.4"
    /// An app that adopts it.
    case adopter
    /// Only example cases are known.
    case examples
    /// The name is all that is known.
    case name
  }

  /// `photos`.
  package var domain: String
  /// `openAsset`.
  package var name: String
  /// Which kind it is.
  package var kind: Kind
  /// The identifier in the interface, which is also the type name in Apple's template: `OpenMediaAssetIntent`.
  package var templateName: String
  /// The SDKs that have it: `26.5`, `27.0`, …
  package var sdks: [String]
  /// The side of the source code.
  package var source: Source
  /// The lowest system version by platform; a platform that is not named does not have it.
  package var systems: [Platform: String]
  /// Protocols the template conforms to, by the names they have now: some of Apple's templates still print
  /// `AudioStartingIntent`, or a `UniqueEntity` that no interface has.
  package var protocols: [FrameworkProtocol] = []
  /// What Apple says instead, for a deprecated one: `Use .system.open instead`.
  package var deprecation: String?
  /// Parameters or properties. Order does not matter to the system.
  package var members: [SchemaMember] = []
  /// The value an intent returns.
  package var returns: SchemaMember?
  /// The members in the SDKs before 27, where they differed.
  package var earlierMembers: [SchemaMember]?
  /// Names of members that betas had, and that apps still declare: never a stranger, whatever their type.
  package var formerMembers: Set<String> = []
  /// The authentication policy that the schema brings where the app declares none, by its name in code.
  package var authenticationPolicy: String?
  /// The cases of an enum.
  package var cases: [String] = []
  /// Whether Apple's template prints these very cases. Apps do add to them.
  package var prescribesCases = false

  /// `photos.openAsset`, as a macro's argument without the leading dot.
  package var identifier: String { "\(domain).\(name)" }

  /// The lists that must have a value, and that a caller may well leave out: attachments, tags, options.
  ///
  /// Entities that the action works on are not among them, nor is the one thing that it needs.
  package var minorLists: [SchemaMember] {
    let required = members.filter { !$0.isOptional }
    guard required.count > 1 else { return [] }
    return required.filter { member in
      let holdsEntities = Schema.entity(member.schema) != nil
      return member.isCollection && !member.isPlaceholder && (!holdsEntities || name.hasPrefix("create"))
    }
  }

  /// Whether Siri and Apple Intelligence see it. Where Shortcuts alone does, what only the assistant sees is seen by
  /// nobody.
  package var isForAssistant: Bool { SchemaCatalogue.builtIn.domain(domain)?.tier != .shortcutsOnly }

  /// The lowest version of a platform that has it; nil where it does not.
  ///
  /// Apple's pages give Mac Catalyst no version of its own (`macCatalyst: -`), as they do for the macros themselves:
  /// what is on iOS is there from the same version on.
  package func floor(on platform: Platform) -> String? {
    systems[platform] ?? (platform == .macCatalyst ? systems[.iOS] : nil)
  }

  /// The newest SDK that its shape needs: `27.1`. Of an older schema, the oldest that has it.
  package var neededSDK: String? { sdks.first { !$0.contains("beta") } }

  /// Whether it is there from the 27 systems on, and in no SDK before.
  package var isNew: Bool { !systems.isEmpty && systems.values.allSatisfy { $0.hasPrefix("27") } }

  /// The identifier of the schema that Apple names instead of this one, where it does.
  package var successor: String? {
    guard let deprecation, let start = deprecation.firstIndex(of: ".") else { return nil }
    let name = deprecation[deprecation.index(after: start)...].prefix { $0.isLetter || $0 == "." }
    return name == "system.search" ? "system.searchInApp" : String(name)
  }
}

/// A parameter, a property or the result of a schema.
package struct SchemaMember: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The Swift type in Apple's template, optionality and list included: `[PhotoEntity]?`.
  package var type: String
  /// The schema that the entity or enum of that position must adopt.
  package var schema: String?
  /// Whether the type is the app's own to choose (`<#…#>` in the template).
  package var isPlaceholder = false

  /// Whether it may be left out.
  package var isOptional: Bool { type.hasSuffix("?") }

  /// Whether it takes several values.
  package var isCollection: Bool { unwrappedType.hasPrefix("[") || unwrappedType.hasPrefix("Set<") }

  /// The type without its optionality.
  package var unwrappedType: String { isOptional ? String(type.dropLast()) : type }

  /// The type without list and optionality.
  package var elementType: String {
    let type = unwrappedType
    if type.hasPrefix("Set<") { return String(type.dropFirst(4).dropLast()) }
    return type.hasPrefix("[") ? String(type.dropFirst().dropLast()) : type
  }
}

/// A group of schemas.
package struct SchemaDomain: Hashable, Sendable {
  /// How much of a domain must be adopted.
  package enum Tier: String, Hashable, Sendable {
    /// Siri and Apple Intelligence.
    case primary
    /// One narrow use.
    case singlePurpose = "single-purpose"
    /// Shortcuts only.
    case shortcutsOnly = "shortcuts-only"
    /// Seen in the first beta only.
    case withdrawn
  }

  /// Its name.
  package var name: String
  /// How much of the domain must be adopted.
  package var tier: Tier
  /// Whether Apple asks an app that adopts one of its schemas to adopt them all.
  package var isAllOrNothing: Bool
  /// The lowest system of each platform that has it.
  package var systems: [Platform: String]
  /// Its schemas.
  package var schemas: [Schema] = []
  /// The `@UnionValue` types its templates leave to the app, with the cases that adopters chose.
  package var unions: [String: [SchemaMember]] = [:]
}
