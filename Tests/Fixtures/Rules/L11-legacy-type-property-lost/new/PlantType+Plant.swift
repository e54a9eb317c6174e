import Intents

extension PlantType {
  convenience init(_ plant: Plant) {
    self.init(identifier: plant.id, display: plant.name)
    species = plant.species
    height = "\(plant.height) cm"
  }
}
