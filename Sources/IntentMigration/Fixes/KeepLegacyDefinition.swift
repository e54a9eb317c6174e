import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
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
    let taken = list.element(LegacyKeys.parameterName, name)
    let placeholders = HandlerCode.placeholders(
      reading: name, of: finding.subject.owner, isTaken: taken != nil, in: context.new, like: context.old)
    // A value that is declared and not read would be lost all the same.
    guard let handlers = placeholders else {
      let place = LegacyUses.casts(to: finding.subject.owner, in: context.new).first.map { ", at \($0)" } ?? ""
      guard context.comparison.newRecords.legacyIntent(finding.subject.owner)?.isForWidgetsOnly != true else {
        let types = LegacyKeys.ownTypes.compactMap { lost[$0]?.text }
          .filter { pair.new.enum($0) == nil && pair.new.type($0) == nil }
        let readers = HandlerCode.readingPlaces(of: name, in: context.old)
        throw Refusal(
          "Restore `\(name)`\(types.isEmpty ? "" : " and its type \(types.codeList)") in \(pair.new.file.path), and read it again"
            + (readers.isEmpty
              ? " where the widget makes what it shows." : ", as the shipped version did: \(readers.sentenceList)."))
      }
      throw Refusal(
        "No `handle(intent:)` for \(finding.subject.owner) was found: restore `\(name)` in the definition, and read the "
          + "value where the intent is taken out of its interaction\(place).")
    }
    let required = HandlerCode.required(for: name, of: finding.subject.owner, in: context)
    var edits = handlers + required.edits
    var notes: [String] = []
    if !required.missing.isEmpty {
      notes.append(
        "The functions for `\(name)` name what is gone, \(required.missing.codeList): `#error` marks where each comes first."
      )
    }
    let isOpen = handlers.contains { $0.replacement.contains("<#") }
    if let taken {
      let newName = FreshName.name(of: taken, beside: lost, among: list, in: context.comparison.new)
      let renaming = LegacyRenaming(name: name, newName: newName, className: finding.subject.owner)
      let uses = renaming.uses(in: context.new)
      edits += renaming.words(in: new.range, of: pair.new.file) + uses.edits
      notes.append("The parameter of the new type is called `\(newName)`; choose a better name if there is one.")
      notes += uses.notes
    }
    // With a default of its own, nobody could tell who has set it.
    edits += try pair.edits(adding: lost, to: new, .parameters, without: taken == nil ? [] : [LegacyKeys.defaultValue])
    edits += pair.managed(lost, as: old, for: new)
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
  ) throws(Refusal) -> Proposal? {
    // What configured widgets alone is of no use without these.
    guard !legacy.isForWidgetsOnly,
      let pair = DefinitionPair(Subject(.legacyIntent, legacy.className), in: context),
      let lost = pair.old.intent(legacy.className), pair.new.intent(legacy.className) == nil,
      let list = pair.new.root["INIntents"], !list.elements.isEmpty, let old = context.old
    else { return nil }
    var restored = RestoredCode(in: context)
    restored.count(onClass: legacy.className)
    var rejoined: [SourceEdit] = []
    for type in old.types(handling: legacy.className) {
      if let path = context.new.declaration(of: type.typePath)?.file.path {
        // It is there, and no target may compile it.
        rejoined += RestoredMembership.edits(for: [path], in: context)
        rejoined += RestoredMembership.rejoining([path], in: context)
      } else if !context.new.declares(type.name) {
        restored.add(type, respelled: true)
      }
    }
    for piece in old.extensions(handling: legacy.className) { restored.add(piece) }
    restored.addMissingTypes()
    rejoined += HandlerCode.marks(
      for: legacy.className, having: Set(legacy.parameters.map(\.name)), in: context.new)
    let handedOut = HandedOut.edits(for: legacy.className, in: context)
    let lines = old.lines(naming: legacy.className).filter {
      context.new.text($0.path)?.contains($0.text) == false && $0.isHandedOut
    }
    let shown = handedOut.isEmpty ? lines.prefix(mostLines).map { "`\($0.text)`, in \($0.path)" } : []
    return proposal(
      finding,
      try pair.edits(adding: lost, to: list) + restored.edits + rejoined + handedOut
        + ListedTexts.edits(for: legacy.className, in: context),
      (restored.isEmpty ? [] : [restored.note])
        + (shown.isEmpty
          ? [] : ["Hand the intent to its handler again: the shipped code had \(shown.joined(separator: "; "))."]),
      cost: (rejoined.contains { $0.replacement.contains("#error(") }
        ? "The code does not compile until its handler fits. " : "")
        + "Saved steps find the class again, and run"
        + (handedOut.isEmpty && restored.isEmpty || !shown.isEmpty
          ? " once the extension hands the intent to its handler" : "")
        + ". The app keeps code on SiriKit as long as it keeps the definition.")
  }

  private static let mostLines = 3

  static let proposeForCase: Proposers.Proposer = { finding, context throws(Refusal) in
    let (name, member) = (finding.subject.owner, finding.subject.member ?? "")
    guard let pair = DefinitionPair(Subject(.legacyEnum, name), in: context), let old = pair.old.enum(name),
      let lost = old[LegacyKeys.cases]?.element(LegacyKeys.caseName, member)
    else { return nil }
    guard let new = pair.new.enum(name) else {
      guard let enums = pair.new.root[DefinitionType.Kind.enum.list] else { return nil }
      return proposal(finding, try pair.edits(adding: old, to: enums))
    }
    let order = CaseOrder(of: name, old, new, in: context)
    let numbers = order.edits(bringing: lost, in: pair.new)
    guard !order.has(lost) else {
      return proposal(
        finding, numbers, ["Whoever chose a case since the numbers changed gets the one that had the number before."],
        cost: "Nothing: a saved choice is the case again that people chose.")
    }
    let clauses = context.old.map { shipped in
      RestoredClauses(
        SwitchCode(caseName: member, old: shipped, new: context.new), of: name, replacedBy: order.onlyNew, in: context)
    }
    let edits = clauses?.edits ?? []
    let isOpen = clauses?.missing.isEmpty == false
    return proposal(
      finding, numbers + (try pair.edits(adding: lost, to: new, .cases, behind: order.predecessor(of: lost))) + edits,
      (edits.isEmpty ? ["Check that the code that reads the choice handles `\(member)` again."] : [])
        + (clauses?.remarks ?? []),
      cost: isOpen ? "The code does not compile until it does something for `\(member)`." : nil)
  }

  static let proposeForProperty: Proposers.Proposer = { finding, context throws(Refusal) in
    let (name, member) = (finding.subject.owner, finding.subject.member ?? "")
    guard let pair = DefinitionPair(Subject(.legacyType, name), in: context), let old = pair.old.type(name),
      let lost = old[LegacyKeys.properties]?.element(LegacyKeys.propertyName, member),
      let new = pair.new.type(name), let list = new[LegacyKeys.properties]
    else { return nil }
    guard list.element(LegacyKeys.propertyName, member) == nil else {
      throw Refusal("\(finding.message) One definition can't have both: keep the type, and add the new one beside it.")
    }
    let known = Set((old[LegacyKeys.properties]?.elements ?? []).compactMap { $0[LegacyKeys.propertyName]?.text })
    let renamed = list.elements.first {
      $0.isRenaming(of: lost) && !known.contains($0[LegacyKeys.propertyName]?.text ?? "")
    }
    if let renamed, let newName = renamed[LegacyKeys.propertyName], let current = newName.text {
      let uses = LegacyRenaming(name: current, newName: member, className: name).uses(in: context.new)
      return proposal(
        finding, [pair.new.replace(newName, with: member)] + uses.edits, uses.notes,
        cost: "Nothing: variables find the property again. People see the title; the name `\(member)` is only code.")
    }
    let settings = ShippedSettings.edits(of: member, in: name, context)
    return proposal(
      finding, try pair.edits(adding: lost, to: new, .properties) + settings,
      settings.isEmpty ? ["Set it wherever the app creates an object of this type."] : [])
  }

  private static func proposal(
    _ finding: Finding, _ edits: [SourceEdit], _ notes: [String] = [], cost: String? = nil
  ) -> Proposal {
    let usual = "Saved shortcuts find it again, and the intent editor lists it."
    return Proposal(
      finding, .keepLegacyDefinition, cost: cost ?? usual, edits: edits, notes: notes)
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

  /// The extensions by which a type that does more answers an intent of a class.
  fileprivate func extensions(handling className: String) -> [ExtensionCode] {
    let role = className + "Handling"
    return files(naming: [role, "extension"]).flatMap { file in
      let types = file.tree.statements.compactMap {
        $0.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      }
      return types.uniqued.compactMap { ExtensionCode(of: $0, to: [role], in: file) }
    }
  }

  /// The lines of code that name a class, and whether each is where an extension hands the intent out.
  func lines(naming className: String) -> [(path: String, text: String, isHandedOut: Bool)] {
    files(naming: [className]).flatMap { file in
      file.tree.tokens(viewMode: .sourceAccurate).filter { $0.text == className }.map { token in
        let function = token.enclosing(FunctionDeclSyntax.self)
        let labels = function?.signature.parameterClause.parameters.map(\.firstName.text) ?? []
        let isHandedOut = function?.name.text == "handler" || labels.contains("handlerFor")
        return (file.path, file.lineText(of: token), isHandedOut)
      }
    }
  }
}

