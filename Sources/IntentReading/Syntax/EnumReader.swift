import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads the cases of an App Enum with their raw values and titles, and the cases of a union value.
struct EnumReader {
  let context: SyntaxContext

  /// Whether these files declare the enum, rather than only extend it.
  var isDeclared = true

  /// Fills display name, raw type, cases and their titles.
  func fill(_ record: inout AppEnum, from members: Members, inheritance: InheritanceClauseSyntax?) {
    setCases(in: &record, from: members, inheritance)
    let isListUnread = !readList(of: &record, from: members)
    for element in members.caseElements { context.locate(.enumCase, element.name.plainName, Syntax(element)) }
    let literals = LiteralReader(context: context)
    let displayName = members.staticBinding("typeDisplayRepresentation") ?? members.staticBinding("typeDisplayName")
    record.displayName = displayName.flatMap(\.value).map(literals.typeDisplayName)
    record.isAssistantOnly = members.setting("isAssistantOnly", read: literals.bool)
    setTitles(in: &record, from: members)
    if isListUnread { record.hasUnreadTitles = true }
  }

  /// The alternatives of a `@UnionValue` enum.
  func unionCases(in members: Members) -> [UnionCase] {
    members.caseElements.map { element in
      context.locate(.unionCase, element.name.plainName, Syntax(element))
      let types = element.parameterClause?.parameters.map(\.type) ?? []
      let type = types.count == 1 ? types.first.map(TypeReader(context: context).valueType) : nil
      return UnionCase(name: element.name.plainName, type: type)
    }
  }

  /// The cases with their raw values, and the type of those: `String`, `Int`, …; nil where it can't be seen.
  private func setCases(in record: inout AppEnum, from members: Members, _ inheritance: InheritanceClauseSyntax?) {
    let inherited = (inheritance?.inheritedTypes.first?.type).flatMap { context.libraryName(context.meaning($0)) }
    let declared = inherited.flatMap { SwiftType.rawTypes.contains($0) ? $0 : nil }
    // A getter of the enum's own counts before what its cases say; one of a protocol, only where they say nothing.
    let own = members.layers.first?.instanceBinding("rawValue")
    let getter = declared == nil ? members.instanceBinding("rawValue") : own
    record.rawType = declared ?? (getter?.typeAnnotation?.type ?? members.typeAlias("RawValue")).map(context.typeName)
    record.cases = members.cases.flatMap { declaration in
      let availability = AvailabilityReader.clauses(of: declaration.attributes)
      return declaration.elements.map { element in
        let name = element.name.plainName
        let raw = context.rawValue(name, "Self")?.literalText
        let isWritten = getter == nil ? element.rawValue != nil : raw != nil
        var enumCase = EnumCase(name: name, rawValue: raw, hasExplicitRawValue: isWritten)
        enumCase.availability = availability
        return enumCase
      }
    }
  }

  /// Signals the cases that an `allCases` of the enum's own leaves out; false where it can't be read.
  private func readList(of record: inout AppEnum, from members: Members) -> Bool {
    guard let binding = members.staticBinding("allCases") else { return true }
    let literals = LiteralReader(context: context)
    guard let elements = literals.elements(Code(binding)) else { return false }
    let listed = Set(elements.compactMap { literals.memberName($0).value })
    guard listed.count == elements.count else { return false }
    for index in record.cases.indices { record.cases[index].isUnlisted = !listed.contains(record.cases[index].name) }
    return true
  }

  private func setTitles(in record: inout AppEnum, from members: Members) {
    let literals = LiteralReader(context: context)
    let binding = members.staticBinding("caseDisplayRepresentations")
    let code = binding.map { Code($0) }
    guard let entries = code.flatMap(literals.entries), !entries.isEmpty else {
      record.hasUnreadTitles = true
      if let binding { context.report("The titles of the cases could not be read.", Syntax(binding)) }
      return
    }
    // Thousands of enums may name one constant.
    let isShared = code?.expression?.is(DictionaryExprSyntax.self) != true
    guard !isShared || entries.count <= ValueLimit.elements else {
      record.hasUnreadTitles = true
      if let binding {
        context.report(
          "The titles of the cases are not read: a constant has more than \(ValueLimit.elements).", Syntax(binding))
      }
      return
    }
    let displays = Dictionary(
      entries.compactMap { entry in caseName(entry.key, in: record.cases).map { ($0, entry.value) } },
      uniquingKeysWith: { first, _ in first })
    record.hasUnreadTitles = displays.count < entries.count
    // The enum itself is declared in another repository, as that of a retroactive conformance: its cases are its titles.
    if record.cases.isEmpty, !isDeclared {
      record.cases = entries.compactMap { caseName($0.key, in: []) }.map { EnumCase(name: $0, rawValue: nil) }
    }
    for index in record.cases.indices {
      if let display = displays[record.cases[index].name] { set(display, in: &record.cases[index]) }
    }
  }

  /// The case that a key names: `.daily`, `Kind.daily`, or `daily` inside the enum itself.
  private func caseName(_ key: Code, in cases: [EnumCase]) -> String? {
    if let access = key.expression?.as(MemberAccessExprSyntax.self) { return access.declName.baseName.plainName }
    let name =
      key.expression?.plainReference.flatMap { name in cases.contains { $0.name == name } ? name : nil }
      ?? LiteralReader(context: context).memberName(key).value
    if name == nil { context.report("The title of this case could not be read.", key.place) }
    return name
  }

  private func set(_ display: Code, in enumCase: inout EnumCase) {
    let literals = LiteralReader(context: context)
    let followed = literals.followed(display, as: "DisplayRepresentation")
    let arguments = followed.call?.arguments.byLabel.mapValues(followed.part) ?? [:]
    guard let title = arguments["title"] else {
      enumCase.title = literals.text(display)
      return
    }
    enumCase.title = literals.text(title)
    enumCase.image = arguments["image"]?.expression.flatMap(image)
    enumCase.synonyms =
      arguments["synonyms"].map { synonyms in
        literals.elements(synonyms)?.map { literals.text($0) } ?? [.expression(synonyms.spelling)]
      } ?? []
  }

  /// `systemName: "star"` for every way to make an image; other expressions as written.
  private func image(_ expression: ExprSyntax) -> String? {
    if expression.is(NilLiteralExprSyntax.self) { return nil }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return expression.spelling }
    return call.plainArguments.joined(separator: ", ")
  }
}

extension SwiftValue {
  /// A text, or the number that it is, as devices store it.
  fileprivate var literalText: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    default: nil
    }
  }
}
