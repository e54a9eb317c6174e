import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftSyntax

/// Lets an App Intent that took a legacy class over give later steps what they read.
enum KeepLegacyOutput {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let comparison = context.comparison
    if comparison.newRecords.legacyIntent(finding.subject.owner) != nil {
      return try KeepLegacyResponse.propose(finding, context)
    }
    guard let intent = comparison.newRecords.intent(finding.subject.owner),
      let legacy = comparison.oldRecords.legacyIntent(intent.intentClassName?.value ?? intent.identifier),
      let output = legacy.outputProperty
    else { return nil }
    let spelling = LegacyMigrationCode(comparison: comparison).spelling(of: output)
    guard intent.result.value == nil else {
      throw Refusal(
        "`\(intent.typePath)` returns something else: steps that were made for `\(output.name)`, \(spelling), need an "
          + "action of their own.")
    }
    guard let type = context.newType(.intent, intent), let perform = type.perform,
      let result = perform.signature.returnClause?.type, let body = perform.body
    else { return nil }
    let calls = body.resultCalls
    let values = calls.filter { $0.argument("value") == nil }
    let edits = values.map { call -> SourceEdit in
      let value = "value: <#\(output.name), as the handler made it#>"
      guard let first = call.arguments.first else {
        return type.file.replace(call, with: ".result(\(value))")
      }
      return type.file.insert("\(value), ", at: first.positionAfterSkippingLeadingTrivia)
    }
    return Proposal(
      finding, .keepLegacyOutput,
      cost: edits.isEmpty && !calls.isEmpty
        ? "Nothing: later steps get the value that the body already returns."
        : "The code does not compile until it returns `\(output.name)`; then later steps get it again.",
      edits: [type.file.insert(" & ReturnsValue<\(spelling)>", at: result.endPositionBeforeTrailingTrivia)] + edits)
  }
}

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
      let renaming = LegacyRenaming(name: newName, newName: name, className: keep.className)
      let uses = renaming.uses(in: context.new)
      return Proposal(
        finding, .keepLegacyOutput,
        cost: "Nothing: later steps read it again. People see the title; the name `\(name)` is only code.",
        edits: renaming.words(in: new.range, of: pair.new.file) + uses.edits, notes: uses.notes)
    }
    edits += try pair.edits(adding: lost, to: new, .response)
    return keep.proposal(for: finding, edits, keep.settings + MadeAnswers(of: name, in: keep.className, context).edits)
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

/// What later steps of a shortcut got from a legacy intent, where the App Intent that takes it over gives something else.
struct LegacyResult {
  private let legacy: LegacyIntent
  private let output: LegacyParameter
  private let spelling: String
  /// What the App Intent gives to later steps.
  private let given: String
  private let context: ProposalContext

  /// Nil where the legacy intent had no output, or where the App Intent may well give it.
  init?(of legacy: LegacyIntent, by intent: Intent, in context: ProposalContext) {
    guard let output = legacy.outputProperty, intent.result.unread == nil, !intent.result.isInherited,
      let value = intent.result.value, let wanted = Self.kind(of: output, in: context.comparison.old)
    else { return nil }
    let isOther =
      switch value.element {
      case .entity: wanted != .object
      case .enum: wanted != .choice
      default: false
      }
    guard isOther else { return nil }
    (self.legacy, self.output, self.context) = (legacy, output, context)
    spelling = output.isArray ? "[\(output.type)]" : output.type
    given = context.typePath(of: value)
  }

  private enum Kind { case choice, object, plain }

  // A type that the definition does not declare may be anything.
  private static func kind(of output: LegacyParameter, in surface: Surface) -> Kind? {
    if surface.legacyEnums.contains(where: { $0.name == output.type }) { return .choice }
    if surface.legacyTypes.contains(where: { $0.name == output.type }) { return .object }
    return LegacyMigrationCode.isBuiltIn(output.type) ? .plain : nil
  }

  var cost: String {
    "The code does not compile until `perform()` gives `\(output.name)` (\(spelling)) to later steps, as the handler did: "
      + "a step such as “If” that reads it would go wrong without a word."
  }

  var note: String {
    let others = legacy.responseProperties.map(\.name).filter { $0 != output.name }.map { "`\($0)`" }
    return "An App Intent gives one value to later steps, and this one gives `\(given)`."
      + (others.isEmpty ? "" : " The response had \(others.joined(separator: ", ")) besides.")
  }

  /// Stops the compiler in the body, under what the handler did.
  func edits(in type: TypeCode) -> [SourceEdit] {
    let task =
      "Later steps read `\(output.name)` (\(spelling)), which the handler of \(legacy.className) gave them: return it in "
      + "place of `\(given)`, as ReturnsValue and in each `.result(value:)`, then remove this line."
    let lines = HandlerCode.remarks(on: legacy.className, in: context.old) + [IntentCode.error(task)]
    return type.insertIntoPerform(lines) ?? [type.insertError(task)]
  }
}
