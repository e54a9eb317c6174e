import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives a parameter the default back that uses rely on which left it alone.
enum KeepDefault {
  static let propose: Proposers.Proposer = { finding, context in
    guard let name = finding.subject.member, let (old, new) = context.intents(finding),
      old.parameter(name)?.defaultValue != nil, let type = context.newType(.intent, new),
      let variable = type.variable(name),
      let text = context.oldType(.intent, old)?.variable(name)?.defaultValue
    else { return nil }
    let value = variable.argument("default")?.expression ?? variable.binding.initializer?.value
    let edit =
      value.map { type.file.replace($0, with: text) } ?? variable.addArgument("default: \(text)", in: type.file)
    guard let edit else { return nil }
    return Proposal(
      finding: finding, decision: .keepDefault,
      cost: "Nothing for saved shortcuts. New shortcuts start with the old default, too.", edits: [edit])
  }
}
