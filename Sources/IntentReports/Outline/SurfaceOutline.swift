import AppIntentsFacts
package import IntentSurface

/// A surface for a person to read: a block for each declaration, a line for each member.
///
/// It is the same text for equal surfaces, and what is one thing in the app is one line here, so git can use it to
/// show the difference between two snapshots.
package enum SurfaceOutline {
  /// The outline of a surface, ending in a line feed.
  package static func text(of surface: Surface, style: TextStyle = .plain) -> String {
    blocks(of: surface.showingTexts.canonical()).map { block in
      let heading = style.paint(Escaping.inert(Escaping.visible(block.heading)), .bold)
      return ([heading] + block.lines.map { "  \(Escaping.visible($0))" }).map { "\($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The outline of what has one of these names alone: identifiers, kinds or type paths.
  static func lines(of surface: Surface, about names: Set<String>) -> [String] {
    blocks(of: surface.showingTexts.canonical()).filter { block in
      names.contains { block.isAbout($0) }
    }.flatMap { block in [block.heading] + block.lines.map { "  \($0)" } }.map { Escaping.visible($0) }
  }

  private static func blocks(of surface: Surface) -> [OutlineBlock] {
    [header(surface)] + surface.intents.map(OutlineBlock.init) + surface.entities.map(OutlineBlock.init)
      + surface.queries.map(OutlineBlock.init) + surface.enums.map(OutlineBlock.init)
      + surface.unionValues.map(OutlineBlock.init) + surface.appShortcuts.map(OutlineBlock.init)
      + OutlineBlock.translations(surface.phraseTranslations)
      + surface.widgets.map(OutlineBlock.init) + surface.onscreenContent.map(OutlineBlock.init)
      + surface.packages.map(OutlineBlock.init) + surface.legacyIntents.map { OutlineBlock($0, in: surface) }
      + surface.legacyEnums.map(OutlineBlock.init) + surface.legacyTypes.map(OutlineBlock.init)
      + OutlineBlock.names(surface.appNames) + OutlineBlock.schemes(surface.urlSchemes)
      + surface.systemIntents.map(OutlineBlock.init) + surface.userActivities.map(OutlineBlock.init)
  }

  private static func header(_ surface: Surface) -> OutlineBlock {
    let app = surface.app
    var block = OutlineBlock("app", app.name.isEmpty ? "without a name" : app.name)
    block.add("version", app.version)
    block.add("date", app.date)
    block.add("bundle", app.bundleIdentifier)
    block.add("read from", surface.readFrom.kind.rawValue)
    block.add("platforms", list: surface.readFrom.platforms.map(\.rawValue))
    return block
  }
}

/// A heading and the lines below it.
struct OutlineBlock: Sendable {
  let heading: String
  private(set) var lines: [String] = []

  init(_ kind: String, _ name: String, title: Text? = nil) {
    heading = "\(kind) \(name)" + (title.map { " “\($0.spelling)”" } ?? "")
  }

  /// Whether it is the block of a record with a name.
  func isAbout(_ name: String) -> Bool {
    let named = heading.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    return named == name || named.hasPrefix("\(name) “") || lines.contains("type \(name)")
  }

  mutating func add(_ label: String, _ value: String?) {
    if let value { lines.append(value.isEmpty ? label : "\(label) \(value)") }
  }

  mutating func add(_ label: String, list: [String]) {
    if !list.isEmpty { lines.append("\(label) \(list.joined(separator: ", "))") }
  }

  mutating func add(_ label: String, if condition: Bool) {
    if condition { lines.append(label) }
  }

  mutating func add(_ label: String, _ setting: Setting<Bool>?) {
    add(label, setting?.spelling)
  }

  /// A line for each field that the table has and the outline has no words of its own for.
  mutating func add<Element: SurfaceElement>(restOf element: Element, but worded: Set<Aspect> = []) {
    for (label, value) in Self.rest(of: element, but: worded) { add(label, value) }
  }

  /// The same as the end of a member's line.
  static func suffix<Element: SurfaceElement>(restOf element: Element, but worded: Set<Aspect> = []) -> String {
    rest(of: element, but: worded).map { "; \($0)" + ($1.isEmpty ? "" : " \($1)") }.joined()
  }

  private static func rest<Element: SurfaceElement>(
    of element: Element, but worded: Set<Aspect>
  ) -> [(label: String, value: String)] {
    Element.fields.filter { worded.isDisjoint(with: $0.facts.aspects) }.compactMap { field in
      field.spelling?(element).map { (field.facts.key.separatedWords, $0) }
    }
  }

  /// What every record has, in words of its own.
  static let ofRecords: Set<Aspect> = [.unreadIdentifier, .availability]

  /// What every record at the top of a surface has: how it is found and where it exists.
  init(_ kind: String, record: some SurfaceRecord, title: Text? = nil) {
    self.init(kind, record.identifier, title: title)
    if record.identifierSource != .typeName { add("identified by", record.identifierSource.rawValue) }
    add("identifier not read:", record.unreadIdentifier)
    if record.typePath != record.identifier { add("type", record.typePath) }
    add("module", record.module)
    add("bundle", record.bundle)
    if record.conformance != .direct { add("conforms via", record.conformance.description) }
    add("only on", list: (record.platforms ?? []).map(\.rawValue))
    add(availability: record.availability)
  }

  mutating func add(availability clauses: [Availability]) {
    for clause in clauses { add("available", clause.words) }
  }

  mutating func add(schema: SchemaAdoption?, isAssistantOnly: Setting<Bool>?, protocols: [FrameworkProtocol]) {
    add("schema", schema?.name)
    add("assistant only", isAssistantOnly)
    add("conforms to", list: protocols.map(\.name))
  }
}

extension [Availability] {
  /// The clauses of a member, as the end of its line.
  var suffix: String { map { "; available \($0.words)" }.joined() }
}

extension Availability {
  /// `iOS 17.0, deprecated 18.0`.
  fileprivate var words: String {
    let parts = [
      [platform, introduced].compactMap(\.self).joined(separator: " "), isUnavailable == true ? "unavailable" : nil,
      isDeprecated == true ? "deprecated" : nil, deprecated.map { "deprecated \($0)" },
      obsoleted.map { "obsoleted \($0)" }, renamed.map { "renamed \($0)" }, message.map { "“\($0)”" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension OutlineBlock {
  /// What the app is called, a line a language; none where nothing is known.
  static func names(_ names: [AppNames]) -> [OutlineBlock] {
    Dictionary(grouping: names) { $0.host ?? "" }.sorted { $0.key < $1.key }.map { host, names in
      var block = OutlineBlock("names", host.isEmpty ? "of the app" : "of \(host)")
      for own in names {
        let others = own.alternatives.isEmpty ? "" : "; or \(own.alternatives.map(\.spelling).joined(separator: ", "))"
        block.add(own.language ?? "everywhere", (own.name?.spelling ?? "as everywhere") + others)
      }
      return block
    }
  }

  /// The links that open the app.
  static func schemes(_ schemes: [UrlScheme]) -> [OutlineBlock] {
    guard !schemes.isEmpty else { return [] }
    var block = OutlineBlock("links", "that open the app")
    for scheme in schemes { block.add("\(scheme.name):", scheme.isBuilt ? "built by its own code" : "") }
    return [block]
  }
}
