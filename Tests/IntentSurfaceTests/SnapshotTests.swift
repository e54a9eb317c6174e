import Foundation
import IntentSurface
import Testing

@Suite struct SnapshotTests {
  @Test func writesAndReadsBackTheSameSurface() throws {
    var surface = Surface(app: AppIdentity(name: "App", version: "1.0"))
    var intent = Intent(identifier: "Add", typePath: "Add")
    intent.isDiscoverable = .value(false)
    intent.title = .expression("L10n.add")
    intent.parameters = [Parameter(name: "x", type: .optional(.array(.entity("Book"))), defaultValue: .literal("[]"))]
    surface.intents = [intent]
    #expect(try Surface(snapshot: surface.snapshotData()) == surface)
  }

  @Test func refusesANewerFormatWithTheRemedy() {
    #expect(throws: SnapshotError.newerFormat(found: 99, supported: 1)) {
      try Surface(snapshot: Data(#"{"formatVersion": 99}"#.utf8))
    }
  }
}
