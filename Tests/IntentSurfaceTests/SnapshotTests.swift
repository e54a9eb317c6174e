import AppIntentsFacts
import Foundation
import IntentSurface
import TestSupport
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

  @Test(arguments: [["B", "A"], ["A", "C", "B"], ["B", "A", "C"], ["C", "B", "A"]])
  func sortsWhateverIsOutOfOrder(_ names: [String]) {
    let surface = Surface.sample(intents: names.map { .sample($0) })
    #expect(surface.canonical().intents.map(\.identifier) == names.sorted())
  }

  @Test func keepsProtocolsOfLaterSystemsByteForByte() throws {
    let names = ["Ünknown", "AppIntents.OpenIntent", "CreateEntity", "OpenIntent", "openIntent"].sorted()
    var surface = Surface()
    var intent = Intent(identifier: "Add", typePath: "Add")
    intent.protocols = names.map(FrameworkProtocol.init)
    surface.intents = [intent]
    var entity = Entity(identifier: "Book", typePath: "Book")
    entity.protocols = [.indexedEntity, .other("LentEntity")]
    surface.entities = [entity]
    var appEnum = AppEnum(identifier: "Kind", typePath: "Kind")
    appEnum.protocols = [.other("KindOfLater")]
    surface.enums = [appEnum]
    let bytes = try surface.snapshotData()
    let read = try Surface(snapshot: bytes)
    #expect(read == surface)
    #expect(read.intents.first?.protocols.map(\.name) == names)
    #expect(try read.snapshotData() == bytes)
  }
}
