import AppIntents

enum Season: String, AppEnum {
  case spring, summer, winter, monsoon

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.spring: "Spring", .summer: "Summer"]
  static var allCases: [Season] { [.spring, .summer] }
}
