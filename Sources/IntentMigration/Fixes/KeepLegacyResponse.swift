import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives the response of an intent definition the output back that later steps read.
struct KeepLegacyResponse {
  private let name: String
  private let className: String
  private let context: ProposalContext

  /// Nil where the definition is gone, or knows of no such output.
  static func propose(_ finding: Finding, _ context: ProposalContext) throws(Refusal) -> Proposal? {
    let (key, className) = ("INIntentResponse", finding.subject.owner)
    guard let pair = DefinitionPair(Subject(.legacyIntent, className), in: context),
      let old = pair.old.intent(className)?[key], let new = pair.new.intent(className)?[key],
      let name = finding.subject.member?.lastNameComponent ?? old[outputKey]?.text,
      let lost = old[DefinitionMembers.response.list]?.element(DefinitionMembers.response.name, name)
    else { return nil }
    let keep = KeepLegacyResponse(name: name, className: className + "Response", context: context)
    var edits: [SourceEdit] = []
    if old[outputKey]?.text == name, let output = new[outputKey] { edits.append(pair.new.replace(output, with: name)) }
    if let there = new[DefinitionMembers.response.list]?.element(DefinitionMembers.response.name, name) {
      guard there["INIntentResponseParameterType"]?.text == lost["INIntentResponseParameterType"]?.text else {
        throw Refusal(
          "\(finding.message) One definition can't have both: keep the type, and add the new one beside it.")
      }
      return keep.proposal(for: finding, edits, [])
    }
    if let newName = renamed(lost, from: old, in: new) {
      let renaming = LegacyRenaming(of: newName, to: name, in: keep.className)
      let uses = renaming.uses(in: context.new)
      return Proposal(
        finding, .keepLegacyOutput,
        cost: "Nothing: later steps read it again. People see the title; the name `\(name)` is only code.",
        edits: renaming.words(in: new.range, of: pair.new.file) + uses.edits, notes: uses.notes)
    }
    edits += try pair.edits(adding: lost, to: new, .response)
    return keep.proposal(for: finding, edits, keep.settings)
  }

  // The name of what has its type and did not ship, where that is one.
  private static func renamed(
    _ lost: DefinitionCode.Value, from old: DefinitionCode.Value, in new: DefinitionCode.Value
  ) -> String? {
    let keys = DefinitionMembers.response
    let types = ["Type", "EnumType", "ObjectType", "SupportsMultipleValues"].map { "INIntentResponseParameter" + $0 }
    let known = Set((old[keys.list]?.elements ?? []).compactMap { $0[keys.name]?.text })
    let added = (new[keys.list]?.elements ?? []).filter { !known.contains($0[keys.name]?.text ?? "") }
    let found = added.filter { value in types.allSatisfy { value[$0]?.text == lost[$0]?.text } }
    return found.count == 1 ? found.first?[keys.name]?.text : nil
  }

  private static let outputKey = "INIntentResponseOutput"

  private func proposal(for finding: Finding, _ edits: [SourceEdit], _ settings: [SourceEdit]) -> Proposal {
    let shipped = shippedSettings.map { "`\($0.text)`, at \($0.place)" }.joined(separator: "; ")
    let note = "Set `\(name)` wherever the app makes a response" + (shipped.isEmpty ? "." : ", as it did: \(shipped).")
    return Proposal(
      finding, .keepLegacyOutput,
      cost: "Later steps read it again, and what the definition put in its place stays beside it.",
      edits: edits + settings, notes: [note])
  }

  // In the shipped code.
  private var shippedSettings: [(text: String, place: String)] {
    (context.old?.files(naming: [className, name]) ?? []).flatMap { file in
      LegacyUses(of: name, in: className, by: file.tree).members.filter(\.isSet).map {
        (file.lineText(of: $0), file.place(of: $0))
      }
    }
  }

  // Right behind the responses that say that all went well.
  private var settings: [SourceEdit] {
    context.new.files(naming: [className + "(", ".success"]).flatMap { file in
      file.tree.nodes(VariableDeclSyntax.self).compactMap { variable -> SourceEdit? in
        guard let binding = variable.bindings.first, let item = variable.parent?.as(CodeBlockItemSyntax.self),
          let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
          call.calledExpression.trimmedDescription == className, call.arguments.description.contains(".success")
        else { return nil }
        let line = "\(binding.pattern.trimmedDescription).\(name) = <#\(name)#>"
        return file.insert(
          file.onNewLines([line], file.indentation(of: item)), at: item.endPositionBeforeTrailingTrivia)
      }
    }
  }
}
