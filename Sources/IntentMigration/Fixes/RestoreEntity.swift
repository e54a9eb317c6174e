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
    guard !restored.isEmpty else {
      guard context.oldType(.entity, entity) == nil else { return nil }
      throw Refusal("The shipped code of the entity could not be found. \(finding.fix.summary)")
    }
    return Proposal(
      finding, .keepEntity,
      cost: "Find steps and variables of this type keep working. The entity is offered as long as its query finds any.",
      edits: restored.edits, notes: [restored.note])
  }

  // The widgets whose settings alone had values of it, where nothing has the bundle any more that people placed them from;
  // nil where something else had some.
  private static func lostHolders(of entity: Entity, _ context: ProposalContext) -> [Widget]? {
    let old = context.comparison.old
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
    return widgets.allSatisfy { context.comparison.hasLostExtensions($0.hosts, from: context.new) } ? widgets : nil
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
