import AppIntents

@UnionValue
enum SearchTarget {
  case name(String)
  case room(Int)
}

struct SearchGardenIntent: AppIntent {
  static let title: LocalizedStringResource = "Search Garden"

  @Parameter(title: "Target")
  var target: SearchTarget

  func perform() async throws -> some IntentResult { .result() }
}
