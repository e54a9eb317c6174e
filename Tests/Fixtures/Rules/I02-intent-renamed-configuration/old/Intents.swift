import AppIntents

struct ShelfWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"

  @Parameter(title: "Room")
  var room: String?

  @Parameter(title: "Rows", default: 2)
  var rows: Int
}
