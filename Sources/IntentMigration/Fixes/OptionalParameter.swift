import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Keeps a parameter that must be set from asking in saved shortcuts.
enum OptionalParameter {
  static let propose: Proposers.Proposer = { finding, context in
    guard let name = finding.subject.member, let (_, new) = context.intents(finding),
      let parameter = new.parameter(name), let type = context.newType(.intent, new),
      let variable = type.variable(name), let spelling = variable.type?.trimmedDescription, !variable.isOptional
    else { return nil }
    if parameter.type == .primitive("Bool"), finding.rule == "P13",
      let edit = variable.addArgument("default: false", in: type.file)
    {
      return Proposal(
        finding: finding, decision: .giveDefault, cost: "Saved shortcuts run as if the new option were off.",
        edits: [edit], notes: ["Make sure that `false` is what the action did before there was a choice."])
    }
    var notes = ["`\(name)` is now optional; code outside `perform()` that reads it must unwrap it."]
    var edits = variable.makeOptional(in: type.file, keepingDefault: true)
    let fallback = "<#what the action does where \(name) is not set#>"
    if let reading = type.insertIntoPerform(["let \(name): \(spelling) = self.\(name) ?? \(fallback)"]) {
      edits += reading
    } else {
      notes.append("No `perform()` in this file reads it; whatever does must handle a missing value.")
    }
    return Proposal(
      finding: finding, decision: .makeOptional,
      cost:
        "Nobody is asked for `\(name)` any more, not in new shortcuts either: the code decides.",
      edits: edits, notes: notes)
  }
}
