import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct ParameterReaderTests {
  private let types: [String: ValueType] = [
    "Book": .entity("Book"), "Kind": .enum("Kind"), "Outer.Kind": .enum("Kind"),
  ]

  private func parameters(_ source: String, plain: Bool = false, reports: Reports? = nil) -> [Parameter] {
    let reader = ParameterReader(
      context: .knowing(types, constants: ["Self.count": "7", "Defaults.kind": ".weekly"], reports: reports))
    return Snippet.members(source).variables.flatMap { reader.parameters(of: $0, takesPlainMembers: plain) }
  }

  @Test func keepsOtherSettingsOfTheWrapper() throws {
    let source = "@Parameter(title: \"T\", size: 1...3, kind: .date, supportsNegativeNumbers: (false)) var x: [Date]"
    let settings = try #require(parameters(source).first).valueSettings
    #expect(settings == "kind: .date, size: 1...3, supportsNegativeNumbers: false")
  }

  @Test func readsEveryArgument() throws {
    let reports = Reports()
    let source = """
      @Parameter(
        title: LocalizedStringResource("count", defaultValue: "Count"),
        description: "How many", // comment, with (parens)
        default: 3, controlStyle: .stepper, inclusiveRange: (0, 1_000),
        requestValueDialog: IntentDialog("How many?"),
        inputConnectionBehavior: .connectToPreviousIntentResult,
        optionsProvider: Options.Counts()
      )
      @available(iOS 17, *)
      private var `count`: Int?
      """
    let parameter = try #require(parameters(source, reports: reports).first)
    #expect(parameter.name == "count")
    #expect(parameter.type == .optional(.primitive("Int")))
    #expect(parameter.title == .value("Count"))
    #expect(parameter.summary == .value("How many"))
    #expect(parameter.defaultValue == .literal("3"))
    #expect(parameter.controlStyle == "stepper")
    #expect(parameter.range == "(0, 1000)")
    #expect(parameter.requestValueDialog == .value("How many?"))
    #expect(parameter.inputConnection == "connectToPreviousIntentResult")
    #expect(parameter.optionsProvider == "Counts")
    #expect(parameter.availability == [Availability(platform: "iOS", introduced: "17")])
    #expect(reports.places == ["parameter count"])
    #expect(reports.messages.isEmpty)
  }

  @Test func readsNilAsNoText() {
    let parameter = parameters("@Parameter(title: \"Count\", description: nil, optionsProvider: nil) var count: Int")
      .first
    #expect(parameter?.summary == nil)
    #expect(parameter?.optionsProvider == nil)
  }

  @Test(arguments: [
    (#"supportedTypeIdentifiers: ["public.text", "public.image"]"#, ["public.image", "public.text"]),
    ("supportedContentTypes: [.png, UTType.jpeg]", [".jpeg", ".png"]),
    ("supportedContentTypes: Types.all", ["Types.all"]),
  ])
  func readsContentTypes(_ argument: String, _ expected: [String]) {
    #expect(parameters("@Parameter(title: \"File\", \(argument)) var file: IntentFile").first?.contentTypes == expected)
  }

  @Test(arguments: [
    ("@Parameter(title: \"T\", default: true) var x: Bool", "true"),
    ("@Parameter(title: \"T\", default: nil) var x: Bool?", nil),
    ("@Parameter(title: \"T\") var x: Bool", nil),
    ("@Parameter(title: \"T\") var x: Int = 1_000", "1000"),
    ("@Parameter(title: \"T\", default: -0x10) var x: Int", "-16"),
    ("@Parameter(title: \"T\", default: 5) var x: Double", "5.0"),
    ("@Parameter(title: \"T\", default: 5.0) var x: Double?", "5.0"),
    ("@Parameter(title: \"T\", default: \"a \\\"b\\\"\") var x: String", "\"a \\\"b\\\"\""),
    ("@Parameter(title: \"T\", default: .daily) var x: Kind", ".daily"),
    ("@Parameter(title: \"T\", default: Kind.daily) var x: Kind", ".daily"),
    ("@Parameter(title: \"T\", default: Outer.Kind.daily) var x: Kind", ".daily"),
    ("@Parameter(title: \"T\", default: []) var x: [Kind]", "[]"),
    ("@Parameter(title: \"T\", default: [.daily, Kind.weekly,]) var x: [Kind]", "[.daily, .weekly]"),
    ("@Parameter(title: \"T\", default: Self.count) var x: Int", "7"),
    ("@Parameter(title: \"T\", default: Defaults.kind) var x: Kind", ".weekly"),
    (
      "@Parameter(title: \"T\", defaultValue: 15, defaultUnit: .minutes) var x: Measurement<UnitDuration>",
      "15.0 .minutes"
    ),
  ])
  func readsLiteralDefaults(_ source: String, _ expected: String?) throws {
    #expect(try #require(parameters(source).first).defaultValue == expected.map(DefaultValue.literal))
  }

  @Test(arguments: [
    ("@Parameter(title: \"T\", default: Settings.shared.kind) var x: Kind", "Settings.shared.kind"),
    ("@Parameter(title: \"T\", default: .now) var x: Date", ".now"),
    ("@Parameter(title: \"T\", default: Date()) var x: Date", "Date()"),
    ("@Parameter(title: \"T\", default: .init(id: \"a\")) var x: Book", ".init(id: \"a\")"),
  ])
  func keepsOtherDefaultsAsWritten(_ source: String, _ expected: String) throws {
    #expect(try #require(parameters(source).first).defaultValue == .expression(expected))
  }

  @Test(arguments: [
    ("@Parameter(title: \"T\") var x = 3", "Int"), ("@Parameter(title: \"T\", default: 2.5) var x", "Double"),
    ("@IntentParameter(title: \"T\", default: Kind.daily) var x", "enum Kind"),
    ("@AppIntents.Parameter(title: \"T\") var x = \"a\"", "String"), ("@Parameter var x: [Book]?", "[entity Book]?"),
    ("@Parameter() var x: Kind { didSet { print(x) } }", "enum Kind"),
    ("@Parameter(title: \"T\") var x = Date()", "Date"),
  ])
  func readsTheType(_ source: String, _ expected: String) throws {
    #expect(try #require(parameters(source).first).type.description == expected)
  }

  @Test func reportsATypeThatDoesNotShow() {
    let reports = Reports()
    #expect(parameters("@Parameter(title: \"T\") var x = make()", reports: reports).first?.type == .unknown("make()"))
    #expect(reports.messages.count == 1)
  }

  @Test func readsSeveralBindings() {
    let found = parameters("@Parameter(title: \"T\") var a, b: Int, c: String")
    #expect(found.map { "\($0.name): \($0.type)" } == ["a: Int", "b: Int", "c: String"])
  }

  @Test(arguments: [
    "@Dependency var store: Store", "@AppDependency(key: \"a\") var store: Store", "var plain: Int", "let fixed = 1",
    "static var title: String { \"T\" }", "@IntentParameterDependency<Add>(\\.$x) var add",
  ])
  func takesNothingElse(_ source: String) {
    #expect(parameters(source).isEmpty)
  }

  @Test func takesPlainMembersUnderASchemaMacro() {
    let source = """
      static let title: LocalizedStringResource = "T"
      var target: Book
      var name: String?
      @MainActor var kind: Kind { didSet {} }
      var computed: Int { 1 }
      let fixed: Int
      private var cache: Int
      private(set) var visible: Int
      @Dependency var store: Store
      lazy var late = 1
      @Parameter(title: "Wrapped") var wrapped: Bool
      """
    #expect(parameters(source, plain: true).map(\.name) == ["target", "name", "kind", "visible", "wrapped"])
  }
}
