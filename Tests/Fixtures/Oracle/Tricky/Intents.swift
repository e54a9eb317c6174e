import AppIntents

// Settings, texts, ranges, results and summaries in the spellings that are easy to get wrong.
struct Knead: AppIntent {
  static var title = LocalizedStringResource("Knead")
  static let description: IntentDescription? = "Kneads it."
  static var supportedModes: IntentModes { [.background, .foreground] }
  func perform() async throws -> Never { fatalError("never run") }
}

struct Proof: AppIntent {
  static var title: LocalizedStringResource { "Proof" }
  static var description = IntentDescription("Waits.", categoryName: "Dough", searchKeywords: ["rise", "wait"])
  static var supportedModes: IntentModes { .foreground(.dynamic) }
  static let isDiscoverable: Bool = true
  func perform() async throws -> some ReturnsValue<Loaf?> { .result(value: nil) }
}

struct Shape1: AppIntent {
  static let title: LocalizedStringResource = .init(stringLiteral: "Shape")
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresLocalDeviceAuthentication }
  func perform() async throws -> some ReturnsValue<[Flour]> & ProvidesDialog { .result(value: [], dialog: "Shaped.") }
}

struct Score: AppIntent {
  static let title: LocalizedStringResource = LocalizedStringResource(stringLiteral: "Score")
  static let supportedModes = IntentModes.background
  static let openAppWhenRun = false
  static let isDiscoverable = Constants.isOn
  static let persistentIdentifier: String = "ScoreLoaf"
  @Parameter(title: "Cuts", default: 3, controlStyle: .stepper, inclusiveRange: (0x1, 1_0))
  var cuts: Int
  @Parameter(title: "Depth", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 2.5))
  var depth: Double
  @Parameter(title: "Low", inclusiveRange: (-10, 0))
  var low: Int
  func perform() async throws -> some OpensIntent { .result(opensIntent: Knead()) }
}

struct OpenOven: OpenIntent {
  static let title: LocalizedStringResource = "Open Oven"
  static let supportedModes: IntentModes = .foreground(.immediate)
  @Parameter(title: "Oven", description: "Which one.", requestValueDialog: "Which oven?")
  var target: Oven
}

struct AddPhoto: AppIntent {
  static let title: LocalizedStringResource = "Add Photo"
  @Parameter(title: "Photo", supportedContentTypes: [.jpeg, .png, UTType.pdf])
  var photo: IntentFile
  @Parameter(title: "Loaf", optionsProvider: LoafOptions())
  var loafName: String
  @Parameter(title: "Input", inputConnectionBehavior: .connectToPreviousIntentResult)
  var input: String
  @Parameter(title: "Never", inputConnectionBehavior: .never)
  var never: String
  @Parameter(title: "Weight")
  var weight: Measurement<UnitMass>
  @Parameter(title: "Ovens")
  var ovens: [Oven]?
  @Parameter(title: "Mode")
  var mode: Oven.Mode
  @Parameter
  var bare: URL
  @Parameter(description: "No title.")
  var described: DateComponents

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$photo) to \(\.$loafName)") {
      \.$weight
      \.$mode
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct LoafOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { [] }
}

struct DeleteLoaves: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Loaves"
  @Parameter(title: "Loaves")
  var entities: [Loaf]
  func perform() async throws -> some IntentResult { .result() }
}

struct Play: AudioPlaybackIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Play"
  func perform() async throws -> some ReturnsValue<Measurement<UnitMass>> {
    .result(value: Measurement(value: 1, unit: .grams))
  }
}

struct OldBake: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Old Bake"
  static let intentClassName = "BakeIntent"
  static let deprecation = IntentDeprecation(message: "Use Bake Bread.", replacedBy: BakeBread.self)
  func perform() async throws -> some IntentResult { .result() }
}

struct BakeSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  static let description = IntentDescription("What to show.")
  @Parameter(title: "Size", default: .medium)
  var size: Size?
}

@available(iOS 17.0, macOS 14, *)
struct Slice: AppIntent {
  static let title: LocalizedStringResource = "Slice"
  static var parameterSummary: some ParameterSummary { Summary("Slice") }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}
