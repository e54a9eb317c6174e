import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// Gives a renamed parameter the name back that people's values are stored under.
enum KeepParameterName {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let name = finding.subject.member, let (old, new) = context.intents(finding),
      let before = old.parameter(name), let newName = context.newName(of: finding), let after = new.parameter(newName)
    else { return nil }
    if let role = new.protocols.first(where: { $0.askedParameter == newName }), old.parameter(newName) == nil {
      return KeepResult.apart(finding, old, new, as: newName.firstUppercased, in: context).map { proposal in
        var proposal = proposal
        proposal.notes.append("`\(role)` asks for `\(newName)` by that name: one intent can't have both.")
        return proposal
      }
    }
    // An app and its extension may each have shipped an intent of the name, one with each parameter: both stay.
    let isShipped = context.comparison.old.intents.contains {
      $0.identifier == old.identifier && $0.parameter(newName) != nil
    }
    guard !isShipped, before.fits(after), !before.isOpposite(of: after), let type = context.newType(.intent, new),
      type.variable(name) == nil, let variable = type.variable(newName)
    else { return try KeepParameterBesideNew.proposeForName(finding, context) }
    return proposal(finding, name, variable, of: type, newName, in: context)
  }

  /// One edit to the name, and one to each of its uses.
  static func proposal(
    _ finding: Finding, _ name: String, _ variable: VariableCode, of type: TypeCode, _ newName: String,
    in context: ProposalContext
  ) -> Proposal {
    if let asked = AskedMember(newName, of: type, in: context.new),
      let kept = asked.answered(by: name, variable, context)
    {
      return Proposal(
        finding, .keepParameterName,
        cost: "Nothing: saved values are found again. People see only the title, never the name `\(name)`.",
        edits: kept, notes: ["`\(asked.protocolName)` asks for `\(newName)`, which gives the value of `\(name)`."])
    }
    let renaming = MemberRenaming(variable, of: type, from: newName, to: name, in: context.new)
    return Proposal(
      finding, .keepParameterName,
      cost: "Nothing: saved values are found again. People see only the title, never the name `\(name)`.",
      edits: renaming.edits, notes: renaming.notes)
  }
}

extension Parameter {
  /// Whether a value that was stored for it may be read as one of another parameter.
  fileprivate func fits(_ other: Parameter) -> Bool {
    type.unwrapped == other.type.unwrapped && !saysOther(than: other)
  }

  /// Whether one has the id of a thing and the other its name: each is found nowhere where the other is looked for.
  func saysOther(than other: Parameter) -> Bool { isIdentity && other.isName || isName && other.isIdentity }

  private var isIdentity: Bool { ["id", "identifier", "uuid"].contains(IntentWords.split(name).last) }
  private var isName: Bool { ["name", "title"].contains(IntentWords.split(name).last) }

  /// Whether a switch says the contrary of another: by its name, or because it starts the other way round.
  func isOpposite(of other: Parameter) -> Bool {
    guard type.unwrapped == .primitive("Bool"), other.type.unwrapped == .primitive("Bool") else { return false }
    if let mine = defaultValue, let others = other.defaultValue { return mine != others }
    let (words, otherWords) = (Set(IntentWords.split(name)), Set(IntentWords.split(other.name)))
    return Self.contraries.contains { pair in
      words.contains(pair.0) && otherWords.contains(pair.1) || words.contains(pair.1) && otherWords.contains(pair.0)
    }
  }

  private static let contraries = [
    ("keep", "clear"), ("keep", "remove"), ("keep", "delete"), ("include", "exclude"), ("show", "hide"),
    ("enable", "disable"), ("enabled", "disabled"), ("allow", "deny"), ("on", "off"), ("skip", "include"),
    ("with", "without"), ("mute", "unmute"), ("lock", "unlock"),
  ]
}

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
      finding, .keepDefault,
      cost: "Nothing for saved shortcuts. New shortcuts start with the old default, too.", edits: [edit])
  }
}
