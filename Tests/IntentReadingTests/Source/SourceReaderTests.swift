import AppIntentsFacts
import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// What the reader makes of whole sets of files: conformances, names, identities.
@Suite struct SourceReaderTests {
  static func read(_ files: [String: String], options: ReadingOptions = ReadingOptions()) -> SurfaceReading {
    let sources = files.mapValues { "import AppIntents\n" + $0 }
    return SourceReader(options: options).read(MemoryTree(sources))
  }

  /// Files of an app whose specification says some more of it, and of further targets.
  private static func read(_ files: [String: String], ofApp more: String, _ others: String = "") -> SurfaceReading {
    let app = "Garden: { type: application, platform: iOS, sources: App, \(more) }"
    let all = files.merging(["project.yml": "name: Garden\ntargets:\n  \(app)\n  \(others)\n"]) { $1 }
    return SourceReader(options: ReadingOptions()).read(MemoryTree(all))
  }

  private func read(_ code: String) -> SurfaceReading { Self.read(["A.swift": code]) }

  // MARK: Code that scripts write

  @Test func aButtonRunsTheIntentOfItsOwnBundle() {
    let targets = ["One", "Two"].map { "  \($0): {type: app-extension, platform: iOS, sources: [\($0)]}\n" }.joined()
    func code(_ parameter: String) -> String {
      """
      import AppIntents
      struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        @Parameter(title: "N") var \(parameter): Int
        init() {}
        init(\(parameter): Int) { self.\(parameter) = \(parameter) }
        func perform() async throws -> some IntentResult { .result() }
      }
      struct V: View { var body: some View { Button(intent: Add(\(parameter): 1)) { Text("+") } } }
      """
    }
    let tree = MemoryTree([
      "project.yml": """
      name: Sums
      targets:
        Phone: {type: application, platform: iOS, sources: [Phone], dependencies: [{target: One}, {target: Two}]}
      \(targets)
      """,
      "One/A.swift": code("m"), "Two/A.swift": code("n"),
    ])
    let found = SourceReader(options: ReadingOptions()).read(tree).surface.intents
    #expect(found.map(\.isUsedByButton) == [true, true])
    #expect(found.flatMap(\.parameters).map(\.name).sorted() == ["m", "n"])
    #expect(found.flatMap(\.parameters).allSatisfy { !$0.isUnsetByButton })
  }

