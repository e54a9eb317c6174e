import IntentComparison
import IntentReading
import IntentRules
import IntentSurface
import SourceScanning
import TestSupport
import Testing

/// Two findings of one comparison never say opposite things of one thing.
struct AgreementTests {
  /// Rules of which two can't both be right about one element, with what the one says and the other denies.
  private static let opposites: [(first: String, second: String, because: String)] = [
    ("P03", "I28", "a value that no longer fits is not still handed over"),
    ("P04", "I28", "a value that no longer fits is not still handed over"),
    ("P01", "P02", "what is renamed is not gone"), ("P01", "P03", "what is gone has no type"),
    ("P02", "P03", "a value that is lost with its name is not lost again"),
    ("P05", "P07", "it is required or it is not"), ("P05", "P13", "what is new was not optional before"),
    ("P09", "P03", "a value of another type is in no range"),
    ("E20", "I16", "what Siri alone has adopts a schema"), ("E01", "E20", "what is gone is not hidden"),
    ("E01", "E02", "what is renamed is not gone"), ("E01", "E12", "one cause is one finding"),
    ("I14", "I16", "what Siri alone has adopts a schema"), ("I15", "I16", "what was revealed had a schema"),
    ("I14", "I15", "it is shown or it is not"), ("I11", "I13", "it can be hidden or it can't"),
    ("I11", "I14", "one cause is one finding"), ("I01", "I02", "what is renamed is not gone"),
    ("I01", "I04", "what has another identifier is not gone"), ("I01", "I11", "what is gone is not hidden"),
    ("I01", "I36", "what is gone everywhere is not gone on a platform"),
    ("I01", "I38", "what is gone is not deprecated"),
    ("I02", "I04", "one cause is one finding"), ("I02", "I11", "what nothing finds is not still found"),
    ("I17", "I18", "it opens the app or it does not"), ("I21", "I22", "it asks for more or for less"),
    ("I35", "I36", "it needs a newer system or is on none"), ("I37", "I38", "people are told or they are not"),
    ("N01", "N02", "what is renamed is not gone"), ("N01", "N03", "one cause is one finding"),
    ("N03", "N04", "a case that is there is not gone"), ("N03", "N11", "a case that is gone is not still read"),
    ("N04", "N07", "one cause is one finding"), ("S01", "S02", "one cause is one finding"),
    ("S02", "S08", "what is gone has no look"), ("W01", "W02", "one cause is one finding"),
    ("W01", "W08", "what nobody lists has no sizes"), ("L01", "L09", "what is gone has no parameters"),
    ("L01", "L04", "the class is answered for or it is not"), ("C03", "C13", "it fits a shape or it does not"),
  ]

  @Test(arguments: FixturePair.all) func noTwoFindingsOfAPairContradictEachOther(_ pair: FixturePair) throws {
    let findings = RuleBook.all.findings(in: Comparison(try pair.surface(.old), try pair.surface(.new)))
    for (subject, all) in Dictionary(grouping: findings, by: \.subject) {
      let rules = Set(all.filter { $0.platforms == nil }.map(\.rule))
      for (first, second, because) in Self.opposites {
        #expect(!rules.isSuperset(of: [first, second]), "\(subject) has \(first) and \(second): \(because)")
      }
    }
  }

  /// A finding says that stored values go on reaching the code, or that they don't.
  @Test(arguments: FixturePair.all) func nothingIsBothLostAndKept(_ pair: FixturePair) throws {
    let findings = RuleBook.all.findings(in: Comparison(try pair.surface(.old), try pair.surface(.new)))
    let lost = findings.filter { $0.effects[.savedShortcuts] == .breaks && $0.platforms == nil }
    for finding in findings where finding.message.contains("should keep running") {
      #expect(!lost.contains { $0.subject == finding.subject }, "\(finding.subject): \(finding.message)")
    }
  }

  private static let head = """
    import AppIntents
    struct PlantQuery: EntityQuery { func entities(for ids: [String]) async throws -> [Plant] { [] } }
    """

  private static func entity(_ members: String, macro: String = "") -> String {
    """
    \(macro)
    struct Plant\(macro.isEmpty ? ": AppEntity" : "") {
      \(members)
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
      static let defaultQuery = PlantQuery()
      var id: String
      var displayRepresentation: DisplayRepresentation { "Plant" }
    }
    """
  }

  private static func intent(_ type: String, summary: String) -> String {
    """
    struct Water: AppIntent {
      static let title: LocalizedStringResource = "Water"
      static var parameterSummary: some ParameterSummary { Summary("Water \(summary)") }
      @Parameter(title: "Bed") var bed: \(type)
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  /// What one finding says, no other one denies: which rules speak of an element that several could speak of.
  @Test(arguments: [
    (intent("String", summary: "\\(\\.$bed)"), intent("Int", summary: "it"), "Water.bed", ["P03"]),
    (intent("String", summary: "\\(\\.$bed)"), intent("[String]", summary: "it"), "Water.bed", ["P04"]),
    (intent("String", summary: "\\(\\.$bed)"), intent("String", summary: "it"), "Water.bed", ["I28"]),
    (entity(""), entity("static let isAssistantOnly = true"), "Plant", ["I16"]),
    (
      entity("", macro: "@AppEntity(schema: .browser.window)"), entity("static let isAssistantOnly = true"), "Plant",
      ["C04", "I16"]
    ),
    (
      entity("", macro: "@AppEntity(schema: .browser.window)"),
      entity("static let isAssistantOnly = true", macro: "@AppEntity(schema: .browser.window)"), "Plant", ["E20"]
    ),
  ])
  func oneOfTwoThatExcludeEachOtherSpeaks(_ old: String, _ new: String, _ subject: String, _ rules: [String]) {
    let sides = [old, new].map { code in
      SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": Self.head + "\n" + code])).surface
    }
    let findings = RuleBook.all.findings(in: Comparison(sides[0], sides[1]))
    let spoken = findings.filter { "\($0.subject)" == subject && $0.rule != "E18" }.map(\.rule).sorted()
    #expect(spoken == rules)
  }

  @Test func everyRuleOfTheTableExists() {
    for pair in Self.opposites {
      #expect(RuleCatalog.rule(pair.first) != nil && RuleCatalog.rule(pair.second) != nil)
    }
  }
}
