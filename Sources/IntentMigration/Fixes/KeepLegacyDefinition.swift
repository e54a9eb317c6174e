import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Puts back what an intent definition has lost, as the shipped definition had it.
enum KeepLegacyDefinition {
  static let proposeForParameter: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let pair = DefinitionPair(Subject(.legacyIntent, finding.subject.owner), in: context),
      let name = finding.subject.member, let old = pair.old.intent(finding.subject.owner),
      let new = pair.new.intent(finding.subject.owner),
      let lost = old[LegacyKeys.parameters]?.element(LegacyKeys.parameterName, name),
      let list = new[LegacyKeys.parameters]
    else { return nil }
    if let newName = context.newName(of: finding), let renamed = list.element(LegacyKeys.parameterName, newName),
      let proposal = try KeepLegacyName(name: name, newName: newName, className: finding.subject.owner).proposal(
        for: finding, lost: lost, renamed: renamed, of: new, in: pair.new, context)
    {
      return proposal
    }
    let handlers = HandlerCode.placeholders(
      reading: name, of: finding.subject.owner, in: context.new, like: context.old)
    // A value that is declared and not read would be lost all the same.
    guard !handlers.isEmpty else {
      let place = LegacyUses.casts(to: finding.subject.owner, in: context.new).first.map { ", at \($0)" } ?? ""
      throw Refusal(
        "No `handle(intent:)` for \(finding.subject.owner) was found: restore `\(name)` in the definition, and read the "
          + "value where the intent is taken out of its interaction\(place).")
    }
    let required = HandlerCode.required(for: name, of: finding.subject.owner, in: context)
    var edits = handlers + required.edits
    var notes: [String] = []
    if !required.missing.isEmpty {
      notes.append(
        "The functions for `\(name)` name what is gone, \(required.missing.codeList): `#error` marks each place.")
    }
    let isOpen = handlers.contains { $0.replacement.contains("<#") }
    if let retyped = list.element(LegacyKeys.parameterName, name)?[LegacyKeys.parameterName] {
      let newName = FreshName.name(
        name + "Value", among: Set(list.elements.compactMap { $0[LegacyKeys.parameterName]?.text }))
      edits.append(pair.new.replace(retyped, with: newName))
      notes.append("The parameter of the new type is called `\(newName)`; choose a better name if there is one.")
    }
    let (text, tagEdit) = pair.tagged(lost, as: old, for: new, list)
    edits += [pair.new.append(text, to: list)] + tagEdit
    return proposal(
      finding, edits, notes,
      cost: (isOpen ? "Saved values are used again once the code reads `\(name)`." : "Saved values are used again.")
        + (LegacyBarrier(before: name, of: finding.subject.owner, in: context).map {
          " That takes more than the value: \($0.place) \($0.need), so work it out before."
        } ?? "") + " The intent editor lists it; hide it there if it is kept only for old shortcuts.")
  }

  /// The intent as the shipped definition had it, while others of that definition live: Xcode makes its class again, and
  /// the types of its values are there already. Nil where the definition is gone, or was the intent's own.
  static func proposeForIntent(
    _ legacy: LegacyIntent, _ finding: Finding, _ context: ProposalContext
  ) -> Proposal? {
    // What configured widgets alone is of no use without these.
    guard !legacy.isForWidgetsOnly,
      let pair = DefinitionPair(Subject(.legacyIntent, legacy.className), in: context),
      let lost = pair.old.intent(legacy.className), pair.new.intent(legacy.className) == nil,
      let list = pair.new.root["INIntents"], !list.elements.isEmpty, let old = context.old
    else { return nil }
    var restored = RestoredCode(in: context)
    for type in old.types(handling: legacy.className) where !context.new.declares(type.name) {
      restored.add(type, respelled: true)
    }
    restored.addMissingTypes()
    let lines = old.lines(naming: legacy.className).filter { context.new.text($0.path)?.contains($0.text) == false }
    let shown = lines.prefix(mostLines).map { "`\($0.text)`, in \($0.path)" }
    return proposal(
      finding, [pair.new.append(pair.old.spelling(of: lost), to: list)] + restored.edits,
      (restored.isEmpty ? [] : [restored.note])
        + (shown.isEmpty
          ? [] : ["Hand the intent to its handler again: the shipped code had \(shown.joined(separator: "; "))."]),
      cost:
        "Saved steps find the class again, and run once the extension hands the intent to its handler. The app keeps "
        + "code on SiriKit as long as it keeps the definition.")
  }

  private static let mostLines = 3

  static let proposeForCase: Proposers.Proposer = { finding, context in
    let name = finding.subject.owner
    guard let pair = DefinitionPair(Subject(.legacyEnum, name), in: context), let old = pair.old.enum(name),
      let lost = old[LegacyKeys.cases]?.element(LegacyKeys.caseName, finding.subject.member ?? "")
    else { return nil }
    guard let list = pair.new.enum(name)?[LegacyKeys.cases] else {
      guard let enums = pair.new.root["INEnums"] else { return nil }
      return proposal(finding, [pair.new.append(pair.old.spelling(of: old), to: enums)])
    }
    let index = lost[LegacyKeys.caseIndex]?.text
    var edits: [SourceEdit] = []
    // A case that is new may have taken the number.
    let known = Set(old[LegacyKeys.cases]?.elements.compactMap { $0[LegacyKeys.caseName]?.text } ?? [])
    let numbers = (list.elements + (old[LegacyKeys.cases]?.elements ?? [])).compactMap {
      $0[LegacyKeys.caseIndex]?.text
    }
    .compactMap { Int($0) }
    let taker = list.elements.first {
      $0[LegacyKeys.caseIndex]?.text == index && !known.contains($0[LegacyKeys.caseName]?.text ?? "")
    }
    if let number = taker?[LegacyKeys.caseIndex] {
      edits.append(pair.new.replace(number, with: "\((numbers.max() ?? 0) + 1)"))
    }
    if let moved = list.element(LegacyKeys.caseName, finding.subject.member ?? "") {
      guard let number = moved[LegacyKeys.caseIndex], let index else { return nil }
      edits.append(pair.new.replace(number, with: index))
    } else {
      edits.append(pair.new.append(pair.old.spelling(of: lost), to: list))
    }
    let member = finding.subject.member ?? ""
    let clauses = context.old.map { SwitchCode(caseName: member, old: $0, new: context.new).edits } ?? []
    return proposal(
      finding, edits + clauses,
      clauses.isEmpty ? ["Check that the code that reads the choice handles `\(member)` again."] : [])
  }

  static let proposeForProperty: Proposers.Proposer = { finding, context in
    let name = finding.subject.owner
    guard let pair = DefinitionPair(Subject(.legacyType, name), in: context),
      let lost = pair.old.type(name)?[LegacyKeys.properties]?.element(
        LegacyKeys.propertyName, finding.subject.member ?? ""),
      let list = pair.new.type(name)?[LegacyKeys.properties],
      list.element(LegacyKeys.propertyName, finding.subject.member ?? "") == nil
    else { return nil }
    return proposal(
      finding, [pair.new.append(pair.old.spelling(of: lost), to: list)],
      ["Set it wherever the app creates an object of this type."])
  }

  private static func proposal(
    _ finding: Finding, _ edits: [SourceEdit], _ notes: [String] = [], cost: String? = nil
  ) -> Proposal {
    let usual =
      "Saved shortcuts find it again. The intent editor lists it; hide it there if it is kept only for old shortcuts."
    return Proposal(
      finding: finding, decision: .keepLegacyDefinition, cost: cost ?? usual, edits: edits, notes: notes)
  }
}

