package import IntentSurface

/// One value in two types: apps take a `String` where schemas have text with attributes or what to search for, and a
/// `Date` where schemas have its components.
package enum SchemaValue {
  private static let sameTypes: [Set<String>] = [
    ["String", "AttributedString", "StringSearchCriteria"], ["Date", "DateComponents"],
  ]

  /// Whether one type is made from the other.
  package static func isSame(_ type: String, _ other: String) -> Bool {
    type == other || sameTypes.contains { $0.contains(type) && $0.contains(other) }
  }

  /// Whether one is a text of the other that only a name can vouch for: any text may be no address.
  package static func isText(_ type: String, of other: String) -> Bool { Set([type, other]) == ["String", "URL"] }

  /// A member of a schema as what the app takes; nil where both are of one type, or nothing makes one of the other.
  package static func spelling(of member: SchemaMember, as type: ValueType) -> String? {
    guard !member.isCollection, !type.isCollection else { return nil }
    let (from, to, mayBeMissing) = (member.elementType, type.element.spelling, type.isOptional)
    if member.isText, type.element == .primitive("String") {
      return "\(member.name).map { switch $0 { case .text(let text): text } }" + (mayBeMissing ? "" : " ?? \"\"")
    }
    if (from, to) == ("StringSearchCriteria", "String") { return "\(member.name).term" }
    guard (from, to) == ("DateComponents", "Date") else {
      return (from, to) == ("String", "URL")
        ? nil : converted(member.name, from, to, isOptional: member.isOptional, mayBeMissing, else: "")
    }
    return converted(
      member.name, from, to, isOptional: member.isOptional, mayBeMissing, else: " ?? <#the date, if there is none#>")
  }

  /// A property of the app's own as what a member of a schema takes; nil where both are of one type, or nothing makes one
  /// of the other.
  package static func spelling(of property: String, typed type: ValueType, for member: SchemaMember) -> String? {
    guard !member.isCollection, !type.isCollection else { return nil }
    let (from, to) = (type.element.spelling, member.elementType)
    guard (from, to) != ("DateComponents", "Date") || member.isOptional else { return nil }
    return converted(
      property, from, to, isOptional: type.isOptional, member.isOptional, else: " ?? <#\(member.name), if it is none#>")
  }

  /// - Parameter hole: what stands where there is no value and there must be one.
  private static func converted(
    _ value: String, _ from: String, _ to: String, isOptional: Bool, _ mayBeMissing: Bool, else hole: String
  ) -> String? {
    let hole = mayBeMissing ? "" : hole
    switch (from, to) {
    case ("AttributedString", "String"): return plain(value, isOptional: isOptional, mayBeMissing)
    case ("String", "AttributedString"): return attributed(value, isOptional: isOptional, mayBeMissing)
    case ("URL", "String"): return address(value, isOptional: isOptional, mayBeMissing)
    case ("Date", "DateComponents"): return components(of: value, isOptional: isOptional, mayBeMissing)
    case ("String", "URL"):
      return (isOptional ? "\(value).flatMap { URL(string: $0) }" : "URL(string: \(value))") + hole
    case ("DateComponents", "Date"):
      let date = "Calendar.current.date(from: \(isOptional ? "$0" : value))"
      return (isOptional ? "\(value).flatMap { \(date) }" : date) + hole
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
  package static func joined(_ members: [SchemaMember]) -> String {
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
