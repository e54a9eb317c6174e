import IntentComparison
import IntentRules
import IntentSchemas
import IntentSurface
import SourceScanning
import SwiftSyntax

/// Gives an App Intent that took a legacy class over the parameter that a stored value needs.
enum KeepLegacyValue {
  static let propose: Proposers.Proposer = { finding, context in
    let comparison = context.comparison
    guard let name = finding.subject.member, let intent = comparison.newRecords.intent(finding.subject.owner),
      let legacy = comparison.oldRecords.legacyIntent(intent.intentClassName?.value ?? intent.identifier)
    else { return nil }
    return proposal(for: finding, keeping: name, of: legacy, in: intent, context)
  }

  /// The parameter in the intent that replaces the class; nil where that does not show what to edit.
  static func proposal(
    for finding: Finding, keeping name: String, of legacy: LegacyIntent, in intent: Intent, _ context: ProposalContext
  ) -> Proposal? {
    guard let parameter = legacy.parameters.first(where: { $0.name == name }),
      let type = context.newType(.intent, intent)
    else { return nil }
    let code = LegacyMigrationCode(comparison: context.comparison)
    let restored = RestoredParameter(
      code.lines(for: parameter), types: code.types(of: [parameter]), of: type,
      note: "The parameter is rebuilt from the intent definition.", isAction: intent.isAction)
    if let taken = intent.parameter(name), let variable = type.variable(name) {
      return KeepParameterBesideNew.proposal(
        for: finding, legacy: restored, oldType: code.valueType(of: parameter), taken, of: intent, type, variable,
        in: context)
    }
    if let merged = merged(parameter, of: legacy, intent, code, in: context), let variable = type.variable(merged.name)
    {
      if let governed = governed(finding, legacy, merged, intent, code, type, variable, in: context) { return governed }
      let restored = restored.taking(what: variable)
      let proposal = KeepParameterBesideNew.proposal(
        for: finding, legacy: restored, named: name, oldType: merged.type.unwrapped, merged, of: intent, type, variable,
        in: context)
      return proposal.map { proposal in
        var noted = proposal
        noted.notes.append(
          "Several old parameters go into `\(merged.name)`: if a step can have several, choose by what it does."
        )
        return noted
      }
    }
    if let renamed = renamed(parameter, of: legacy, intent, code, in: context), let variable = type.variable(renamed) {
      return KeepParameterName.proposal(finding, name, variable, of: type, renamed, in: context)
    }
    if let listed = listed(parameter, of: legacy, intent, code, in: context), let variable = type.variable(listed.name)
    {
      // The app's own type stands for that of the definition.
      let element = context.typePath(of: listed.type.element)
      let lines = code.lines(for: parameter).map {
        $0.replacing(": \(code.spelling(of: parameter))?", with: ": \(element)?")
      }
      let kept = RestoredParameter(
        lines, types: [], of: type,
        note: "Values of `\(name)` are found again where `\(element)` has the identifiers that they had.",
        isAction: intent.isAction)
      return KeepParameterBesideNew.proposal(
        for: finding, legacy: kept, named: name, oldType: listed.type.element, listed, of: intent, type, variable,
        in: context)
    }
    var value = StoredValueCode(name: name, isOptional: true, shipped: nil)
    value.governed = governedBySwitch(parameter, of: legacy)
    let isSwitch = code.valueType(of: parameter) == .primitive("Bool")
    let isHidden = intent.parameterSummary != nil
    return Proposal(
      finding, .keepParameter,
      cost: isSwitch && value.switched(in: type) != nil
        ? "Nothing for saved shortcuts. \(KeepParameter.visibility(isHidden))"
        : KeepParameter.cost(
          of: name, isHidden: isHidden, readBy: intent.isConfiguration ? "the widget" : "`perform()`"),
      edits: restored.edits(in: type)
        + value.placeholder(in: type, isSwitch: isSwitch, isAction: !intent.isConfiguration), notes: restored.notes)
  }

  // Those that went into one, where the definition says which of them a step has used.
  private static func governed(
    _ finding: Finding, _ legacy: LegacyIntent, _ merged: Parameter, _ intent: Intent, _ code: LegacyMigrationCode,
    _ type: TypeCode, _ variable: VariableCode, in context: ProposalContext
  ) -> Proposal? {
    let parts = legacy.parameters.filter {
      $0.name.lowercased().hasSuffix(merged.name.lowercased()) && code.carries($0, to: merged.type)
        && intent.parameter($0.name) == nil
    }
    guard let values = GovernedValues(parts, of: intent, in: context.comparison.newRecords),
      let optional = variable.optionalSpelling
    else { return nil }
    let constant = "legacy" + merged.name.firstUppercased
    let restored = RestoredParameter(
      parts.map { code.lines(for: $0) }, of: type, isAction: intent.isAction,
      note: "The parameters are rebuilt from the intent definition, which says which of them a step used."
    ).taking(what: variable)
    var pair = KeepParameterBesideNew(
      restored: restored, intent: intent, old: Parameter(name: finding.subject.member ?? "", type: merged.type),
      new: merged, newName: merged.name, type: type, variable: variable)
    pair.places = values.names + ", by `\(values.parent)`"
    pair.prelude = values.lines(for: constant, optional, unit: type.file.indentationUnit)
    return pair.proposal(for: finding, oldValue: constant, isOldValueOptional: true, in: context)
  }

