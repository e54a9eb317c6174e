import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Keeps a renamed or retyped parameter beside the new one, and lets `perform()` read either.
struct KeepParameterBesideNew {
  static let proposeForName: Proposers.Proposer = { finding, context in
    guard let name = finding.subject.member, let (old, new) = context.intents(finding),
      let before = old.parameter(name), let newName = context.newName(of: finding), let after = new.parameter(newName),
      let type = context.newType(.intent, new), let variable = type.variable(newName),
      let restored = RestoredParameter(before, of: old, in: context, isOptional: true)
    else { return nil }
    let pair = KeepParameterBesideNew(
      restored: restored, old: before, new: after, oldName: name, newName: newName, localName: newName, type: type,
      variable: variable)
    return pair.proposal(for: finding, oldValue: "self.\(name)", isOldValueOptional: pair.isOldOptional)
  }

  static let proposeForType: Proposers.Proposer = { finding, context in
    guard let name = finding.subject.member, let (old, new) = context.intents(finding),
      let before = old.parameter(name), let after = new.parameter(name),
      let type = context.newType(.intent, new), let variable = type.variable(name),
      let restored = RestoredParameter(before, of: old, in: context, isOptional: true)
    else { return nil }
    let taken = Set(old.parameters.map(\.name) + new.parameters.map(\.name))
    let newName = newName(for: after, among: taken)
    let pair = KeepParameterBesideNew(
      restored: restored, old: before, new: after, oldName: name, newName: newName, localName: name, type: type,
      variable: variable)
    let (value, isOptional) = pair.converted
    return pair.proposal(for: finding, oldValue: value, isOldValueOptional: isOptional)
  }

  /// What the value of a step from before a migration needs, where a parameter of another type has its name.
  static func proposal(
    for finding: Finding, legacy restored: RestoredParameter, _ new: Parameter, of intent: Intent, _ type: TypeCode,
    _ variable: VariableCode
  ) -> Proposal? {
    let old = Parameter(name: new.name, type: .optional(.unknown("")))
    let pair = KeepParameterBesideNew(
      restored: restored, old: old, new: new, oldName: new.name,
      newName: newName(for: new, among: Set(intent.parameters.map(\.name))), localName: new.name, type: type,
      variable: variable)
    let (value, isOptional) = pair.converted
    return pair.proposal(for: finding, oldValue: value, isOldValueOptional: isOptional)
  }

  /// The code of the old parameter.
  let restored: RestoredParameter
  let old: Parameter
  let new: Parameter
  let oldName: String
  /// What the new parameter is called.
  let newName: String
  /// What the body of `perform()` calls the value.
  let localName: String
  let type: TypeCode
  let variable: VariableCode

  /// Whether the old parameter, kept without being asked for, may have no value.
  var isOldOptional: Bool { old.type.isOptional || old.isRequired }

  private func proposal(for finding: Finding, oldValue: String, isOldValueOptional: Bool) -> Proposal? {
    guard variable.type != nil else { return nil }
    var notes = restored.notes
    var edits = variable.makeOptional(in: type.file)
    if newName != new.name {
      edits.append(type.file.replace(variable.binding.pattern, with: newName))
      edits += type.renameProjection(new.name, to: newName)
      notes.append("The parameter of the new type is called `\(newName)`; choose a better name if there is one.")
    }
    edits.append(type.insert(restored.lines, after: type.lastVariable(with: RestoredParameter.wrappers)))
    edits += restored.typeEdits
    if let reading = type.insertIntoPerform(reading(oldValue, isOptional: isOldValueOptional)) {
      edits += reading
    } else {
      notes.append("`perform()` is not in this file: let it read `\(oldName)` where `\(newName)` has no value.")
    }
    notes += self.notes
    return Proposal(
      finding: finding, decision: .keepParameterBesideNew,
      cost: "Saved values are kept and used until people set `\(newName)`. It is empty in the editor of old shortcuts.",
      edits: edits, notes: notes)
  }

  private var notes: [String] {
    var notes: [String] = []
    if !new.type.isOptional {
      notes.append("`\(newName)` is now optional; code outside `perform()` that reads it must unwrap it.")
    }
    if type.declaration.memberBlock.description.contains("parameterSummary") == false {
      notes.append("Without a parameterSummary the editor shows both parameters.")
    }
    return notes
  }

  /// The lines that let the body see one value, whichever parameter holds it.
  private func reading(_ oldValue: String, isOptional: Bool) -> [String] {
    let type = variable.type?.trimmedDescription ?? ""
    let value = "self.\(newName) ?? \(oldValue)"
    let comment = "// Shortcuts made with earlier versions have their value in `\(oldName)`."
    if variable.isOptional || !isOptional { return [comment, "let \(localName): \(type) = \(value)"] }
    if let fallback = variable.defaultValue { return [comment, "let \(localName): \(type) = \(value) ?? \(fallback)"] }
    return [
      comment,
      "guard let \(localName): \(type) = \(value) else { throw $\(newName).needsValueError() }",
    ]
  }

  /// The old value as one of the new type, and whether it may be missing.
  private var converted: (value: String, isOptional: Bool) {
    let isOptional = isOldOptional
    guard old.type.element == new.type.element, old.type.isCollection != new.type.isCollection else {
      return ("<#self.\(oldName) as \(variable.type?.trimmedDescription ?? "a value")#>", false)
    }
    if new.type.isCollection {
      return isOptional ? ("self.\(oldName).map({ [$0] })", true) : ("[self.\(oldName)]", false)
    }
    return ("self.\(oldName)\(isOptional ? "?" : "").first", true)
  }

  private static func newName(for parameter: Parameter, among taken: Set<String>) -> String {
    FreshName.name(parameter.name + parameter.type.nameSuffix, among: taken)
  }
}

extension ProposalContext {
  /// What the member that a finding is about is called now.
  func newName(of finding: Finding) -> String? {
    comparison.changes.first { $0.subject == finding.subject && $0.action == .renamed }?.new
  }
}
