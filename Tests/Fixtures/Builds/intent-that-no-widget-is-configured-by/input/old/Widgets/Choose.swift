import AppIntents

struct ChooseBed: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Bed"
  @Parameter(title: "Bed", default: "North") var bed: String
}
