/// What the numbers and words in built metadata stand for.
///
/// A number that is in no table here is kept as unknown and said; it is never guessed. The tables come from reading
/// metadata next to the source it was built from, and from the factory methods of the system's own reader; what was only
/// inferred is marked.
enum MetadataCodes {
  /// Swift names of `primitive` type codes.
  static let primitives = [
    "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "Double", "Date", "DateComponents", "CLPlacemark",
    "URL", "AttributedString",
  ]

  /// Swift names of `intents` type codes, nil where only the system's own apps use a code: it has no public Swift name
  /// and is kept under the system's word for it.
  static let intents = [
    "application", "calendarEvent", "environment", "IntentPerson", "note", "notification", "timer", "task", "taskList",
    "mediaItem", "mediaSearch", "messageConversation", "IntentFile", "IntentPaymentMethod", "IntentCurrencyAmount",
  ]

  /// Foundation units of `measurement` unit codes.
  static let units = [
    "Unit", "UnitLength", "UnitMass", "UnitTemperature", "UnitVolume", "UnitSpeed", "UnitEnergy", "UnitDuration",
    "UnitAcceleration", "UnitAngle", "UnitArea", "UnitConcentrationMass", "UnitDispersion", "UnitElectricCharge",
    "UnitElectricCurrent", "UnitElectricPotentialDifference", "UnitElectricResistance", "UnitFrequency",
    "UnitFuelEfficiency", "UnitIlluminance", "UnitInformationStorage", "UnitPower", "UnitPressure",
  ]

  static let searchCriteria = ["StringSearchCriteria"]

  static let authenticationPolicies = ["alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication"]

  /// Comparators of property queries. 0, 2, 4, 6, 7 and 8 were seen, each with the value types that fit; the order of the
  /// framework's own list fills the rest in (inferred).
  static let comparators = [
    "EqualToComparator", "NotEqualToComparator", "LessThanComparator", "LessThanOrEqualToComparator",
    "GreaterThanComparator", "GreaterThanOrEqualToComparator", "ContainsComparator", "HasPrefixComparator",
    "HasSuffixComparator", "IsBetweenComparator",
  ]

  /// Operators of parameter summary conditions: 0 and 2 are inferred from where they stand.
  static let conditionOperators = [0: "hasAnyValue", 2: "equalTo"]

  /// Tile colours by code. 14 is also what an app gets that sets none.
  static let tileColors = [
    "red", "orange", "tangerine", "yellow", "lime", "teal", "lightBlue", "blue", "navy", "grape", "purple", "pink",
    "grayBlue", "grayGreen", "grayBrown",
  ]

  static let defaultTileColor = 14

  static let platforms = [
    "LNPlatformNameIOS": "iOS", "LNPlatformNameMACOS": "macOS", "LNPlatformNameTVOS": "tvOS",
    "LNPlatformNameWATCHOS": "watchOS", "LNPlatformNameVISIONOS": "visionOS",
  ]

  /// Says for no platform in particular that there is no minimum; every type carries it.
  static let wildcardPlatform = "LNPlatformNameWildcard"
}

/// Bits of `outputFlags`.
struct OutputFlags: OptionSet {
  var rawValue: Int

  static let opensIntent = OutputFlags(rawValue: 1)
  static let showsSnippetView = OutputFlags(rawValue: 2)
  static let providesDialog = OutputFlags(rawValue: 4)
  /// There is no `perform()` of the app's own: configurations and intents that open a URL.
  static let neverPerforms = OutputFlags(rawValue: 8)
  /// Inferred: seen once, on an action that gives a dialog and a snippet intent.
  static let showsSnippetIntent = OutputFlags(rawValue: 32)
  static let known: OutputFlags = [
    .opensIntent, .showsSnippetView, .providesDialog, .neverPerforms, .showsSnippetIntent,
  ]
}

/// Bits of `supportedModes`. 4 and 8 are seen in real builds; which of the deferred and the dynamic foreground mode each
/// is, is not known.
struct ModeFlags: OptionSet, Hashable {
  var rawValue: Int

  static let background = ModeFlags(rawValue: 1)
  static let foreground = ModeFlags(rawValue: 2)
  static let known: ModeFlags = [.background, .foreground]
}

/// Bits of a query's `capabilities`.
struct QueryFlags: OptionSet {
  var rawValue: Int

  static let enumerable = QueryFlags(rawValue: 1)
  /// Set on every entity query.
  static let plain = QueryFlags(rawValue: 2)
  static let string = QueryFlags(rawValue: 4)
  static let property = QueryFlags(rawValue: 8)
  /// Set on every query by the tools of Xcode 26.4 and later, and by none before: it says nothing about the code.
  static let toolchain = QueryFlags(rawValue: 64)
  /// Inferred: seen on the queries of indexed entities only.
  static let indexed = QueryFlags(rawValue: 256)
  static let known: QueryFlags = [.enumerable, .plain, .string, .property, .toolchain, .indexed]
}

/// Bits of a parameter's `capabilities`.
struct ParameterFlags: OptionSet {
  var rawValue: Int

  static let hasDefault = ParameterFlags(rawValue: 1)
  static let hasOptionsProvider = ParameterFlags(rawValue: 8)
}

/// Bits of a property's `capabilities`.
struct PropertyFlags: OptionSet {
  var rawValue: Int

  /// `@DeferredProperty`.
  static let deferred = PropertyFlags(rawValue: 2)
}

extension Array {
  /// The element at an index that a file gave, or nil.
  subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
