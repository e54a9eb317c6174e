import IntentSurface

/// What the types that are named in const values are.
struct ConstTypeNames {
  /// Full type names and what they stand for.
  let known: [String: ValueType]

  /// `Swift.Optional<Swift.Array<Mail.Folder>>` as `[entity Folder]?`.
  func valueType(_ spelling: String) -> ValueType {
    if let argument = Self.argument(of: spelling, "Swift.Optional") { return .optional(valueType(argument)) }
    if let argument = Self.argument(of: spelling, "Swift.Array") { return .array(valueType(argument)) }
    if let argument = Self.argument(of: spelling, "Swift.Set") { return .set(valueType(argument)) }
    if let unit = Self.argument(of: spelling, "Foundation.Measurement") {
      return .measurement(unit: unit.lastNameComponent)
    }
    if let type = known[spelling] { return type }
    guard let dot = spelling.firstIndex(of: ".") else { return .unknown(spelling) }
    let name = String(spelling[spelling.index(after: dot)...])
    return Self.systemModules.contains(String(spelling[..<dot])) ? .primitive(name) : .unknown(name)
  }

  /// The generic argument of a wrapper, in whatever module: `T` of `AppIntents.IntentParameter<T>`.
  static func argument(of spelling: String, _ generic: String) -> String? {
    guard spelling.hasPrefix(generic + "<"), spelling.hasSuffix(">") else { return nil }
    return String(spelling.dropFirst(generic.count + 1).dropLast())
  }

  private static let systemModules: Set = [
    "AppIntents", "CoreLocation", "Foundation", "FoundationEssentials", "Swift", "__C",
  ]
}