extension CodeTree {
  /// The types that answer an intent of a class.
  fileprivate func types(handling className: String) -> [TypeCode] {
    let role = className + "Handling"
    return files(naming: [role]).flatMap { file in
      file.tree.nodes(ClassDeclSyntax.self).filter { node in
        node.inheritedTypes.contains { $0.trimmedDescription == role }
      }.compactMap { TypeCode($0.name.bareText, in: file) }
    }
  }

  /// The lines of code that name a class.
  fileprivate func lines(naming className: String) -> [(path: String, text: String)] {
    files(naming: [className]).flatMap { file in
      file.tree.tokens(viewMode: .sourceAccurate).filter { $0.text == className }
        .map { (file.path, file.lineText(of: $0)) }
    }
  }
}

/// What Xcode calls the parts of a definition.
enum LegacyKeys {
  static let parameters = "INIntentParameters"
  static let parameterName = "INIntentParameterName"
  static let parameterType = "INIntentParameterType"
  static let parameterIsArray = "INIntentParameterSupportsMultipleValues"
  static let parameterTag = "INIntentParameterTag"
  static let displayPriority = "INIntentParameterDisplayPriority"
  static let lastTag = "INIntentLastParameterTag"
  static let managed = "INIntentManagedParameterCombinations"
  static let cases = "INEnumValues"
  static let caseName = "INEnumValueName"
  static let caseIndex = "INEnumValueIndex"
  static let properties = "INTypeProperties"
  static let propertyName = "INTypePropertyName"
}

