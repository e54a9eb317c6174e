import IntentComparison
import IntentSurface
import SwiftSyntax

/// What keeps the code from reading a parameter of a legacy class in a step from before: it needs another one first,
/// which such a step has no value for.
struct LegacyBarrier {
  let parameter: String
  /// As `path:line`.
  let place: String

  /// Nil where some code reads the parameter without one.
  init?(before name: String, of className: String, in context: ProposalContext) {
    guard let old = context.comparison.oldRecords.legacyIntent(className),
      let new = context.comparison.newRecords.legacyIntent(className)
    else { return nil }
    let renames = context.comparison.changes.filter { $0.subject.owner == className && $0.action == .renamed }
    let kept = renames.compactMap { change -> String? in
      guard let before = change.subject.member, let name = change.new else { return nil }
      return context.comparison.old.hasOther(name, than: before, of: className) ? nil : name
    }
    let known = Set(old.parameters.map(\.name) + kept)
    let added = Set(new.parameters.filter { $0.defaultValue == nil }.map(\.name)).subtracting(known)
    let reads = context.new.files(naming: [className, name]).flatMap { file in
      LegacyUses(of: name, in: className, by: file.tree).members.filter { !$0.isAssigned }.map { (file, $0) }
    }
    let barriers = reads.map { file, use in Self.barrier(before: use, among: added, in: file) }
    guard let first = barriers.first, let found = first, barriers.allSatisfy({ $0 != nil }) else { return nil }
    self = found
  }

  private init(parameter: String, place: String) { (self.parameter, self.place) = (parameter, place) }

  private static func barrier(
    before use: TokenSyntax, among parameters: Set<String>, in file: CodeFile
  ) -> LegacyBarrier? {
    let base = use.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    let lists = sequence(first: Syntax(use), next: \.parent).compactMap { $0.as(CodeBlockItemListSyntax.self) }
    let guards = lists.flatMap { $0 }.filter { $0.endPosition <= use.position }
      .compactMap { $0.item.as(GuardStmtSyntax.self) }
    let bound = guards.flatMap(\.conditions).compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
    for access in bound.compactMap({ $0.initializer?.value.as(MemberAccessExprSyntax.self) }) {
      let name = access.declName.baseName.text
      guard parameters.contains(name), access.base?.trimmedDescription == base else { continue }
      let line = file.line(of: access.positionAfterSkippingLeadingTrivia.utf8Offset)
      return LegacyBarrier(parameter: name, place: "\(file.path):\(line)")
    }
    return nil
  }
}

extension Surface {
  /// Whether another legacy intent has a parameter of a name, and none of the name that it is taken for: `profileId` is no
  /// other name of `providerId`.
  func hasOther(_ newName: String, than name: String, of className: String) -> Bool {
    legacyIntents.contains { intent in
      intent.className != className && intent.parameters.contains { $0.name == newName }
        && !intent.parameters.contains { $0.name == name }
    }
  }
}

extension TokenSyntax {
  /// Whether it is the member that an assignment sets.
  fileprivate var isAssigned: Bool {
    let list = parent?.parent?.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    return list.count > 2 && list[0].id == parent?.parent?.id && list[1].is(AssignmentExprSyntax.self)
  }
}
