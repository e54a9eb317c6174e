import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Says how values that people picked are found again where an entity's id has another type.
enum KeepIdentity {
  static let refuse: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new) = context.entities(finding) else { return nil }
    if let lack = ShippedUse.lack(ofValuesOf: old, context) { throw Refusal(lack) }
    guard let query = new.defaultQuery.flatMap(context.comparison.newRecords.query),
      let type = context.newType(.query, query), let before = old.idType, let after = new.idType
    else { return nil }
    let place = type.function("entities(for:)").map { " (\($0.file.place(of: $0.member.decl)))" } ?? ""
    let stored = before == "UUID" ? "`uuidString` of the old id" : "the text of the old id"
    let source = sources(of: old, context).map { ", which was \($0)" } ?? ""
    let reading =
      after == "String"
      ? "`entities(for:)` of \(query.typePath)\(place) gets it as it is: let it compare each identifier with the new id "
        + "and with that text."
      : "No edit of `entities(for:)` alone finds it, as \(after) can't hold it: make the id a String that has the text of "
        + "the \(after), and let `entities(for:)` of \(query.typePath)\(place) find by either."
    throw Refusal(
      "Devices have \(stored)\(source). \(reading) If the old id can no longer be told, accept the change with a waiver."
    )
  }

  // What the shipped code took the id from.
  private static func sources(of entity: Entity, _ context: ProposalContext) -> String? {
    guard let type = context.oldType(.entity, entity) else { return nil }
    let values = type.initializers.compactMap(\.body).flatMap { $0.nodes(SequenceExprSyntax.self) }
      .compactMap { $0.value(assignedTo: "id") }.filter { $0.is(MemberAccessExprSyntax.self) }
    let texts = Set(values.map { "`\($0.trimmedDescription)`" }).sorted()
    return texts.isEmpty || texts.count > 2 ? nil : texts.joined(separator: " or ")
  }
}
