import Foundation

/// A plant of the household, as the app's store keeps it.
struct Plant: Identifiable, Sendable {
  let id: UUID
  var name: String
  var species: String?
  var room: String
  var light: LightLevel
  var lastWatered: Date?
  var wateringInterval: Duration
}

actor PlantStore {
  static let shared = PlantStore()

  private var plants: [UUID: Plant] = [:]

  func plant(_ id: UUID) -> Plant? { plants[id] }

  func all() -> [Plant] { plants.values.sorted { $0.name < $1.name } }

  func save(_ plant: Plant) { plants[plant.id] = plant }

  func water(_ id: UUID, on date: Date) { plants[id]?.lastWatered = date }
}
