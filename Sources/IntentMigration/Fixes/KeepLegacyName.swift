import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// Gives a renamed parameter of an intent definition the name back that people's values are stored under.
struct KeepLegacyName {
  let name: String
  let newName: String
  let className: String

  /// Nil where a value of the old one is none of the new one, or where it alone would save nothing.
  func proposal(
    for finding: Finding, lost: DefinitionCode.Value, renamed: DefinitionCode.Value, of intent: DefinitionCode.Value,
    in definition: DefinitionCode, _ context: ProposalContext
  ) throws(Refusal) -> Proposal? {
    let same = [LegacyKeys.parameterType, LegacyKeys.parameterIsArray].allSatisfy {
      lost[$0]?.text == renamed[$0]?.text
    }
    let parameter = { (value: DefinitionCode.Value, name: String) in
      Parameter(
        name: name, type: value[LegacyKeys.parameterType]?.text == "Boolean" ? .primitive("Bool") : .unknown(""))
    }
    let (before, after) = (parameter(lost, name), parameter(renamed, newName))
    guard same, !before.isOpposite(of: after), !context.comparison.old.hasOther(newName, than: name, of: className)
    else { return nil }
    let barrier = LegacyBarrier(before: newName, of: className, in: context)
    let isRead = LegacyBarrier.isRead(newName, of: className, in: context.new)
    // Where the code goes by something else, the old value needs code of its own.
    if let barrier, isRead {
      // Names alone come first: with the parameter beside it, another one is no longer known by its new name.
      guard !hasOtherName(in: context) else {
        throw Refusal(
          "The name alone saves nothing: \(barrier.place) \(barrier.need). Let the code there work it out for them, "
            + "then call `\(newName)` `\(name)` in the definition again.")
      }
      return nil
    }
    let renaming = LegacyRenaming(name: newName, newName: name, className: className)
    let (uses, notes) = renaming.uses(in: context.new)
    return Proposal(
      finding, .keepLegacyName, cost: cost(isRead: isRead, barrier),
      edits: renaming.words(in: intent.range, of: definition.file) + uses
        + texts(of: intent, in: definition, context.new),
      notes: notes)
  }

  // Whether another parameter was renamed, and no code reads it.
  private func hasOtherName(in context: ProposalContext) -> Bool {
    context.comparison.changes.contains { change in
      guard change.action == .renamed, change.subject.owner == className, change.subject.member != name,
        let other = change.new, other != newName
      else { return false }
      return !LegacyBarrier.isRead(other, of: className, in: context.new)
    }
  }

  // A name that nobody reads is a text in the editor, and the step may do nothing all the same.
  private func cost(isRead: Bool, _ barrier: LegacyBarrier?) -> String {
    guard !isRead else {
      return "Nothing: saved values are found again. People see the title; the name `\(name)` appears only in code."
    }
    let shown = "Saved steps show their value again, and that is all: no code reads it."
    return barrier.map { shown + " What such a step does stays lost as long as \($0.place) \($0.need)." } ?? shown
  }

  // The summaries in other languages, which the definition has the keys of.
  private func texts(
    of intent: DefinitionCode.Value, in definition: DefinitionCode, _ code: CodeTree
  ) -> [SourceEdit] {
    let path = definition.file.path
    let keys = Set(intent.textIDs)
    let tables = code.paths.filter { TextTableCode.isTable($0) && Self.isTable($0, of: path) }.compactMap(code.table)
    return tables.flatMap { table in
      table.entries.filter { keys.contains($0.key) }
        .compactMap { table.renaming([newName: name], in: $0.value) }
    }
  }

  // `de.lproj/Intents.strings` for `Base.lproj/Intents.intentdefinition`.
  private static func isTable(_ path: String, of definition: String) -> Bool {
    func parts(_ path: String) -> [Substring] {
      path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
    }
    let (table, own) = (parts(path), parts(definition))
    return table.dropLast() == own.dropLast()
      && table.last?.split(separator: ".").first == own.last?.split(separator: ".").first
  }
}