  /// Which parameters a button leaves without a value.
  @Test(arguments: [
    ("Add(1)", [] as [String]), ("Add()", ["m", "n"]), ("Add(count: 1)", ["m"]), ("Add(other: 1)", []),
    ("Add(both: 1)", []), ("Add(wrapped: 1)", ["m"]), ("intent", []),
  ])
  func whatAButtonLeavesUnset(_ made: String, _ unset: [String]) {
    let code = """
      import AppIntents
      struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        @Parameter(title: "M") var m: Int
        @Parameter(title: "N") var n: Int
        init() {}
        init(_ both: Int) { m = both; self.n = both }
        init(count: Int) { self.n = count }
        init(both: Int) { self.init(both) }
        init(wrapped: Int) { _n = Parameter(wrapped) }
        func perform() async throws -> some IntentResult { .result() }
      }
      struct V: View { var body: some View { Button(intent: \(made)) { Text("+") } } }
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code])).surface.intents
    #expect(found.flatMap(\.parameters).filter(\.isUnsetByButton).map(\.name) == unset)
  }

  @Test(arguments: [
    ("plugins: ['./plugins/withIntents']", "plugins/withIntents.js", ["Add"]),
    ("plugins: [['./plugins/own', {}]]", "plugins/own/index.ts", ["Add"]),
    ("plugins: ['own']", "plugins/withIntents.js", []),
    ("plugins: ['./plugins/withIntents']", "scripts/withIntents.js", []),
  ])
  func typesInTextsOfPluginsAreThereAndUnread(plugins: String, script: String, types: [String]) {
    let code = "const text = `\nimport AppIntents\nstruct Add: AppIntent {}\n`; struct Not: AppIntent {}"
    let files = [
      "app.config.js": "module.exports = { slug: 'garden', \(plugins) }", script: code,
      "App/A.swift": "import AppIntents\nstruct Open: AppIntent {}",
    ]
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(files))
    #expect(reading.surface.withheld.filter(\.isUnread).map(\.typePath) == types)
    #expect(types.isEmpty || reading.locations.place(ofWithheld: "Add")?.line == 3)
  }

  // MARK: Conformances

  @Test(arguments: [
    ("struct A: AppIntent {}", Conformance.direct, []),
    ("struct A: AppIntents.AppIntent {}", .direct, []),
    ("struct A: AppIntents::AppIntent {}", .direct, []),
    ("struct A: OpenIntent & PredictableIntent {}", .direct, ["OpenIntent", "PredictableIntent"]),
    ("struct A {}\nextension A: @retroactive @preconcurrency AppIntent {}", .direct, []),
    ("final class A: AppIntent, @unchecked Sendable {}", .direct, []),
    ("actor A: AppIntent {}", .direct, []),
    ("enum A: AppIntent {}", .direct, []),
    ("typealias Base = AudioPlaybackIntent & Sendable\nstruct A: Base {}", .direct, ["AudioPlaybackIntent"]),
    ("protocol MyIntent: OpenIntent {}\nstruct A: MyIntent {}", .throughProtocol("MyIntent"), ["OpenIntent"]),
    ("protocol P: Q {}\nprotocol Q: AppIntent {}\nstruct A: P {}", .throughProtocol("P"), []),
    ("protocol P: AppIntent {}\nextension P { func perform() {} }\nstruct A: P {}", .throughProtocol("P"), []),
    ("protocol P: AppIntent {}\nstruct A: P { func perform() {} }", .throughProtocolPerforming("P"), []),
    (
      "protocol P: AppIntent {}\nstruct A: P {}\nextension A { func perform() {} }", .throughProtocolPerforming("P"), []
    ),
    ("protocol P: AppIntent {}\nstruct A: P { func perform(with: Int) {} }", .throughProtocol("P"), []),
    ("protocol MyIntent: AppIntent {}\nstruct A: MyIntent, AppIntent {}", .direct, []),
    ("class Base: AppIntent {}\nclass A: Base {}", .throughSuperclass("Base"), []),
    ("@AppIntent(schema: .photos.openAsset) struct A {}", .schemaMacro, ["OpenIntent"]),
    ("@AssistantIntent(schema: .photos.openAsset)\nstruct A: OpenIntent {}", .direct, ["OpenIntent"]),
    ("struct A<T: AppEntity>: AppIntent {}", .direct, []),
  ])
  func seesEveryWayToBecomeAnIntent(_ code: String, _ conformance: Conformance, _ protocols: [String]) throws {
    let intents = read(code).surface.intents.filter { $0.identifier == "A" }
    let intent = try #require(intents.first)
    #expect(intents.count == 1)
    #expect(intent.conformance == conformance)
    #expect(intent.protocols.map(\.name) == protocols)
  }

  @Test func findsQueriesUnderNamesInLowerCase() {
    let surface = read(
      """
      struct preset: AppEntity { static let defaultQuery = presetQuery(); let id: String }
      struct presetQuery: EntityQuery {}
      struct other: AppEntity { static let defaultQuery = makeQuery(); let id: String }
      """
    ).surface
    #expect(surface.entities.map(\.defaultQuery) == [nil, "presetQuery"])
  }

  /// What uses an intent or an entity may stand in a file that names nothing else of the framework.
  @Test func seesUsesInFilesOfTheirOwn() {
    let app = """
      struct Water: AppIntent {}
      struct Plant: AppEntity { let id: String }
      struct Plants: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Water(), phrases: ["Water in \\(.applicationName)"]) }
      }
      """
    func surface(_ use: String) -> Surface {
      SourceReader(options: ReadingOptions()).read(
        MemoryTree(["A.swift": "import AppIntents\n" + app, "B.swift": "import SwiftUI\n" + use])
      ).surface
    }
    let none = surface("func start() {}")
    #expect(none.appShortcuts.map(\.updatesParameters) == [false] && none.onscreenContent.isEmpty)
    #expect(none.intents.map(\.isUsedByButton) == [false])
    #expect(
      surface("func start() { Plants.updateAppShortcutParameters() }").appShortcuts.map(\.updatesParameters) == [true])
    let shown =
      "extension V { func f(_ a: NSUserActivity) { a.appEntityIdentifier = .init(for: Plant.self, identifier: i) } }"
    #expect(surface(shown).onscreenContent.map(\.entity) == ["Plant"])
    for use in ["Button(intent: Water()) {}", "Toggle(isOn: on, intent: Water()) {}"] {
      #expect(surface("struct V { var body: some View { \(use) } }").intents.map(\.isUsedByButton) == [true], "\(use)")
    }
  }

  @Test(arguments: [
    "struct A: Identifiable {}", "// struct A: AppIntent {}", "protocol A: AppIntent {}",
    "protocol AppIntent {}\nstruct A: AppIntent {}", "func f<T: AppIntent>(_: T) {}", "extension AppIntent {}",
    "let a = \"struct A: AppIntent {}\"", "struct A: B {}\nstruct B: A {}",
  ])
  func seesNoIntentWhereThereIsNone(_ code: String) {
    #expect(read(code).surface.intents == [])
  }

  @Test(arguments: ["struct AppIntent: Identifiable {}", "enum AppIntent { case a }", "actor AppIntent {}"])
  func takesTheFrameworksProtocolWhereATypeOfThatNameCannotBeInherited(_ code: String) {
    #expect(read("\(code)\nstruct A: AppIntent {}").surface.intents.map(\.typePath) == ["A"])
  }

  @Test(arguments: ["struct AppIntent: AppIntent {}", "enum Kit { struct AppIntent: AppIntent {} }"])
  func takesNoTypeThatInheritsItselfForOneOfTheFramework(_ code: String) {
    #expect(read(code).surface.intents.isEmpty)
    #expect(read("struct AppIntent: AppIntents.AppIntent {}").surface.intents.map(\.typePath) == ["AppIntent"])
  }

  @Test(arguments: [
    ("import Orchard", ["type Pear"]), ("import Foundation", []), ("", []),
    ("import Orchard\nstruct Pear {}", []), ("import Orchard\ntypealias Pear = String", []),
  ])
  func notesTypesThatAnotherModuleMayDeclare(_ code: String, _ expected: [String]) {
    let surface = read("\(code)\nstruct A: AppIntent { @Parameter(title: \"Pear\") var pear: Pear? }").surface
    #expect(surface.readFrom.unread == expected)
  }

  @Test(arguments: ["struct Widget: Identifiable {}", "class Widget {}", "protocol Widget {}"])
  func takesTheFrameworksProtocolWhereAnAppsOwnTypeIsInAnotherTarget(_ code: String) throws {
    let shelf = """
      import WidgetKit
      struct Shelf: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "shelf", provider: P()) { _ in } } }
      """
    let targets = """
      targets:
        Garden: { type: application, platform: iOS, sources: App, dependencies: [{ target: Widgets }] }
        Widgets: { type: app-extension, platform: iOS, sources: Widgets }
      """
    let reading = SourceReader(options: ReadingOptions()).read(
      MemoryTree(["App/Widget.swift": code, "Widgets/Shelf.swift": shelf, "project.yml": "name: Garden\n\(targets)"]))
    #expect(reading.surface.widgets.map(\.kind.value) == ["shelf"])
  }

  @Test(arguments: [("true", []), ("false", ["Add"])])
  func leavesOutWhatTheBuildExtractsNoMetadataOf(_ skips: String, _ expected: [String]) {
    let reading = Self.read(
      [
        "App/Add.swift": "struct Add: AppIntent {}", "Widgets/Open.swift": "struct Open: AppIntent {}",
      ],
      ofApp: "dependencies: [{ target: Widgets }], settings: { LM_SKIP_METADATA_EXTRACTION: \(skips) }",
      "Widgets: { type: app-extension, platform: iOS, sources: Widgets }")
    #expect(reading.surface.intents.map(\.typePath) == expected + ["Open"])
    #expect(reading.diagnostics.contains { $0.message.contains("LM_SKIP_METADATA_EXTRACTION") } == expected.isEmpty)
  }

  /// What the app's settings leave out may be anything, but they add no file to it.
  @Test(arguments: ["C.swift", "$(SKIPPED:nosuch)"])
  func leavesOutAFileOfNoTargetWhateverTheAppLeavesOut(_ exclusions: String) {
    let reading = Self.read(
      ["App/Add.swift": "struct Add: AppIntent {}", "Old/Open.swift": "struct Open: AppIntent {}"],
      ofApp: "settings: { SKIPPED: C.swift, EXCLUDED_SOURCE_FILE_NAMES: \(exclusions) }")
    #expect(reading.surface.intents.map(\.typePath) == ["Add"])
  }

  @Test func followsDeclarationsThroughFilesThatNameNothingOfTheFramework() throws {
    let tree = MemoryTree([
      "Intent.swift": "import AppIntents\nprotocol MyIntent: AppIntent {}\nextension Priority: AppEnum {}",
      "Add.swift": "struct Add: MyIntent {}",
      "Add+Parameters.swift": "extension Add { static let isDiscoverable = false }",
      "Priority.swift": "enum Priority: String { case low, high }",
      "Unrelated.swift": "struct Unrelated { let priority: String }",
    ])
    let reading = SourceReader(options: ReadingOptions()).read(tree)
    #expect(reading.filesSeen == 5)
    #expect(reading.filesRead == 4)
    #expect(try #require(reading.surface.intents.first).isDiscoverable == .value(false))
    #expect(try #require(reading.surface.enums.first).cases.map(\.name) == ["low", "high"])
  }

  @Test func takesMembersThatAProtocolOfTheAppSupplies() throws {
    let code = """
      protocol MyIntent: AppIntent { static var isDiscoverable: Bool { get } }
      extension MyIntent { static var isDiscoverable: Bool { false } }
      extension MyIntent where Self: DeleteIntent { static var openAppWhenRun: Bool { true } }
      struct A: MyIntent {}
      struct B: MyIntent, DeleteIntent { static let isDiscoverable = true }
      """
    let intents = read(code).surface.intents
    #expect(intents.map(\.isDiscoverable) == [.value(false), .value(true)])
    #expect(intents.map(\.openAppWhenRun) == [nil, .value(true)])
  }

  // MARK: Identity

  @Test(arguments: [
    ("struct A: AppIntent {}", "A", IdentifierSource.typeName, nil),
    ("enum Outer { struct A: AppIntent {} }", "A", .typeName, nil),
    ("struct A: AppIntent { static let persistentIdentifier = \"Old\" }", "Old", .persistentIdentifier, nil),
    ("struct A: AppIntent { static var persistentIdentifier: String { \"Old\" } }", "Old", .persistentIdentifier, nil),
    (
      "struct A: AppIntent {}\nextension A { static let persistentIdentifier = \"Old\" }", "Old",
      .persistentIdentifier, nil
    ),
    ("struct A: AppIntent { static let persistentIdentifier = prefix + \"A\" }", "A", .typeName, "prefix + \"A\""),
    (
      "protocol P: AppIntent {}\nextension P { static var persistentIdentifier: String { \"Old\" } }\nstruct A: P {}",
      "A", .typeName, "\"Old\""
    ),
    (
      "struct A: CustomIntentMigratedAppIntent { static let intentClassName = \"OldIntent\" }", "OldIntent",
      .intentClassName, nil
    ),
    ("struct A: AppIntent { static let intentClassName = \"OldIntent\" }", "A", .typeName, nil),
    (
      "struct A: CustomIntentMigratedAppIntent { static let intentClassName = N.old.rawValue }\nenum N: String { case old }",
      "old", .intentClassName, nil
    ),
    (
      "protocol P: AppIntent {}\nextension P { static var persistentIdentifier: String { \"a.\" + key } }\nstruct A: P { static let key = \"b\" }",
      "A", .typeName, "\"a.b\""
    ),
    (
      "class B { class var persistentIdentifier: String { \"Old\" } }\nfinal class A: B, AppIntent {}", "A", .typeName,
      "\"Old\""
    ),
  ])
  func derivesWhatASavedShortcutStores(
    _ code: String, _ identifier: String, _ source: IdentifierSource, _ unread: String?
  ) throws {
    let intent = try #require(read(code).surface.intents.first)
    #expect(intent.identifier == identifier)
    #expect(intent.identifierSource == source)
    #expect(intent.unreadIdentifier == unread)
  }

  @Test func keepsTheSameNameOfSeveralModules() {
    let files = [
      "Sources/App/A.swift": "struct A: AppIntent {}\nextension A { static let isDiscoverable = true }",
      "Sources/Watch/A.swift": "struct A: AppIntent {}\nextension A { static let isDiscoverable = false }",
    ]
    let intents = Self.read(files).surface.intents
    #expect(intents.map(\.module) == ["App", "Watch"])
    #expect(intents.map(\.isDiscoverable) == [.value(true), .value(false)])
  }

  @Test func extendsTheNearestOfSeveralTypesWithOneName() {
    let files = [
      "App/Book.swift":
        "struct Book { var id: String }\nstruct Add: AppIntent { @Parameter(title: \"B\") var book: Book }",
      "App/Entity.swift": "extension Book: AppEntity {}",
      "Watch/Book.swift": "struct Book { var id: Int }",
    ]
    let surface = Self.read(files).surface
    #expect(surface.entities.map(\.idType) == ["String"])
    #expect(surface.intents.flatMap(\.parameters).map(\.type) == [.entity("Book")])
  }

  @Test func keepsTheSameRecordOfTwoFilesWithoutModules() {
    let intents = Self.read(["A.swift": "struct A: AppIntent {}", "B.swift": "struct A: AppIntent {}"]).surface.intents
    #expect(intents.map(\.identifier) == ["A", "A"])
  }

  // MARK: Types

  @Test func namesValuesByTheirEffectiveIdentifier() throws {
    let code = """
      struct Book: AppEntity { static let persistentIdentifier = "BookEntity"; var id: String }
      typealias Books = [Book]
      struct Add: AppIntent {
        enum Kind: String, AppEnum { case new, used }
        @Parameter(title: "A") var books: Books
        @Parameter(title: "B") var kind: Kind?
        @Parameter(title: "C") var other: Add.Kind
        @Parameter(title: "D") var length: Measurement<UnitLength>
      }
      enum Kind { case elsewhere }
      """
    let intent = try #require(read(code).surface.intents.first)
    #expect(
      intent.parameters.map { "\($0.type)" }
        == ["[entity BookEntity]", "enum Kind?", "enum Kind", "Measurement<UnitLength>"])
  }

  @Test(arguments: [
    ("struct E: AppEntity { var id: UUID }", "UUID", true), ("struct E: TransientAppEntity {}", "UUID", true),
    ("struct E: UniqueAppEntity {}", "String", true),
    ("struct E: AppEntity { typealias ID = Int; var id: ID }", "Int", true),
    ("struct Key {}\nstruct E: AppEntity { var id: Key }", "Key", false),
    ("struct Key: EntityIdentifierConvertible {}\nstruct E: AppEntity { var id: Key }", "Key", true),
    (
      "struct Key {}\nextension Key: @retroactive EntityIdentifierConvertible {}\nstruct E: AppEntity { let id: Key }",
      "Key", true
    ),
    ("struct E: AppEntity { var id: Elsewhere }", "Elsewhere", nil),
  ])
  func saysWhetherTheIDCanBeStored(_ code: String, _ type: String, _ isConvertible: Bool?) throws {
    let entity = try #require(read(code).surface.entities.first)
    #expect(entity.idType == type)
    #expect(entity.isIDConvertible == isConvertible)
  }

  @Test(arguments: [
    ("struct A: DeprecatedAppIntent {}", Deprecation()),
    ("struct A {}\nextension A: AppIntent, DeprecatedAppIntent {}", Deprecation()),
    ("struct A: DeprecatedAppIntent { typealias ReplacementIntent = B }", Deprecation(replacedBy: "B")),
    ("struct A: DeprecatedAppIntent { typealias ReplacementIntent = Never }", Deprecation()),
    ("struct A: AppIntent { typealias ReplacementIntent = B }", nil as Deprecation?),
  ])
  func takesAConformanceAloneForADeprecation(_ code: String, _ deprecation: Deprecation?) throws {
    #expect(try #require(read(code).surface.intents.first).deprecation == deprecation)
  }

  @Test func readsPlainMembersUnderASchemaMacro() throws {
    let code = """
      @AppIntent(schema: .journal.createEntry)
      struct A {
        static let isAssistantOnly = true
        @Dependency var store: Store
        var message: AttributedString
        var count: Int { 1 }
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    let intent = try #require(read(code).surface.intents.first)
    #expect(intent.schema == SchemaAdoption(name: "journal.createEntry", macro: "AppIntent"))
    #expect(intent.parameters.map(\.name) == ["message"])
    #expect(intent.isAssistantOnly == .value(true))
  }

  @Test(arguments: [
    ("EntityQuery", [EntityQuery.Capability.plain]), ("EntityStringQuery", [.string]),
    ("EnumerableEntityQuery, EntityStringQuery", [.enumerable, .string]), ("EntityPropertyQuery", [.property]),
    ("UniqueAppEntityQuery", [.enumerable, .unique]), ("IntentValueQuery", [.value]),
    ("DynamicOptionsProvider", [.options]),
  ])
  func saysWhatAQueryCanDo(_ protocols: String, _ capabilities: [EntityQuery.Capability]) throws {
    #expect(try #require(read("struct Q: \(protocols) {}").surface.queries.first).capabilities == capabilities)
  }

  @Test func joinsTheAvailabilityOfOuterTypesAndOfTheConformance() throws {
    let code = """
      @available(iOS 17, *) struct Outer {}
      extension Outer { @available(macOS 14, *) struct A {} }
      @available(iOS 18, *) extension Outer.A: AppIntent {}
      """
    let intent = try #require(read(code).surface.intents.first)
    #expect(intent.typePath == "Outer.A")
    #expect(intent.availability.map { "\($0.platform) \($0.introduced ?? "")" } == ["iOS 18", "macOS 14"])
  }

  @Test func readsWhatElseASurfaceIsMadeOf() throws {
    let code = """
      struct Note: AppEntity { var id: UUID }
      @UnionValue enum Item { case note(Note), text(String) }
      struct Shared: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [B.self, A.self] } }
      struct W: Widget {
        let kind = Constants.kind
        var body: some WidgetConfiguration { AppIntentConfiguration(kind: kind, intent: I.self, provider: P()) { _ in } }
      }
      struct I: WidgetConfigurationIntent {}
      enum Kind: String, AppEnum {
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [new: "New", .used: "Used"]
        case new, used
      }
      """
    let reading = read(code)
    #expect(reading.diagnostics == [])
    #expect(
      try #require(reading.surface.unionValues.first).cases
        == [UnionCase(name: "note", type: .entity("Note")), UnionCase(name: "text", type: .primitive("String"))])
    #expect(reading.surface.packages == [IntentsPackage(typePath: "Shared", includes: ["A", "B"])])
    let widget = try #require(reading.surface.widgets.first)
    #expect(widget.kind == .expression("Constants.kind"))
    #expect(widget.configurationIntent == "I")
    #expect(try #require(reading.surface.enums.first).cases.map(\.title) == [.value("New"), .value("Used")])
  }

  @Test(
    arguments: [
      ("{ [Kit.self, Outer.Inner.self] }", ["Kit", "Outer.Inner"], nil),
      ("= packages", ["Kit"], nil), ("{ let all = packages; return all + [Other.self] }", ["Kit", "Other"], nil),
      ("{ [Also.self] }", ["Kit"], nil), ("{ [] }", [], nil), ("= make()", [], "make()"),
    ] as [(String, [String], String?)])
  func readsThePackagesThatAreIncluded(_ list: String, _ included: [String], unread: String?) throws {
    let code = """
      import Foreign
      struct Kit: AppIntentsPackage {}
      enum Outer { struct Inner: AppIntentsPackage {} }
      typealias Also = Kit
      struct App: AppIntentsPackage {
        static let packages: [any AppIntentsPackage.Type] = [Kit.self]
        static var includedPackages: [any AppIntentsPackage.Type] \(list)
      }
      """
    let app = try #require(read(code).surface.packages.first { $0.typePath == "App" })
    #expect(app.includes == included)
    #expect(app.unreadIncludes == unread)
  }

  @Test(
    arguments: [
      ("default: .standard", ".b", nil), ("default: Size.standard", ".b", nil), ("default: .a", ".a", nil),
      ("default: .none", nil, nil), ("default: pick()", "pick()", nil),
      ("inclusiveRange: (0, Limits.most)", nil, "(0, 5)"),
      ("inclusiveRange: Limits.all", nil, "(0, 7)"), ("inclusiveRange: (0, pick())", nil, "(0, pick())"),
    ] as [(String, String?, String?)])
  func readsWhatCodeMakesOfDefaultsAndRanges(_ argument: String, _ preset: String?, range: String?) throws {
    let code = """
      enum Limits { static let most = 5, all = (0, 7) }
      enum Size: String, AppEnum {
        case a, b
        static var standard: Size { .b }
      }
      struct A: AppIntent { @Parameter(title: "S", \(argument)) var size: Size? }
      """
    let parameter = try #require(read(code).surface.intents.first?.parameters.first)
    #expect(parameter.defaultValue?.spelling == preset)
    #expect(parameter.range == range)
  }

  // MARK: Places, uses, diagnostics

  @Test func saysWhereThingsAre() {
    let code = "struct A: AppIntent {\n  @Parameter(title: \"X\")\n  var x: Int\n}"
    let locations = read(code).locations
    #expect(locations[Subject(.intent, "A")] == SourceLocation(path: "A.swift", line: 2, column: 8))
    #expect(locations[Subject(.parameter, "A", "x")]?.line == 4)
  }

  @Test func placesShortcutsAndPhrasesUnderTheirIntent() {
    let code = """
      struct A: AppIntent {}
      struct Provider: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: A(), phrases: ["Go with \\(.applicationName)"], shortTitle: "Go", systemImageName: "go")
        }
      }
      """
    let locations = read(code).locations
    #expect(locations[Subject(.appShortcut, "A")]?.line == 5)
    #expect(locations[Subject(.phrase, "A", "Go with ${applicationName}")]?.line == 5)
  }

  @Test func knowsTheIntentsThatButtonsRun() {
    let files = [
      "A.swift": "struct A: AppIntent {}\nstruct B: AppIntent {}",
      "View.swift": "struct V { var body: some View { Button(intent: A()) { Text(\"A\") } } }",
    ]
    #expect(Self.read(files).surface.intents.map(\.isUsedByButton) == [true, false])
  }

  @Test func warnsOfABaseThatIsInNoFile() {
    let reading = read("struct A: GeneratedIntent {\n  @Parameter(title: \"X\") var x: Int\n}")
    #expect(reading.surface.intents == [])
    #expect(reading.diagnostics.map(\.location?.line) == [2])
  }

  @Test func givesTheSameForAnyOrderOfFilesAndAnyNumberOfThreads() throws {
    let files: [(String, String)] = [
      ("B/A.swift", "import AppIntents\nstruct A: AppIntent { static let title: LocalizedStringResource = \"B\" }"),
      ("A/A.swift", "import AppIntents\nstruct A: AppIntent { static let title: LocalizedStringResource = \"A\" }"),
      (
        "E.swift",
        "import AppIntents\nstruct E: AppEntity { var id: Key }\n#if os(macOS)\nstruct M: AppIntent {}\n#endif"
      ),
      ("Key.swift", "struct Key {}"),
    ]
    let first = SourceReader(options: ReadingOptions(threads: 1)).read(OrderedTree(files: files))
    for threads in 1...9 {
      let reading = SourceReader(options: ReadingOptions(threads: threads)).read(OrderedTree(files: files.reversed()))
      #expect(reading == first)
      #expect(try reading.surface.snapshotData() == first.surface.snapshotData())
    }
  }

  @Test func givesTheSameAfterOtherRevisions() {
    let intent = "struct A: AppIntent { static let title: LocalizedStringResource = \"A\" }\n"
    let conditional = "import AppIntents\n#if os(macOS)\n\(intent)#endif\n#if DEBUG\nstruct D: AppIntent {}\n#endif\n"
    let revisions: [[String: String]] = [
      ["A.swift": "import AppIntents\n" + intent, "B.swift": conditional],
      ["A.swift": conditional, "B.swift": conditional],
      ["A.swift": "import AppIntents\n" + intent, "B.swift": conditional + "struct B: AppEntity {}\n"],
      ["B.swift": conditional + "struct B: AppEntity {}\n", "C.swift": conditional],
    ]
    let parses = ParseStore()
    for revision in revisions + revisions.reversed() {
      let tree = MemoryTree(revision)
      let together = SourceReader(options: ReadingOptions(), parses: parses).read(tree)
      #expect(together == SourceReader(options: ReadingOptions()).read(tree))
    }
  }

  private struct OrderedTree: SourceTree {
    let files: [(String, String)]
    var paths: [String] { files.map(\.0) }

    func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
      guard let file = files.first(where: { $0.0 == path }) else { throw SourceTreeError("no such file") }
      return Array(file.1.utf8)
    }
  }

  @Test func findsTheSettingsOfAControlInItsProvider() {
    let files = [
      "Control.swift": """
      import AppIntents
      struct Lamp: ControlWidget {
        var body: some ControlWidgetConfiguration {
          AppIntentControlConfiguration(kind: "lamp", provider: Provider()) { _ in }
        }
      }
      """,
      "Provider.swift": """
      import AppIntents
      extension Lamp {
        struct Provider: AppIntentControlValueProvider {
          func previewValue(configuration: LampSettings) -> Bool { true }
          func currentValue(configuration: LampSettings) async throws -> Bool { true }
        }
      }
      struct LampSettings: ControlConfigurationIntent { static let title: LocalizedStringResource = "Lamp" }
      """,
    ]
    let surface = SourceReader(options: ReadingOptions()).read(MemoryTree(files)).surface
    #expect(surface.widgets.map(\.configurationIntent) == ["LampSettings"])
  }

  @Test(arguments: [
    "typealias Intent = ShelfSettings",
    "func snapshot(for configuration: ShelfSettings, in context: Context) async -> Entry { Entry() }",
    "func timeline(for configuration: ShelfSettings, in context: Context) async -> Timeline<Entry> { .init() }",
  ])
  func findsTheSettingsOfAWidgetInItsProvider(member: String) {
    let files = [
      "Widget.swift": """
      import WidgetKit
      struct Shelf: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "shelf", provider: Provider()) { _ in }
        }
      }
      """,
      "Provider.swift": """
      import WidgetKit
      struct Provider: AppIntentTimelineProvider { \(member) }
      struct ShelfSettings: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Shelf" }
      """,
    ]
    let surface = SourceReader(options: ReadingOptions()).read(MemoryTree(files)).surface
    #expect(surface.widgets.map(\.configurationIntent) == ["ShelfSettings"])
  }
}
