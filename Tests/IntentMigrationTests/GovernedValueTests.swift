import Foundation
import IntentRules
import Testing

@testable import IntentMigration

/// What a definition of the intent editor says of one parameter by another, and what its handlers were asked for.
@Suite struct GovernedValueTests {
  private struct Field {
    var name: String
    var type: String
    var governedBy: (parent: String, predicate: String, value: String)?
    var defaultValue: String?
    var resolves = false
    var array = false

    var xml: String {
      let relation = governedBy.map { relation in
        """
        <key>INIntentParameterRelationship</key><dict>
        <key>INIntentParameterRelationshipParentName</key><string>\(relation.parent)</string>
        <key>INIntentParameterRelationshipPredicateName</key><string>\(relation.predicate)</string>
        <key>INIntentParameterRelationshipPredicateValue</key>\(relation.value)</dict>
        """
      }
      let value = defaultValue.map {
        "<key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataDefaultValue</key>\($0)</dict>"
      }
      return """
        <dict><key>INIntentParameterName</key><string>\(name)</string>
        <key>INIntentParameterDisplayName</key><string>\(name)</string>
        <key>INIntentParameterType</key><string>\(type)</string>
        \(resolves ? "<key>INIntentParameterSupportsResolution</key><true/>" : "")
        \(array ? "<key>INIntentParameterSupportsMultipleValues</key><true/>" : "")
        \(relation ?? "")\(value ?? "")</dict>
        """
    }
  }

  private static func definition(_ fields: [Field]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    <key>INEnums</key><array></array>
    <key>INIntents</key><array>
    <dict>
    <key>INIntentName</key><string>Combine</string>
    <key>INIntentEligibleForShortcuts</key><true/>
    <key>INIntentParameters</key>
    <array>
    \(fields.map(\.xml).joined(separator: "\n"))
    </array>
    <key>INIntentTitle</key><string>Combine</string>
    </dict>
    </array>
    <key>INTypes</key><array></array>
    </dict>
    </plist>
    """
  }

  private static func proposing(_ old: [String: String], _ new: [String: String]) -> Proposing {
    Proposing(old.mapValues { Array($0.utf8) }, new.mapValues { Array($0.utf8) })
  }

  private static func migrated(_ parameters: String, _ use: String) -> [String: String] {
    let code = """
      import AppIntents

      struct Combine: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "CombineIntent"
        static let title: LocalizedStringResource = "Combine"

      \(parameters)

        static var parameterSummary: some ParameterSummary { Summary("Combine") }

        func perform() async throws -> some IntentResult {
          print(\(use))
          return .result()
        }
      }

