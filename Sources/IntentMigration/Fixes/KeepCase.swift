import IntentComparison
import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// Brings a removed case back, with its raw value and its title.
enum KeepCase {
  static let propose: Proposers.Proposer = { finding, context in
    guard let name = finding.subject.member, let (old, new, type) = context.enums(finding),
      let lost = old.cases.first(where: { $0.name == name }), let last = type.caseMembers.last
    else { return nil }
    var edits = [type.insertCase(line(lost, of: new.rawType), after: last)]
    var (clauses, notes) = clauses(
      for: name, of: type, from: old.cases.map(\.name), to: new.cases.map(\.name), in: context)
    let entry =
      context.oldType(.enum, old)?.titlesByCase[name]
      ?? lost.title.map { ".\(name): \(IntentCode.spelling(of: $0, else: name))" }
    if let titles = type.titles {
      edits.append(titles.adding([entry ?? ".\(name): \(IntentCode.literal(name))"], in: type.file))
    } else {
      notes.append("Add a title for the case next to the other titles.")
    }
    return Proposal(
      finding, .keepCase,
      cost: "Saved choices keep working. The option is listed again; its title can say that it is old.",
      edits: edits + clauses,
      notes: notes)
  }

  /// What a `switch` needs for a case that is there again, and what a person must do for it.
  static func clauses(
    for name: String, of type: TypeCode, from old: [String], to new: [String], in context: ProposalContext
  ) -> (edits: [SourceEdit], notes: [String]) {
    let code = SwitchCode(
      caseName: name, known: Set(old), enumName: type.name, old: context.old ?? context.new, new: context.new)
    let added = new.filter { !old.contains($0) }
    let restored = RestoredClauses(
      code, of: type.typePath, replacedBy: added.count == 1 ? added[0] : nil, in: context)
    let places = code.openPlaces(of: Set(new), besides: restored.edits)
    let open =
      places.isEmpty
      ? [] : ["The `switch` at \(places.prefix(3).joined(separator: ", ")) needs a clause for `.\(name)`."]
    let like = restored.edits.isEmpty ? ["Treat `.\(name)` like the option that replaced it."] : []
    return (restored.edits, like + open + restored.remarks)
  }

  private static func line(_ lost: EnumCase, of rawType: String?) -> String {
    guard let raw = lost.rawValue, raw != lost.name else { return "case \(IntentCode.quoted(lost.name))" }
    return "case \(IntentCode.quoted(lost.name)) = \(rawType == "String" ? IntentCode.literal(raw) : raw)"
  }
}

/// Writes the shipped raw value behind a case.
enum KeepRawValue {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let changes = context.comparison.changes
    guard let (old, new, type) = context.enums(finding),
      let change = changes.first(where: { $0.subject == finding.subject && $0.aspect == .rawValue }),
      let raw = change.old, let name = new.cases.first(where: { $0.rawValue == change.new })?.name,
      let element = type.caseElement(name)
    else { return nil }
    if let lack = DecodedEnum.lack(of: type, since: old, change.new, context) { throw Refusal(lack) }
    let literal = new.rawType == "String" ? IntentCode.literal(raw) : raw
    return Proposal(
      finding, .keepRawValue, cost: "Nothing: saved choices work again.",
      edits: [type.setRawValue(literal, of: element)])
  }
}

/// An enum that became what other data is decoded into.
enum DecodedEnum {
  /// Why its raw values stay as they are; nil where nothing says that other data has them.
  static func lack(of type: TypeCode, since old: AppEnum, _ raw: String?, _ context: ProposalContext) -> String? {
    let isDecoded = { (type: TypeCode) in
      type.declaration.inheritedTypes.contains { ["Codable", "Decodable"].contains($0.trimmedDescription) }
    }
    guard isDecoded(type), let shipped = context.oldType(.enum, old), !isDecoded(shipped) else { return nil }
    return
      "`\(type.typePath)` is decoded from other data now, which has “\(raw ?? "")”. Declare an enum of its own for what "
      + "people choose, with the raw values that shipped, and turn one into the other where the action runs."
  }
}

/// Writes the shipped numbers behind cases that counted on their order, and free numbers behind new cases.
enum KeepNumbers {
  static let propose: Proposers.Proposer = { finding, context in
    guard let (old, new, type) = context.enums(finding) else { return nil }
    let known = Dictionary(old.cases.map { ($0.name, $0.rawValue) }, uniquingKeysWith: { first, _ in first })
    var next = (old.cases.compactMap { $0.rawValue.flatMap { Int($0) } }.max() ?? -1) + 1
    var edits: [SourceEdit] = []
    let elements = type.cases
    for item in new.cases {
      guard let element = elements[item.name], element.rawValue == nil else { continue }
      let number = known[item.name].flatMap(\.self).flatMap { Int($0) } ?? next
      if number == next { next += 1 }
      edits.append(type.setRawValue("\(number)", of: element))
    }
    return Proposal(
      finding, .keepRawValue, cost: "Nothing: saved choices keep their meaning. New cases get their own numbers.",
      edits: edits)
  }
}

/// The dictionary that gives cases their titles.
struct CaseTitles {
  let dictionary: DictionaryExprSyntax

  func adding(_ entries: [String], in file: CodeFile) -> SourceEdit {
    guard case .elements(let elements) = dictionary.content, let last = elements.last else {
      return file.replace(dictionary, with: "[\(entries.joined(separator: ", "))]")
    }
    return file.append(entries, behind: last, isOneLine: dictionary.isOneLine)
  }
}

