import IntentSurface
import SourceScanning

/// What Xcode calls the members of one kind of part of a definition.
struct DefinitionMembers {
  let list: String
  let name: String
  /// A member is stored under its number, or known by it.
  let number: String
  /// The highest number that was ever given out.
  let last: String?

  static let parameters = DefinitionMembers(
    list: LegacyKeys.parameters, name: LegacyKeys.parameterName, number: LegacyKeys.parameterTag,
    last: LegacyKeys.lastTag)
  static let response = DefinitionMembers(
    list: "INIntentResponseParameters", name: "INIntentResponseParameterName", number: "INIntentResponseParameterTag",
    last: "INIntentResponseLastParameterTag")
  static let properties = DefinitionMembers(
    list: LegacyKeys.properties, name: LegacyKeys.propertyName, number: "INTypePropertyTag",
    last: "INTypeLastPropertyTag")
  static let cases = DefinitionMembers(
    list: LegacyKeys.cases, name: LegacyKeys.caseName, number: LegacyKeys.caseIndex, last: nil)

  /// Its place in the editor.
  var priority: String { name.dropLast("Name".count) + "DisplayPriority" }

  /// The number of a member. A case without one is the first.
  func number(of member: DefinitionCode.Value) -> Int? { member[number]?.number ?? (last == nil ? 0 : nil) }
}

/// What a definition must hold to, and its format does not say.
enum DefinitionFaults {
  /// The first thing that edits break in a definition, as a sentence; nil where each is as sound as before.
  static func brought(by edited: CodeTree, since before: CodeTree) -> String? {
    for change in edited.changes(since: before) where change.path.hasSuffix(".intentdefinition") {
      let known = change.before.map { faults(of: $0, at: change.path) } ?? []
      let new = faults(of: change.after, at: change.path).first { !known.contains($0) }
      if let new { return "The edit for it would break \(change.path): \(new)." }
    }
    return nil
  }

  private static func faults(of bytes: [UInt8], at path: String) -> [String] {
    CodeFile(path: path, bytes: bytes).flatMap { DefinitionCode($0) }?.faults ?? []
  }
}

extension DefinitionCode {
  /// What is wrong with it.
  fileprivate var faults: [String] {
    let intents = root["INIntents"]?.elements ?? []
    let enums = root[DefinitionType.Kind.enum.list]?.elements ?? []
    let types = root[DefinitionType.Kind.object.list]?.elements ?? []
    let names = enums.compactMap { $0["INEnumName"]?.text } + types.compactMap { $0["INTypeName"]?.text }
    var found = intents.flatMap { faults(of: $0, "INIntentName", .parameters) }
    found += intents.compactMap { $0["INIntentResponse"] }.flatMap { faults(of: $0, "", .response) }
    found += types.flatMap { faults(of: $0, "INTypeName", .properties) }
    found += enums.flatMap { faults(of: $0, "INEnumName", .cases) }
    found += Self.doubles(in: names).map { "two of its types are called `\($0)`" }
    found += root.texts.filter { $0.value.count > 1 }.keys.sorted().map { "two of its texts have the id \($0)" }
    let unknown = self.types(of: root).filter { $0.isOwn && declaration(of: $0) == nil }
    return found + unknown.map { "`\($0.name)` is used and not declared" }
  }

  private func faults(of part: Value, _ nameKey: String, _ keys: DefinitionMembers) -> [String] {
    let members = part[keys.list]?.elements ?? []
    let owner = part[nameKey]?.text.map { "`\($0)`" } ?? "a response"
    let numbers = members.compactMap(keys.number(of:))
    let last = keys.last.flatMap { part[$0]?.number }
    // Swift has one name for both.
    let names = Self.doubles(in: members.compactMap { $0[keys.name]?.text?.firstLowercased })
    return names.map { "\(owner) has `\($0)` twice" }
      + Self.doubles(in: numbers).map { "\(owner) has the number \($0) twice" }
      + numbers.filter { number in last.map { number > $0 } == true }.map { "\(owner) never gave out the number \($0)" }
  }

  private static func doubles<Element: Hashable>(in elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { !seen.insert($0).inserted }
  }
}

/// A type of a definition that something in it names.
struct DefinitionType: Hashable {
  /// Enums and object types are listed apart.
  enum Kind: String {
    case `enum` = "EnumType"
    case object = "ObjectType"

    var list: String { self == .enum ? "INEnums" : "INTypes" }
  }

  let kind: Kind
  let name: String
  /// Whether it is known to be of this definition: without a namespace it may be the system's.
  let isOwn: Bool
}

extension DefinitionCode {
  /// The key that tells the types of one definition from those of another.
  static let namespace = "INIntentDefinitionNamespace"

  /// The types that a part of it names, where they may be its own.
  func types(of part: Value) -> [DefinitionType] { part.typeNames(namespace: root[Self.namespace]?.text) }

  /// The declaration of a type.
  func declaration(of type: DefinitionType) -> Value? {
    type.kind == .enum ? self.enum(type.name) : self.type(type.name)
  }
}

extension PropertyListPlace {
  /// The whole number that it is.
  var number: Int? { text.flatMap { Int($0) } }

  /// All that is in it, itself included.
  var all: [DefinitionCode.Value] {
    switch content {
    case .text: [self]
    case .array(let elements): [self] + elements.flatMap(\.all)
    case .dictionary(let pairs): [self] + pairs.flatMap(\.value.all)
    }
  }

  /// The values in it whose keys end so.
  func values(_ ending: String) -> [DefinitionCode.Value] {
    all.flatMap { value -> [DefinitionCode.Value] in
      guard case .dictionary(let pairs) = value.content else { return [] }
      return pairs.filter { $0.key.hasSuffix(ending) }.map(\.value)
    }
  }

  /// What texts in it are looked up by in tables.
  var textIDs: [String] { values("ID").compactMap(\.text) }

  /// The id of each text in it, and the text: one id may stand for the same words in several places.
  var textsWithIDs: [(id: DefinitionCode.Value, words: String)] {
    all.flatMap { value -> [(id: DefinitionCode.Value, words: String)] in
      guard case .dictionary(let pairs) = value.content else { return [] }
      return pairs.filter { $0.key.hasSuffix("ID") }.map { ($0.value, value[String($0.key.dropLast(2))]?.text ?? "") }
    }
  }

  /// The words that each id stands for.
  var texts: [String: Set<String>] {
    textsWithIDs.reduce(into: [:]) { found, text in
      if let id = text.id.text { found[id, default: []].insert(text.words) }
    }
  }

  // The types of one namespace, and those without one.
  fileprivate func typeNames(namespace: String?) -> [DefinitionType] {
    all.flatMap { value -> [DefinitionType] in
      guard case .dictionary(let pairs) = value.content else { return [] }
      return pairs.compactMap { key, name in
        let kinds: [DefinitionType.Kind] = [.enum, .object]
        // `INEnumType` is how the cases of an enum combine.
        guard key != "INEnumType", let kind = kinds.first(where: { key.hasSuffix($0.rawValue) }), let name = name.text
        else { return nil }
        let other = value[key + "Namespace"]?.text
        return other == nil || other == namespace ? DefinitionType(kind: kind, name: name, isOwn: other != nil) : nil
      }
    }
  }
}