      enum Kind: String, AppEnum {
        case union, difference, other
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
          .union: "Union", .difference: "Difference", .other: "Other",
        ]
      }
      """
    return ["Code.swift": code]
  }

  private static func lists(_ cases: [String]) -> Proposing {
    let fields = cases.map { name in
      Field(
        name: name + "List", type: "File", governedBy: ("kind", "EnumHasExactValue", "<string>\(name)</string>"),
        array: true)
    }
    return proposing(
      ["Intents.intentdefinition": definition([Field(name: "kind", type: "Kind")] + fields)],
      migrated(
        """
          @Parameter(title: "Kind") var kind: Kind
          @Parameter(title: "List", supportedTypeIdentifiers: ["public.item"])
          var list: [IntentFile]
        """, "kind, list"))
  }

  @Test func theCaseThatIsChosenSaysWhichOldValueCounts() {
    let text = Self.lists(["union", "difference"]).text
    let lines = """
          // Shortcuts made with earlier versions have their value in `unionList` or `differenceList`, by `kind`.
          let legacyList: [IntentFile]?
          switch self.kind {
          case .union:
            legacyList = self.unionList
          case .difference:
            legacyList = self.differenceList
          default:
            legacyList = nil
          }
          guard let list: [IntentFile] = self.list ?? legacyList else {
      """
    #expect(text.contains(lines), "\(text)")
    #expect(text.components(separatedBy: "supportedTypeIdentifiers: [\"public.item\"]").count == 4, "\(text)")
    #expect(!Self.lists(["union", "difference", "other"]).text.contains("default:"))
  }

  @Test func withoutSuchCasesTheyAreReadOneAfterTheOther() {
    let text = Self.lists(["union", "surprise"]).text
    #expect(!text.contains("switch self.kind"))
    #expect(
      text.contains("have their value in `surpriseList` or `unionList`.")
        || text.contains("have their value in `unionList` or `surpriseList`."), "\(text)")
  }

  @Test func aSwitchThatWasOnMeansTheDefaultWhereNothingIsSet() {
    func text(_ value: String?) -> String {
      let limit = Field(
        name: "limit", type: "Integer", governedBy: ("shouldLimit", "BooleanHasExactValue", "<true/>"),
        defaultValue: value)
      return Self.proposing(
        ["Intents.intentdefinition": Self.definition([Field(name: "shouldLimit", type: "Boolean"), limit])],
        Self.migrated("  @Parameter(title: \"Limit\") var limit: Int?", "limit as Any")
      ).text
    }
    let line = "let limit = self.shouldLimit == false ? nil : self.limit"
    #expect(text("<integer>5</integer>").contains("\(line) ?? (self.shouldLimit == true ? 5 : nil)\n"))
    #expect(text(nil).contains(line + "\n"), "\(text(nil))")
  }

  @Test(arguments: [
    ("Integer", "Int", "<true/>", "<integer>5</integer>", "5"),
    ("Integer", "Int", "<integer>1</integer>", "<integer>5</integer>", "5"),
    ("Decimal", "Double", "<true/>", "<real>2.5</real>", "2.5"),
    ("String", "String", "<true/>", "<string>so “on”</string>", "\"so “on”\""),
  ])
  func whatASwitchTurnedOnIsReadByItsType(type: String, swift: String, on: String, preset: String, literal: String) {
    let limit = Field(
      name: "limit", type: type, governedBy: ("shouldLimit", "BooleanHasExactValue", on), defaultValue: preset)
    let text = Self.proposing(
      ["Intents.intentdefinition": Self.definition([Field(name: "shouldLimit", type: "Boolean"), limit])],
      Self.migrated("  @Parameter(title: \"Limit\") var limit: \(swift)?", "limit as Any")
    ).text
    let line =
      "let limit = self.shouldLimit == false ? nil : self.limit ?? (self.shouldLimit == true ? \(literal) : nil)"
    #expect(text.contains(line + "\n"), "\(text)")
  }

  // MARK: Handlers

  private static func handler(_ functions: String, _ constant: String) -> String {
    """
    import Intents

    class Handler: NSObject, CombineIntentHandling {
    \(functions)
      func handle(intent: CombineIntent, completion: @escaping (CombineIntentResponse) -> Void) {
        let isShort = \(constant)
        run(isShort)
      }
    }

    """
  }

  private static func handled(_ before: String, _ after: String) -> String {
    let old = definition([Field(name: "brief", type: "Boolean", resolves: true)])
    let new = definition([Field(name: "form", type: "Integer")])
    let resolver = """
        func resolveBrief(for intent: CombineIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
          completion(.success(with: intent.brief == 1))
        }

      """
    let result = proposing(
      ["Intents.intentdefinition": old, "Handler.swift": handler(resolver, before)],
      ["Intents.intentdefinition": new, "Handler.swift": handler("", after)]
    ).result["Handler.swift"]
    return String(decoding: result ?? [], as: UTF8.self)
  }

  @Test func aYesOrNoIsYesAlsoWhereTheShippedHandlerSaidSo() {
    let text = Self.handled("intent.brief == 1", "intent.form == 2")
    #expect(text.contains("let isShort = intent.form == 2 || intent.brief == 1\n"), "\(text)")
    #expect(text.contains("\n\n  func handle(") && text.contains("  func resolveBrief(for intent: CombineIntent"))
    #expect(!text.contains("<#"))
  }

  @Test(arguments: ["intent.form", "intent.form == 2 && flag", "other == 2"])
  func whereTheHandlerSaysSomethingElseAPersonDecides(_ constant: String) {
    let text = Self.handled("intent.brief == 1", constant)
    #expect(text.contains("// The version that shipped read `brief` here:"), "\(text)")
    #expect(text.contains("//   let isShort = intent.brief == 1") && text.contains("<#what to do with intent.brief#>"))
    #expect(!text.contains("//   completion(.success"))
  }

  // MARK: Code that came back

  private static func find(_ all: String) -> String {
    """
    import AppIntents

    struct Find: AppIntent {
      static let title: LocalizedStringResource = "Find"
      func perform() async throws -> some IntentResult & ReturnsValue<[Site]> { .result(value: Site.all) }
    }

    """
  }

  private static func site(_ all: String) -> String {
    """
    import AppIntents

    struct Site: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Site"
      static let defaultQuery = SiteQuery()
      \(all)
      let id: String
      var displayRepresentation: DisplayRepresentation { "Site" }
    }

    struct SiteQuery: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Site] { Store.shared.sites }
    }

    final class Store { static let shared = Store(); var sites: [Site] = [] }

    """
  }

  private static func restored(_ all: String) -> (text: String, notes: [String]) {
    let other =
      "struct Other: AppIntent { static let title: LocalizedStringResource = \"Other\"\n"
      + "func perform() async throws -> some IntentResult { .result() } }\n"
    let proposing = proposing(
      ["Site.swift": site(all), "Find.swift": find(all) + other],
      ["Site.swift": site(""), "Find.swift": "import AppIntents\n\n" + other])
    let text = ["Find.swift", "Site.swift"].map { String(decoding: proposing.result[$0] ?? [], as: UTF8.self) }.joined()
    return (text, proposing.plan.steps.flatMap(\.proposal.notes))
  }

  @Test func whatATypeWorkedOutComesBackWithTheCode() {
    let (text, notes) = Self.restored("static var all: [Site] { Store.shared.sites }")
    #expect(text.contains("extension Site {\n  static var all: [Site] { Store.shared.sites }\n}"), "\(text)")
    #expect(!text.contains("#error") && notes.contains { $0.contains("everything it uses still exists") })
  }

  @Test func whatATypeStoredIsMarked() {
    let (text, _) = Self.restored("static let all: [Site] = []")
    #expect(text.contains("all` no longer exists as before: do the same"), "\(text)")
    #expect(!text.contains("extension Site"))
  }

  @Test func anAddressThatATypeWorkedOutIsMarked() {
    let (text, notes) = Self.restored("static var all: [Site] { Store.shared.sites(at: \"/all\") }")
    #expect(text.contains("all` no longer exists as before: do the same"), "\(text)")
    #expect(!text.contains("extension Site") && !notes.contains { $0.contains("everything it uses still exists") })
  }

  @Test func codeGoesBackIntoTheFolderOfItsSubject() {
    let intent = { (name: String) in
      "import AppIntents\n\nstruct \(name): AppIntent {\n  static let title: LocalizedStringResource = \"\(name)\"\n"
        + "  func perform() async throws -> some IntentResult { .result() }\n}\n"
    }
    let kept = ["App/Tag/Tag.swift": "struct Tag {}\n", "App/Main/Intents/Show.swift": intent("Show")]
    let old = kept.merging(["App/Tag/Intents/GetTags.swift": intent("GetTags")]) { $1 }
    #expect(Self.proposing(old, kept).result.keys.contains("App/Tag/Intents/GetTags.swift"))
    // All that is new beside it is where its folder has moved to.
    let moved = ["Library/Tag.swift": "struct Tag {}\n", "Library/Intents/Show.swift": intent("Show")]
    let before = [
      "App/Tag.swift": "struct Tag {}\n", "App/Intents/Show.swift": intent("Show"),
      "App/Intents/GetTags.swift": intent("GetTags"),
    ]
    #expect(Self.proposing(before, moved).result.keys.contains("Library/Intents/GetTags.swift"))
  }

  @Test func aTypeThatTheFrameworkSendsSaysSoAgain() {
    func files(_ heritage: String, _ type: String, _ more: [String: String]) -> [String: String] {
      let intent = """
        import AppIntents

        struct Find: AppIntent {
          static let title: LocalizedStringResource = "Find"
          @Parameter(title: "Name") var name: String
          @Parameter(title: "Type") var type: \(type)
          func perform() async throws -> some IntentResult {
            print(name, type)
            return .result()
          }
        }
        """
      return more.merging(
        ["Kind.swift": "public enum Kind: String\(heritage) {\n  case one\n}\n", "Find.swift": intent]) { $1 }
    }
    let conformance = """
      import AppIntents

      extension Kind: @retroactive AppEnum {
        public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Kind" }
        public static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [.one: "One"] }
      }
      """
    let old = files(", Sendable, CaseIterable", "Kind", ["Kind+Intents.swift": conformance])
    let proposing = Self.proposing(old, files(", CaseIterable", "String", [:]))
    let text = String(decoding: proposing.result["Kind.swift"] ?? [], as: UTF8.self)
    #expect(text.contains("public enum Kind: String, CaseIterable, Sendable {"), "\(text)")
    let notes = proposing.plan.steps.map(\.proposal.notes).joined()
    #expect(notes.contains { $0.hasPrefix("`Kind` becomes `Sendable` again") })
    let apart = old.mapValues { $0.replacing("public enum", with: "public nonisolated enum") }
    let freed = Self.proposing(apart, files(", CaseIterable", "String", [:]))
    #expect(
      String(decoding: freed.result["Kind.swift"] ?? [], as: UTF8.self)
        .contains("public nonisolated enum Kind: String, CaseIterable, Sendable {"))
    let same = Self.proposing(old, files(", Sendable, CaseIterable", "String", [:]))
    #expect(String(decoding: same.result["Kind.swift"] ?? [], as: UTF8.self).contains("Sendable, CaseIterable {"))
  }
}
