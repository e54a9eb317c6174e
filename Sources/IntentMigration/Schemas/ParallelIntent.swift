import IntentRules
import IntentSchemas
import IntentSurface

/// An intent in the shape of a schema beside the app's own, with the entities and enums that it needs.
struct ParallelIntent {
  let lines: [String]

  init(of intent: Intent, _ schema: Schema, in surface: Surface, _ type: TypeCode) {
    let (access, unit) = (type.accessPrefix, type.file.indentationUnit)
    var types = ParallelTypes(surface: surface, access: access, unit: unit)
    let members = schema.members.map { (member: $0, type: types.spelling(of: $0, in: schema.domain)) }
    let result = schema.returns.map { types.spelling(of: $0, in: schema.domain) }
    lines =
      Self.head(intent, schema, access)
      + Self.body(intent, members, result, access).map { $0.isEmpty ? "" : unit + $0.replacing("\t", with: unit) }
      + ["}"] + types.declarations
  }

  private static func head(_ intent: Intent, _ schema: Schema, _ access: String) -> [String] {
    let protocols = schema.protocols.isEmpty ? "" : ": \(schema.protocols.joined(separator: ", "))"
    return [
      "/// What `\(intent.typeName)` does, in the shape that the assistant knows.",
      "///",
      "/// It stands beside `\(intent.typeName)` for the assistant alone. When it does all that people use the other",
      "/// for, remove `isAssistantOnly` and deprecate `\(intent.typeName)` in the same release.",
    ] + availability(of: schema) + [
      "@AppIntent(schema: .\(schema.identifier))", "\(access)struct Assistant\(intent.typeName)\(protocols) {",
    ]
  }

  private static func body(
    _ intent: Intent, _ members: [(member: SchemaMember, type: String)], _ result: String?, _ access: String
  ) -> [String] {
    let variables = members.map { "\(access)var \($0.member.name): \($0.type)" }
    let value = result.map { " & ReturnsValue<\($0)>" } ?? ""
    let assignments = intent.parameters.map { parameter in
      let match = members.first { $0.member.name == parameter.name && $0.type == parameter.type.spelling }
      return "\tintent.\(parameter.name) = \(match?.member.name ?? "<#\(parameter.name)#>")"
    }
    let last = result == nil ? "return .result()" : "return .result(value: <#value#>)"
    return ["\(access)static let isAssistantOnly: Bool = true", ""] + variables
      + (variables.isEmpty ? [] : [""]) + ["\(access)func perform() async throws -> some IntentResult\(value) {"]
      + ["\tlet intent = \(intent.typePath)()"] + assignments
      + ["\t_ = try await intent.perform()", "\t\(last)", "}"]
  }

  /// The floors, and the systems that don't have it.
  static func availability(of schema: Schema) -> [String] {
    let missing = [Platform.watchOS, .tvOS].filter { schema.systems[$0] == nil }
    return ["@available(\(systems(of: schema)), *)"] + missing.map { "@available(\($0.rawValue), unavailable)" }
  }

  static func systems(of schema: Schema) -> String {
    schema.systems.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
  }
}

/// The entities, enums and unions that a parallel intent needs and the app does not have.
struct ParallelTypes {
  private(set) var declarations: [String] = []
  private let surface: Surface
  private let access: String
  private let unit: String
  private var made: Set<String> = []

  init(surface: Surface, access: String, unit: String) {
    self.surface = surface
    self.access = access
    self.unit = unit
  }

  /// The type of a member: the app's own where it adopts the schema, else one that is made.
  mutating func spelling(of member: SchemaMember, in domain: String) -> String {
    if let union = SchemaCatalogue.builtIn.domain(domain)?.unions[member.elementType] {
      make(union: member.elementType, union, in: domain)
      return member.type
    }
    if member.isPlaceholder { return "<#\(member.name)#>" }
    guard let name = member.schema else { return member.type }
    return member.type.replacing(member.elementType, with: type(adopting: name, called: member.elementType))
  }

  private mutating func type(adopting name: String, called template: String) -> String {
    let adopters =
      surface.entities.filter { $0.schema?.name == name }.map(\.typePath)
      + surface.enums.filter { $0.schema?.name == name }.map(\.typePath)
    if let adopter = adopters.first { return adopter }
    let newName = "Assistant\(template.filter { $0.isLetter || $0.isNumber })"
    guard made.insert(newName).inserted else { return newName }
    if let schema = SchemaCatalogue.builtIn.schema(name, kind: .enum) {
      make(enum: newName, schema)
    } else if let schema = SchemaCatalogue.builtIn.schema(name, kind: .entity) {
      make(entity: newName, schema)
    }
    return newName
  }

  private mutating func make(entity name: String, _ schema: Schema) {
    let members = schema.members.map { "\(access)var \($0.name): \(spelling(of: $0, in: schema.domain))" }
    let protocols = schema.protocols.isEmpty ? "" : ": \(schema.protocols.joined(separator: ", "))"
    add(
      ParallelIntent.availability(of: schema) + ["@AppEntity(schema: .\(schema.identifier))"],
      "struct \(name)\(protocols)",
      [
        "\(access)static let isAssistantOnly: Bool = true", "\(access)static let defaultQuery = Query()", "",
        "\(access)struct Query: EntityQuery {", "\t\(access)init() {}", "",
        "\t\(access)func entities(for identifiers: [String]) async throws -> [\(name)] { <#find them#> }", "}", "",
        "\(access)let id: String",
      ] + members + ["", "\(access)var displayRepresentation: DisplayRepresentation { <#how it is shown#> }"])
  }

  private mutating func make(enum name: String, _ schema: Schema) {
    let cases = schema.cases.isEmpty ? ["<#option#>"] : schema.cases.map(Self.declarable)
    let titles = cases.map { "\t.\($0): \(IntentCode.literal($0.filter { $0 != "`" }))," }
    add(
      ParallelIntent.availability(of: schema) + ["@AppEnum(schema: .\(schema.identifier))"], "enum \(name): String",
      cases.map { "case \($0)" } + ["", "\(access)static let isAssistantOnly: Bool = true"]
        + ["\(access)static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = ["] + titles + ["]"])
  }

  // `repeat` needs its backticks, `none` does not.
  private static func declarable(_ name: String) -> String {
    SyntaxCheck.parses(Array("enum A { case \(name) }".utf8)) ? name : "`\(name)`"
  }

  private mutating func make(union name: String, _ cases: [SchemaMember], in domain: String) {
    guard made.insert(name).inserted else { return }
    let lines = cases.map { "case \($0.name)(\(spelling(of: $0, in: domain)))" }
    add(["@UnionValue"], "enum \(name)", lines.isEmpty ? ["case <#option#>(<#type#>)"] : lines)
  }

  private mutating func add(_ attributes: [String], _ head: String, _ body: [String]) {
    let lines = body.map { $0.isEmpty ? "" : unit + $0.replacing("\t", with: unit) }
    declarations += [""] + attributes + ["\(access)\(head) {"] + lines + ["}"]
  }
}
