import AppIntents

struct LogCatchIntent: AppIntent {
  static let title: LocalizedStringResource = "Log a Catch"
  static let description = IntentDescription(
    "Adds a catch to the log.", categoryName: "Log", searchKeywords: ["fish", "log"])

  @Parameter(title: "Kind", default: .cod)
  var kind: FishKind

  @Parameter(title: "Weight", description: "In kilograms.", default: 1.5, inclusiveRange: (0, 500))
  var weight: Double

  @Parameter(title: "Boat")
  var boat: BoatEntity?

  @Parameter(title: "Released", default: false)
  var isReleased: Bool

  @Parameter(title: "Notes")
  var notes: [String]?

  @Parameter(title: "Crossing")
  var crossing: Measurement<UnitDuration>?

  @Parameter(title: "Photo", inputConnectionBehavior: .connectToPreviousIntentResult)
  var photo: IntentFile?

  static var parameterSummary: some ParameterSummary {
    When(\.$boat, .hasAnyValue) {
      Summary("Log \(\.$kind) caught from \(\.$boat)") {
        \.$weight
      }
    } otherwise: {
      Summary("Log \(\.$kind)") {
        \.$weight
        \.$boat
      }
    }
  }

  func perform() async throws -> some ReturnsValue<BoatEntity> & ProvidesDialog {
    .result(value: try await Log.shared.add(kind, boat), dialog: "Logged.")
  }
}

struct OpenBoatIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Boat"

  @Parameter(title: "Boat")
  var target: BoatEntity

  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 17.0, *)
struct ShowTides: AppIntent {
  static let persistentIdentifier = "HarbourShowTidesIntent"
  static let title: LocalizedStringResource = "Show Tides"
  static let openAppWhenRun = true
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  func perform() async throws -> some IntentResult { .result() }
}

struct OldLogIntent: AppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Log"
  static let isDiscoverable = false
  static let deprecation = IntentDeprecation(message: "Use Log a Catch.", replacedBy: LogCatchIntent.self)

  func perform() async throws -> some IntentResult { .result() }
}

struct BoatWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Boat"

  @Parameter(title: "Boat")
  var boat: BoatEntity?
}
