import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Keeps a property of an entity under the identifier that variables and filters ask for.
enum KeepProperty {
  private static let wrappers: Set = ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"]

  static let propose: Proposers.Proposer = { finding, context in
    let comparison = context.comparison
    guard let name = finding.subject.member, let old = comparison.oldRecords.entity(finding.subject.owner),
      let new = comparison.newRecords.entity(comparison.newIdentifier(of: .entity, old.identifier)),
      let lost = old.properties.first(where: { $0.identifier == name }), lost.kind != .schemaMember,
      let type = context.newType(.entity, new)
    else { return nil }
    if let newName = context.newName(of: finding) { return renamed(finding, lost, newName, new, type) }
    guard !new.properties.contains(where: { $0.identifier == name || $0.name == lost.name }) else { return nil }
    return removed(finding, lost, of: old, in: type, hasSchema: new.schema != nil, context)
  }

  private static func renamed(
    _ finding: Finding, _ lost: EntityProperty, _ newIdentifier: String, _ entity: Entity, _ type: TypeCode
  ) -> Proposal? {
    guard let property = entity.properties.first(where: { $0.identifier == newIdentifier }),
      property.name == newIdentifier, let variable = type.variable(property.name),
      let edit = variable.addArgument(
        "identifier: \(IntentCode.literal(lost.identifier))", first: true, in: type.file)
    else { return nil }
    return Proposal(
      finding: finding, decision: .keepPropertyIdentifier,
      cost: "Nothing: variables and filters find the property under its new name.", edits: [edit],
      notes: [
        "`identifier:` came with iOS 26 and its siblings. Where the app runs on older systems, keep a property named "
          + "`\(lost.name)` beside `\(property.name)` instead."
      ])
  }

  private static func removed(
    _ finding: Finding, _ lost: EntityProperty, of entity: Entity, in type: TypeCode, hasSchema: Bool,
    _ context: ProposalContext
  ) -> Proposal? {
    let shipped = context.oldType(.entity, entity)
    let variable = shipped?.variable(lost.name)
    // A schema allows no properties of the app's own beside its members, but optional ones.
    guard !hasSchema || lost.type.isOptional else { return nil }
    var notes: [String] = []
    var lines: [String]
    if let shipped, let variable {
      lines = shipped.file.lines(of: variable.member)
    } else {
      lines = [
        "@Property(title: \(IntentCode.spelling(of: lost.title, else: lost.name)))",
        "var \(lost.name): \(lost.type.spelling)",
      ]
      notes.append("The code that shipped is not at hand: the property is written from the recorded surface.")
    }
    guard let respelled = context.respelled(lines, lost.type) else { return nil }
    lines = respelled
    if lines.first?.hasPrefix("//") != true {
      lines.insert("/// Kept for variables and filters in people's shortcuts.", at: 0)
    }
    var edits = [type.insert(lines, after: type.lastVariable(with: wrappers))]
    if variable?.binding.accessorBlock == nil {
      let assignment = "self.\(lost.name) = <#the value that \(lost.name) had#>"
      let bodies = type.initializers.filter { !$0.delegates }.compactMap(\.body)
      edits += bodies.map { body in
        let inner =
          body.statements.last.map { type.file.indentation(of: $0) } ?? type.memberIndentation
          + type.file.indentationUnit
        let position = body.statements.last?.endPosition ?? body.leftBrace.endPositionBeforeTrailingTrivia
        return type.file.insert(type.file.newline + inner + assignment, at: position)
      }
      notes.append(
        bodies.isEmpty
          ? "Set `\(lost.name)` wherever the app makes a \(entity.typeName): reading it unset fails."
          : "Each initializer must set it; the placeholders mark where.")
    }
    return Proposal(
      finding: finding, decision: .keepProperty, cost: "Nothing: variables and filters find the property again.",
      edits: edits, notes: notes)
  }
}

extension InitializerDeclSyntax {
  /// Whether it hands over to another initializer.
  fileprivate var delegates: Bool { body?.statements.description.contains("self.init(") == true }
}
