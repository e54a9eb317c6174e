import AppIntents

enum LightLevel: String, AppEnum {
  case shade
  case halfShade = "half-shade"
  case bright
  case sun

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Light"

  static let caseDisplayRepresentations: [LightLevel: DisplayRepresentation] = [
    .shade: "Shade",
    .halfShade: "Half Shade",
    .bright: DisplayRepresentation(title: "Bright, No Sun", image: .init(systemName: "sun.haze")),
    .sun: "Full Sun",
  ]
}
