import IntentSurface

/// The value types of the intent editor and what App Intents calls them.
enum LegacyValueType {
  /// Swift types that a stored value of a legacy type is read as, by the name in the intent editor, the usual one first.
  private static let successors: [String: [String]] = [
    "String": ["String", "AttributedString"], "SpeakableString": ["String"],
    "Integer": ["Int"],
    "Decimal": ["Double"], "Number": ["Double", "Int"], "Double": ["Double"],
    "Boolean": ["Bool"],
    "Date": ["Date", "DateComponents"], "DateComponents": ["DateComponents", "Date"],
    "DateComponentsRange": ["DateComponents", "Date"],
    "URL": ["URL"], "File": ["IntentFile"], "Image": ["IntentFile"],
    "Person": ["IntentPerson"], "Placemark": ["CLPlacemark"], "PaymentMethod": ["IntentPaymentMethod"],
    "CurrencyAmount": ["IntentCurrencyAmount"],
  ]

  private static let units: [String: String] = [
    "TimeInterval": "UnitDuration", "Duration": "UnitDuration", "Distance": "UnitLength", "Length": "UnitLength",
    "Mass": "UnitMass", "Speed": "UnitSpeed", "Temperature": "UnitTemperature", "Volume": "UnitVolume",
    "Energy": "UnitEnergy",
  ]

  /// Whether a stored value of a legacy parameter fits a parameter of an App Intent.
  ///
  /// A custom enum or object type fits any enum or entity: which one it became is the app's to say. Types this table
  /// does not know fit everything, so that nothing is claimed without knowledge.
  static func carries(_ old: LegacyParameter, to new: ValueType) -> Bool {
    guard old.isArray == new.isCollection else { return false }
    let isBuiltIn = builtIn(old.type) != nil
    switch new.element {
    case .primitive(let name): return successors[old.type]?.contains(name) ?? (units[old.type] == nil)
    case .measurement(let unit): return units[old.type].map { $0 == unit } ?? !isBuiltIn
    case .entity, .enum, .union: return !isBuiltIn
    case .array, .set, .collection, .optional, .unknown: return true
    }
  }

  /// The Swift type of a value type that the intent editor brings; nil for a custom enum or object type.
  static func builtIn(_ type: String) -> String? {
    successors[type]?.first ?? units[type].map { "Measurement<\($0)>" }
  }
}
