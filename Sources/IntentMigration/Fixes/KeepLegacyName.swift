import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

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
    let (uses, doubts) = uses(in: context.new)
    let places = doubts.prefix(Self.shownPlaces).joined(separator: ", ")
    return Proposal(
      finding: finding, decision: .keepLegacyName,
      cost: cost(isRead: isRead, barrier),
      edits: words(in: intent.range, of: definition.file) + uses + texts(of: intent, in: definition, context.new),
      notes: doubts.isEmpty ? [] : ["See whether \(places) means `\(name)` of \(className)."])
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

  private static let shownPlaces = 5

  // Its own name, and wherever the summaries and the other parameters mean it.
  private func words(in range: Range<Int>, of file: CodeFile) -> [SourceEdit] {
    let wanted = Array(newName.utf8)
    let starts = range.filter { start in
      let end = start + wanted.count
      guard end < range.upperBound, start > 0, file.bytes[start..<end].elementsEqual(wanted) else { return false }
      let (before, after) = (file.bytes[start - 1], file.bytes[end])
      if Self.ends.contains(after), Self.begins.contains(before) { return true }
      let comma = UInt8(ascii: ",")
      // The key of a combination lists its parameters.
      return (Self.ends.contains(after) || after == comma) && (Self.begins.contains(before) || before == comma)
        && Self.isInKey(start, of: file.bytes)
    }
    return starts.map { file.replace($0..<($0 + wanted.count), with: name) }
  }

  // The summaries in other languages, which the definition has the keys of.
  private func texts(
    of intent: DefinitionCode.Value, in definition: DefinitionCode, _ code: CodeTree
  ) -> [SourceEdit] {
    let path = definition.file.path
    let keys = Set(intent.textKeys)
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

  private static func isInKey(_ place: Int, of bytes: [UInt8]) -> Bool {
    bytes[..<place].lastIndex(of: UInt8(ascii: "<")).map { bytes[$0...].starts(with: "<key>".utf8) } ?? false
  }

  // As a whole element, or between the braces of a summary.
  private static let begins = Set(">{".utf8)
  private static let ends = Set("<}".utf8)

  // Xcode makes the class and the functions of its protocol from the name.
  private func uses(in code: CodeTree) -> (edits: [SourceEdit], doubts: [String]) {
    var (edits, doubts): ([SourceEdit], [String]) = ([], [])
    for file in code.files(naming: [className, newName]) + code.files(naming: [className, newName.firstUppercased]) {
      let uses = LegacyUses(of: newName, in: className, by: file.tree)
      let functions = uses.functions.map { token in
        file.replace(token, with: token.text.replacing(newName.firstUppercased, with: name.firstUppercased))
      }
      edits += (uses.members.map { file.replace($0, with: name) } + functions).filter { !edits.contains($0) }
      doubts += uses.doubts.map(file.place).filter { !doubts.contains($0) }
    }
    return (edits, doubts)
  }
}

extension DefinitionCode.Value {
  /// What texts in it are looked up by in tables.
  fileprivate var textKeys: [String] {
    switch content {
    case .text: []
    case .array(let elements): elements.flatMap(\.textKeys)
    case .dictionary(let pairs):
      pairs.flatMap { key, value in key.hasSuffix("ID") ? [value.text].compactMap(\.self) : value.textKeys }
    }
  }
}
