import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives the query of an entity a function back that fills its picker.
enum KeepQuery {
  static let proposeForSuggestions: Proposers.Proposer = { finding, context throws(Refusal) in
    try propose(finding, "suggestedEntities", needing: nil, context)
  }

  static let proposeForSearch: Proposers.Proposer = { finding, context throws(Refusal) in
    try propose(finding, "entities(matching:)", needing: .entityStringQuery, context)
  }

  /// Brings a query back that is nobody's default: the system asks it by itself.
  static let proposeForType: Proposers.Proposer = { finding, context throws(Refusal) in
    guard finding.subject.kind == .query else { return try KeepConformance.propose(finding, context) }
    guard let query = context.comparison.oldRecords.query(finding.subject.owner),
      let type = context.oldType(.query, query), context.new.declaration(of: query.typePath) == nil
    else { return nil }
    var restored = RestoredCode(in: context)
    restored.add(type, respelled: true, in: query.hosts)
    restored.addMissingTypes()
    return Proposal(
      finding, .keepQuery,
      cost: restored.missingCount == 0
        ? "Nothing: the app answers such searches as before."
        : "The code does not compile until each `#error` is replaced by what the app has now; then the app answers such "
          + "searches.", edits: restored.edits, notes: [restored.note])
  }

  /// Lets an entity have the query again that shipped as its default, where that is still declared.
  static let proposeForFilters: Proposers.Proposer = { finding, context in
    let comparison = context.comparison
    guard let (old, new) = context.entities(finding),
      let shipped = old.defaultQuery.flatMap(comparison.oldRecords.query),
      let query = new.defaultQuery.flatMap(comparison.newRecords.query), query.typePath != shipped.typePath,
      context.new.declaration(of: shipped.typePath) != nil, let type = context.newType(.entity, new),
      let value = type.staticVariable("defaultQuery")?.binding.initializer?.value,
      let before = context.oldType(.entity, old)?.staticVariable("defaultQuery")?.binding.initializer?.value
    else { return nil }
    return Proposal(
      finding, .keepQuery, cost: "Nothing: the Find action filters and sorts as before.",
      edits: [type.file.replace(value, with: before.trimmedDescription)],
      notes: ["\(query.typePath) is used by nothing then: it can be the default again once it has these filters."])
  }

  private static func propose(
    _ finding: Finding, _ function: String, needing name: FrameworkProtocol?, _ context: ProposalContext
  ) throws(Refusal) -> Proposal? {
    let comparison = context.comparison
    guard let (old, new) = context.entities(finding),
      let oldQuery = old.defaultQuery.flatMap(comparison.oldRecords.query),
      let query = new.defaultQuery.flatMap(comparison.newRecords.query), let type = context.newType(.query, query),
      let shipped = context.oldType(.query, oldQuery)
    else { return nil }
    guard let code = shipped.function(function) else {
      throw Refusal("The shipped `\(function)` is not declared in \(oldQuery.typePath) itself: add it there again.")
    }
    var lines = context.respelled(code.file.lines(of: code.member))
    if lines.first?.hasPrefix("//") != true { lines.insert("", at: 0) }
    // What the entity has lost is said of values whose type nothing tells.
    let lost = old.properties.map(\.name).filter { name in !new.properties.contains { $0.name == name } }
    let said = lost.filter { name in
      lines.contains { $0.contains(".\(name)") || $0.contains(".`\(name)`") }
        && context.newType(.entity, new)?.variable(name) == nil
    }
    let missing = context.missingNames(in: lines) + said
    if !missing.isEmpty { lines = context.marked(lines, missing: missing) }
    let isThere = type.function(function) != nil
    let conformance = name.flatMap { query.conforms(to: $0) ? nil : type.conformance(refiningTo: $0) }
    let edits = (isThere ? [] : [type.insertLast(lines)]) + [conformance].compactMap(\.self)
    guard !edits.isEmpty else { return nil }
    return Proposal(
      finding, .keepQuery,
      cost: missing.isEmpty
        ? "Nothing: the picker shows and finds what it did."
        : "The code does not compile until each `#error` is replaced by what the app has now; then the picker shows and "
          + "finds what it did.", edits: edits)
  }
}

extension EntityQuery {
  fileprivate func conforms(to name: FrameworkProtocol) -> Bool {
    name == .entityStringQuery && capabilities.contains(.string)
  }
}

extension TypeCode {
  /// A function by its name, or with its labels: `entities(matching:)`.
  func function(_ name: String) -> (member: MemberBlockItemSyntax, file: CodeFile)? {
    let found = members.first { item in
      guard let function = item.decl.as(FunctionDeclSyntax.self) else { return false }
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
      return function.name.text == name || "\(function.name.text)(\(labels))" == name
    }
    return found.map { ($0, file) }
  }

  /// Adds a protocol, in the place of the one that it refines.
  fileprivate func conformance(refiningTo name: FrameworkProtocol) -> SourceEdit {
    let refined = declaration.inheritanceClause?.inheritedTypes.first {
      name.refines.map(\.name).contains($0.type.trimmedDescription)
    }
    return refined.map { file.replace($0.type, with: name.name) } ?? addConformance(name)
  }

  /// Adds a member behind all others.
  fileprivate func insertLast(_ lines: [String]) -> SourceEdit {
    guard let last = declaration.memberBlock.members.last else {
      return insertFirst(Array(lines.drop(while: \.isEmpty)))
    }
    return file.insert(file.onNewLines(lines, memberIndentation), at: last.endPositionBeforeTrailingTrivia)
  }
}

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
      after == before
      ? "If the code makes the same ones now, accept this with the name of the person who knows that; if not, let "
        + "`entities(for:)` of \(query.typePath)\(place) find entities by the old ids as well."
      : after == "String"
        ? "`entities(for:)` of \(query.typePath)\(place) gets it as it is: let it compare each identifier with the new id "
          + "and with that text."
        : "No edit of `entities(for:)` alone finds it, as \(after) can't hold it: make the id a String that has the text of "
          + "the \(after), and let `entities(for:)` of \(query.typePath)\(place) find by either."
    let rest = after == before ? "" : " If the old id can no longer be told, accept the change with a waiver."
    throw Refusal("Devices have \(stored)\(source). \(reading)\(rest)")
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
