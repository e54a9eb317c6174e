import IntentSchemas
import IntentSurface

/// One value in two types: apps take a `String` where schemas have text with attributes or what to search for, and a
/// `Date` where schemas have its components.
enum SchemaValue {
  private static let sameTypes: [Set<String>] = [
    ["String", "AttributedString", "StringSearchCriteria"], ["Date", "DateComponents"],
  ]

  /// Whether one type is made from the other.
  static func isSame(_ type: String, _ other: String) -> Bool {
    type == other || sameTypes.contains { $0.contains(type) && $0.contains(other) }
  }

  /// Whether one is a text of the other that only a name can vouch for: any text may be no address.
  static func isText(_ type: String, of other: String) -> Bool { Set([type, other]) == ["String", "URL"] }

  /// A member of a schema as what the app takes; nil where both are of one type, or nothing makes one of the other.
  static func spelling(of member: SchemaMember, as type: ValueType) -> String? {
    guard !member.isCollection, !type.isCollection else { return nil }
    let name = member.name
    if member.isText, type.element == .primitive("String") {
      return "\(name).map { switch $0 { case .text(let text): text } }" + (type.isOptional ? "" : " ?? \"\"")
    }
    switch (member.elementType, type.element.spelling) {
    case ("StringSearchCriteria", "String"): return "\(name).term"
    case ("AttributedString", "String"): return plain(name, isOptional: member.isOptional, type.isOptional)
    case ("URL", "String"): return address(name, isOptional: member.isOptional, type.isOptional)
    case ("String", "AttributedString"): return attributed(name, isOptional: member.isOptional, type.isOptional)
    case ("DateComponents", "Date"):
      let date = "Calendar.current.date(from: \(member.isOptional ? "$0" : name))"
      let value = member.isOptional ? "\(name).flatMap { \(date) }" : date
      return type.isOptional ? value : value + " ?? <#the date, if there is none#>"
    case ("Date", "DateComponents"): return components(of: name, isOptional: member.isOptional, type.isOptional)
    default: return nil
    }
  }

  /// A property of the app's own as what a member of a schema takes; nil where both are of one type, or nothing makes one
  /// of the other.
  static func spelling(of property: String, typed type: ValueType, for member: SchemaMember) -> String? {
    guard !member.isCollection, !type.isCollection else { return nil }
    switch (type.element.spelling, member.elementType) {
    case ("String", "AttributedString"): return attributed(property, isOptional: type.isOptional, member.isOptional)
    case ("URL", "String"): return address(property, isOptional: type.isOptional, member.isOptional)
    case ("String", "URL"):
      let made = type.isOptional ? "\(property).flatMap { URL(string: $0) }" : "URL(string: \(property))"
      return member.isOptional ? made : made + " ?? <#\(member.name), if it is none#>"
    case ("AttributedString", "String"): return plain(property, isOptional: type.isOptional, member.isOptional)
    case ("Date", "DateComponents"): return components(of: property, isOptional: type.isOptional, member.isOptional)
    case ("DateComponents", "Date") where member.isOptional:
      return type.isOptional
        ? "\(property).flatMap { Calendar.current.date(from: $0) }" : "Calendar.current.date(from: \(property))"
    default: return nil
    }
  }

  private static func attributed(_ text: String, isOptional: Bool, _ mayBeMissing: Bool) -> String {
    guard isOptional else { return "AttributedString(\(text))" }
    return "\(text).map { AttributedString($0) }" + (mayBeMissing ? "" : " ?? AttributedString()")
  }

  private static func address(_ url: String, isOptional: Bool, _ mayBeMissing: Bool) -> String {
    isOptional ? "\(url)?.absoluteString" + (mayBeMissing ? "" : " ?? \"\"") : "\(url).absoluteString"
  }

  /// What is said in several members as one text.
  static func joined(_ members: [SchemaMember]) -> String {
    let texts = members.map { member in
      guard member.elementType == "AttributedString" else { return member.name }
      return member.isOptional
        ? "\(member.name).map { String($0.characters) }" : "String(\(member.name).characters)"
    }
    return "[\(texts.joined(separator: ", "))].compactMap(\\.self).joined(separator: \"\\n\")"
  }

  // Where nothing is said, there is no text.
  private static func plain(_ text: String, isOptional: Bool, _ mayBeMissing: Bool) -> String {
    guard isOptional else { return "String(\(text).characters)" }
    return "\(text).map { String($0.characters) }" + (mayBeMissing ? "" : " ?? \"\"")
  }

  private static func components(of date: String, isOptional: Bool, _ mayBeMissing: Bool) -> String? {
    let parts = "Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: "
    guard isOptional else { return parts + "\(date))" }
    return mayBeMissing ? "\(date).map { \(parts)$0) }" : nil
  }
}
