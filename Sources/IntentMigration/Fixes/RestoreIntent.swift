import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Brings a removed intent back, deprecated, with the intent that takes over.
enum RestoreIntent {
  static let propose: Proposers.Proposer = { finding, context in
    guard finding.platforms == nil, let intent = context.comparison.oldRecords.intent(finding.subject.owner) else {
      return nil
    }
    let replacement = replacement(for: intent, in: context.comparison)
    let (edits, notes) = restoring(intent, replacedBy: replacement, in: context)
    let successor =
      replacement.map { "Shortcuts offers \($0) in its place; name another intent if that is not the successor." }
      ?? "No new intent has the same title: name the successor with `replacedBy:` if there is one."
    return Proposal(
      finding: finding, decision: .deprecateIntent,
      cost: "Saved shortcuts go on running and are marked as deprecated. Remove the intent after people had time.",
      edits: edits, notes: notes + [successor])
  }

  /// The edits that bring the intent of the old surface back, deprecated, with the types of its values that went too.
  static func restoring(
    _ intent: Intent, replacedBy replacement: String?, in context: ProposalContext
  ) -> (edits: [SourceEdit], notes: [String]) {
    var restored = RestoredCode(in: context)
    if let type = context.oldType(.intent, intent) {
      let message = replacement == nil ? "This action will be removed." : "Use the newer action."
      restored.add(DeprecatedCode(type).result(adding: DeprecatedCode.declaration(message, replacedBy: replacement)))
      restored.addLostTypes(of: intent.parameters.map(\.type) + [intent.result.value].compactMap(\.self))
      return (restored.edits, ["The code is that of the shipped version; what it used may have changed or gone since."])
    }
    var record = intent
    record.deprecation = Deprecation(
      message: intent.deprecation?.message, replacedBy: replacement ?? intent.deprecation?.replacedBy)
    let code = IntentCode.deprecated(record, body: "<#what \(intent.typeName) did#>")
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let edit = RestoredCode.appended(
      lines, to: "DeprecatedIntents.swift", imports: ["import AppIntents"], in: context)
    return ([edit], ["The code that shipped is not at hand: the intent is written from the recorded surface."])
  }

  // An added intent that people know by the same title.
  private static func replacement(for intent: Intent, in comparison: Comparison) -> String? {
    let name = intent.deprecation?.replacedBy
    if let name, comparison.new.intents.contains(where: { $0.typePath == name }) { return name }
    guard let title = intent.title else { return nil }
    return comparison.new.intents.first { $0.title == title && $0.identifier != intent.identifier }?.typePath
  }
}

extension DeprecatedCode {
  /// The declaration with the edits made.
  fileprivate func result(adding deprecation: String) -> TypeCode {
    let path = type.file.path
    let bytes = type.file.bytes
    let code = CodeTree { $0 == path ? bytes : nil }.applying(edits(adding: deprecation))
    return code?.type(type.typePath, in: path) ?? type
  }
}
