/// All that one version of an app promises through App Intents. Written to a file, it is a snapshot.
///
/// Two records may share an effective identifier: the same type name in two targets, or variants for two platforms.
package struct Surface: Codable, Hashable, Sendable {
  /// The format this build writes. A reader of an older format upgrades it; a newer one is refused.
  package static let currentFormatVersion = 1

  /// The version of the snapshot format.
  package var formatVersion = Surface.currentFormatVersion
  /// The app that it belongs to.
  package var app: AppIdentity
  /// What it was read from, and by which tool.
  package var readFrom: Provenance
  /// The intents.
  @Listed package var intents: [Intent]
  /// The entities.
  @Listed package var entities: [Entity]
  /// The queries.
  @Omitted package var queries: [EntityQuery]
  /// The enums.
  @Omitted package var enums: [AppEnum]
  /// The union values.
  @Omitted package var unionValues: [UnionValue]
  /// The providers of App Shortcuts.
  @Omitted package var appShortcuts: [AppShortcutsProvider]
  /// Sorted by key and language.
  @Omitted package var phraseTranslations: [PhraseTranslation]
  /// Sorted by key.
  @Omitted package var texts: [LocalizedText]
  /// Sorted by host and language.
  @Omitted package var appNames: [AppNames]
  /// What opens the app from a link, sorted.
  @Omitted package var urlSchemes: [UrlScheme]
  /// The widgets and controls.
  @Listed package var widgets: [Widget]
  /// What is on screen for Siri.
  @Omitted package var onscreenContent: [OnscreenContent]
  /// The packages of intents.
  @Omitted package var packages: [IntentsPackage]
  /// Where built metadata was found; for source code, the apps and extensions that the project makes of it.
  @Omitted package var hosts: [HostBundle]
  /// The SiriKit intents of definition files.
  @Omitted package var legacyIntents: [LegacyIntent]
  /// The enums of definition files.
  @Omitted package var legacyEnums: [LegacyEnum]
  /// The types of definition files.
  @Omitted package var legacyTypes: [LegacyType]
  /// Apple's own SiriKit intents.
  @Omitted package var systemIntents: [SystemIntent]
  /// The donated activities.
  @Omitted package var userActivities: [UserActivity]
  /// Until when old types were promised to stay.
  @Omitted package var retirementPromises: [RetirementPromise]
  /// Types that the code has and no configuration compiles.
  @Omitted package var withheld: [WithheldType]

  /// Makes one from what is always known of it; the rest has its default.
  package init(app: AppIdentity = AppIdentity(name: ""), readFrom: Provenance = Provenance(kind: .source)) {
    self.app = app
    self.readFrom = readFrom
  }

  /// Whether nothing was found: neither what could be compared, nor widgets that could not be read.
  package var isEmpty: Bool { comparesNothing && !withheld.contains(where: \.isUnread) }

  /// Whether nothing was read that could be compared. There may be widgets that could not be read.
  package var comparesNothing: Bool {
    intents.isEmpty && entities.isEmpty && queries.isEmpty && enums.isEmpty && appShortcuts.isEmpty
      && widgets.isEmpty && legacyIntents.isEmpty && unionValues.isEmpty && systemIntents.isEmpty
      && !userActivities.contains { $0.isOffered }
  }
}

extension Surface {
  /// All of its lists, by key: what is in this table is sorted, written and read.
  static let lists: [SurfaceList] = [
    SurfaceList("appNames", \.appNames) { ($0.host ?? "", $0.language ?? "") < ($1.host ?? "", $1.language ?? "") },
    SurfaceList("appShortcuts", \.appShortcuts),
    SurfaceList("entities", \.entities),
    SurfaceList("enums", \.enums),
    SurfaceList("hosts", \.hosts) { ($0.identifier, $0.kind.rawValue) < ($1.identifier, $1.kind.rawValue) },
    SurfaceList("intents", \.intents),
    SurfaceList("legacyEnums", \.legacyEnums) { $0.name < $1.name },
    SurfaceList("legacyIntents", \.legacyIntents) {
      ($0.className, $0.definitions.joined()) < ($1.className, $1.definitions.joined())
    },
    SurfaceList("legacyTypes", \.legacyTypes) { $0.name < $1.name },
    SurfaceList("onscreenContent", \.onscreenContent) { $0.sortKeys.lexicographicallyPrecedes($1.sortKeys) },
    SurfaceList("packages", \.packages) { ($0.typePath, $0.module ?? "") < ($1.typePath, $1.module ?? "") },
    SurfaceList("phraseTranslations", \.phraseTranslations) { ($0.key, $0.language) < ($1.key, $1.language) },
    SurfaceList("queries", \.queries),
    SurfaceList("retirementPromises", \.retirementPromises) {
      ($0.identifier, $0.kind.rawValue) < ($1.identifier, $1.kind.rawValue)
    },
    SurfaceList("systemIntents", \.systemIntents) { $0.name < $1.name },
    SurfaceList("texts", \.texts) { $0.key < $1.key },
    SurfaceList("unionValues", \.unionValues),
    SurfaceList("urlSchemes", \.urlSchemes) { $0.name < $1.name },
    SurfaceList("userActivities", \.userActivities) { $0.type.spelling < $1.type.spelling },
    SurfaceList("widgets", \.widgets, by: Widget.precedes),
    SurfaceList("withheld", \.withheld, by: WithheldType.precedes),
  ]

