import IntentSurface
import Testing

@testable import IntentRules

/// Which types of App Intents take the values that shortcuts stored for types of the intent editor.
struct LegacyValueTests {
  @Test(arguments: [
    ("String", "String", true), ("String", "AttributedString", true), ("String", "Int", false),
    ("SpeakableString", "String", true), ("SpeakableString", "AttributedString", false), ("Integer", "Int", true),
    ("Integer", "Double", false), ("Decimal", "Double", true), ("Number", "Double", true), ("Number", "Int", true),
    ("Double", "Double", true), ("Double", "Int", false), ("Boolean", "Bool", true), ("Date", "Date", true),
    ("Date", "DateComponents", true), ("DateComponents", "Date", true), ("DateComponents", "DateComponents", true),
    ("DateComponentsRange", "DateComponents", true), ("DateComponentsRange", "Date", true), ("URL", "URL", true),
    ("File", "IntentFile", true), ("Image", "IntentFile", true), ("Image", "URL", false),
    ("Person", "IntentPerson", true),
    ("Placemark", "CLPlacemark", true), ("PaymentMethod", "IntentPaymentMethod", true),
    ("CurrencyAmount", "IntentCurrencyAmount", true), ("Custom", "String", true), ("Custom", "enum Order", true),
    ("Custom", "entity Book", true), ("Custom", "union Content", true), ("String", "entity Book", false),
    ("String", "enum Order", false), ("Mass", "enum Order", false), ("String", "unknown X", true),
    ("Mass", "Measurement<UnitMass>", true), ("Mass", "Measurement<UnitLength>", false), ("Mass", "Double", false),
    ("Length", "Measurement<UnitLength>", true), ("Distance", "Measurement<UnitLength>", true),
    ("TimeInterval", "Measurement<UnitDuration>", true), ("Duration", "Measurement<UnitDuration>", true),
    ("Speed", "Measurement<UnitSpeed>", true), ("Temperature", "Measurement<UnitTemperature>", true),
    ("Volume", "Measurement<UnitVolume>", true), ("Energy", "Measurement<UnitEnergy>", true),
    ("String", "Measurement<UnitMass>", false), ("Custom", "Measurement<UnitMass>", true),
    ("String", "[String]", false),
    ("String", "String?", true),
  ])
  func carriesValues(old: String, new: String, fits: Bool) {
    #expect(LegacyValueType.carries(LegacyParameter(name: "p", type: old), to: ValueType(new)) == fits)
  }

  @Test func listsGoToLists() {
    var list = LegacyParameter(name: "p", type: "String")
    list.isArray = true
    #expect(LegacyValueType.carries(list, to: ValueType("[String]")))
    #expect(!LegacyValueType.carries(list, to: ValueType("[Int]")))
    #expect(!LegacyValueType.carries(list, to: ValueType("String")))
  }

  @Test(
    arguments: [
      ("Number", "Double"), ("Date", "Date"), ("Speed", "Measurement<UnitSpeed>"), ("Custom", nil),
    ] as [(String, String?)])
  func knowsWhatTheEditorBrings(type: String, swift: String?) {
    #expect(LegacyValueType.builtIn(type) == swift)
  }
}
