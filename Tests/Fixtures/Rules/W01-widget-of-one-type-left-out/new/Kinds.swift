enum PlantKinds {
  static let prefix = "com.example.plants"
}
