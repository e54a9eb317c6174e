import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// Constants that are made of others in a third file, and variables that code changes.
@Suite struct FollowedConstantTests {
  private static func kinds(of kind: String, members: String = "", _ files: [String: String]) -> [Setting<String>] {
    let widget = """
      import WidgetKit
      struct PlantWidget: Widget {
        \(members)
        var body: some WidgetConfiguration { StaticConfiguration(kind: \(kind), provider: P()) { _ in } }
      }
      """
    return SourceReaderTests.read(files.merging(["Widget.swift": widget]) { $1 }).surface.widgets.map(\.kind)
  }

  @Test(arguments: [
    ("A.kind", "enum A { static let kind = B.kind }", "enum B { static let kind = \"b\" }"),
    (
      "A.make()", "enum A { static func make() -> String { B.make(\"q\") } }",
      "enum B { static func make(_ s: String) -> String { s + \"two\" } }"
    ),
    ("A.x.name", "enum A { static let x = B.one }", "enum B { case one; var name: String { \"three\" } }"),
    ("KIND", "let KIND = Base", "let Base = \"K\""),
    ("A.kind", "enum A { static let kind = Base + \"k\" }", "let Base = \"K\""),
    ("a", "let a = b", "let b = \"four\""), ("a()", "func a() -> String { b() }", "func b() -> String { \"five\" }"),
    ("A.x.kind", "enum A { static let x = B(kind: \"six\") }", "struct B { let kind: String }"),
    (
      "A.kind", "enum A { static var kind: String { let k = B.kind; return k + \"y\" } }",
      "enum B {}\nextension B { static let kind = \"seven\" }"
    ),
  ])
  func followsWhatAConstantIsMadeOf(_ kind: String, _ first: String, _ second: String) {
    let kinds = Self.kinds(of: kind, ["First.swift": first, "Second.swift": second])
    #expect(kinds.count == 1 && kinds.allSatisfy { $0.value != nil }, "\(kinds)")
  }

  @Test(arguments: [
    ("K.kind", "enum K { static var kind = \"a\" }\nfunc f() { K.kind = \"b\" }", false),
    ("K.kind", "enum K { static var kind = \"a\"; static func f() { Self.kind += \"b\" } }", false),
    ("K.kind", "enum K { static var kind = \"a\" }\nfunc f() { change(&K.kind) }", false),
    ("kind", "var kind = \"a\"\nfunc f() { kind = \"b\" }", false),
    (
      "K.kind", "enum K { static var kind = \"a\" }\nstruct Other { var kind: String\n init() { self.kind = \"x\" } }",
      true
    ),
    ("K.kind", "enum K { static var kind = \"a\" }\nfunc f() -> Bool { K.kind == \"b\" }", true),
    ("K.kind", "enum K { static let kind = \"a\" }\nfunc f() { let kind = K.kind }", true),
  ])
  func doubtsWhatCodeChanges(_ kind: String, _ code: String, isKnown: Bool) {
    let kinds = Self.kinds(of: kind, ["Kinds.swift": code])
    #expect(kinds.map { $0.value != nil } == [isKnown], "\(kinds)")
  }

  @Test(arguments: ["B.Sub()", "Self.Sub()", "Sub()"])
  func aBundleMakesTheWidgetsInsideOfIt(call: String) {
    let code = """
      import WidgetKit
      @main struct B: WidgetBundle { var body: some Widget { \(call) } }
      private extension B {
        struct Sub: Widget {
          private var families: [WidgetFamily] = []
          init() { families.append(.systemLarge) }
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "sub", provider: P()) { _ in }.supportedFamilies(families)
          }
        }
      }
      """
    #expect(SourceReaderTests.read(["Widget.swift": code]).surface.widgets.map(\.families) == [["systemLarge"]])
  }

  @Test(arguments: [
    ("var kind = \"x\"\n  init() { kind = \"y\" }", "y"), ("let kind: String\n  init() { self.kind = \"y\" }", "y"),
    ("var kind = \"x\"", "x"), ("let kind = \"x\"", "x"), ("var kind: String { \"x\" }", "x"),
  ])
  func takesWhatTheInitializerGives(_ members: String, _ expected: String) {
    #expect(Self.kinds(of: "kind", members: members, [:]) == [.value(expected)])
  }
}
