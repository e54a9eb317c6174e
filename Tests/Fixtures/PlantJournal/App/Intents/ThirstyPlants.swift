import AppIntents

struct ThirstyPlants: AppIntent {
  static let title: LocalizedStringResource = "Get Thirsty Plants"
  static let description = IntentDescription("Lists the plants that are due for water today.", categoryName: "Care")

  @Parameter(title: "Room", optionsProvider: AddPlant.RoomOptions())
  var room: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Get thirsty plants in \(\.$room)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[PlantEntity]> {
    .result(value: try await PlantCatalog.plants { $0.isThirsty && (room == nil || $0.room == room) })
  }
}
