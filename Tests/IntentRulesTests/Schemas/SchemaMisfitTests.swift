import AppIntentsFacts
import IntentSchemas
import IntentSurface
import TestSupport
import Testing

@testable import IntentRules

/// What keeps a type from adopting a schema as it is.
@Suite struct SchemaMisfitTests {
  private static let catalogue = SchemaCatalogue(texts: [
    """
    domain plants primary
      on iOS 26.0
    intent water WaterIntent
      sdk 27.0 source 27
      conforms OpenIntent
      plant: PlantEntity = plants.plant
      amount: Double
      notes: [String]?
      returns: PlantEntity = plants.plant
    entity plant PlantEntity
      sdk 27.0 source 27
      name: String
      bed: BedEntity? = plants.bed
    """
  ])

  private static func surface(plant schema: String?) -> Surface {
    var surface = Surface.sample(entities: [.sample("Plant"), .sample("Bed")], enums: [.sample("Kind", ["a"])])
    surface.entities[0].schema = schema.map { SchemaAdoption(name: $0) }
    surface.enums[0].schema = SchemaAdoption(name: "plants.bed")
    return surface
  }

  private static let fitting = ["plant: entity Plant", "amount: Double", "notes: [String]?"]

  private func misfits(
    _ parameters: [String], result: ValueType? = .entity("Plant"), role: FrameworkProtocol? = .openIntent,
    plant: String? = "plants.plant"
  ) throws -> [String] {
    let schema = try #require(Self.catalogue.schema("plants.water", kind: .intent))
    let intent = Intent.sample("Water", parameters, result: result) { $0.protocols = role.map { [$0] } ?? [] }
    return intent.mismatches(with: schema, in: Self.surface(plant: plant))
  }

  @Test func saysNothingOfWhatFits() throws {
    #expect(try misfits(Self.fitting) == [])
    #expect(try misfits(Self.fitting + ["other: Int?"]) == [])
  }

  @Test(arguments: [
    (["plant: entity Plant", "amount: Double"], "`notes: [String]?` is missing"),
    (
      ["plant: entity Plant", "amount: Double?", "notes: [String]?"], "`amount` is Double? where the schema has Double"
    ),
    (["plant: entity Plant", "amount: Int", "notes: [String]?"], "`amount` is Int where the schema has Double"),
    (["plant: entity Plant", "amount: Double", "notes: String?"], "`notes` is String? where the schema has [String]?"),
    (["plant: String", "amount: Double", "notes: [String]?"], "`plant` is String where the schema has PlantEntity"),
    (
      ["plant: entity Plant", "amount: Double", "notes: [String]?", "more: Int"],
      "`more` is not in the schema and not optional"
    ),
  ])
  func saysWhatOfTheShapeDoesNotFit(parameters: [String], text: String) throws {
    #expect(try misfits(parameters).first == text)
  }

  @Test func saysWhichRecordsDoNotAdoptTheirSchema() throws {
    #expect(
      try misfits(Self.fitting, plant: nil) == [
        "the type of `plant` does not adopt plants.plant", "the type of its result does not adopt plants.plant",
      ])
    #expect(
      try misfits(Self.fitting, result: .enum("Kind")) == ["the type of its result does not adopt plants.plant"])
    #expect(try misfits(Self.fitting, result: nil) == ["it returns nothing"])
    #expect(try misfits(Self.fitting, role: nil) == ["it does not conform to OpenIntent"])
  }

  @Test(
    arguments: [
      (["name: String", "bed: enum Kind?"], [:], []), (["bed: enum Kind?"], ["name": ValueType("String")], []),
      (["bed: enum Kind?"], ["name": ValueType("Int")], ["`name` is Int where the schema has String"]),
      (["name: String"], [:], ["`bed: BedEntity?` is missing"]),
      (["name: String", "bed: entity Bed?"], [:], ["the type of `bed` does not adopt plants.bed"]),
      (
        ["name: String"], ["bed": ValueType("entity Bed?")], ["the type of `bed` does not adopt plants.bed"]
      ),
      (["name: String", "bed: enum Kind?", "more: Int"], [:], []),
    ] as [([String], [String: ValueType], [String])])
  func holdsEntitiesAgainstTheirSchema(properties: [String], plain: [String: ValueType], texts: [String]) throws {
    let schema = try #require(Self.catalogue.schema("plants.plant", kind: .entity))
    let entity = Entity.sample("Plant", properties)
    let surface = Self.surface(plant: "plants.plant")
    #expect(entity.misfits(with: schema, plain: plain, in: surface).map(\.text) == texts)
  }
}
