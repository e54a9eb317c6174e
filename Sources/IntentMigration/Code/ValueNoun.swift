import IntentSurface
import SourceScanning

/// What a value is, in a word that may end a name: `Text`, `Number`, `Station`.
struct ValueNoun {
  /// In camel case with a capital; empty where nothing telling is known.
  let text: String

  init(of type: ValueType, in surface: Surface) {
    switch type.element {
    case .primitive(let name): text = Self.primitives[name] ?? Self.stripped(name)
    case .measurement(let unit): text = Self.units[unit] ?? "Measurement"
    case .entity(let name):
      let entity = surface.entities.first { $0.identifier == name }
      text = Self.word(of: entity?.displayName) ?? Self.stripped(entity?.typeName ?? name)
    case .enum(let name):
      let found = surface.enums.first { $0.identifier == name }
      text = Self.word(of: found?.displayName) ?? Self.stripped(found?.typeName ?? name)
    case .union(let name), .unknown(let name): text = Self.stripped(name)
    case .array, .set, .collection, .optional: text = ""
    }
  }

  private static let primitives = [
    "String": "Text", "AttributedString": "Text", "Int": "Number", "Double": "Number", "Bool": "Flag", "URL": "Link",
    "IntentFile": "File", "IntentPerson": "Person", "IntentCurrencyAmount": "Amount", "DateComponents": "Date",
  ]
  private static let units = [
    "UnitDuration": "Duration", "UnitLength": "Distance", "UnitMass": "Mass", "UnitSpeed": "Speed",
    "UnitTemperature": "Temperature", "UnitVolume": "Volume", "UnitEnergy": "Energy", "UnitAngle": "Angle",
  ]
  private static let endings = ["AppEntity", "Entity", "AppEnum", "Enum", "Intent"]
  private static let beginnings = ["Intent", "CL", "IN", "NS"]

  // “Radio Station” is `RadioStation`; a text that is no word in letters says nothing.
  private static func word(of text: Text?) -> String? {
    guard let value = text?.value, !value.isEmpty, value.count <= 30,
      value.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == " ") })
    else { return nil }
    return value.split(separator: " ").map { $0.firstUppercased }.joined()
  }

  private static func stripped(_ name: String) -> String {
    var name = name.lastNameComponent
    name = name.filter { $0 != "_" }
    if let ending = endings.first(where: { name.hasSuffix($0) && name != $0 }) { name.removeLast(ending.count) }
    if let start = beginnings.first(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    ) {
      name.removeFirst(start.count)
    }
    return name.firstUppercased
  }
}

extension FreshName {
  /// A name for something beside `stem` whose values are of another type.
  static func name(
    _ stem: String, for type: ValueType, ending: String = "", in surface: Surface, among taken: Set<String>
  ) -> String {
    let noun = ValueNoun(of: type, in: surface).text
    let isNamed = noun.isEmpty || stem.lowercased().hasSuffix(noun.lowercased())
    let names =
      (type.isCollection ? [plural(stem), stem + noun + "List"] : [])
      + (isNamed ? [] : [isAround(noun, stem.firstUppercased) ? noun.firstLowercased : stem + noun])
      + (type.isOptional ? [stem + "IfAny"] : []) + [stem + "Value"]
    return names.map { $0 + ending }.first { !taken.contains($0) } ?? name(stem, ending: ending, among: taken)
  }

  /// A name for a parameter of a definition beside the one that shipped under its name: the word that people read, where
  /// that is another, else what its values are.
  static func name(
    of value: DefinitionPair.Value, beside lost: DefinitionPair.Value, among list: DefinitionPair.Value,
    in surface: Surface
  ) -> String {
    let name = lost[LegacyKeys.parameterName]?.text ?? ""
    let taken = Set(list.elements.compactMap { $0[LegacyKeys.parameterName]?.text })
    let shown = value[LegacyKeys.displayName]?.text ?? ""
    let words = shown.split(separator: " ").map { $0.firstUppercased }.joined()
    let isWord = shown != lost[LegacyKeys.displayName]?.text && words.allSatisfy { $0.isASCII && $0.isLetter }
    let types = LegacyKeys.ownTypes + [LegacyKeys.parameterType]
    let noun = ValueType(types.lazy.compactMap { value[$0]?.text }.first ?? "")
    let fresh =
      isWord && !words.isEmpty && !taken.contains(where: { $0.lowercased() == words.lowercased() })
      ? words : Self.name(name, for: noun, in: surface, among: taken)
    return name.first?.isUppercase == true ? fresh.firstUppercased : fresh.firstLowercased
  }

  // Of `authorName` and `AuthorNameItem` the longer one says both.
  private static func isAround(_ noun: String, _ stem: String) -> Bool { noun.hasPrefix(stem) || noun.hasSuffix(stem) }

  private static func plural(_ word: String) -> String {
    if word.hasSuffix("s") { return word + "List" }
    guard word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) else { return word + "s" }
    return word.dropLast() + "ies"
  }
}
