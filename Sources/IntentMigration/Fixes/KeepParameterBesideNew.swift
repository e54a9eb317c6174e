import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
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
      restored: restored, intent: new, old: before, new: after, newName: newName, type: type, variable: variable)
    if let found = pair.foundProposal(for: finding, in: context) { return found }
    guard before.isOpposite(of: after) else { return pair.proposal(for: finding, in: context) }
    let value = pair.isOldOptional ? "self.\(name).map({ !$0 })" : "!self.\(name)"
    return pair.proposal(for: finding, oldValue: value, isOldValueOptional: pair.isOldOptional, in: context)
  }

  static let proposeForType: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let name = finding.subject.member, let (old, new) = context.intents(finding) else { return nil }
    if let lack = ShippedUse.lack(of: name, in: old, context) { throw Refusal(lack) }
    if let schema = new.schema?.name, new.requires(name) {
      throw Refusal("`.\(schema)` decides what `\(name)` is, so no other parameter can stand beside it under its name.")
    }
    guard
      let before = old.parameter(name), let after = new.parameter(name),
      let type = context.newType(.intent, new), let variable = type.variable(name),
      let restored = RestoredParameter(before, of: old, in: context, isOptional: true)
    else { return nil }
    let taken = Set(old.parameters.map(\.name) + new.parameters.map(\.name))
    let newName = newName(for: after, in: context, among: taken)
    let pair = KeepParameterBesideNew(
      restored: restored, intent: new, old: before, new: after, newName: newName, type: type, variable: variable)
    return pair.foundProposal(for: finding, in: context) ?? pair.proposal(for: finding, in: context)
  }

  /// What the value of a step from before a migration needs.
  ///
  /// - Parameter name: what it was called, where a parameter of another name takes it; nil where one of another type has
  ///   its name.
  static func proposal(
    for finding: Finding, legacy restored: RestoredParameter, named name: String? = nil, oldType: ValueType?,
    _ new: Parameter, of intent: Intent, _ type: TypeCode, _ variable: VariableCode, in context: ProposalContext
  ) -> Proposal? {
    let old = Parameter(name: name ?? new.name, type: .optional(oldType ?? .unknown("")))
    let newName = name == nil ? newName(for: new, in: context, among: Set(intent.parameters.map(\.name))) : new.name
    let pair = KeepParameterBesideNew(
      restored: restored, intent: intent, old: old, new: new, newName: newName, type: type, variable: variable)
    return pair.proposal(for: finding, in: context)
  }

  /// The code of the old parameter.
  let restored: RestoredParameter
  let intent: Intent
  let old: Parameter
  let new: Parameter
  /// What the new parameter is to be called; the body of `perform()` calls the value what it is called now.
  let newName: String
  let type: TypeCode
  let variable: VariableCode
  /// Where old shortcuts have the value, as the comment on it says; nil where it is the one old parameter.
  var places: String?
  /// What comes before the value is read.
  var prelude: [String] = []

  /// Whether the old parameter, kept without being asked for, may have no value.
  var isOldOptional: Bool { old.type.isOptional || old.isRequired }

  private var oldName: String { old.name }
  private var localName: String { new.name }

  /// With the entity that the old text means.
  private func foundProposal(for finding: Finding, in context: ProposalContext) -> Proposal? {
    FoundEntity(for: new, variable, of: type, from: old, isOldOptional: isOldOptional, in: context).flatMap { found in
      var pair = self
      pair.prelude = found.lines
      return pair.proposal(for: finding, oldValue: found.name, isOldValueOptional: true, in: context)
    }
  }

  /// With the old value as one of the new type.
  private func proposal(for finding: Finding, in context: ProposalContext) -> Proposal? {
    let (value, isOptional) = converted(in: context)
    var made = proposal(for: finding, oldValue: value, isOldValueOptional: isOptional, in: context)
    if let remark = FoundEntity.remark(on: new, from: old, in: context) { made?.notes.append(remark) }
    return made
  }

  func proposal(
    for finding: Finding, oldValue: String, isOldValueOptional: Bool, in context: ProposalContext
  ) -> Proposal? {
    guard variable.type != nil else { return nil }
    if let asked = askedFor(finding, oldValue, in: context) { return asked }
    var notes = restored.notes
    var edits = variable.makeOptional(in: type.file)
    // A value that every step starts with would come before what people stored.
    edits += type.startValues(of: new.name).map { type.file.replace($0, with: "nil") }
    if newName != new.name { edits += renaming(in: context) }
    let summary = showsAll ? summary : nil
    let kept = showsAll && summary == nil ? restored.told(apartFrom: new) : restored
    edits += kept.edits(in: type)
    if let summary {
      edits.append(type.insert(summary.lines, after: type.lastVariable(with: RestoredParameter.wrappers)))
    }
    let own = self.notes(isHidden: summary != nil)
    notes += kept.notes.filter { !notes.contains($0) }
    let chained = chained(oldValue)
    if !chained.isEmpty { return made(for: finding, edits + chained, notes + own) }
    let local = type.localName(of: localName, isRenamed: newName != new.name)
    let reading = type.insertIntoPerform(reading(oldValue, isOptional: isOldValueOptional, as: local.name))
    edits += local.edits + (reading ?? [])
    // A widget or a view reads the parameter where `perform()` never runs.
    if let chosen = chosen(oldValue, isOptional: isOldValueOptional, in: context) {
      return made(for: finding, edits + chosen.edits, notes + chosen.notes)
    }
    if reading == nil {
      edits.append(type.insertError("Read `\(oldName)` if `\(newName)` has no value, then remove this line."))
    }
    let isOpen = edits.contains { $0.replacement.contains("#error(") }
    return made(for: finding, edits, notes + own, isOpen: isOpen)
  }

  private func made(for finding: Finding, _ edits: [SourceEdit], _ notes: [String], isOpen: Bool = false) -> Proposal {
    let work = isOpen ? "The code does not compile until each `#error` is dealt with. " : ""
    return Proposal(
      finding, .keepParameterBesideNew, cost: work + cost, edits: edits, notes: notes)
  }

  // The old name is free for the old parameter then.
  private func renaming(in context: ProposalContext) -> [SourceEdit] {
    let isLocal = type.ownBinding(of: localName) == nil
    let others = OtherUses(of: new.name, as: newName, variable, in: type, value: isLocal ? localName : nil)
    var edits =
      [type.file.replace(variable.binding.pattern, with: IntentCode.quoted(newName))]
      + type.renameProjection(new.name, to: newName) + context.phraseEdits(renaming: new.name, to: newName, of: type)
      + others.edits + handedOver
    if let asked = AskedMember(new.name, of: type, in: context.new) {
      let task = "`\(asked.protocolName)` asks for `\(new.name)`: let it ask for `\(newName)`, then remove this line."
      edits.append(type.insertError(task))
    }
    if type.perform != nil, !others.readers.isEmpty {
      let readers = others.readers.codeList
      let task = "Let \(readers) read `\(newName)`, and `\(oldName)` where it has no value, then remove this line."
      edits.append(type.insertError(task))
    }
    return edits
  }

  private var cost: String {
    let usual = variable.defaultValue.flatMap { $0 == "nil" ? nil : $0 }
    return "Saved values are kept and used until people set `\(newName)`, which is empty in old shortcuts."
      + (usual.map { " New steps show it empty as well, and use \($0) until it is set." } ?? "")
  }

  // A protocol of the app asks for a list under the name of the parameter: a variable gives it, and the parameter, which
  // has not shipped, is called after the old one.
  private func askedFor(_ finding: Finding, _ oldValue: String, in context: ProposalContext) -> Proposal? {
    let shipped = context.comparison.oldRecords.intent(intent.identifier)?.parameter(new.name)
    guard newName == new.name, !variable.isOptional, new.type.isCollection, shipped == nil, prelude.isEmpty,
      let written = variable.type?.trimmedDescription, let asked = AskedMember(new.name, of: type, in: context.new)
    else { return nil }
    let taken = Set(intent.parameters.map(\.name) + type.memberNames + [oldName])
    let stored = FreshName.name(oldName.hasSuffix("s") ? oldName + "List" : oldName + "s", among: taken)
    let unit = type.file.indentationUnit
    let variableLines = [
      "/// What `\(asked.protocolName)` asks for; shortcuts made with earlier versions have it in `\(oldName)`.",
      "\(type.accessPrefix)var \(IntentCode.quoted(new.name)): \(written) {",
      "\(unit)self.\(stored) ?? \(oldValue) ?? \(variable.defaultValue ?? "[]")", "}",
    ]
    let question = [
      "guard self.\(stored) != nil || self.\(oldName) != nil else {", "\(unit)throw $\(stored).needsValueError()", "}",
    ]
    let asking = variable.defaultValue == nil ? type.insertIntoPerform(question) ?? [] : []
    let place = type.lastVariable(with: RestoredParameter.wrappers)
    return Proposal(
      finding, .keepParameterBesideNew,
      cost: "Saved values are kept and used until people set `\(stored)`, which is empty in old shortcuts.",
      edits: variable.makeOptional(in: type.file) + [type.file.replace(variable.binding.pattern, with: stored)]
        + type.renameProjection(new.name, to: stored) + context.phraseEdits(renaming: new.name, to: stored, of: type)
        + restored.edits(in: type) + [type.insert(variableLines, after: place)] + asking,
      notes: restored.notes + ["The parameter `\(new.name)` has not shipped: it is called `\(stored)`."])
  }

  // Another old parameter may have gone into the same new one.
  private func chained(_ oldValue: String) -> [SourceEdit] {
    let start = "self.\(newName) ?? "
    let values = type.perform?.body?.statements.compactMap { item in
      item.bindings.first { $0.name == localName }?.value.map { (item, $0) }
    }
    guard let (item, value) = values?.first(where: { $0.1.trimmedDescription.hasPrefix(start) }) else { return [] }
    let place = value.startOffset + start.utf8.count
    let chain = type.file.replace(place..<place, with: "\(oldValue) ?? ")
    // The comment names all of them.
    let leading = item.position.utf8Offset..<item.startOffset
    guard let comment = type.file.bytes[leading].firstOffset(of: Self.comment) else { return [chain] }
    let end = comment + Self.comment.utf8.count
    return [type.file.replace(end..<end, with: "`\(oldName)` or "), chain]
  }

  private static let comment = "// Shortcuts made with earlier versions have their value in "

  // Without a summary the editor shows the old parameter as well.
  private var showsAll: Bool { intent.parameterSummary == nil }

  private var summary: SummaryCode? {
    let names = intent.parameters.map { $0.name == new.name ? newName : $0.name }.filter { $0 != oldName }
    return intent.schema == nil ? SummaryCode(showing: names, of: type) : nil
  }

  private func notes(isHidden: Bool) -> [String] {
    let shown =
      isHidden
      ? "The new parameterSummary keeps `\(oldName)` out of the editor: the other parameters are below the title."
      : "Without a parameterSummary the editor shows both parameters."
    return
      (new.type.isOptional
      ? [] : ["`\(newName)` is now optional; code outside `perform()` that reads it must unwrap it."])
      + (showsAll ? [shown] : [])
  }

  /// Marks what takes the parameter itself, and not its value: it would take one that may have none.
  private var handedOver: [SourceEdit] {
    let uses = type.perform?.body?.nodes(DeclReferenceExprSyntax.self).filter { reference in
      reference.baseName.text == "$\(new.name)" && reference.parent?.is(LabeledExprSyntax.self) == true
    }
    let statements = (uses ?? []).compactMap { $0.enclosing(CodeBlockItemSyntax.self) }
    guard let optional = variable.optionalSpelling, !variable.isOptional, let statement = statements.first
    else { return [] }
    let text =
      "`$\(newName)` is handed over here, an `IntentParameter<\(optional)>` now: let the code that takes it take that "
      + "(generic over the value, where other parameters go there too), then remove this line."
    let line = IntentCode.error(text) + type.file.newline + type.file.indentation(of: statement)
    return [type.file.insert(line, at: statement.positionAfterSkippingLeadingTrivia)]
  }

  /// One value for whoever reads the intent from outside, whichever parameter holds it; nil where nobody is known to, or
  /// where there may be none.
  private func chosen(
    _ oldValue: String, isOptional: Bool, in context: ProposalContext
  ) -> ChosenValue? {
    guard let written = variable.type?.trimmedDescription,
      variable.isOptional || !isOptional || variable.defaultValue != nil || type.perform == nil
    else { return nil }
    let isComplete = variable.isOptional || !isOptional
    let fallback = isComplete ? [] : [variable.defaultValue ?? "<#\(new.name), where people chose none#>"]
    return ChosenValue(
      of: new.name, written, storedIn: newName, else: [oldValue.replacing("self.", with: "")] + fallback,
      remark: "What people have chosen; earlier versions stored it in `\(oldName)`.", in: type, context.new)
  }

  /// The lines that let the body see one value, whichever parameter holds it.
  private func reading(_ oldValue: String, isOptional: Bool, as localName: String) -> [String] {
    let (written, value) = (variable.type?.trimmedDescription ?? "", "self.\(newName)")
    let comment = [Self.comment + (places ?? "`\(oldName)`") + "."] + prelude
    let fallback = variable.defaultValue.flatMap { $0 == "nil" ? nil : $0 }
    // A default of the old one is in each step; where people emptied it, nothing is what they chose.
    let isComplete = variable.isOptional && (fallback == nil || old.defaultValue != nil) || !isOptional
    if isComplete { return comment + type.lines(giving: localName, written, firstOf: value, oldValue) }
    if let fallback { return comment + type.lines(giving: localName, written, firstOf: value, oldValue, fallback) }
    return comment + type.lines(giving: localName, written, firstOf: value, oldValue, asking: newName)
  }

  /// The old value as one of the new type, and whether it may be missing.
  private func converted(in context: ProposalContext) -> (text: String, isOptional: Bool) {
    let unit = variable.argument("defaultUnit")?.expression.trimmedDescription
    // What is offered as a choice may stand for the id or for the name.
    var isOffered = false
    if case .entity = old.type.unwrapped { isOffered = variable.argument("optionsProvider") != nil }
    let saysOther = old.saysOther(than: new)
    guard !isOffered, !saysOther, let conversion = context.conversion(from: old.type, to: new, unit: unit) else {
      let written = isOldOptional ? variable.type?.as(OptionalTypeSyntax.self)?.wrappedType : nil
      let type = (written ?? variable.type)?.trimmedDescription ?? "a value"
      let value = saysOther ? "<#\(newName) for \(oldName)#>" : "<#\(oldName) as \(type)#>"
      return isOldOptional
        ? ("self.\(oldName).map({ \(IntentCode.quoted(oldName)) in \(value) })", true) : (value, false)
    }
    return conversion.value(of: "self.\(oldName)", isOptional: isOldOptional)
  }

  private static func newName(for parameter: Parameter, in context: ProposalContext, among taken: Set<String>) -> String
  {
    FreshName.name(parameter.name, for: parameter.type, in: context.comparison.new, among: taken)
  }
}

extension ProposalContext {
  /// The phrases of App Shortcuts with a parameter under another name.
  func phraseEdits(renaming name: String, to newName: String, of type: TypeCode) -> [SourceEdit] {
    comparison.new.appShortcuts.compactMap { newType(.appShortcutsProvider, $0) }.flatMap { provider in
      provider.appShortcuts.filter { $0.runs(type.typePath) }.compactMap(\.phrases).flatMap { phrases in
        phrases.tokens(viewMode: .sourceAccurate).filter { $0.text == "$\(name)" }
          .map { provider.file.replace($0, with: "$\(newName)") }
      }
    }
  }

  /// What the member that a finding is about is called now.
  func newName(of finding: Finding) -> String? {
    comparison.changes.first { $0.subject == finding.subject && $0.action == .renamed }?.new
  }
}
