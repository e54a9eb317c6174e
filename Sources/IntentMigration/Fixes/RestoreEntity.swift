import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Brings a removed entity back, with the query that finds it.
enum RestoreEntity {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let entity = context.comparison.oldRecords.entity(finding.subject.owner) else { return nil }
    guard finding.platforms == nil || context.comparison.newRecords.entity(entity.identifier) == nil else {
      throw Refusal("The entity still exists on other systems: compile its file for the systems that lost it.")
    }
    if let lack = ShippedUse.lack(ofValuesOf: entity, context) { throw Refusal(lack) }
    if let widgets = lostHolders(of: entity, context), !widgets.isEmpty {
      throw Refusal(
        "Only the settings of \(widgets.map(\.typePath).codeList) had values of it, and the extension of the widget is gone: no "
          + "code brings these back without it. Restore the entity together with the extension, or accept the change with a "
          + "waiver.")
    }
    var restored = RestoredCode(in: context)
    restored.addLostTypes(of: [.entity(entity.identifier)])
    restored.addMissingTypes()
    var edits = restored.edits
    var notes = [restored.note]
    if restored.isEmpty {
      guard context.oldType(.entity, entity) == nil else { return nil }
      edits = written(entity, in: context)
      notes = ["The shipped code could not be found, so the entity is rebuilt from the snapshot."]
    }
    return Proposal(
      finding, .keepEntity,
      cost: "Find steps and variables of this type keep working. The entity is offered as long as its query finds any.",
      edits: edits, notes: notes)
  }

  // The widgets whose settings alone had values of it, where nothing has the bundle any more that people placed them from;
  // nil where something else had some.
  private static func lostHolders(of entity: Entity, _ context: ProposalContext) -> [Widget]? {
    let (old, new) = (context.comparison.old, context.comparison.new)
    let type = ValueType.entity(entity.identifier)
    let holders = old.intents.filter { intent in
      ([intent.result.value].compactMap(\.self) + intent.parameters.map(\.type)).contains { $0.element == type }
    }
    let isHeld = old.entities.contains { $0.properties.contains { $0.type.element == type } }
    let queries = entity.defaultQuery.flatMap(context.comparison.oldRecords.query)
    guard !isHeld, queries?.makesFindAction != true, !holders.isEmpty, holders.allSatisfy(\.isConfiguration) else {
      return nil
    }
    let names = Set(holders.map(\.identifier))
    let widgets = old.widgets.filter { $0.configurationIntent.map(names.contains) == true }
    let isLost = widgets.allSatisfy { widget in
      let bundles = old.extensions(named: widget.hosts)
      return !bundles.isEmpty && !bundles.contains { bundle in new.hosts.contains { $0.isSame(as: bundle) } }
    }
    return isLost ? widgets : nil
  }

  /// The shipped code of an entity and of its query; none where it is not known.
  ///
  /// - Parameter withQuery: whether the query comes along though a query of its name is there.
  static func declarations(of entity: Entity, withQuery: Bool = false, in context: ProposalContext) -> [TypeCode] {
    guard let type = context.oldType(.entity, entity) else { return [] }
    let query = entity.defaultQuery.flatMap(context.comparison.oldRecords.query)
    let queryType = query.flatMap { context.oldType(.query, $0) }
    // A query inside the entity comes with it.
    let isInside = queryType.map { $0.typePath.hasPrefix(entity.typePath + ".") } ?? true
    let isThere = query.map { context.comparison.newRecords.query($0.identifier) != nil } ?? true
    return [type] + (isInside || isThere && !withQuery ? [] : [queryType].compactMap(\.self))
  }

  /// An entity and its query, written from their records.
  static func written(_ entity: Entity, in context: ProposalContext) -> [SourceEdit] {
    RestoredCode.appended(
      EntityCode(entity, in: context).lines, to: context.folder(beside: entity.typePath, named: "KeptEntities.swift"),
      imports: ["import AppIntents"], in: context)
  }
}

/// An entity and its query as code, from their records.
struct EntityCode {
  let lines: [String]

  init(_ entity: Entity, in context: ProposalContext) {
    let query = entity.defaultQuery.flatMap(context.comparison.oldRecords.query)
    let queryName = query.map { $0.typePath.lastNameComponent } ?? "\(entity.typePath.lastNameComponent)Query"
    let name = entity.typePath.lastNameComponent
    lines = Self.entity(entity, name, queryName) + [""] + Self.query(query, queryName, of: entity, name)
  }

  private static func entity(_ entity: Entity, _ name: String, _ query: String) -> [String] {
    let isPinned = entity.identifierSource == .persistentIdentifier
    let properties = entity.properties.flatMap { property in
      [
        "", "  @Property(title: \(IntentCode.spelling(of: property.title, else: property.name)))",
        "  var \(IntentCode.quoted(property.name)): \(property.type.spelling)",
      ]
    }
    let title = IntentCode.spelling(of: entity.displayName, else: name)
    return ["struct \(name): AppEntity {"]
      + (isPinned ? ["  " + IntentCode.persistentIdentifier(entity.identifier)] : [])
      + [
        "  static let typeDisplayRepresentation: TypeDisplayRepresentation = \(title)",
        "  static let defaultQuery = \(query)()", "", "  let id: \(entity.idType ?? "String")",
      ] + properties + [
        "", "  var displayRepresentation: DisplayRepresentation { <#how it is shown#> }", "}",
      ]
  }

  // A Find action needs a query that lists everything or filters by properties; the first needs less code.
  private static func query(_ query: EntityQuery?, _ name: String, of entity: Entity, _ type: String) -> [String] {
    let makesFindAction = query?.makesFindAction == true
    let isSearched = query?.capabilities.contains(.string) == true
    let special: [FrameworkProtocol] =
      (makesFindAction ? [.enumerableEntityQuery] : []) + (isSearched ? [.entityStringQuery] : [])
    let protocols = special.isEmpty ? [.entityQuery] : special
    func function(_ signature: String) -> [String] {
      ["", "  func \(signature) async throws -> [\(type)] {", "    <#find them#>", "  }"]
    }
    var signatures = ["entities(for identifiers: [\(entity.idType ?? "String")])"]
    if makesFindAction { signatures.append("allEntities()") }
    if isSearched { signatures.append("entities(matching string: String)") }
    if query?.suggestsEntities == true, !makesFindAction { signatures.append("suggestedEntities()") }
    let head = "struct \(name): \(protocols.map(\.name).joined(separator: ", ")) {"
    return [head] + signatures.flatMap(function).dropFirst() + ["}"]
  }
}

/// Brings a removed enum back, for the choices that people have stored.
enum RestoreEnum {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let name = finding.subject.owner
    guard context.comparison.oldRecords.appEnum(name) != nil else { return nil }
    guard finding.platforms == nil || context.comparison.newRecords.appEnum(name) == nil else {
      throw Refusal("The enum still exists on other systems: compile its file for the systems that lost it.")
    }
    var restored = RestoredCode(in: context)
    restored.addLostTypes(of: [.enum(name)])
    restored.addMissingTypes()
    guard !restored.isEmpty else { return nil }
    return Proposal(
      finding, .keepEnum,
      cost: "Nothing: stored choices find their cases. The enum is listed as long as a parameter takes it.",
      edits: restored.edits, notes: [restored.note])
  }
}
