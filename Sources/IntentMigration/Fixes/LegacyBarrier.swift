import IntentComparison
import IntentSurface
import SwiftSyntax

/// What keeps the code from doing anything with a parameter of a legacy class in a step from before: it needs another one
/// first, which such a step has no value for, or none of the form that the code takes.
struct LegacyBarrier {
  let parameter: String
  /// As `path:line`.
  let place: String
  /// Whether steps from before have a value that the code takes for something else.
  let isOtherForm: Bool

  /// What it needs, in words that go behind the place.
  var need: String {
    isOtherForm
      ? "takes `\(parameter)` for a UUID, and steps from before hold something else"
      : "needs `\(parameter)`, and no step from before has one"
  }

  /// Nil where some code reads the parameter without one; of one that nothing reads, where what runs the intent does.
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
    let needs = Needs(
      added: added, old: known, areUUIDsNew: context.old?.files(naming: [className, Self.uuid]).isEmpty == true)
    let own = Self.reads(of: name, in: className, context.new)
    let reads =
      own.isEmpty
      ? TakenIntent.found(for: className, in: context.new).flatMap { taken in taken.reads.map { (taken.file, $0) } }
      : own
    let barriers = reads.map { file, use in Self.barrier(before: use, needs, in: file) }
    guard let first = barriers.first, let found = first, barriers.allSatisfy({ $0 != nil }) else { return nil }
    self = found
  }

  private init(parameter: String, place: String, isOtherForm: Bool) {
    (self.parameter, self.place, self.isOtherForm) = (parameter, place, isOtherForm)
  }

  /// Whether code does something with a parameter, and does not just set it.
  static func isRead(_ name: String, of className: String, in code: CodeTree) -> Bool {
    !reads(of: name, in: className, code).isEmpty || !code.objectiveCPlaces(of: name, in: className).isEmpty
  }

  private static let uuid = "uuidString"

  private struct Needs {
    let added: Set<String>
    let old: Set<String>
    let areUUIDsNew: Bool
  }

  private static func reads(
    of name: String, in className: String, _ code: CodeTree
  ) -> [(CodeFile, TokenSyntax)] {
    code.files(naming: [className, name]).flatMap { file in
      LegacyUses(of: name, in: className, by: file.tree).members.filter { !$0.isSet }.map { (file, $0) }
    }
  }

  private static func barrier(before use: TokenSyntax, _ needs: Needs, in file: CodeFile) -> LegacyBarrier? {
    let base = use.access?.base?.trimmedDescription
    let lists = use.lineage.compactMap { $0.as(CodeBlockItemListSyntax.self) }
    let guards = lists.flatMap { $0 }.filter { $0.position <= use.position && $0.item.is(GuardStmtSyntax.self) }
    for bound in guards.map(\.bindings) {
      for binding in bound {
        guard let access = binding.value?.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == base
        else {
          continue
        }
        let name = access.declName.baseName.text
        let isOtherForm =
          needs.old.contains(name) && needs.areUUIDsNew
          && bound.contains { $0.value?.trimmedDescription == "UUID(\(uuid): \(binding.name))" }
        guard needs.added.contains(name) || isOtherForm else { continue }
        return LegacyBarrier(parameter: name, place: file.place(of: access), isOtherForm: isOtherForm)
      }
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
