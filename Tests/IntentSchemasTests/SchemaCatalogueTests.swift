import AppIntentsFacts
import IntentSchemas
import IntentSurface
import Testing

@Suite struct SchemaCatalogueTests {
  let catalogue = SchemaCatalogue.builtIn

  @Test func holdsEverySchemaOfTheSDKs() {
    #expect(catalogue.problems.isEmpty)
    #expect(catalogue.domains.count == 24)
    #expect(catalogue.schemas(.intent).count == 185)
    #expect(catalogue.schemas(.entity).count == 75)
    #expect(catalogue.schemas(.enum).count == 50)
    #expect(catalogue.domains.filter(\.isAllOrNothing).map(\.name) == ["clock", "mail", "messages"])
  }

  @Test func knowsTheShapeOfASchema() throws {
    let open = try #require(catalogue.schema("photos.openAsset", kind: .intent))
    #expect(open.protocols == [.openIntent])
    #expect(open.members.map(\.type) == ["PhotoEntity"])
    #expect(open.members[0].schema == "photos.asset")
    #expect(open.successor == "system.open")
    #expect(open.systems == [.iOS: "18.0", .macOS: "15.0", .visionOS: "2.0"])
    let entry = try #require(catalogue.schema("journal.createEntry", kind: .intent))
    #expect(entry.returns?.schema == "journal.entry")
    #expect(entry.members.first { $0.name == "mediaItems" }?.isCollection == true)
  }

  @Test func namesOnlySchemasThatExistInMemberPositions() {
    let schemas = catalogue.domains.flatMap(\.schemas)
    let known = Set(schemas.map(\.identifier))
    let named = schemas.flatMap { $0.members + ($0.earlierMembers ?? []) + [$0.returns].compactMap(\.self) }
    #expect(Set(named.compactMap(\.schema)).subtracting(known).isEmpty)
    #expect(Set(schemas.compactMap(\.successor)).subtracting(known).isEmpty)
  }

  @Test(arguments: [
    "domain x", "intent a", "thing a B", "domain x primary\n  on iOS", "domain x primary\nintent a B\n  x y",
  ])
  func namesTheLineThatIsNotOfTheFormat(text: String) {
    #expect(SchemaCatalogue(texts: [text]).problems.count == 1)
  }
}
