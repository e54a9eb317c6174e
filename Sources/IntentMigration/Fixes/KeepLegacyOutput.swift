import IntentComparison
import IntentRules
import IntentSurface
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
