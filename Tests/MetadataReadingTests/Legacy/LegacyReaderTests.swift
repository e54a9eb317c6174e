import IntentSurface
import MetadataReading
import SourceScanning
import Testing

@Suite struct LegacyReaderTests {
  @Test func readsIntentsParametersEnumsAndTypes() throws {
    let reading = LegacyReader().read(MemoryTree(["App/Soup.intentdefinition": Self.soup]))
    #expect(reading.diagnostics.isEmpty)
    let intent = try #require(reading.surface.legacyIntents.first)
    #expect(intent.className == "OrderSoupIntent")
    #expect(intent.definitions == ["Soup"])
    #expect(intent.isEligibleForSuggestions && intent.isEligibleForShortcuts && intent.isEligibleForWidgets)
    #expect(intent.parameters.map(\.name) == ["size", "extras", "pieces"])
    #expect(intent.parameters.map(\.type) == ["SoupSize", "Topping", "Integer"])
    #expect(intent.parameters[1].isArray)
    #expect(intent.parameters[2].defaultValue == "2")
    #expect(intent.parameters[2].relationship == "size EnumHasExactValue large")
    #expect(intent.parameterCombinations.map(\.parameters) == [["extras", "size"]])
    #expect(intent.parameterCombinations[0].supportsBackground)
    #expect(intent.responseProperties.map(\.name) == ["waitTime"])
    #expect(reading.surface.legacyEnums.first?.cases.map(\.index) == [0, 1, 2])
    #expect(reading.surface.legacyTypes.first?.properties.map(\.name) == ["price"])
  }

  @Test func joinsCopiesOfOneDefinitionInTwoTargets() {
    let tree = MemoryTree(["App/Soup.intentdefinition": Self.soup, "Widget/Kitchen.intentdefinition": Self.soup])
    let reading = LegacyReader().read(tree)
    #expect(reading.surface.legacyIntents.map(\.definitions) == [["Kitchen", "Soup"]])
  }

  @Test(arguments: [
    ("", "not an intent definition"),
    ("bplist00", "not an intent definition"),
    ("<plist version=\"1.0\"><dict></dict></plist>", "INIntents"),
    (
      "<plist version=\"1.0\"><dict><key>INIntents</key><array><dict/></array></dict></plist>",
      "INIntents[0].INIntentName"
    ),
    (
      "<plist version=\"1.0\"><dict><key>INIntents</key><array><dict><key>INIntentName</key><integer>3</integer></dict>"
        + "</array></dict></plist>", "INIntentName"
    ),
  ])
  func namesFileAndKeyOfADamagedDefinition(text: String, place: String) throws {
    let reading = LegacyReader().read(MemoryTree(["Bad.intentdefinition": text, "Soup.intentdefinition": Self.soup]))
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(diagnostic.location?.path == "Bad.intentdefinition")
    #expect(diagnostic.message.contains(place), "\(diagnostic.message)")
    #expect(reading.surface.legacyIntents.count == 1)
  }

  static let soup = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict><key>INEnumName</key><string>SoupSize</string><key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>unknown</string></dict>
      <dict><key>INEnumValueName</key><string>small</string><key>INEnumValueIndex</key><integer>1</integer></dict>
      <dict><key>INEnumValueName</key><string>large</string><key>INEnumValueIndex</key><integer>2</integer></dict>
    </array></dict></array>
    <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>OrderSoup</string>
      <key>INIntentType</key><string>Custom</string>
      <key>INIntentTitle</key><string>Order Soup</string>
      <key>INIntentConfigurable</key><true/>
      <key>INIntentEligibleForWidgets</key><true/>
      <key>INIntentManagedParameterCombinations</key><dict><key>size,extras</key><dict>
        <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/></dict></dict>
      <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>size</string>
          <key>INIntentParameterType</key><string>Integer</string>
          <key>INIntentParameterEnumType</key><string>SoupSize</string></dict>
        <dict><key>INIntentParameterName</key><string>extras</string>
          <key>INIntentParameterType</key><string>Object</string>
          <key>INIntentParameterObjectType</key><string>Topping</string>
          <key>INIntentParameterSupportsMultipleValues</key><true/></dict>
        <dict><key>INIntentParameterName</key><string>pieces</string>
          <key>INIntentParameterType</key><string>Integer</string>
          <key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataDefaultValue</key><integer>2</integer></dict>
          <key>INIntentParameterRelationship</key><dict>
            <key>INIntentParameterRelationshipParentName</key><string>size</string>
            <key>INIntentParameterRelationshipPredicateName</key><string>EnumHasExactValue</string>
            <key>INIntentParameterRelationshipPredicateValue</key><string>large</string></dict></dict>
      </array>
      <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array>
        <dict><key>INIntentResponseParameterName</key><string>waitTime</string>
          <key>INIntentResponseParameterType</key><string>TimeInterval</string></dict></array></dict>
    </dict><dict><key>INIntentName</key><string>INSendMessage</string><key>INIntentType</key><string>System</string>
    </dict></array>
    <key>INTypes</key><array><dict><key>INTypeName</key><string>Topping</string><key>INTypeProperties</key><array>
      <dict><key>INTypePropertyName</key><string>identifier</string><key>INTypePropertyType</key><string>String</string>
        <key>INTypePropertyDefault</key><true/></dict>
      <dict><key>INTypePropertyName</key><string>price</string><key>INTypePropertyType</key><string>Decimal</string>
      </dict></array></dict></array>
    </dict></plist>
    """
}