  // What a switch of the definition turned on: `limit` for `shouldLimit`, with what it was where nothing was set.
  private static func governedBySwitch(
    _ parameter: LegacyParameter, of legacy: LegacyIntent
  ) -> (name: String, defaultValue: String?)? {
    let found = legacy.parameters.filter { other in
      let words = other.relationship?.split(separator: " ") ?? []
      return words.count == 3 && words[0] == parameter.name && words[1] == "BooleanHasExactValue"
        && ["1", "true"].contains(words[2].lowercased())
    }
    guard found.count == 1, let only = found.first else { return nil }
    let literal: String? =
      switch only.type {
      case "String": only.defaultValue.map(IntentCode.literal)
      case "Integer", "Decimal": only.defaultValue.flatMap { Double($0) == nil ? nil : $0 }
      default: nil
      }
    return (only.name, literal)
  }

  // A parameter that has not shipped yet, takes the same values and is called alike: `dictionaries` for `dictionary`.
  private static func renamed(
    _ parameter: LegacyParameter, of legacy: LegacyIntent, _ intent: Intent, _ code: LegacyMigrationCode,
    in context: ProposalContext
  ) -> String? {
    let words = Set(SchemaWords.words(parameter.name))
    let free = free(for: legacy, intent, in: context).filter { code.carries(parameter, to: $0.type) }
    let alike = free.filter { !words.isDisjoint(with: SchemaWords.words($0.name)) }
    let rivals = { (candidate: Parameter) in
      legacy.parameters.filter { intent.parameter($0.name) == nil && code.carries($0, to: candidate.type) }
    }
    if alike.count == 1, let only = alike.first {
      // One parameter can have one of the old names alone.
      let names = Set(SchemaWords.words(only.name))
      let others = rivals(only).filter {
        !names.isDisjoint(with: SchemaWords.words($0.name))
      }
      return others.count == 1 ? only.name : nil
    }
    // The only one that takes such a value, and takes no other's: files for files.
    guard free.count == 1, let only = free.first, code.valueType(of: parameter) != nil else { return nil }
    return rivals(only).count == 1 ? only.name : nil
  }

  // A parameter that several old ones went into: `list1` for `intersectionList1` and `subtractionList1`.
  private static func merged(
    _ parameter: LegacyParameter, of legacy: LegacyIntent, _ intent: Intent, _ code: LegacyMigrationCode,
    in context: ProposalContext
  ) -> Parameter? {
    let found = free(for: legacy, intent, in: context).filter { candidate in
      parameter.name.lowercased().hasSuffix(candidate.name.lowercased()) && code.carries(parameter, to: candidate.type)
    }
    guard found.count == 1, let only = found.first else { return nil }
    let alike = legacy.parameters.filter {
      $0.name.lowercased().hasSuffix(only.name.lowercased()) && code.carries($0, to: only.type)
    }
    return alike.count > 1 ? only : nil
  }

  // A parameter that takes many of what was one.
  private static func listed(
    _ parameter: LegacyParameter, of legacy: LegacyIntent, _ intent: Intent, _ code: LegacyMigrationCode,
    in context: ProposalContext
  ) -> Parameter? {
    let lists = free(for: legacy, intent, in: context).filter { $0.type.isCollection && !parameter.isArray }
    let found = lists.filter { code.spelling(of: parameter) == context.typePath(of: $0.type.element) }
    guard found.isEmpty, code.valueType(of: parameter) == nil, lists.count == 1 else {
      return found.count == 1 ? found.first : nil
    }
    // The only list of the app's own values takes the only value that was one.
    let rivals = legacy.parameters.filter { intent.parameter($0.name) == nil && code.valueType(of: $0) == nil }
    guard rivals.count == 1, case .entity = lists[0].type.element else { return nil }
    return lists.first
  }

  // Those that no step has a value for yet.
  private static func free(for legacy: LegacyIntent, _ intent: Intent, in context: ProposalContext) -> [Parameter] {
    let comparison = context.comparison
    let shipped = comparison.isFree(intent) ? nil : comparison.oldRecords.intent(intent.identifier)
    let known = Set(legacy.parameters.map(\.name) + (shipped?.parameters.map(\.name) ?? []))
    return intent.parameters.filter { !known.contains($0.name) }
  }
}
