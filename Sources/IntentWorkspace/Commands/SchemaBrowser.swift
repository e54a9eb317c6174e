import AppIntentsFacts
import CanonicalJSON
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
    let parts = name.nameComponents
    guard let domain = parts.first.flatMap(catalogue.domain) else {
      throw Self.unknown(
        parts.count == 1 ? "domain" : "schema", name, among: catalogue.domains.map(\.name),
        listing: "`intentcompat schemas` lists the domains.")
    }
    domains = [domain]
    schemas = domain.schemas.filter { $0.identifier == name }
    guard parts.count == 1 || !schemas.isEmpty else {
      throw Self.unknown(
        "schema", name, among: domain.schemas.map(\.identifier),
        listing: "`intentcompat schemas \(domain.name)` lists the schemas of this domain.")
    }
  }

  private static func unknown(_ what: String, _ name: String, among names: [String], listing: String) -> UsageError {
    let nearest = NearestNames.matches(for: name, in: names)
    return UsageError(
      "unknown \(what) “\(name)”. \(nearest.isEmpty ? listing : "Did you mean \(nearest.alternatives)?")")
  }

  // MARK: Text

  /// The domains in a line each, one domain's schemas in a line each, or a schema with its members.
  package var text: String {
    let lines =
      if !schemas.isEmpty {
        Array(schemas.map { page($0) }.joined(separator: [""]))
      } else if domains.count == 1 {
        domains.flatMap { ["\($0.name): \(Self.summary(of: $0))"] + Self.columns($0.schemas.map(Self.line)) }
      } else {
        Self.columns(domains.map { ($0.name, Self.summary(of: $0)) }, indentation: "")
          + ["", "`intentcompat schemas DOMAIN` lists one, `intentcompat schemas DOMAIN.SCHEMA` shows a shape."]
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Lines with their second parts under each other.
  private static func columns(_ lines: [(String, String)], indentation: String = "  ") -> [String] {
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { name, text in
      let gap = String(repeating: " ", count: width - name.count + 2)
      return indentation + (text.isEmpty ? name : name + gap + text)
    }
  }

  private static func summary(of domain: SchemaDomain) -> String {
    let whole = domain.isAllOrNothing ? ", all or nothing" : ""
    return
      "\(Words.count(domain.schemas.count, "schema", "schemas")) (\(domain.tier.rawValue)\(whole)), "
      + systems(domain.systems)
  }

  private static func line(_ schema: Schema) -> (String, String) {
    let deprecation = schema.deprecation.map { text in
      "deprecated: \(schema.successor.map { "use \($0)" } ?? text)"
    }
    let marks = [deprecation, schema.source.doubt].compactMap(\.self).map { "[\($0)]" }
    return ("\(schema.kind) \(schema.identifier)", marks.joined(separator: " "))
  }

  private func page(_ schema: Schema) -> [String] {
    var facts = [("Apple's template", schema.templateName), ("systems", Self.systems(schema.systems))]
    if !schema.protocols.isEmpty { facts.append(("conforms to", schema.protocols.map(\.name).joined(separator: ", "))) }
    if let returns = schema.returns { facts.append(("returns", type(of: returns))) }
    if !schema.cases.isEmpty {
      facts.append((schema.prescribesCases ? "cases" : "cases seen", schema.cases.joined(separator: ", ")))
    }
    let members = schema.kind == .intent ? "parameters" : "properties"
    let head = Self.columns([Self.line(schema)], indentation: "") + Self.columns(facts)
    return head + list(schema.members, "\(members) (all required; you may add optional ones)")
      + list(schema.earlierMembers ?? [], "\(members) before the 27 SDK") + unions(in: schema)
  }

  private func list(_ members: [SchemaMember], _ title: String) -> [String] {
    guard !members.isEmpty else { return [] }
    return ["  \(title):"] + Self.columns(members.map { ($0.name, type(of: $0)) }, indentation: "    ")
  }

  private func unions(in schema: Schema) -> [String] {
    let known = domains.flatMap(\.unions).filter { union in
      (schema.members + [schema.returns].compactMap(\.self)).contains { $0.elementType == union.key }
    }
    return known.sorted { $0.key < $1.key }.flatMap { name, cases in
      list(cases, "cases of \(name) that apps use; one is enough")
    }
  }

  private func type(of member: SchemaMember) -> String {
    if member.type.hasPrefix("any ") { return "an entity of the app" }
    let isUnion = domains.contains { $0.unions[member.elementType] != nil }
    if isUnion { return "\(member.type), a @UnionValue enum of the app" }
    return member.schema.map { "\(member.type), adopts \($0)" } ?? member.type
  }

  private static func systems(_ systems: [Platform: String]) -> String {
    systems.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
  }

  // MARK: JSON

  /// All that the catalogue knows of the chosen schemas.
  ///
  /// - Throws: an encoding error.
  package func json() throws -> String {
    let chosen = schemas.isEmpty ? domains.flatMap(\.schemas) : schemas
    return try CanonicalJSON.text(of: chosen.map(\.json)) + "\n"
  }
}

extension Schema {
  fileprivate var json: JSONObject {
    [
      "name": identifier, "kind": kind.rawValue, "templateName": templateName, "sdks": sdks,
      "source": source.rawValue, "doubt": source.doubt,
      "systems": Dictionary(uniqueKeysWithValues: systems.map { ($0.key.rawValue, $0.value) }),
      "protocols": protocols.map(\.name), "deprecation": deprecation, "members": members.map(\.json),
      "returns": returns?.json, "cases": cases,
    ]
  }
}

extension SchemaMember {
  fileprivate var json: JSONObject { ["name": name, "type": type, "schema": schema, "isOptional": isOptional] }
}

extension Schema.Source {
  /// Why its shape may be wrong; nil where Apple's page of the release has it.
  fileprivate var doubt: String? {
    switch self {
    case .release: nil
    case .beta: "shape of the 27 betas"
    case .older: "shape from iOS 18.4; check it"
    case .adopter: "shape as apps adopt it; check it"
    case .examples: "only examples are known; check it"
    case .name: "shape not known"
    }
  }
}
