import AppIntents

enum Season: String, AppEnum {
  case spring, summer, winter

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
    .spring: "Spring", .summer: "Summer", .winter: "Winter",
  ]
  static let allCases: [Season] = [.spring, .summer, .winter]
}
