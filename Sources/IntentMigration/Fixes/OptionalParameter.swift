import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Keeps a parameter that must be set from asking in saved shortcuts.
enum OptionalParameter {
  static let propose: Proposers.Proposer = { finding, context in
    finding.subject.member.flatMap { proposal(for: finding, of: $0, in: context) }
  }

  /// - Parameter name: the parameter that must be set.
  static func proposal(for finding: Finding, of name: String, in context: ProposalContext) -> Proposal? {
    guard let (old, new) = context.intents(finding),
      let parameter = new.parameter(name), let type = context.newType(.intent, new),
      let variable = type.variable(name), let spelling = variable.type?.trimmedDescription, !variable.isOptional
    else { return nil }
    let isNew = old.parameter(name) == nil
    if parameter.type == .primitive("Bool"), isNew,
      let edit = variable.addArgument("default: false", in: type.file)
    {
      return Proposal(
        finding, .giveDefault, cost: "Saved shortcuts run as if the new option were off.",
        edits: [edit], notes: ["Check that `false` matches what the action did before the option existed."])
    }
    let shipped = context.oldType(.intent, old)
    let kept = isNew ? kept(for: parameter, of: old, new, context) : []
    let lost = kept.map(\.parameter.name)
    // The same value under another name needs no second parameter.
    if kept.count == 1, kept[0].parameter.type == parameter.type, type.variable(lost[0]) == nil {
      return KeepParameterName.proposal(finding, lost[0], variable, of: type, name, in: context)
    }
    let said = SaidFallback(for: name, spelling, of: type, shipped: context.old)
    let known = lost.isEmpty ? type.startValue(of: name) ?? said.value : nil
    let isRead = kept.isEmpty ? ShippedUse.isRead(variable, of: type, in: context.new, doubting: false) : true
    var notes = isRead ? ["`\(name)` is now optional; code outside `perform()` that reads it must unwrap it."] : []
    var edits =
      variable.makeOptional(in: type.file, keepingDefault: true) + kept.flatMap { $0.code.edits(in: type) }
    notes += kept.flatMap(\.code.notes)
    // What shipped without a value starts without one again.
    if shipped?.startValues(of: name).contains(where: { $0.trimmedDescription == "nil" }) == true {
      edits += type.startValues(of: name).map { type.file.replace($0, with: "nil") }
    }
    if !isRead {
      return Proposal(
        finding, .makeOptional,
        cost: "Nothing: no code reads `\(name)`. People are no longer asked for it, even in new shortcuts.",
        edits: edits)
    }
    if known == nil, lost.isEmpty, type.onlyCompares(name), !ShippedUse.isReadElsewhere(name, of: type, in: context.new)
    {
      return Proposal(
        finding, .makeOptional,
        cost: "People are no longer asked for `\(name)`, even in new shortcuts; without a value it equals nothing.",
        edits: edits)
    }
    if known == nil, lost.isEmpty, let added = AddedStatements.edits(for: name, of: type, since: shipped) {
      return Proposal(
        finding, .makeOptional,
        cost: "Nothing: without `\(name)`, the action does what it did before it had one. Nobody is asked for it.",
        edits: edits + added, notes: notes)
    }
    if known == nil, !isNew, let absence = ShippedAbsence.edits(of: name, in: type, since: shipped) {
      return Proposal(
        finding, .makeOptional,
        cost: "Nothing: if `\(name)` is not set, the action does what the shipped version did.", edits: edits + absence,
        notes: notes)
    }
    // What had no list before had nothing in it.
    let isNewList = isNew && lost.isEmpty && variable.type?.is(ArrayTypeSyntax.self) == true
    let usual = known ?? (isNewList ? "[]" : nil)
    let local = type.localName(of: name, isRenamed: false)
    let reading =
      usual.map { ["let \(IntentCode.quoted(local.name)) = self.\(name) ?? \($0)"] }
      ?? reading(of: parameter, spelling, in: type, as: local.name, insteadOf: kept.map(\.parameter), shipped, context)
    let isRun = type.perform?.body?.readNames.contains { $0 == name || $0 == "self" || $0 == "$\(name)" } == true
    if isRun || !kept.isEmpty, let inserted = type.insertIntoPerform(reading) {
      edits += inserted + local.edits
    } else if let guards = ShippedGuard.edits(for: name, of: type, in: context.new, like: context.old) {
      return Proposal(
        finding, .makeOptional, cost: "Nothing: if `\(name)` is not set, the app does what the shipped version did.",
        edits: edits + guards)
    } else if let chosen = ChosenValue(of: name, spelling, else: said.value.map { [$0] }, in: type, context.new) {
      edits += chosen.edits
      notes = chosen.notes
    } else {
      edits.append(type.insertError("Write what happens without a value for `\(name)`, then remove this line."))
      notes = []
    }
    return Proposal(
      finding, kept.isEmpty ? .makeOptional : .keepParameterBesideNew,
      cost: lost.isEmpty
        ? "People are no longer asked for `\(name)`, even in new shortcuts: "
          + (usual.map { "it is `\($0)` where it is not set." } ?? "the code decides.")
        : kept.allSatisfy(\.parameter.mayBeLeftOut)
          ? "Saved shortcuts keep their value. Without one nobody is asked: the code decides, as it did."
          : "Saved shortcuts keep their value; new ones ask for `\(name)` when they run.",
      edits: edits, notes: notes)
  }

