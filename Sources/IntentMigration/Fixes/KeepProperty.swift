import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Keeps a property of an entity under the identifier that variables and filters ask for.
struct KeepProperty {
  private static let wrappers: Set = ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"]

  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    if let apart = try KeepEntityApart.propose(finding, context) { return apart }
    guard let name = finding.subject.member, let (old, new) = context.entities(finding),
      let lost = old.properties.first(where: { $0.identifier == name }), lost.kind != .schemaMember,
      let type = context.newType(.entity, new)
    else { return nil }
    let keeping = KeepProperty(finding: finding, lost: lost, old: old, new: new, type: type, context: context)
    if let newName = context.newName(of: finding) { return keeping.renamed(to: newName) }
    if let retyped = new.properties.first(where: { $0.identifier == name || $0.name == lost.name }) {
      return keeping.retyped(retyped)
    }
    return keeping.removed()
  }

  let finding: Finding
  let lost: EntityProperty
  let old: Entity
  let new: Entity
  let type: TypeCode
  let context: ProposalContext

  private func renamed(to newIdentifier: String) -> Proposal? {
    guard let property = new.properties.first(where: { $0.identifier == newIdentifier }),
      property.name == newIdentifier, let variable = type.variable(property.name)
    else { return nil }
    // The framework demands an `id`, whatever else it is called.
    if property.name == "id" {
      return proposal(
        .keepPropertyBesideNew, cost: "Nothing: variables and filters find the property again.", edits: [], notes: [],
        value: "id")
    }
    guard context.runsEverywhere(since: "26.0") else { return keepsName(variable, property) }
    guard
      let edit = variable.addArgument("identifier: \(IntentCode.literal(lost.identifier))", first: true, in: type.file)
    else { return nil }
    return Proposal(
      finding, .keepPropertyIdentifier,
      cost: "Nothing: variables and filters find the property under its new name.", edits: [edit])
  }

  // `identifier:` came with iOS 26 and its siblings.
  private func keepsName(_ variable: VariableCode, _ property: EntityProperty) -> Proposal? {
    guard type.variable(lost.name) == nil else { return nil }
    let renaming = MemberRenaming(variable, of: type, from: property.name, to: lost.name, in: context.new)
    return Proposal(
      finding, .keepProperty,
      cost: "Nothing: variables and filters find the property. People see only the title, never the name.",
      edits: renaming.edits,
      notes: renaming.notes + [
        "From iOS 26 on, `identifier: \(IntentCode.literal(lost.identifier))` lets the property have another name."
      ])
  }

  // MARK: Another type

  private func retyped(_ property: EntityProperty) -> Proposal? {
    guard property.name == lost.name, let variable = type.variable(property.name), let written = variable.type else {
      return nil
    }
    if property.type.unwrapped == lost.type.unwrapped { return optionality(variable, written) }
    if let inPlace = converted(property, variable, written) { return inPlace }
    let taken = Set((old.properties + new.properties).map(\.name))
    let newName = FreshName.name(property.name, for: property.type, in: context.comparison.new, among: taken)
    let renaming = MemberRenaming(variable, of: type, from: property.name, to: newName, in: context.new)
    return proposal(
      .keepPropertyBesideNew,
      cost: "Nothing for existing variables and filters. New ones offer both properties.",
      edits: renaming.edits,
      notes: renaming.notes + [
        "The property of the new type is called `\(newName)`; choose a better name if there is one."
      ], assignments: renaming.assignments?.compactMap { assigning($0, property) })
  }

  // What the shipped code set it to, or the new value as one of the old type, beside the new one.
  private func assigning(_ made: OutsideAssignment, _ property: EntityProperty) -> SourceEdit {
    if let shipped = made.shippedLines(of: lost.name, in: context.old) { return made.followed(by: shipped) }
    let surfaces = (old: context.comparison.new, new: context.comparison.old)
    let conversion = ValueConversion(
      from: property.type.unwrapped, to: lost.type.unwrapped, unit: nil, in: surfaces)
    let isPlain = made.value.is(DeclReferenceExprSyntax.self) || made.value.is(MemberAccessExprSyntax.self)
    let isNothing = made.value.is(NilLiteralExprSyntax.self)
    let value =
      isNothing
      ? "nil"
      : isPlain && (lost.type.isOptional || conversion?.isFailable == false)
        ? conversion?.expression(made.value.trimmedDescription) : nil
    let text = value ?? "<#the value that \(lost.name) had#>"
    return made.followed(by: ["\(made.base.trimmedDescription).\(lost.name) = \(text)"])
  }

  // The type that shipped, where each value that is set can be made into one.
  private func converted(_ property: EntityProperty, _ variable: VariableCode, _ written: TypeSyntax) -> Proposal? {
    let surfaces = (old: context.comparison.new, new: context.comparison.old)
    guard property.type.isOptional == lost.type.isOptional,
      let conversion = ValueConversion(from: property.type, to: lost.type, unit: nil, in: surfaces),
      !conversion.isFailable, let spelling = context.respelled([lost.type.spelling], lost.type)?.first
    else { return nil }
    let values = type.assignments(to: property.name)
    guard !values.isEmpty else { return nil }
    let edits = values.map { value in
      type.file.replace(
        value, with: conversion.value(of: value.asOperand, isOptional: property.type.isOptional).text)
    }
    let readers = readers(of: property, variable, as: written.trimmedDescription, surfaces)
    return Proposal(
      finding, .keepProperty, cost: "Nothing: variables and filters get values of the old type.",
      edits: [type.file.replace(written, with: spelling)] + edits + readers.edits, notes: readers.notes)
  }

  // What the app itself reads stays as it is, under a name of its own.
  private func readers(
    of property: EntityProperty, _ variable: VariableCode, as written: String, _ surfaces: (old: Surface, new: Surface)
  ) -> (edits: [SourceEdit], notes: [String]) {
    let taken = Set((old.properties + new.properties).map(\.name) + type.memberNames)
    let name = FreshName.name(property.name, for: property.type, in: context.comparison.new, among: taken)
    let reading = RetypedReading(of: property.name, variable, in: type, as: name, in: context.new)
    let notes = reading.around.notes(on: name)
    guard !reading.edits.isEmpty else { return ([], notes) }
    let lines = [
      "/// `\(property.name)` as the app reads it.",
      "\(type.accessPrefix)var \(name): \(written) { \(value(of: property, as: written, surfaces)) }",
    ]
    return ([type.insert(lines, after: type.lastVariable(with: Self.wrappers))] + reading.edits, notes)
  }

  // What is kept as the old type, as the app has it.
  private func value(
    of property: EntityProperty, as written: String, _ surfaces: (old: Surface, new: Surface)
  ) -> String {
    let hole = "<#\(property.name) as \(written)#>"
    let conversion = ValueConversion(from: lost.type, to: property.type, unit: nil, in: surfaces)
    guard let conversion else { return hole }
    let value = conversion.value(of: property.name, isOptional: lost.type.isOptional)
    return value.isOptional && !property.type.isOptional ? "\(value.text) ?? \(hole)" : value.text
  }

  private static let shownPlaces = 5

  private func optionality(_ variable: VariableCode, _ written: TypeSyntax) -> Proposal {
    let text = written.trimmedDescription
    let spelling =
      lost.type.isOptional
      ? "\(text)?" : written.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription ?? lost.type.spelling
    let fallback = "<#\(lost.name), if there is no value#>"
    let values = lost.type.isOptional ? [] : type.assignments(to: lost.name)
    let reading = RetypedReading(of: lost.name, variable, in: type, as: lost.name + "Value", in: context.new)
    let places = reading.places(in: context.new).prefix(Self.shownPlaces).joined(separator: ", ")
    return Proposal(
      finding, .keepProperty,
      cost: places.isEmpty ? "Nothing: variables get a value, as before." : "Variables get a value, as before.",
      edits: [type.file.replace(written, with: spelling)]
        + values.map { type.file.replace($0, with: "\($0.asOperand) ?? \(fallback)") },
      notes: (values.isEmpty && !lost.type.isOptional
        ? ["Set `\(lost.name)` wherever the app creates a \(new.typeName)."] : [])
        + (places.isEmpty ? [] : ["Code that reads `\(lost.name)` gets `\(spelling)`: see \(places)."]))
  }

  // MARK: Gone

  private func removed() -> Proposal? {
    // A schema allows no properties of the app's own beside its members, but optional ones.
    guard new.schema == nil || lost.type.isOptional else { return nil }
    if let marked { return marked }
    return proposal(
      .keepProperty, cost: "Nothing: variables and filters find the property again.", edits: [], notes: [])
  }

  // The variable that is there and lost only what makes it a property.
  private var marked: Proposal? {
    guard let shipped = context.oldType(.entity, old)?.variable(lost.name), let variable = type.variable(lost.name),
      variable.type?.trimmedDescription == shipped.type?.trimmedDescription,
      variable.binding.accessorBlock == nil || shipped.binding.accessorBlock != nil
    else { return nil }
    let specifier = variable.declaration.bindingSpecifier
    let isConstant = specifier.tokenKind == .keyword(.let)
    let line = shipped.declaration.attributes.trimmedDescription + type.file.newline
    let start = variable.declaration.positionAfterSkippingLeadingTrivia
    return Proposal(
      finding, .keepProperty, cost: "Nothing: variables and filters find the property again.",
      edits: [type.file.insert(line + type.file.indentation(of: variable.declaration), at: start)]
        + (isConstant ? [type.file.replace(specifier, with: "var")] : []))
  }

  /// The old property beside some other edits.
  ///
  /// - Parameters:
  ///   - value: what initializers set it to; nil where a person must say.
  ///   - assignments: what sets it wherever else the app sets the new one; nil or empty where that is not known.
  private func proposal(
    _ decision: Decision, cost: String, edits: [SourceEdit], notes: [String], value: String? = nil,
    assignments: [SourceEdit]? = nil
  ) -> Proposal? {
    let shipped = context.oldType(.entity, old)
    let variable = shipped?.variable(lost.name)
    guard var lines = context.respelled(lines(shipped, variable), lost.type) else { return nil }
    if lines.first?.hasPrefix("//") != true {
      lines.insert("/// Kept for variables and filters in people's shortcuts.", at: 0)
    }
    var notes = notes
    if let told = toldApart(lines) {
      lines = told.lines
      notes.append(told.note)
    }
    var edits = edits + [type.insert(lines, after: type.lastVariable(with: Self.wrappers))]
    if variable == nil {
      notes.append("The shipped code could not be found, so the property is rebuilt from the snapshot.")
    }
    if variable?.binding.accessorBlock == nil {
      let bodies = type.initializers.filter { !$0.delegates }.compactMap(\.body)
      edits += bodies.map { assignment(at: $0, value ?? "<#the value that \(lost.name) had#>") }
      if let assignments, !assignments.isEmpty, bodies.isEmpty {
        edits += assignments
      } else if bodies.isEmpty {
        // A property that nobody sets is there and empty.
        let message = "Set `\(lost.name)` wherever the app creates a \(new.typeName), then remove this line."
        edits.append(
          type.insert([IntentCode.error(message)], after: type.lastVariable(with: Self.wrappers)))
      }
    }
    return Proposal(finding, decision, cost: cost, edits: edits, notes: notes)
  }

  // Two properties with one title can't be told apart in a list of variables.
  private func toldApart(_ lines: [String]) -> (lines: [String], note: String)? {
    guard let title = lost.title?.value, new.properties.contains(where: { $0.title?.value == title }) else {
      return nil
    }
    let literal = "title: \(IntentCode.literal(title))"
    let told = lines.map {
      $0.replacing(literal, with: "title: \(IntentCode.literal(DeprecatedCode.legacyTitle(title)))")
    }
    return told == lines
      ? (lines, "Another property is called “\(title)”, too: give the old one a title of its own.")
      : (told, "Another property is called “\(title)”, so the old one gets “(Legacy)”, which needs translating.")
  }

  private func lines(_ shipped: TypeCode?, _ variable: VariableCode?) -> [String] {
    if let shipped, let variable { return shipped.file.lines(of: variable.member) }
    return [
      "@Property(title: \(IntentCode.spelling(of: lost.title, else: lost.name)))",
      "var \(IntentCode.quoted(lost.name)): \(lost.type.spelling)",
    ]
  }

  private func assignment(at body: CodeBlockSyntax, _ value: String) -> SourceEdit {
    let inner =
      body.statements.last.map { type.file.indentation(of: $0) } ?? type.memberIndentation + type.file.indentationUnit
    let position = body.statements.last?.endPosition ?? body.leftBrace.endPositionBeforeTrailingTrivia
    let line = "self.\(lost.name) = \(value)"
    return type.file.insert(type.file.newline + inner + line, at: position)
  }
}

extension InitializerDeclSyntax {
  /// Whether it hands over to another initializer.
  fileprivate var delegates: Bool { body?.statements.description.contains("self.init(") == true }
}

extension TypeCode {
  /// Every mention of a member of `self` under another name, in its own code: `self.name`, `$name`, and a plain `name`
  /// where nothing local is called so.
  func renameMember(_ name: String, to newName: String, besides pattern: PatternSyntax) -> [SourceEdit] {
    groups.flatMap { Array($0.tokens(viewMode: .sourceAccurate)) }.compactMap { token in
      guard token.parent?.id != pattern.id, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return nil
      }
      let isProjection = token.text == "$\(name)"
      guard isProjection || token.identifier?.name == name else { return nil }
      let isOther = reference.memberAccess == nil && token.binding(of: name)?.isLocal == true
      return reference.isOwn && !isOther ? file.replace(token, with: isProjection ? "$\(newName)" : newName) : nil
    }
  }
}
