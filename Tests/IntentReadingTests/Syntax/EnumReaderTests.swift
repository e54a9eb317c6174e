import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct EnumReaderTests {
  private func read(_ source: String, constants: [String: String] = [:]) -> AppEnum {
    let snippet = Snippet(source)
    var record = AppEnum(identifier: "Kind", typePath: "Kind")
    var context = SyntaxContext.knowing(constants: constants, in: "Kind", of: source)
    let program = EvaluatedProgram(source)
    context.rawValue = { enumCase, _ in program.rawValue(of: enumCase, in: "Kind") }
    EnumReader(context: context)
      .fill(&record, from: snippet.members, inheritance: snippet.inheritance)
    return record
  }

  @Test(arguments: [
    ("String, AppEnum { case a, b = \"B\"; case `default` }", ["a=a", "b=B!", "default=default"]),
    ("Int { case a, b, c }", ["a=0", "b=1", "c=2"]),
    (
      "Int { case a = -2, b, c = 0x10, d\n case e = 1_000, f }",
      ["a=-2!", "b=-1", "c=16!", "d=17", "e=1000!", "f=1001"]
    ),
    ("Double { case a, b = 2.5, c, d = 4 }", ["a=0.0", "b=2.5!", "c=3.5", "d=4.0!"]),
    ("AppEnum { case a, b }", ["a", "b"]),
    ("UInt8, AppEnum { case a = 255 }", ["a=255!"]),
    (
      "AppEnum { case a, b\n var rawValue: String { switch self { case .a: \"x\"; case .b: return \"y\" } } }",
      ["a=x!", "b=y!"]
    ),
    ("AppEnum { case a, b\n var rawValue: Int { switch self { case .a, .b: 1 } } }", ["a=1!", "b=1!"]),
    ("AppEnum { case a\n var rawValue: String { make(self) } }", ["a"]),
    // What it says of itself counts before what its cases say.
    (
      "String, AppEnum { case a, b = \"c\"\n var rawValue: String { switch self { case .a: \"x\"; case .b: \"y\" } } }",
      ["a=x!", "b=y!"]
    ),
    ("String, AppEnum { case a, b = \"c\"\n var rawValue: String { make(self) } }", ["a", "b"]),
    ("Int, AppEnum { case a, b\n var rawValue: Int { switch self { case .a: 7; case .b: 3 } } }", ["a=7!", "b=3!"]),
  ])
  func readsRawValues(_ declaration: String, _ expected: [String]) {
    let cases = read("enum Kind: \(declaration)").cases
    #expect(
      cases.map { $0.name + ($0.rawValue.map { "=\($0)" } ?? "") + ($0.hasExplicitRawValue ? "!" : "") } == expected)
  }

  @Test(arguments: [
    ("static let allCases: [Kind] = [.a, .b]", ["c"], false),
    ("static var allCases: [Self] { [.c] }", ["a", "b"], false),
    ("static var allCases: [Self] { return [a, Kind.b, .c] }", [], false),
    ("static var allCases: [Self] { others.filter(\\.isOn) }", [], true), ("var allCases: [Self] { [.a] }", [], false),
  ])
  func readsWhichCasesAreListed(_ member: String, _ unlisted: [String], _ isUnread: Bool) {
    let titles = "static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.a: \"A\"]"
    let record = read("enum Kind: String, AppEnum { case a, b, c\n \(member)\n \(titles) }")
    #expect(record.cases.filter(\.isUnlisted).map(\.name) == unlisted)
    #expect(record.hasUnreadTitles == isUnread)
  }

  @Test func takesTheCasesOfAnotherModulesEnumFromItsTitles() throws {
    let surface = SourceReaderTests.read([
      "A.swift": """
      extension Library.Kind: @retroactive AppEnum {
        static let caseDisplayRepresentations: [Library.Kind: DisplayRepresentation] = [.low: "Low", .high: "High"]
      }
      enum Own: String, AppEnum { static let caseDisplayRepresentations: [Own: DisplayRepresentation] = [.a: "A"] }
      """
    ]).surface
    #expect(surface.enums.map { $0.cases.map(\.name) } == [["low", "high"], []])
    #expect(surface.enums.first?.cases.map(\.title) == [.value("Low"), .value("High")])
  }

  @Test(arguments: [
    ("String, AppEnum {}", "String"), ("AppEnum { typealias RawValue = String }", "String"),
    ("AppEnum { var rawValue: Int { 1 } }", "Int"), ("AppEnum {}", nil),
  ])
  func readsTheRawType(_ declaration: String, _ expected: String?) {
    #expect(read("enum Kind: \(declaration)").rawType == expected)
  }

  @Test(arguments: [
    "static let caseDisplayRepresentations: [Self: DisplayRepresentation] = ENTRIES",
    "static var caseDisplayRepresentations: [Kind: DisplayRepresentation] { ENTRIES }",
    "static var caseDisplayRepresentations: [Kind: DisplayRepresentation] { return ENTRIES }",
    "static let caseDisplayRepresentations = Self.shared",
  ])
  func readsTitles(_ declaration: String) {
    let entries = """
      [.a: "A", Kind.b: DisplayRepresentation(title: "B", subtitle: "s", image: .init(systemName: "star"), synonyms: ["Bee"]),
        Self.c: .init(title: LocalizedStringResource("c", defaultValue: "C")), d: L10n.d, .e: .init(stringLiteral: "E")]
      """
    let record = read(
      "enum Kind: String { case a, b, c, d, e, f\n\(declaration.replacing("ENTRIES", with: entries)) }",
      constants: ["Self.shared": entries])
    #expect(
      record.cases.map(\.title) == [.value("A"), .value("B"), .value("C"), .expression("L10n.d"), .value("E"), nil])
    #expect(record.cases[1].image == "systemName: \"star\"")
    #expect(record.cases[1].synonyms == [.value("Bee")])
    #expect(!record.hasUnreadTitles)
  }

  @Test(arguments: [
    "", "static var caseDisplayRepresentations: [Kind: DisplayRepresentation] { Dictionary(uniqueKeysWithValues: []) }",
    "static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [key: \"A\"]",
  ])
  func saysWhereTitlesAreUnread(_ declaration: String) {
    #expect(read("enum Kind: String { case a\n\(declaration) }").hasUnreadTitles)
  }

  @Test func readsTheDisplayNameAndTheAvailabilityOfACase() {
    let record = read(
      """
      enum Kind: String { @available(iOS 17, *) case a; case b }
      extension Kind { static var typeDisplayRepresentation: TypeDisplayRepresentation { "Kind of Book" } }
      """)
    #expect(record.displayName == .value("Kind of Book"))
    #expect(record.cases.map(\.availability) == [[Availability(platform: "iOS", introduced: "17")], []])
  }

  @Test func readsUnionCases() {
    let reader = EnumReader(context: .knowing(["Book": .entity("Book")]))
    let cases = reader.unionCases(
      in: Snippet("@UnionValue enum Media { case book(Book), text(String?), none }").members)
    #expect(
      cases == [
        UnionCase(name: "book", type: .entity("Book")), UnionCase(name: "text", type: .optional(.primitive("String"))),
        UnionCase(name: "none", type: nil),
      ])
  }
}