/// What Xcode calls the parts of a definition.
enum LegacyKeys {
  static let titleID = "INIntentTitleID"
  static let parameters = "INIntentParameters"
  static let parameterName = "INIntentParameterName"
  static let displayName = "INIntentParameterDisplayName"
  static let defaultValue = "INIntentParameterMetadataDefaultValue"
  static let parameterType = "INIntentParameterType"
  static let ownTypes = ["INIntentParameterObjectType", "INIntentParameterEnumType"]
  static let parameterIsArray = "INIntentParameterSupportsMultipleValues"
  static let parameterTag = "INIntentParameterTag"
  static let lastTag = "INIntentLastParameterTag"
  static let managed = "INIntentManagedParameterCombinations"
  static let cases = "INEnumValues"
  static let caseName = "INEnumValueName"
  static let caseIndex = "INEnumValueIndex"
  static let properties = "INTypeProperties"
  static let propertyName = "INTypePropertyName"
}

/// Which case of an enum is which, on both sides.
private struct CaseOrder {
  typealias Value = DefinitionCode.Value

  private let shipped: [Value]
  private let now: [Value]
  private let pairs: [(old: Value, new: Value)]

  init(of name: String, _ old: Value, _ new: Value, in context: ProposalContext) {
    let (shipped, now) = (old[LegacyKeys.cases]?.elements ?? [], new[LegacyKeys.cases]?.elements ?? [])
    let known = Set(shipped.compactMap(\.caseName))
    let added = now.filter { !known.contains($0.caseName ?? "") }
    pairs = shipped.compactMap { old in
      let own = old.caseName ?? ""
      let renamed = context.comparison.renamed(Subject(.legacyEnumCase, name, own)).member
      let found =
        now.first { $0.caseName == own } ?? added.first { $0.caseName == renamed }
        ?? added.first { $0.caseName?.lowercased() == own.lowercased() }
        ?? added.first { $0.hasTextID(of: old, LegacyKeys.caseName) }
      return found.map { (old, $0) }
    }
    (self.shipped, self.now) = (shipped, now)
  }

