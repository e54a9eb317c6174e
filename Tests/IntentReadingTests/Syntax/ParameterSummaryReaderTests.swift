import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct ParameterSummaryReaderTests {
  private func branches(_ body: String, reports: Reports? = nil) -> [String]? {
    let members = Snippet.members("static var parameterSummary: some ParameterSummary {\n\(body)\n}")
    let context = SyntaxContext.knowing(
      ["Kind": .enum("Kind")], constants: ["Self.sentence": "\"Add \\(\\.$a)\""],
      of: "struct Thing {}; enum Kind { case a, b, c }", reports: reports)
    let summary = members.staticBinding("parameterSummary").flatMap(ParameterSummaryReader(context: context).summary)
    return summary?.branches.map(\.shortForm)
  }

  @Test(arguments: [
    (#"Summary("Add \(\.$a) to \(\.$b)")"#, ["'Add ${a} to ${b}' [a b] []"]),
    (#"Summary("Add", table: "Intents") { \.$a; \.$b }"#, ["'Add' [] [a b]"]),
    (#"Summary { \.$a }"#, ["- [] [a]"]),
    ("Summary()", ["- [] []"]),
    (#"return Summary("Run \(\WidgetGaugeAppIntent.$runScript)")"#, ["'Run ${runScript}' [runScript] []"]),
    (#"Summary("a" + " \(\.$b)")"#, ["'a ${b}' [b] []"]),
    ("Summary(Self.sentence)", ["'Add ${a}' [a] []"]),
    (
      #"Summary("intent.summary.set-\(\.$detail)-of-\(\.$outline)") { \MyIntent.$flag }"#,
      ["'intent.summary.set-${detail}-of-${outline}' [detail outline] [flag]"]
    ),
    ("Summary(\"\"\"\n  Add \\\n  \\(\\.$a)\n  \"\"\")", ["'Add ${a}' [a] []"]),
  ])
  func readsSentences(_ body: String, _ expected: [String]) {
    #expect(branches(body) == expected)
  }

  @Test func readsFiftyConditionsWithinEachOther() {
    func nested(_ count: Int) -> [String]? {
      branches(
        String(repeating: "if a {\n", count: count) + "Summary(\"A\")\n" + String(repeating: "}\n", count: count))
    }
    #expect(nested(50)?.count == 1 && nested(50)?.first?.hasSuffix(": 'A' [] []") == true)
    #expect(nested(51) == nil)
    func chain(_ count: Int) -> Int? {
      branches(Array(repeating: "if a { Summary(\"A\") }", count: count).joined(separator: " else "))?.count
    }
    #expect(chain(50) == 50 && chain(51) == 50)
  }

  @Test(arguments: [
    (
      #"When(\.$x, .equalTo, .daily) { Summary("A") } otherwise: { Summary("B") }"#,
      ["when $x equalTo .daily: 'A' [] []", "otherwise: 'B' [] []"]
    ),
    (
      #"When(\.$x, .equalTo, true, { Summary("A") }, otherwise: { Summary("B") })"#,
      ["when $x equalTo true: 'A' [] []", "otherwise: 'B' [] []"]
    ),
    (#"When(\.$x, .hasAnyValue) { Summary("A") }"#, ["when $x hasAnyValue: 'A' [] []"]),
    (
      #"When(\Gauge.$x, .oneOf, [Kind.a, .b]) { Summary("A") } otherwise: { Summary { \.$x } }"#,
      ["when $x oneOf [.a, .b]: 'A' [] []", "otherwise: - [] [x]"]
    ),
    (
      #"When(widgetFamily: .equalTo, .systemSmall) { Summary("A") } otherwise: { Summary("B") }"#,
      ["when widgetFamily equalTo .systemSmall: 'A' [] []", "otherwise: 'B' [] []"]
    ),
    (
      #"Switch(\.$x) { Case(.a) { Summary("A") } Case(.b, Kind.c) { Summary("B") } DefaultCase { Summary("C") } }"#,
      ["switch $x case .a: 'A' [] []", "switch $x case .b, .c: 'B' [] []", "default: 'C' [] []"]
    ),
    (
      #"Switch(.widgetFamily) { Case(.systemSmall) { Summary("A") } }"#,
      ["switch widgetFamily case .systemSmall: 'A' [] []"]
    ),
    (
      #"When(\.$x, .equalTo, nil) { Switch(\.$y) { Case(1) { Summary("A") } } } otherwise: { Summary("B") }"#,
      ["when $x equalTo nil / switch $y case 1: 'A' [] []", "otherwise: 'B' [] []"]
    ),
    (
      #"if isPro { Summary("A") } else if #available(iOS 17, *) { Summary("B") } else { Summary("C") }"#,
      ["if isPro: 'A' [] []", "else / if #available(iOS 17, *): 'B' [] []", "else / else: 'C' [] []"]
    ),
    (
      #"switch kind { case .a: Summary("A")"# + "\n" + #"default: Summary("B") }"#,
      ["switch kind case .a: 'A' [] []", "default: 'B' [] []"]
    ),
  ])
  func readsBranches(_ body: String, _ expected: [String]) {
    #expect(branches(body) == expected)
  }

  @Test func reportsWhatItCannotRead() {
    let reports = Reports()
    #expect(branches("makeSummary()", reports: reports) == nil)
    #expect(reports.messages.count == 2)
    #expect(branches("Summary(sentence())") == ["'sentence()' [] []"])
  }

  @Test func readsAStoredSummary() {
    let members = Snippet.members(#"static let parameterSummary = Summary("Add \(\.$a)")"#)
    let summary = members.staticBinding("parameterSummary").flatMap(ParameterSummaryReader(context: .knowing()).summary)
    #expect(summary?.shownParameters == ["a"])
  }
}

extension SummaryBranch {
  fileprivate var shortForm: String {
    let way = conditions.isEmpty ? "" : conditions.joined(separator: " / ") + ": "
    let lists = "[\(parameters.joined(separator: " "))] [\(otherParameters.joined(separator: " "))]"
    return "\(way)\(sentence.map { "'\($0)'" } ?? "-") \(lists)"
  }
}
