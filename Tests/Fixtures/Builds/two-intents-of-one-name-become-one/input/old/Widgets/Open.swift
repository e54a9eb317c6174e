import AppIntents

struct OpenBed: OpenIntent {
  static let title: LocalizedStringResource = "Open Bed"

  @Parameter(title: "Bed")
  var target: Bed
}
