import AppIntents

struct AddPlant: AppIntent {
  static let title: LocalizedStringResource = "Add Plant"
  static let description = IntentDescription("Adds a plant to the journal.", categoryName: "Plants")

  @Parameter(title: "Name")
  var name: String

  @Parameter(title: "Room", optionsProvider: RoomOptions())
  var room: String

  @Parameter(title: "Light", default: .bright)
  var light: LightLevel

  @Parameter(title: "Species")
  var species: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$name) to \(\.$room)") {
      \.$light
      \.$species
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> {
    .result(value: try await PlantCatalog.add(name, room: room, light: light, species: species))
  }

  struct RoomOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { await PlantCatalog.rooms() }
  }
}