  /// The keys that every snapshot has, since an edition: without one of them it is damaged, whatever else is in it.
  static let alwaysListed = ["entities", "intents", "widgets"]

  /// The same surface, to be written as its edition was: older ones left these lists out while they were empty.
  func asOfItsEdition() -> Surface {
    guard readFrom.edition ?? 0 < Provenance.listingEdition else { return self }
    var surface = self
    surface._intents.isOfOlderEdition = true
    surface._entities.isOfOlderEdition = true
    surface._widgets.isOfOlderEdition = true
    return surface
  }

  /// The same surface with every list whose order means nothing sorted, so that equal surfaces have equal bytes.
  package func canonical() -> Surface {
    var surface = self
    for list in Self.lists { list.sort(&surface) }
    return surface
  }
}

/// Which app, and which of its versions.
package struct AppIdentity: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// `1.2.0`; nil for a surface that is no release.
  package var version: String?
  /// The day it was released, `2026-03-31`.
  package var date: String?
  /// The app's bundle identifier.
  package var bundleIdentifier: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, version: String? = nil, date: String? = nil, bundleIdentifier: String? = nil) {
    self.name = name
    self.version = version
    self.date = date
    self.bundleIdentifier = bundleIdentifier
  }
}

/// Where a surface was read from, and by what.
package struct Provenance: Codable, Hashable, Sendable {
  /// Which kind it is.
  package enum Kind: String, Codable, Hashable, Sendable {
    case source, metadata
    /// What the compiler says about source code.
    case constValues
  }

  /// Which kind it is.
  package var kind: Kind
  /// The version of this tool, or for metadata the generator named in it.
  package var tool: String?
  /// The commit of the app that has this surface, in full; nil where none is known.
  package var revision: String?
  /// What is recorded, counted up with every field that the reader of source code learns to read. Nil is 0: a snapshot of
  /// then.
  package var edition: Int?
  /// The platforms it was read for, sorted.
  @Omitted package var platforms: [Platform]
  /// What could not be known of any record, as the kind of element and the aspect, `intent.schema`, sorted: an older
  /// generator writes no such field. Unread is never “none”. For source code: the types of members that another module may
  /// declare, `type Tint`, the code that may give records members, `members Note: Base`, and files that can't be read, with
  /// what they say, `urlScheme App/Info.plist`.
  @Omitted package var unread: [String]
  /// For source code: every app that the projects build, whether it has a record or not, sorted; with the platforms that nothing was
  /// read for.
  /// Nil where they don't tell them all, or where it was not recorded.
  package var apps: [HostBundle]?

  /// Makes one from what is always known of it; the rest has its default.
  package init(kind: Kind, tool: String? = nil, revision: String? = nil, platforms: [Platform] = []) {
    self.kind = kind
    self.tool = tool
    self.revision = revision
    self.platforms = platforms
    edition = Self.currentEdition
  }

  /// Adds what could not be known, each once.
  package mutating func add(unread entries: some Sequence<String>) { unread = Set(unread).union(entries).sorted() }

  /// How `unread` names a type.
  package static func unreadType(_ name: String) -> String { "type \(name)" }

  /// How `unread` names a file, or what stands for one, that says which elements of a kind there are.
  package static func unreadFile(_ path: String, of kind: ElementKind) -> String { "\(kind.rawValue) \(path)" }

  /// The files of a kind that could not be read, and an earlier reading could; sorted.
  package func unreadFiles(of kind: ElementKind, since earlier: Provenance) -> [String] {
    let start = Self.unreadFile("", of: kind)
    return unread.filter { $0.hasPrefix(start) && !earlier.unread.contains($0) }.map {
      String($0.dropFirst(start.count))
    }
  }

  /// How `unread` names code that may give members to a type, or the one that a path ends with.
  package static func unreadMembers(of path: String, _ code: String) -> String { "\(members)\(path): \(code)" }

  private static let members = "members "

  /// The code of `unread` that may give members, by the paths of what it may give them.
  package var unreadMembers: [String: Set<String>] {
    unread.reduce(into: [:]) { found, entry in
      guard entry.hasPrefix(Self.members), let colon = entry.firstRange(of: ": ") else { return }
      let path = String(entry[..<colon.lowerBound].dropFirst(Self.members.count))
      found[path, default: []].insert(String(entry[colon.upperBound...]))
    }
  }

  /// What of `unread` is compared with nothing: neither types, members nor files.
  package var unreadFields: Set<String> { Set(unread.filter { !$0.contains(" ") }) }

  /// 1: which cases and widgets are listed, the app's names, URL schemes, what limits a property or an execution.
  /// 2: what people read for the keys of tables.
  /// 3: which intents only frameworks have.
  /// 4: which systems have a size.
  /// 5: which settings no code reads.
  /// 6: intents, entities and widgets also where there are none.
  /// 7: code that was not read and may give records members.
  /// 8: what else a parameter's wrapper says of its values.
  /// 9: the texts in code that makes what can't be told, whether code may hand out no answer to SiriKit, and which widgets
  /// no bundle could list.
  /// 10: by what a query leaves entities out.
  /// 11: by which values of its parameters an action ends early.
  package static let currentEdition = 11

  /// The first edition that says what a value which can't be told is made of, and who may leave out what.
  static let makingEdition = 9

  /// Whether code that may give records members is recorded.
  package var tellsUnreadMembers: Bool { kind == .source && edition ?? 0 >= 7 }

  /// The first edition whose records have every list of `Surface.alwaysListed`.
  static let listingEdition = 6
}