  /// The name of the only case that did not ship.
  var onlyNew: String? {
    let added = now.filter { value in !pairs.contains { $0.new.range == value.range } }
    return added.count == 1 ? added.first?.caseName : nil
  }

  /// What stands for the last case that shipped in front of one, and is still there.
  func predecessor(of lost: Value) -> Value? {
    pairs.last { $0.old.range.lowerBound < lost.range.lowerBound }?.new
  }

  /// Whether a case that shipped is there, under any name.
  func has(_ lost: Value) -> Bool { pairs.contains { $0.old.range == lost.range } }

  /// Gives all cases that shipped their numbers back, and keeps them free of cases that are new.
  func edits(bringing lost: Value, in definition: DefinitionCode) -> [SourceEdit] {
    let index = DefinitionMembers.cases.number(of:)
    let moved = pairs.filter { index($0.old) != index($0.new) }
    let wanted = Set((moved.map(\.old) + [lost]).compactMap(index))
    let highest = (shipped + now).compactMap(index).max() ?? 0
    let takers = now.filter { value in
      !pairs.contains { $0.new.range == value.range } && index(value).map(wanted.contains) == true
    }
    let numbers =
      moved.map { ($0.new, index($0.old) ?? 0) }
      + takers.enumerated().map { ($0.element, highest + 1 + $0.offset) }
    return numbers.compactMap { value, number in
      value[LegacyKeys.caseIndex].map { definition.replace($0, with: "\(number)") }
    }
  }
}

extension DefinitionPair {
  /// Xcode lists what the editor shows in the key of the managed combination.
  fileprivate func managed(_ lost: Value, as shipped: Value, for intent: Value) -> [SourceEdit] {
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

extension PropertyListPlace {
  /// The key of a dictionary that has one.
  fileprivate var onlyKey: String? {
    guard case .dictionary(let pairs) = content, pairs.count == 1 else { return nil }
    return pairs.first?.key
  }

  fileprivate var caseName: String? { self[LegacyKeys.caseName]?.text }

  /// Whether people read the text of another value in it.
  fileprivate func hasTextID(of other: Self, _ nameKey: String) -> Bool {
    let key = String(nameKey.dropLast("Name".count)) + "DisplayNameID"
    return self[key]?.text.map { $0 == other[key]?.text } == true
  }

  /// Whether it is a property that shipped, under another name: of its type, and with its number or its text.
  fileprivate func isRenaming(of lost: Self) -> Bool {
    let types = ["Type", "EnumType", "ObjectType", "SupportsMultipleValues"].map { "INTypeProperty" + $0 }
    let number = DefinitionMembers.properties.number(of: self)
    return types.allSatisfy { self[$0]?.text == lost[$0]?.text }
      && (number.map { $0 == DefinitionMembers.properties.number(of: lost) } == true
        || hasTextID(of: lost, LegacyKeys.propertyName))
  }
}
