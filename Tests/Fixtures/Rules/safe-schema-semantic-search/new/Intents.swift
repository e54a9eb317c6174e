import AppIntents
import VisualIntelligence

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct SearchGarden {
  static let title: LocalizedStringResource = "Search Garden"

  var semanticContent: SemanticContentDescriptor

  func perform() async throws -> some IntentResult { .result() }
}

struct OpenGarden: AppIntent {
  static let title: LocalizedStringResource = "Open Garden"

  func perform() async throws -> some IntentResult { .result() }
}
