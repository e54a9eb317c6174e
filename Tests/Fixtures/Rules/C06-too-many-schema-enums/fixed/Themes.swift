import AppIntents

@AppEnum(schema: .books.contentType)
enum Theme1: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 1"
  static let caseDisplayRepresentations: [Theme1: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.font)
enum Theme2: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 2"
  static let caseDisplayRepresentations: [Theme2: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.fontSize)
enum Theme3: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 3"
  static let caseDisplayRepresentations: [Theme3: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.navigationDirection)
enum Theme4: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 4"
  static let caseDisplayRepresentations: [Theme4: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.relativeFontChange)
enum Theme5: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 5"
  static let caseDisplayRepresentations: [Theme5: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.relativeCharacterSpacingChange)
enum Theme6: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 6"
  static let caseDisplayRepresentations: [Theme6: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.relativeLineSpacingChange)
enum Theme7: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 7"
  static let caseDisplayRepresentations: [Theme7: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.relativeWordSpacingChange)
enum Theme8: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 8"
  static let caseDisplayRepresentations: [Theme8: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.theme)
enum Theme9: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 9"
  static let caseDisplayRepresentations: [Theme9: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

@AppEnum(schema: .books.pageNavigationSetting)
enum Theme10: String {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 10"
  static let caseDisplayRepresentations: [Theme10: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

enum Theme11: String, AppEnum {
  case light
  case dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme 11"
  static let caseDisplayRepresentations: [Theme11: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}