/// The definition that holds a record, on both sides.
private struct DefinitionPair {
  typealias Value = DefinitionCode.Value

  let old: DefinitionCode
  let new: DefinitionCode

  init?(_ subject: Subject, in context: ProposalContext) {
    guard let oldPath = context.locations.old[subject]?.path,
      let old = context.old?.file(oldPath).flatMap({ DefinitionCode($0) }),
      let new = context.new.file(context.locations.new[subject]?.path ?? oldPath).flatMap({ DefinitionCode($0) })
    else { return nil }
    self.old = old
    self.new = new
  }

  /// A parameter with a tag and a place in the editor that no other one has, and what that changes beside it.
  func tagged(
    _ lost: Value, as shipped: Value, for intent: Value, _ list: Value
  ) -> (text: String, edits: [SourceEdit]) {
    var numbers: [(value: Value, number: Int)] = []
    var edits = managed(lost, as: shipped, for: intent)
    if let tag = taken(LegacyKeys.parameterTag, of: lost, in: list), let last = intent[LegacyKeys.lastTag],
      let highest = last.text.flatMap({ Int($0) })
    {
      numbers.append((tag, highest + 1))
      edits.append(new.replace(last, with: "\(highest + 1)"))
    }
    if let place = taken(LegacyKeys.displayPriority, of: lost, in: list) {
      let known = list.elements.compactMap { $0[LegacyKeys.displayPriority]?.text }.compactMap { Int($0) }
      numbers.append((place, (known.max() ?? 0) + 1))
    }
    return (spelling(of: lost, with: numbers), edits)
  }

  private func taken(_ key: String, of lost: Value, in list: Value) -> Value? {
    guard let value = lost[key], let text = value.text, list.element(key, text) != nil else { return nil }
    return value
  }

  private func spelling(of lost: Value, with numbers: [(value: Value, number: Int)]) -> String {
    var bytes = old.file.bytes[lost.range]
    for (value, number) in numbers.sorted(by: { $0.value.range.lowerBound > $1.value.range.lowerBound }) {
      bytes.replaceSubrange(value.inner, with: Array("\(number)".utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // Xcode lists what the editor shows in the key of the managed combination.
  private func managed(_ lost: Value, as shipped: Value, for intent: Value) -> [SourceEdit] {
    guard let name = lost[LegacyKeys.parameterName]?.text,
      let before = shipped[LegacyKeys.managed]?.onlyKey?.split(separator: ","), before.contains(Substring(name)),
      let managed = intent[LegacyKeys.managed], let key = managed.onlyKey,
      !key.split(separator: ",").contains(Substring(name)),
      let start = new.file.bytes[managed.inner].firstOffset(of: "<key>\(key)</key>")
    else { return [] }
    let end = start + "<key>\(key)".utf8.count
    return [new.file.replace(end..<end, with: "," + name)]
  }
}

extension DefinitionCode.Value {
  /// The key of a dictionary that has one.
  fileprivate var onlyKey: String? {
    guard case .dictionary(let pairs) = content, pairs.count == 1 else { return nil }
    return pairs.first?.key
  }
}
