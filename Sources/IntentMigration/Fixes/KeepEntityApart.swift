import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Keeps the entity that shipped where a type of another shape took its name.
enum KeepEntityApart {
  static let propose: Proposers.Proposer = { finding, context in
    pinned(finding, context) ?? parallel(finding, context)
  }

  // The shape that shipped may have got another name.
  private static func pinned(_ finding: Finding, _ context: ProposalContext) -> Proposal? {
    guard let (old, new) = context.entities(finding), old.identifier == new.identifier,
      let keeper = context.comparison.new.entities.first(where: { $0.keeps(old, in: context.comparison) }),
      let keeperType = context.newType(.entity, keeper), let newType = context.newType(.entity, new),
      // A type that still has it all under its name only lost what marks a property.
      !old.properties.allSatisfy({ newType.variable($0.name) != nil })
    else { return nil }
    let taken = Set(context.comparison.new.entities.map(\.identifier))
    let stem = (new.schema == nil ? "New" : "Assistant") + new.typeName
    let newIdentifier = FreshName.name(stem, among: taken)
    return Proposal(
      finding, .pinIdentifier,
      cost:
        """
        Nothing: saved shortcuts find \(keeper.typeName), which has the shape they stored. Values that test versions \
        stored for \(new.typeName) are lost.
        """,
      edits: [
        PinIdentifier.edit(old.identifier, in: keeperType), PinIdentifier.edit(newIdentifier, in: newType),
      ],
      notes: [
        """
        \(keeper.typeName) has everything that \(old.identifier) had when it shipped. The type that has this name \
        now is different and needs its own identifier.
        """
      ])
  }

  // A schema leaves no room for properties of the app's own.
  private static func parallel(_ finding: Finding, _ context: ProposalContext) -> Proposal? {
    guard let (old, new) = context.entities(finding), old.typePath == new.typePath, old.schema == nil,
      new.schema != nil, let type = context.newType(.entity, new)
    else { return nil }
    let shipped = RestoreEntity.declarations(of: old, withQuery: true, in: context)
    guard !shipped.isEmpty else { return nil }
    let restored = shipped.reduce(into: RestoredCode(in: context)) { $0.add($1) }
    let surface = context.comparison.new
    let taken = Set(surface.entities.map(\.typeName) + surface.queries.map(\.typeName))
    let query = new.defaultQuery.flatMap(context.comparison.newRecords.query)
    let queryType = query.flatMap { context.newType(.query, $0) }
    let isInside = queryType?.typePath.hasPrefix(type.typePath + ".") ?? true
    var names = [type.name: FreshName.name("Assistant\(type.name)", among: taken)]
    if let queryType, !isInside { names[queryType.name] = FreshName.name("Assistant\(queryType.name)", among: taken) }
    let renames = ([type] + (isInside ? [] : [queryType].compactMap(\.self))).flatMap { $0.rename(names) }
    let newName = names[type.name] ?? ""
    return Proposal(
      finding, .parallelEntity,
      cost: "Nothing: variables and Find steps keep their entity. Intents for the assistant use \(newName).",
      edits: renames + [type.remove("persistentIdentifier")].compactMap(\.self) + restored.edits,
      notes: [
        "Types with a schema must use \(newName); everything else uses \(old.typeName) as it shipped.",
        "What the shipped code used may have changed or been removed since.",
      ])
  }
}

extension Entity {
  /// Whether it is new, and everything that people stored of an old entity finds its place in it.
  fileprivate func keeps(_ old: Entity, in comparison: Comparison) -> Bool {
    guard identifier != old.identifier, comparison.oldRecords.entity(identifier) == nil, !old.properties.isEmpty,
      idType == old.idType
    else { return false }
    let isFound = { (entity: Entity, records: SurfaceIndex) in
      entity.defaultQuery.flatMap(records.query)?.makesFindAction == true
    }
    guard isFound(self, comparison.newRecords) || !isFound(old, comparison.oldRecords) else { return false }
    return old.properties.allSatisfy { lost in
      properties.contains { $0.identifier == lost.identifier && $0.type == lost.type }
    }
  }
}

/// Where the identifiers of an entity come from, as its code makes them.
struct EntityOrigin {
  /// What its values are made with as `id`, as written.
  private let identifiers: [ExprSyntax]

  /// - Parameter types: the entity and its query.
  init(of name: String, in types: [TypeCode]) {
    identifiers = types.flatMap(\.allCalls).filter { $0.calledExpression.trimmedDescription.lastNameComponent == name }
      .compactMap { $0.argument("id") }
  }

  /// The text that identifiers are put together as from several values; nil where they are what the app stores.
  private var composed: String? {
    identifiers.compactMap { $0.as(StringLiteralExprSyntax.self) }.first { literal in
      literal.segments.count { $0.is(ExpressionSegmentSyntax.self) } > 1
    }?.trimmedDescription
  }

  /// Why what was saved for one entity is nothing that another one finds, in words; nil where nothing says so.
  func mismatch(with new: EntityOrigin) -> String? {
    guard let plain = identifiers.first?.trimmedDescription, composed == nil, let other = new.composed else {
      return nil
    }
    return "Saved ones have the id `\(plain)`, and its ids are `\(other)`."
  }
}

extension ProposalContext {
  /// The identifier of what a record is now: its own where another one only looks like it.
  func newIdentifier(of kind: ElementKind, _ identifier: String) -> String {
    let isOther = kind == .entity && comparison.oldRecords.entity(identifier).flatMap(otherOrigin) != nil
    return isOther ? identifier : comparison.newIdentifier(of: kind, identifier)
  }

  /// Why an entity was not renamed although another one looks like it, in words; nil where nothing says so.
  func otherOrigin(of entity: Entity) -> String? {
    let newName = comparison.newIdentifier(of: .entity, entity.identifier)
    guard newName != entity.identifier, let new = comparison.newRecords.entity(newName), old != nil else { return nil }
    let shipped = RestoreEntity.declarations(of: entity, withQuery: true, in: self)
    let query = new.defaultQuery.flatMap(comparison.newRecords.query).flatMap { newType(.query, $0) }
    let types = [newType(.entity, new), query].compactMap(\.self)
    return EntityOrigin(of: entity.typePath.lastNameComponent, in: shipped)
      .mismatch(with: EntityOrigin(of: new.typePath.lastNameComponent, in: types))
  }
}
