import AppIntentsFacts
import IntentSurface
import Testing

@testable import IntentSchemas

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

  @Test func readsEveryKindOfLine() throws {
    let catalogue = SchemaCatalogue(texts: [
      """
      domain plants single-purpose whole
        on iOS 26.0, macOS 27.0
      intent water WaterPlantIntent
        sdk 26.5,27.0 source 27
        conforms OpenIntent, LongRunningIntent
        deprecated Use .garden.waterAll instead
        policy requiresAuthentication
        was drops, litres
        plant: [PlantEntity] = plants.plant
        note: String?
        before 27
        plant: PlantEntity = plants.plant
        returns: PlantEntity = plants.plant
      enum colour PlantColour
        sdk 27.0 source 27-beta
        on iOS 27.0
        cases green, red
      enum size PlantSize
        examples small
      union Holder
        pot: Set<A_B> = *
      """, "domain animals withdrawn\nintent feed FeedIntent",
    ])
    #expect(catalogue.problems.isEmpty)
    #expect(catalogue.domains.map(\.name) == ["animals", "plants"])
    #expect(catalogue.domain("animals")?.tier == .withdrawn && catalogue.domain("animals")?.isAllOrNothing == false)
    let domain = try #require(catalogue.domain("plants"))
    #expect(domain.tier == .singlePurpose && domain.isAllOrNothing)
    #expect(domain.systems == [.iOS: "26.0", .macOS: "27.0"])
    #expect(
      domain.unions == ["Holder": [SchemaMember(name: "pot", type: "Set<A B>", isPlaceholder: true)]])
    let plant = SchemaMember(name: "plant", type: "PlantEntity", schema: "plants.plant")
    let water = try #require(catalogue.schema("plants.water", kind: .intent))
    #expect(water.templateName == "WaterPlantIntent" && water.sdks == ["26.5", "27.0"] && water.source == .release)
    #expect(water.systems == domain.systems && !water.isNew)
    #expect(water.protocols == [.openIntent, .longRunningIntent])
    #expect(water.deprecation == "Use .garden.waterAll instead" && water.successor == "garden.waterAll")
    #expect(water.authenticationPolicy == "requiresAuthentication")
    #expect(water.formerMembers == ["drops", "litres"])
    #expect(
      water.members == [
        SchemaMember(name: "plant", type: "[PlantEntity]", schema: "plants.plant"),
        SchemaMember(name: "note", type: "String?"),
      ])
    #expect(water.earlierMembers == [plant])
    #expect(water.returns == SchemaMember(name: "returns", type: "PlantEntity", schema: "plants.plant"))
    #expect(catalogue.schema("animals.feed", kind: .intent)?.isNew == false)
    #expect(catalogue.schemas(.enum).map(\.cases) == [["green", "red"], ["small"]])
    #expect(catalogue.schemas(.enum).map(\.prescribesCases) == [true, false])
    #expect(catalogue.schemas(.enum).map(\.isNew) == [true, false])
    #expect(catalogue.schemas(.enum).map(\.source) == [.beta, .name])
    #expect(catalogue.schema("plants.water", kind: .entity) == nil)
  }

  @Test(arguments: [
    ("String", false, false, "String", "String"), ("String?", true, false, "String", "String"),
    ("[Plant]", false, true, "[Plant]", "Plant"), ("[Plant]?", true, true, "[Plant]", "Plant"),
    ("Set<Plant>", false, true, "Set<Plant>", "Plant"), ("Set<Plant>?", true, true, "Set<Plant>", "Plant"),
  ])
  func takesATypeApart(type: String, isOptional: Bool, isCollection: Bool, unwrapped: String, element: String) {
    let member = SchemaMember(name: "m", type: type)
    #expect(member.isOptional == isOptional && member.isCollection == isCollection)
    #expect(member.unwrappedType == unwrapped && member.elementType == element)
  }

  @Test(arguments: [
    ("Use .system.open instead", "system.open"), ("Use .system.search instead", "system.searchInApp"),
    ("No longer used", nil), ("Use .photos.openAsset, or nothing.", "photos.openAsset"), (nil, nil),
  ])
  func namesTheSuccessor(deprecation: String?, successor: String?) throws {
    var schema = try #require(catalogue.schema("photos.openAsset", kind: .intent))
    schema.deprecation = deprecation
    #expect(schema.successor == successor)
  }

  /// A schema's lists that may be left out, by the name of the schema and its members.
  @Test(arguments: [
    ("sendMail", ["to: String", "tags: [String]"], ["tags"]), ("sendMail", ["tags: [String]"], []),
    ("sendMail", ["to: String?", "tags: [String]"], []), ("sendMail", ["to: String", "note: String"], []),
    ("sendMail", ["to: String", "tags: [String] = *"], []), ("sendMail", ["to: String", "tags: [String]?"], []),
    ("deleteMail", ["to: String", "mails: [Mail] = mail.message"], []),
    ("createMail", ["to: String", "mails: [Mail] = mail.message"], ["mails"]),
    ("deleteMail", ["to: String", "kinds: [Kind] = mail.unheardOf"], ["kinds"]),
  ])
  func minorListsMayBeLeftOut(name: String, members: [String], minor: [String]) throws {
    let text = "domain mine primary\nintent \(name) Template\n" + members.map { "  \($0)\n" }.joined()
    let schema = try #require(SchemaCatalogue(texts: [text]).schemas(.intent).first)
    #expect(schema.minorLists.map(\.name) == minor)
  }

  @Test(arguments: [
    "domain x", "intent a", "thing a B", "domain x primary\n  on iOS", "domain x primary\nintent a B\n  x y",
    "domain x best", "domain x primary\n  on Phone 1.0", "domain x primary whole more",
    "domain x primary\nintent a B\n  sdk 27.0 source", "domain x primary\nintent a B\n  sdk 27.0 source 28",
    "domain x primary\nintent a B\n  a: B ~ c.d", "domain x primary\nintent a B\n  a: B =",
    "domain x primary\nintent a B\n  a: B = c.d e", "domain x primary\nintent a B\n  a B = c.d",
  ])
  func namesTheLineThatIsNotOfTheFormat(text: String) {
    #expect(SchemaCatalogue(texts: [text]).problems.count == 1)
  }
}
