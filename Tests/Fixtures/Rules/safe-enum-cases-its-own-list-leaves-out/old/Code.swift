import AppIntents

enum Button: String, AppEnum {
  case left
  case right

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Button"
  static let caseDisplayRepresentations: [Button: DisplayRepresentation] = [.left: "Left", .right: "Right"]
  static var allCases: [Button] = [.left, .right]
}

struct ClickIntent: AppIntent {
  static let title: LocalizedStringResource = "Click"

  @Parameter(title: "Button")
  var button: Button

  func perform() async throws -> some IntentResult { .result() }
}
