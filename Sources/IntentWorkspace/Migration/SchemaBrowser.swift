import Foundation
import IntentReports
package import IntentSchemas
import IntentSurface

/// The catalogue of assistant schemas, as people and programs read it.
package struct SchemaBrowser: Sendable {
  private let domains: [SchemaDomain]
  /// The schemas of one `domain.schema`: an intent and an entity may share a name. Empty for whole domains.
  private let schemas: [Schema]

  /// - Parameter name: `domain`, `domain.schema`, or nil for every domain.
  /// - Throws: `UsageError` where the catalogue has no such name.
  package init(_ name: String?, in catalogue: SchemaCatalogue = .builtIn) throws(UsageError) {
    guard let name else {
      domains = catalogue.domains
      schemas = []
      return
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let domain = parts.first.flatMap(catalogue.domain) else {
      throw Self.unknown(name, among: catalogue.domains.map(\.name))
    }
    domains = [domain]
    schemas = domain.schemas.filter { $0.identifier == name }
    guard parts.count == 1 || !schemas.isEmpty else {
      throw Self.unknown(name, among: domain.schemas.map(\.identifier))
    }
  }

  private static func unknown(_ name: String, among names: [String]) -> UsageError {
    let nearest = NearestNames.matches(for: name, in: names)
    let remedy =
      nearest.isEmpty ? "`intentcompat schemas` lists the domains." : "Did you mean \(nearest.joined(separator: ", "))?"
    return UsageError("there is no schema “\(name)”. \(remedy)")
  }

  // MARK: Text

  /// The domains in a line each, one domain's schemas in a line each, or a schema with its members.
  package var text: String {
    let lines =
      if !schemas.isEmpty {
        Array(schemas.map(Self.page).joined(separator: [""]))
      } else if domains.count == 1 {
        domains.flatMap { [Self.line($0)] + $0.schemas.map { "  " + Self.line($0) } }
      } else {
        domains.map(Self.line)
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ domain: SchemaDomain) -> String {
    let whole = domain.isAllOrNothing ? ", all or nothing" : ""
    return
      "\(domain.name): \(Words.count(domain.schemas.count, "schema", "schemas")) "
      + "(\(domain.tier.rawValue)\(whole)), \(systems(domain.systems))"
  }

  private static func line(_ schema: Schema) -> String {
    let marks = [schema.deprecation.map { "deprecated: \($0)" }, schema.source.doubt].compactMap(\.self)
    return "\(schema.kind) \(schema.identifier)" + marks.map { " [\($0)]" }.joined()
  }

  private static func page(_ schema: Schema) -> [String] {
    var lines = [line(schema), "  in Apple's template: \(schema.templateName)", "  on: \(systems(schema.systems))"]
    if !schema.protocols.isEmpty { lines.append("  conforms to: \(schema.protocols.joined(separator: ", "))") }
    lines += schema.members.map { "  \($0.isOptional ? "may have" : "must have"): \(member($0))" }
    if let returns = schema.returns { lines.append("  returns: \(member(returns))") }
    if let earlier = schema.earlierMembers {
      lines.append("  before the 27 SDK: \(earlier.map(member).joined(separator: ", "))")
    }
    let cases = schema.prescribesCases ? "cases" : "cases seen"
    if !schema.cases.isEmpty { lines.append("  \(cases): \(schema.cases.joined(separator: ", "))") }
    return lines
  }

  private static func member(_ member: SchemaMember) -> String {
    let schema = member.schema.map { " (a type that adopts \($0))" } ?? ""
    return "\(member.name): \(member.isPlaceholder ? "a type of the app" : member.type)\(schema)"
  }

  private static func systems(_ systems: [Platform: String]) -> String {
    systems.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
  }

  // MARK: JSON

  /// All that the catalogue knows of the chosen schemas.
  ///
  /// - Throws: an encoding error.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let chosen = schemas.isEmpty ? domains.flatMap(\.schemas) : schemas
    return String(decoding: try encoder.encode(chosen.map(SchemaEntry.init)), as: UTF8.self) + "\n"
  }
}

/// A schema in JSON.
private struct SchemaEntry: Encodable {
  struct Member: Encodable {
    var name: String
    var type: String
    var schema: String?
    var isOptional: Bool

    init(_ member: SchemaMember) {
      name = member.name
      type = member.type
      schema = member.schema
      isOptional = member.isOptional
    }
  }

  var name: String
  var kind: String
  var templateName: String
  var sdks: [String]
  var source: String
  var doubt: String?
  var systems: [String: String]
  var protocols: [String]
  var deprecation: String?
  var members: [Member]
  var returns: Member?
  var cases: [String]

  init(_ schema: Schema) {
    name = schema.identifier
    kind = schema.kind.rawValue
    templateName = schema.templateName
    sdks = schema.sdks
    source = schema.source.rawValue
    doubt = schema.source.doubt
    systems = Dictionary(uniqueKeysWithValues: schema.systems.map { ($0.key.rawValue, $0.value) })
    protocols = schema.protocols
    deprecation = schema.deprecation
    members = schema.members.map(Member.init)
    returns = schema.returns.map(Member.init)
    cases = schema.cases
  }
}

extension Schema.Source {
  /// Why its shape may be wrong; nil where Apple's page of the release has it.
  fileprivate var doubt: String? {
    switch self {
    case .release: nil
    case .beta: "shape of the 27 betas"
    case .older: "shape of the 18.4 days; check it"
    case .adopter: "shape as apps adopt it; check it"
    case .examples: "only examples are known; check it"
    case .name: "shape not known"
    }
  }
}
