/// What the app takes up again.
enum ActivityKind: String {
  case water = "com.example.plants.water"
  case show = "com.example.plants.show"
}
