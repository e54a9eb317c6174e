import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// The edits that let types of the app adopt schemas where they stand: a macro on each, and the optional members that
/// they lack.
struct InPlaceAdoption {
  private(set) var edits: [SourceEdit] = []
  /// What keeps it from being possible, in words; then the edits are to no purpose.
  private(set) var problems: [String] = []
  /// What a person should look at, one sentence each.
  private(set) var notes: [String] = []
  /// Swift names of the types that adopt a schema by it, in the order in which they were met.
  private(set) var adopters: [(name: String, schema: String)] = []
  private let reading: SurfaceReading
  private let code: CodeTree
  private let style: SchemaStyle
  private var surface: Surface { reading.surface }

  init(in reading: SurfaceReading, code: CodeTree) {
    self.reading = reading
    self.code = code
    style = SchemaStyle(of: reading.surface)
  }

  // MARK: Intents

  mutating func adopt(_ schema: Schema, by intent: Intent, _ type: TypeCode) {
    guard isHigh(schema, for: intent) else { return }
    let schema = style.shape(of: schema)
    var added: [SchemaMember] = []
    for misfit in intent.misfits(with: schema, in: surface) {
      switch misfit.kind {
      case .missing(let member) where member.isOptional && member.schema == nil && !member.isPlaceholder:
        added.append(member)
      case .stranger(let member):
        adopt(member, by: intent.parameter(member.name)?.type, misfit.text)
      case .strangeResult(let member): adopt(member, by: intent.result.value, misfit.text)
      default: problems.append(misfit.text)
      }
    }
    edits.append(macro(schema, on: type))
    add(added, of: schema, to: type)
    // What the assistant says and nothing reads would be lost without a word.
    for member in added.reversed() {
      let lines = ["if let \(member.name) { <#what to do with \(member.name)#> }"]
      if let reading = type.insertIntoPerform(lines) { edits += reading }
    }
    adopters.append((type.typePath, schema.identifier))
  }

  // MARK: Entities and enums

  mutating func adopt(_ schema: Schema, by entity: Entity, _ type: TypeCode) {
    guard !adopters.contains(where: { $0.name == type.typePath }), isHigh(schema, for: entity) else { return }
    let schema = style.shape(of: schema)
    adopters.append((type.typePath, schema.identifier))
    let plain = type.plainVariables
    var added: [SchemaMember] = []
    for misfit in entity.misfits(with: schema, plain: plain.mapValues { ValueType($0) }, in: surface) {
      switch misfit.kind {
      case .missing(let member) where member.isOptional && !member.isPlaceholder: added.append(member)
      case .stranger(let member):
        let type = entity.properties.first { $0.name == member.name }?.type
        adopt(member, by: type, misfit.text)
      default: problems.append("\(type.typePath): \(misfit.text)")
      }
    }
    for role in schema.protocols where !entity.conforms(to: role) {
      problems.append("\(type.typePath) does not conform to \(role)")
    }
    edits.append(macro(schema, on: type))
    add(added, of: schema, to: type)
  }

  mutating func adopt(_ schema: Schema, by appEnum: AppEnum, _ type: TypeCode) {
    guard !adopters.contains(where: { $0.name == type.typePath }), isHigh(schema, for: appEnum) else { return }
    adopters.append((type.typePath, schema.identifier))
    let lacking =
      schema.prescribesCases ? schema.cases.filter { name in !appEnum.cases.contains { $0.name == name } } : []
    if !lacking.isEmpty {
      notes.append(
        "Apple's template of \(schema.identifier) also has \(lacking.joined(separator: ", ")); other cases are "
          + "allowed too."
      )
    }
    edits.append(macro(schema, on: type))
  }

  // The entity or enum of a member.
  private mutating func adopt(_ member: SchemaMember, by type: ValueType?, _ problem: String) {
    guard let name = member.schema, let type else { return problems.append(problem) }
    let catalogue = SchemaCatalogue.builtIn
    switch type.element {
    case .entity(let identifier):
      guard let entity = surface.entities.first(where: { $0.identifier == identifier }), entity.schema == nil,
        let code = code.type(of: .entity, entity, in: reading), let schema = catalogue.schema(name, kind: .entity)
      else { return problems.append(problem) }
      adopt(schema, by: entity, code)
    case .enum(let identifier):
      guard let appEnum = surface.enums.first(where: { $0.identifier == identifier }), appEnum.schema == nil,
        let code = code.type(of: .enum, appEnum, in: reading), let schema = catalogue.schema(name, kind: .enum)
      else { return problems.append(problem) }
      adopt(schema, by: appEnum, code)
    default: problems.append(problem)
    }
  }

  // MARK: Parts

  // In place, the type would be gone from systems that don't have the schema.
  private mutating func isHigh(_ schema: Schema, for record: some SurfaceRecord) -> Bool {
    let low = SchemaFloors(of: record, in: surface).lower(than: schema)
    guard !low.isEmpty else { return true }
    let versions = low.compactMap(\.needed)
    let lacking = low.filter { $0.needed == nil }.map(\.platform.rawValue)
    let there = [
      versions.isEmpty ? nil : "from \(versions.joined(separator: ", "))",
      lacking.isEmpty ? nil : "not on \(lacking.joined(separator: ", "))",
    ].compactMap(\.self)
    problems.append(
      "\(record.typePath) is available from "
        + "\(low.map { "\($0.platform.rawValue) \($0.floor)" }.joined(separator: ", ")), and "
        + "\(schema.identifier) \(there.joined(separator: " and "))")
    return false
  }

  private func macro(_ schema: Schema, on type: TypeCode) -> SourceEdit {
    let text = "@\(style.macro(schema.kind))(schema: .\(schema.identifier))"
    let indentation = type.file.indentation(of: type.declaration)
    return type.file.insert(
      text + type.file.newline + indentation, at: type.declaration.positionAfterSkippingLeadingTrivia)
  }

  // An enum or entity that an optional member needs and the app does not have is made for the assistant.
  private mutating func add(_ members: [SchemaMember], of schema: Schema, to type: TypeCode) {
    guard !members.isEmpty else { return }
    let own = OwnEntities(reading: reading, code: code)
    var types = ParallelTypes(of: schema, in: own, access: type.accessPrefix, unit: type.file.indentationUnit)
    let lines = members.map {
      "\(type.accessPrefix)var \(IntentCode.quoted($0.name)): \(types.spelling(of: $0, in: schema.domain))"
    }
    edits.append(type.insert(lines, after: type.lastVariable(with: ["Parameter", "Property"])))
    edits += type.file.adding(imports: types.modules.sorted())
    let made = Array(types.declarations.dropFirst())
    if !made.isEmpty { edits.append(type.append(made)) }
  }
}

extension TypeCode {
  /// The stored properties of instances that nothing marks, with their types as written.
  fileprivate var plainVariables: [String: String] {
    declaration.memberBlock.members.flattened.unmarkedVariables { variable in
      !variable.modifiers.contains { $0.name.text == "static" } && variable.bindingSpecifier.text == "var"
        && variable.bindings.allSatisfy { $0.accessorBlock == nil }
    }
  }
}
