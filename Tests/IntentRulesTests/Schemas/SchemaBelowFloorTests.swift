import IntentSurface
import Testing

@testable import IntentRules

@Suite struct SchemaBelowFloorTests {
  @Test(arguments: [("18", false), ("18.0", false), ("18.1", false), ("17.4", true)])
  func comparesTheFloorAsAVersion(introduced: String, isBelow: Bool) {
    var intent = Intent(identifier: "OpenPhoto", typePath: "OpenPhoto")
    intent.schema = SchemaAdoption(name: "photos.openAsset", macro: "AppIntent")
    intent.availability = [Availability(platform: "iOS", introduced: introduced)]
    var surface = Surface()
    surface.intents = [intent]
    #expect(RuleBook([.schemaBelowFloor]).lints(of: surface).isEmpty != isBelow)
  }
}