extension TypeCode {
  /// The members that declare cases.
  var caseMembers: [MemberBlockItemSyntax] {
    declaration.memberBlock.members.filter { $0.decl.is(EnumCaseDeclSyntax.self) }
  }

  /// The cases by name.
  var cases: [String: EnumCaseElementSyntax] {
    Dictionary(caseElements.map { ($0.name.bareText, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One of them, for a look at one alone.
  fileprivate func caseElement(_ name: String) -> EnumCaseElementSyntax? {
    caseElements.first { $0.name.bareText == name }
  }

  private var caseElements: [EnumCaseElementSyntax] {
    declaration.memberBlock.members.flattened.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
  }

  /// Adds a case right behind another.
  func insertCase(_ line: String, after member: MemberBlockItemSyntax) -> SourceEdit {
    let indentation = file.indentation(of: member)
    return file.insert(file.newline + indentation + line, at: member.endPosition)
  }

  func setRawValue(_ literal: String, of element: EnumCaseElementSyntax) -> SourceEdit {
    if let value = element.rawValue?.value { return file.replace(value, with: literal) }
    return file.insert(" = \(literal)", at: element.name.endPositionBeforeTrailingTrivia)
  }

  /// The titles of cases, where they are a literal dictionary.
  var titles: CaseTitles? {
    guard let variable = staticVariable("caseDisplayRepresentations") else { return nil }
    let only = variable.binding.getter.flatMap { $0.count == 1 ? $0.first?.expression : nil }
    return (variable.binding.initializer?.value ?? only)?.as(DictionaryExprSyntax.self)
      .map { CaseTitles(dictionary: $0) }
  }

  /// The entries that give cases their titles, as written, by the names of the cases.
  var titlesByCase: [String: String] {
    guard case .elements(let elements)? = titles?.dictionary.content else { return [:] }
    let entries = elements.map { (key: $0.key.trimmedDescription, value: $0.value.trimmedDescription) }
    return Dictionary(
      entries.filter { $0.key.contains(".") }.map { ($0.key.lastNameComponent, "\($0.key): \($0.value)") },
      uniquingKeysWith: { first, _ in first })
  }
}

/// Gives each case without a title one.
enum GiveTitles {
  static let propose: Proposers.Proposer = { finding, context in
    guard let record = context.comparison.newRecords.appEnum(finding.subject.owner),
      let type = context.newType(.enum, record), let titles = type.titles
    else { return nil }
    let shipped = context.comparison.oldRecords.appEnum(record.identifier).flatMap { context.oldType(.enum, $0) }
    let missing = record.cases.filter { $0.title == nil && !$0.isUnlisted }.map(\.name)
    guard !missing.isEmpty else { return nil }
    let known = shipped?.titlesByCase ?? [:]
    let entries = missing.map { known[$0] ?? ".\($0): \(IntentCode.literal(words($0)))" }
    return Proposal(
      finding, .giveTitle, cost: "Nothing: people see a title where the app might stop.",
      edits: [titles.adding(entries, in: type.file)],
      notes: missing.allSatisfy { known[$0] != nil }
        ? [] : ["The titles are made from the names of the cases, and need translating."]
    )
  }

  // `partlyCloudy` is “Partly cloudy”.
  private static func words(_ name: String) -> String {
    let words = IntentWords.split(name).joined(separator: " ")
    return words.isEmpty ? name : words.firstUppercased
  }
}

/// Writes the texts that shipped behind cases whose raw type is another one now.
enum KeepRawType {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new, type) = context.enums(finding), let before = old.rawType, let after = new.rawType else {
      return nil
    }
    let shipped = Dictionary(old.cases.map { ($0.name, $0.rawValue) }) { first, _ in first }.compactMapValues(\.self)
    // Stored choices are texts, so that cases with the old texts need no other type.
    if after == "String" { return texts(shipped, new, type, finding) }
    guard let written = type.declaration.inheritedTypes.first(where: { $0.trimmedDescription == after }) else {
      throw Refusal("The raw type is not part of the enum's declaration: make it \(before) again where it is set.")
    }
    var free = (shipped.values.compactMap { Int($0) }.max() ?? -1) + 1
    var edits = [type.file.replace(written, with: before)]
    let elements = type.cases
    for item in new.cases {
      guard let element = elements[item.name] else { continue }
      let raw: String
      if let known = shipped[item.name] {
        raw = known
      } else if before == "String" {
        raw = item.name
      } else {
        raw = "\(free)"
        free += 1
      }
      let isImplied = before == "String" && raw == item.name && element.rawValue == nil
      if !isImplied { edits.append(type.setRawValue(before == "String" ? IntentCode.literal(raw) : raw, of: element)) }
    }
    return Proposal(
      finding, .keepRawValue,
      cost: "Nothing: saved choices find their cases. Raw values are of type `\(before)` again.",
      edits: edits)
  }

  private static func texts(
    _ shipped: [String: String], _ new: AppEnum, _ type: TypeCode, _ finding: Finding
  ) -> Proposal? {
    let elements = type.cases
    let edits = new.cases.compactMap { item -> SourceEdit? in
      guard let raw = shipped[item.name], raw != item.rawValue, let element = elements[item.name]
      else { return nil }
      return type.setRawValue(IntentCode.literal(raw), of: element)
    }
    guard !edits.isEmpty else { return nil }
    return Proposal(
      finding, .keepRawValue,
      cost: "Nothing: saved choices find their cases. Raw values stay the strings that shortcuts store.", edits: edits)
  }
}
