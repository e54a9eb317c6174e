import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

extension ProposalContext {
  /// The one new intent that runs the code of one that is gone, with the same parameters: the same action under another
  /// name. Nil where there are several, or where the code is too little to tell by.
  func successorByWork(of intent: Intent) -> (record: Intent, type: TypeCode)? {
    guard !intent.isConfiguration, let work = oldType(.intent, intent)?.work else { return nil }
    let added = comparison.changes.filter { $0.action == .added && $0.subject.kind == .intent }
    let found = added.compactMap { comparison.newRecords.intent($0.subject.owner) }
      .filter { $0.parameters.map(\.name) == intent.parameters.map(\.name) && !$0.isConfiguration }
      .filter { $0.parameters.map(\.type) == intent.parameters.map(\.type) }
      .compactMap { record in newType(.intent, record).map { (record, $0) } }
      .filter { $0.1.work == work }
    return found.count == 1 ? found.first : nil
  }
}

extension TypeCode {
  /// The words of what it runs; nil for less than a call with something in it, as many intents have.
  fileprivate var work: [String]? {
    let words = perform?.body?.statements.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    return words.count { $0 == "(" } > 1 && words.count > Self.leastWork ? words : nil
  }

  private static let leastWork = 8
}

extension PinIdentifier {
  /// Gives the identifier of an intent that is gone to the new one that runs its code; nil where there is none.
  static func proposeForWork(of intent: Intent, _ finding: Finding, in context: ProposalContext) -> Proposal? {
    guard let (record, type) = context.successorByWork(of: intent), record.intentClassName == nil else { return nil }
    return Proposal(
      finding, .pinIdentifier, cost: "Nothing: saved shortcuts find the action again, as \(record.typePath).",
      edits: [edit(intent.identifier, in: type)],
      notes: [
        "`\(type.typePath)` is new and runs the code that `\(intent.typePath)` ran. \(literalOnly)"
      ])
  }
}
