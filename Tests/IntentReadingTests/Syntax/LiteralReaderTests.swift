import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct LiteralReaderTests {
  private let reader = LiteralReader(
    context: .knowing(constants: [
      "Consts.key": "\"Constant\"", "Consts.list": "[\"a\", \"b\"]", "a": "b", "b": "a", "Consts.flag": "true",
      "LocalizedStringResource.addTask": "LocalizedStringResource(\"add.task\", defaultValue: \"Add Task\")",
      "Consts.sum": "Consts.key + \"!\"",
    ]))

  private func code(_ source: String) -> Code { Code(Snippet.expression(source)) }

  @Test(arguments: [
    (#""Add Task""#, "Add Task"),
    (#"("Grouped")"#, "Grouped"),
    (#"LocalizedStringResource("Add Task")"#, "Add Task"),
    (#"LocalizedStringResource("key", defaultValue: "Add Task", table: "Intents")"#, "Add Task"),
    (#".init("key", defaultValue: "Add Task")"#, "Add Task"),
    (#"LocalizedStringResource.init("Add Task", table: "T", bundle: .main)"#, "Add Task"),
    (#"String(localized: "Add Task", comment: "c")"#, "Add Task"),
    (#"NSLocalizedString("key", comment: "")"#, "key"),
    (#"NSLocalizedString("key", value: "Add Task", comment: "")"#, "Add Task"),
    (#"NSLocalizedString("key", value: "", comment: "")"#, "key"),
    (#"IntentDialog("Which one?")"#, "Which one?"),
    (#"IntentDialog(full: "Which one?", supporting: "One")"#, "Which one?"),
    (#"IntentDialog(LocalizedStringResource("Which one?"))"#, "Which one?"),
    (#"LocalizedStringResource(stringLiteral: "Add Task")"#, "Add Task"),
    (#"Foundation.LocalizedStringResource("Add Task")"#, "Add Task"),
    (#""Add " + "Task" + "!""#, "Add Task!"),
    (#""Add Task" as LocalizedStringResource"#, "Add Task"),
    ("Consts.key", "Constant"),
    ("Consts.sum", "Constant!"),
    (".addTask", "Add Task"),
    (#"LocalizedStringResource("key", defaultValue: Consts.key)"#, "Constant") as (String, String),
    (#""tab\t\u{41} \"quoted\"""#, "tab\tA \"quoted\""),
    (##"#"raw \n text"#"##, #"raw \n text"#),
    ("\"\"\"\n    First line \\\n    goes on\n      indented\n    \"\"\"", "First line goes on\n  indented"),
  ])
  func readsTexts(_ source: String, _ expected: String) {
    #expect(reader.text(code(source)) == .value(expected))
  }

  @Test func takesNoKeyForAValueThatIsNotKnown() {
    let source = #"NSLocalizedString("key", value: unread(), comment: "")"#
    #expect(reader.text(code(source)) == .expression(source))
  }

  @Test(arguments: [
    "remove(at: 9223372036854775807)", "removeLast(9223372036854775807)", "removeFirst(2)", "remove(at: 1)",
  ])
  func takesNothingOutThatIsNotThere(_ call: String) {
    let source = "{ var list = [\"a\"]; list.\(call); return list.joined() }()"
    #expect(reader.plainText(code(source)) == .expression(code(source).spelling))
  }

  @Test(arguments: [("remove(at: 0)", "b"), ("removeLast()", "a"), ("removeFirst(2)", ""), ("removeAll()", "")])
  func takesOutWhatIsThere(_ call: String, _ rest: String) {
    let source = "{ var list = [\"a\", \"b\"]; list.\(call); return list.joined() }()"
    #expect(reader.plainText(code(source)) == .value(rest))
  }

  @Test(arguments: [
    ("L10n.title", "L10n.title"),
    (#""Hello \(name)""#, #""Hello \(name)""#),
    (#""x".localized"#, #""x".localized"#),
    ("a", "a"),
    ("L10n.tr(\n  // comment\n  \"key\",\n  1,\n)", #"L10n.tr("key", 1)"#),
    ("makeTitle()\n    .uppercased()", "makeTitle().uppercased()"),
    ("isPro ? \"A\" : \"B\"", "isPro ? \"A\" : \"B\""),
    (#"String(format: "%p", 1)"#, #"String(format: "%p", 1)"#),
  ])
  func keepsOtherExpressionsAsWritten(_ source: String, _ expected: String) {
    #expect(reader.text(code(source)) == .expression(expected))
  }

  @Test(arguments: [
    (#""com.app.Add""#, Setting.value("com.app.Add")), ("Consts.key", .expression("Consts.key")),
    (#""a" + "b""#, .expression(#""a" + "b""#)), (#""\(prefix).Add""#, .expression(#""\(prefix).Add""#)),
  ])
  func takesOnlyLiteralsForIdentifiers(_ source: String, _ expected: Setting<String>) {
    #expect(LiteralReader.literal(Snippet.expression(source)) == expected)
  }

  @Test(arguments: [
    ("true", Setting.value(true)), ("(false)", .value(false)), ("Consts.flag", .value(true)),
    ("!Flags.isOn", .expression("!Flags.isOn")),
  ])
  func readsFlags(_ source: String, _ expected: Setting<Bool>) {
    #expect(reader.bool(code(source)) == expected)
  }

  @Test(arguments: [
    (#"TypeDisplayRepresentation(name: "Task", numericFormat: "\(placeholder: .int) tasks")"#, Text.value("Task")),
    (#""Task""#, .value("Task")),
    (#".init(name: LocalizedStringResource("task", defaultValue: "Task"))"#, .value("Task")),
    (#"TypeDisplayRepresentation(stringLiteral: "Task")"#, .value("Task")), ("L10n.task", .expression("L10n.task")),
    ("TypeDisplayRepresentation(name: L10n.task)", .expression("L10n.task")),
  ])
  func readsTypeNames(_ source: String, _ expected: Text) {
    #expect(reader.typeDisplayName(code(source)) == expected)
  }

  /// Code is shown on one line, however it was laid out.
  @Test(arguments: [
    ("[ 1, 2 ]", "[1, 2]"), ("[\n  1,\n  2,\n]", "[1, 2]"), ("f( a, b )", "f(a, b)"), ("f(\n  a,\n)", "f(a)"),
    ("a\n  .b()\n  .c", "a.b().c"), ("a .b", "a.b"), ("f(a ?\n  .b : .c)", "f(a ? .b : .c)"), ("a  +  b", "a + b"),
    ("a+b", "a+b"), ("a[ 0 ]", "a[0]"),
  ])
  func spellsCodeOnOneLine(_ source: String, _ expected: String) {
    #expect(Snippet.expression(source).spelling == expected)
  }

  @Test func addsLists() {
    let elements = reader.elements(code("Consts.list + [\"c\"]"))
    #expect(elements?.map(\.spelling) == ["\"a\"", "\"b\"", "\"c\""])
    #expect(reader.elements(code("makeList()")) == nil)
  }

  @Test(arguments: [
    "static let title: LocalizedStringResource = \"T\"", "static var title: LocalizedStringResource = \"T\"",
    "static var title: LocalizedStringResource { \"T\" }",
    "static var title: LocalizedStringResource { get { \"T\" } }",
    "static var title: LocalizedStringResource { return \"T\" }", "static let title = LocalizedStringResource(\"T\")",
    "nonisolated(unsafe) static var title: LocalizedStringResource = \"T\"", "public class var title: String { \"T\" }",
    "static let title: String = { \"T\" }()", "static let other = 1, title = \"T\"", "static var `title` = \"T\"",
    "@MainActor static var title: LocalizedStringResource {\n // why\n return .init(\"T\")\n }",
  ])
  func findsStaticValuesInEveryShape(_ declaration: String) {
    #expect(Snippet.members(declaration).setting("title", read: reader.text) == .value("T"))
  }

  @Test(arguments: ["var title = \"T\"", "static var title: String { get }", "static let subtitle = \"T\""])
  func findsNoStaticValue(_ declaration: String) {
    #expect(Snippet.members(declaration).setting("title", read: reader.text) == nil)
  }

  @Test func runsALongGetter() {
    let members = Snippet.members("static var title: String { let a = \"x\"\n return a }")
    #expect(members.setting("title", read: reader.text) == .value("x"))
  }

  @Test func worksOutAClosureThatIsCalled() {
    let members = Snippet.members("static let title: String = { (name: String) in \"T\" }(\"x\")")
    #expect(members.setting("title", read: reader.text) == .value("T"))
  }

  @Test func prefersTheBodyToExtensions() {
    let members = Snippet("struct A { static let title = \"first\" } extension A { static let title = \"second\" }")
      .members
    #expect(members.setting("title", read: reader.text) == .value("first"))
  }
}