  // A parameter that was lost in the same change may say what the new one is for saved shortcuts.
  private static func kept(
    for parameter: Parameter, of old: Intent, _ new: Intent, _ context: ProposalContext
  ) -> [(parameter: Parameter, code: RestoredParameter)] {
    LostParameters(from: old, to: new, in: context).saying(parameter).compactMap { lost in
      RestoredParameter(lost, of: old, in: context, isOptional: true).map { (lost, $0) }
    }
  }

  private static func reading(
    of parameter: Parameter, _ spelling: String, in type: TypeCode, as local: String, insteadOf lost: [Parameter],
    _ shipped: TypeCode?, _ context: ProposalContext
  ) -> [String] {
    let (name, own) = (parameter.name, "self.\(parameter.name)")
    guard !lost.isEmpty else {
      return type.lines(giving: local, spelling, firstOf: own, "<#what the action uses if \(name) is not set#>")
    }
    if lost.count == 1, let old = lost.first, !old.mayBeLeftOut, let variable = type.variable(name),
      let found = FoundEntity(for: parameter, variable, of: type, from: old, isOldOptional: true, in: context)
    {
      return found.lines + type.lines(giving: local, spelling, firstOf: own, found.name, asking: name)
    }
    let value = value(of: parameter, from: lost, in: context)
    let names = lost.map(\.name)
    // The shipped action may have run without it.
    guard lost.allSatisfy(\.mayBeLeftOut) else {
      return type.lines(giving: local, spelling, firstOf: own, value, asking: name)
    }
    let hole = "<#what the action used without \(names.joined(separator: " and "))#>"
    return names.flatMap { StoredValueCode(name: $0, isOptional: true, shipped: shipped).comments }
      + type.lines(giving: local, spelling, firstOf: own, value, hole)
  }

  private static func value(of parameter: Parameter, from lost: [Parameter], in context: ProposalContext) -> String {
    let hole = "<#\(parameter.name), from \(lost.map(\.name).joined(separator: " and ")), if it is set#>"
    guard lost.count == 1, let one = lost.first,
      let conversion = context.conversion(from: one.type, to: parameter)
    else { return hole }
    return conversion.value(of: "self.\(one.name)", isOptional: one.type.isOptional || one.isRequired).text
  }
}

extension Parameter {
  /// Whether an action runs without a value.
  fileprivate var mayBeLeftOut: Bool { type.isOptional && !isRequired }
}

extension TypeCode {
  /// Whether its code only compares a member of it: a value that is missing equals none.
  fileprivate func onlyCompares(_ name: String) -> Bool {
    let uses = members.flatMap { member in
      member.nodes(DeclReferenceExprSyntax.self).filter { use in
        [name, "$\(name)"].contains(use.baseName.bareText) && use.isOwn && !use.baseName.isSet
          && (use.memberAccess != nil || !member.boundNames.contains(name))
      }
    }
    return !uses.isEmpty && uses.allSatisfy(\.isCompared)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands beside `==` or `!=`, and beside no other operator that binds as much.
  fileprivate var isCompared: Bool {
    let node = memberAccess.map { ExprSyntax($0) } ?? ExprSyntax(self)
    let list = node.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    guard let place = list.firstIndex(where: { $0.id == node.id }) else { return false }
    let around = [place - 1, place + 1].filter(list.indices.contains)
      .map { list[$0].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "" }
    return around.contains { ["==", "!="].contains($0) } && around.allSatisfy { ["==", "!=", "&&", "||"].contains($0) }
  }
}
