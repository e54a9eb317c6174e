import Intents

extension PlantType {
  convenience init(_ plant: Plant) {
    self.init(identifier: "plant/\(plant.name)", display: plant.name)
    species = plant.species
    age = NSNumber(value: plant.age)
    height = NSDecimalNumber(value: plant.height)
  }
}
