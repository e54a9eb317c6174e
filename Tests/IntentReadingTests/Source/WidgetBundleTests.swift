import IntentSurface
import SourceScanning
import Testing

@testable import IntentReading

@Suite struct WidgetBundleTests {
  private static let widgets = """
    import WidgetKit
    struct A: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: P()) { _ in } } }
    enum Home {
      struct B: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "b", provider: P()) { _ in } } }
    }
    """

  private static let body =
    "var body: some WidgetConfiguration { StaticConfiguration(kind: \"c\", provider: P()) { _ in } }"

  private func unlisted(_ bundles: String, widgets: String = widgets) -> [String] {
    let tree = MemoryTree(["Widgets/Widgets.swift": widgets, "Widgets/Bundle.swift": "import WidgetKit\n" + bundles])
    let found = SourceReader(options: ReadingOptions()).read(tree).surface.widgets
    return found.filter(\.isUnlisted).map(\.kind.spelling)
  }

  /// What starts an extension, and whether it has a bundle then that could list widgets.
  @Test(arguments: [
    (["Bundle.swift": "@main struct M: WidgetBundle { var body: some Widget { A() } }"], false),
    (["Bundle.swift": "struct M: WidgetBundle { var body: some Widget { A() } }"], true), ([:], true),
    (["Bundle.swift": "struct M: WidgetBundle { var body: some Widget { A() } }", "main.swift": "M.main()"], false),
  ])
  func noBundleIsLeft(_ files: [String: String], _ isNone: Bool) {
    var all = Dictionary(uniqueKeysWithValues: files.map { ("Widgets/" + $0, "import WidgetKit\n" + $1) })
    all["Widgets/A.swift"] =
      "import WidgetKit\nstruct A: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"a\", provider: P()) { _ in } } }"
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(all)).surface.widgets
    #expect(found.map(\.hasNoBundle) == [isNone])
  }

  /// What starts a bundle may be in a file that names nothing of a framework, and in a function of its own.
  @Test(arguments: [
    "@main enum Start { static func main() { M.main() } }",
    "@main enum Start { static func main() { go() }\n  static func go() { if isNew { M.main() } else { M.main() } } }",
  ])
  func otherCodeStartsABundle(_ start: String) {
    let tree = MemoryTree([
      "Widgets/Start.swift": "import Foundation\n" + start, "Widgets/Widgets.swift": Self.widgets,
      "Widgets/M.swift": "import WidgetKit\nstruct M: WidgetBundle { var body: some Widget { A() } }",
    ])
    let found = SourceReader(options: ReadingOptions()).read(tree).surface.widgets
    #expect(found.filter(\.isUnlisted).map(\.kind.spelling) == ["b"])
    #expect(found.allSatisfy { !$0.hasNoBundle })
  }

  /// An extension that no app contains offers nothing, and what only apps compile is in no extension.
  @Test(arguments: [("[{target: Kit}, {target: Shelf}]", ["Phone", "Shelf"]), ("[{target: Kit}]", ["Phone"])])
  func aWidgetIsInNoExtensionThatNobodyGets(_ dependencies: String, _ hosts: [String]) {
    let tree = MemoryTree([
      "project.yml": """
      name: Soup
      targets:
        Phone: {type: application, platform: iOS, sources: [Phone], dependencies: \(dependencies)}
        Shelf: {type: app-extension, platform: iOS, sources: [Shelf], dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, sources: [Kit]}
      """,
      "Kit/A.swift": Self.widgets,
      "Shelf/M.swift": "import WidgetKit\n@main struct M: WidgetBundle { var body: some Widget { A() } }",
    ])
    let found = SourceReader(options: ReadingOptions()).read(tree).surface
    #expect(found.widgets.first?.hosts == hosts)
    #expect(found.offeringItsWidgets().widgets.contains { $0.kind.spelling == "a" } == hosts.contains("Shelf"))
  }

  @Test(arguments: [
    ("WidgetFamily.allCases", 9), ("WidgetFamily.allCases.filter { $0 != .systemSmall }", 8), ("sizes", 9),
  ])
  func aListOfAllSizesIsKnown(_ sizes: String, _ count: Int) {
    let code = """
      import WidgetKit
      struct A: Widget {
        var sizes: [WidgetFamily] { WidgetFamily.allCases }
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies(\(sizes))
        }
      }
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code])).surface.widgets
    #expect(found.map(\.families.count) == [count])
    #expect(found[0].families.contains("systemSmall") == (count == 9))
  }

  @Test func aWidgetIsInTheExtensionsWhoseBundlesListIt() {
    let extensions = ["One", "Two"].map { "  \($0): {type: app-extension, platform: iOS, sources: [Both, \($0)]}\n" }
    let tree = MemoryTree([
      "project.yml": """
      name: Soup
      targets:
        Phone: {type: application, platform: iOS, sources: [Phone], dependencies: [{target: One}, {target: Two}]}
      \(extensions.joined())
      """,
      "Both/Widgets.swift": Self.widgets,
      "One/M.swift": "import WidgetKit\n@main struct M: WidgetBundle { var body: some Widget { A() } }",
      "Two/M.swift": "import WidgetKit\n@main struct M: WidgetBundle { var body: some Widget { Home.B() } }",
    ])
    let found = SourceReader(options: ReadingOptions()).read(tree).surface.widgets.filter(\.isPlaced)
    #expect(found.map { "\($0.kind.spelling): \($0.hosts.joined(separator: " "))" } == ["a: One", "b: Two"])
  }

  /// What makes a kind that can't be told, and the texts in it.
  @Test(arguments: [
    ("(Bundle.main.name ?? \"x\") + \".note\"", ["Bundle.main.name", "\"x.note\""]),
    ("Kinds.make(\"a\")", ["\"z\"", "\"-a\""]),
    ("SharedKit.noteKind", ["SharedKit.noteKind"]), ("\"plain\"", []), ("kept", ["\"i\"", "given"]),
  ])
  func theTextsOfAKindThatIsMade(_ kind: String, _ texts: [String]) {
    let code = """
      import WidgetKit
      struct A: Widget {
        let kept: String
        init() { kept = "i" + given() }
        var body: some WidgetConfiguration { StaticConfiguration(kind: \(kind), provider: P()) { _ in } }
      }
      enum Kinds {
        static func make(_ name: String) -> String { prefix() + "-" + name }
        static func prefix() -> String { Vendor.text(tail) }
        static let tail = "z"
      }
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code])).surface.widgets
    #expect(found.map { $0.kindTexts.filter { $0 != "Vendor.text" } } == [texts])
  }

  @Test(arguments: [
    ("let id: String", []), ("var id: String { \"note-\" + key }", ["\"note-\" + key"]),
    ("let id: String\n init(key: String) { id = Self.start + key }\n static let start = \"n\"", ["\"n\""]),
    ("let id: NoteID", ["\"id:\" + text"]),
    // What calls give, an initializer in an extension, and other members.
    ("let id: String\n static let first = Note(id: \"one\")", ["\"one\""]),
    ("let id: String\n let made = Self(id: \"two\")", ["\"two\""]),
    (
      "let id: String\n struct Q: EntityQuery { let all: [Note] = [.init(id: \"q\")] }\n static let defaultQuery = Q()",
      ["\"q\""]
    ),
    ("let id: String\n struct Q: EntityQuery { let all: [Other] = [.init(id: \"q\")] }", []),
    (
      "let id: String }\nextension Note { init(_ key: String) { if key.isEmpty { self.id = \"e\" } else { id = key } }",
      ["\"e\""]
    ),
    (
      "let id: String\n init(raw: String) { id = raw } }\nlet other = Note(raw: \"r\", name: \"n\")\nextension Note {",
      ["", "\"r\""]
    ),
    ("let key: String\n var id: String { key }", ["key"]),
    // In the order in which it is put together, whatever stands between.
    ("var id: String { [owner, title].joined(separator: \"|\") }", ["owner + \"|\" + title"]),
    ("var id: String { \"\\(owner)|\\(title)\" }", ["owner + \"|\" + title"]),
    ("var id: String { Data(owner.utf8).base64() }", ["owner + utf8 + base64"]),
    (
      "var id: String { Maker(owner).text }\n struct Maker { let o: String; init(_ o: String) { self.o = o + \"!\" }\n var text: String { \"m-\\(o)\" } }",
      ["\"m-\" + owner + \"!\""]
    ),
    ("var id: String { var key = owner; key += \"-\"; key.append(title); return key }", ["owner + \"-\" + title"]),
    (
      "var id: String { Prefix.note.rawValue + owner }\n enum Prefix: String { case note = \"n-\" }", ["\"n-\" + owner"]
    ),
    (
      "var id: String { log(\"made\"); guard let owner = owner else { return \"\" }; return owner + tail }",
      ["owner + tail"]
    ),
    ("let id: Int\n static let all = (1...3).map { Note(id: $0 + 1) }", ["\"1\" + \"1\""]),
    ("let key: String\n var id: String { self.key.lowercased() }", ["key + lowercased"]),
    (
      "let owner: Owner\n var id: String { owner.tag } }\nstruct Owner { var tag: String { \"t\" + name }; let name: String",
      ["\"t\" + name"]
    ),
    // What an initializer makes of what it takes is made at each of its calls, and what it only hands on is theirs.
    (
      "let id: String\n init(id: String) { self.id = \"p-\" + id }\n static let one = Note(id: key)",
      ["\"p-\" + key"]
    ),
    (
      "let id: String\n init(id: String) { self.id = id }\n init(row: Row) { self.init(id: row.tag) }\n"
        + " static let one = Note(row: first)", ["tag"]
    ),
    // A variable is kept under its coding key, whatever it is called.
    ("let key: String\n var id: String { key }\n enum CodingKeys: String, CodingKey { case key = \"uuid\" }", ["uuid"]),
    ("let key: String\n var id: String { key }\n enum CodingKeys: String, CodingKey { case key }", ["key"]),
    (
      "let row: Row\n var id: String { row.tag } }\nstruct Row { let tag: String }\n"
        + "extension Row { enum CodingKeys: String, CodingKey { case tag = \"t\" }", ["row + t"]
    ),
    ("let id: String\n static let none = Note(id: \"\")", ["\"\""]),
    ("let row: Row\n var id: String { row.tag }\n static let one = Note(row: store.load())", ["row + tag"]),
    (
      "let key: String\n var id: String { key.lowercased() }\n static let one = Note(key: \"K\")",
      ["\"K\"", "key + lowercased"]
    ),
    ("let id: String\n static let one = Note(id: String(format: \"%@-%@\", key, tag))", ["key + \"-\" + tag"]),
    (
      "let id: String }\nfunc one() -> Note { let (a, b) = (row.tag, row.name)\n return Note(id: a + b)",
      ["row + tag + name"]
    ),
    // What a call leaves out is what the initializer takes then.
    (
      "let id: String\n init(id: String = \"d\", n: Int) { self.id = id }\n static let one = Note(n: 1)", ["\"d\""]
    ),
    ("let id: UUID\n init(id: UUID = UUID()) { self.id = id }\n static let one = Note()", ["UUID()"]),
    // Another type makes it too, where what it gives is named.
    ("let id: String }\nextension Row { var note: Note { .init(id: tag) }", ["tag"]),
    ("let id: String }\nstruct Row { func note() -> Note? { return .init(id: row.tag) }", ["row + tag"]),
    // What names itself, on whatever way, leads no further.
    ("var id: String { if let id = id.first { return id }\n return id.tail }", ["id + tail + first"]),
    ("var id: String { a.key }\n static let a = b\n static let b = a", ["a + key"]),
    ("var id: String { one(key) }\n func one(_ k: String) -> String { one(k).more() }", ["key + one + more"]),
  ])
  func theTextsOfAnId(_ member: String, _ texts: [String]) {
    let code = """
      import AppIntents
      struct Note: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        \(member)
      }
      struct NoteID: EntityIdentifierConvertible { var entityIdentifierString: String { "id:" + text } }
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code])).surface.entities
    #expect(found.map(\.idCode) == [texts])
  }

  /// Where nothing that names the framework makes an entity, the rest of the code is looked at; what is given there leads
  /// on to the cases of an enum, and to values of the code's own types.
  @Test(arguments: [
    ("func all() -> [Note] { [Note(id: \"n:\" + row.key)] }", ["\"n:\" + row + key"]),
    ("func all() -> [Note] { guard let key = row.name else { return [] }; return [Note(id: key)] }", ["row + name"]),
    ("func all() -> [Note] { Look.allCases.map { Note(id: $0.rawValue) } }", ["\"dark\"", "\"light one\""]),
    // What is mapped is what its elements are.
    ("func all() -> [Note] { rows.map { Note(id: $0) } }", ["rows"]),
    ("func all() -> [Note] { rows.filter(\\.isNew).map(\\.tag).map { Note(id: $0) } }", ["tag"]),
    ("func all() -> [Note] { rows.map { \"\\($0.tag)!\" }.sorted().map { tag in Note(id: tag) } }", ["tag + \"!\""]),
    (
      "func all() -> [Note] { let a = [\"x\", \"y\"]; return a.map { Note(id: \"n-\" + $0) } }", ["\"n-x\"", "\"n-y\""]
    ),
    ("func all() -> [Note] { [(\"x\", 1), (\"y\", 2)].map { Note(id: $0.0) } }", ["\"x\"", "\"y\""]),
    ("func all() -> [Note] { [\"x\": 1].map { Note(id: $0.key) } }", ["\"x\""]),
    ("func all() -> [Note] { [\"x\": 1].keys.sorted().map { Note(id: $0) } }", ["\"x\""]),
    ("func all() -> [Note] { [Row(key: \"x\")].map { Note(id: $0.key) } }", ["\"x\""]),
    ("func all() -> [Note] { for row in table { note(Note(id: row)) } }\nlet table = [\"x\"]", ["\"x\""]),
    ("func all() -> [Note] { rows.enumerated().map { Note(id: $0.element) } }", ["rows"]),
    ("func all() -> [Note] { rows.enumerated().map { Note(id: $1.tag) } }", ["tag"]),
    ("func all() -> [Note] { table[1].map { Note(id: $0.tag) } }", ["tag"]),
    // A place is made of nothing.
    ("func all() -> [Note] { rows.enumerated().map { place, row in Note(id: \"n:\\(place)\") } }", ["\"n:\""]),
    ("func all() -> [Note] { rows.enumerated().map { (place, row) in Note(id: row.tag) } }", ["tag"]),
    (
      "func all() { for (place, row) in rows.enumerated() { add(Note(id: \"\\(row.tag):\\(place)\")) } }",
      ["tag + \":\""]
    ),
    // What the initializer makes of a value is said by the initializer.
    ("extension Note { init(row: Other) { self.id = row.tag } }\nlet n = Note(row: other)", ["tag"]),
    (
      "func all() -> [Note] { [Note(id: Tool.maker.text(of: row.tag))] }\nenum Tool { static let maker = { Maker(\"m\") }() }",
      ["\"m\" + row + tag + text"]
    ),
    ("func all() -> [Note] { [Note(id: row.isNew ? row.tag : row.name)] }", ["row + isNew + tag + name"]),
    (
      "func all(_ row: Row) -> [Note] { [Note(id: row.key)] }\nfunc rows() -> [Row] { [Row(key: \"r:\" + n)] }",
      ["\"r:\" + n"]
    ),
  ])
  func whatMakesAnEntityElsewhere(_ code: String, _ sites: [String]) {
    let files = [
      "A.swift": """
      import AppIntents
      struct Note: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        let id: String
      }
      """,
      "B.swift":
        "enum Look: String, CaseIterable { case dark, light = \"light one\" }\nstruct Row { let key: String }\n\(code)",
    ]
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(files)).surface.entities
    #expect(found.map(\.idCode) == [sites])
  }

  /// The type of an id may have another name.
  @Test func theTextOfAnIdBehindAnAlias() {
    let code = """
      import AppIntents
      struct Note: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        let id: NoteID
      }
      typealias NoteID = EntityID<Note>
      struct EntityID<Owner>: EntityIdentifierConvertible { var entityIdentifierString: String { "id:" + text } }
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code])).surface.entities
    #expect(found.map(\.idCode) == [["\"id:\" + text"]])
  }

  /// A variable of which nothing near says the type may have what makes a kind in a file that names no framework.
  @Test func theTextsOfAKindOfAVariable() {
    let files = [
      "A.swift": """
      import WidgetKit
      @main struct A: Widget {
        @Dependency(\\.setup) private var setup
        var body: some WidgetConfiguration { StaticConfiguration(kind: self.setup.kind, provider: P()) { _ in } }
      }
      """,
      "B.swift": "final class Setup: Base { var kind: String { Self.text(\"a\") } }",
      "C.swift": """
      class Base {
        class func text(_ key: String) -> String {
          guard let value = table[key] else { preconditionFailure("nothing for it") }
          return value
        }
      }
      """,
    ]
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(files)).surface.widgets
    #expect(found.map(\.kindTexts) == [["table", "\"a\""]])
  }

  @Test(arguments: [
    ("@main struct M: WidgetBundle { var body: some Widget { A(); Home.B() } }", []),
    (
      "@main struct M: WidgetBundle { var body: some Widget { Self.C(); Home.B() }\n struct C: Widget { \(body) } }",
      ["a"]
    ),
    ("@main struct M: WidgetBundle { var body: some Widget { A() } }", ["b"]),
    ("@main struct M: WidgetBundle { var body: some Widget { A()  /* Home.B() */ } }", ["b"]),
    ("@main struct M: WidgetBundle { var body: some Widget { if #available(iOS 18, *) { Home.B() } } }", ["a"]),
    (
      "@main struct M: WidgetBundle { var body: some Widget { rest }\n var rest: some Widget { A(); Home.B.init() } }",
      []
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { N().body } }\nstruct N: WidgetBundle { var body: some Widget { A() } }",
      ["b"]
    ),
    // What no part of the body names is offered by nobody.
    ("@main struct M: WidgetBundle { var body: some Widget { A() }\n var rest: some Widget { Home.B() } }", ["b"]),
    ("@main struct M: WidgetBundle { let b = Home.B()\n init() { _ = b }\n var body: some Widget { A() } }", ["b"]),
    (
      "@main struct M: WidgetBundle { var body: some Widget { a }\n var a: some Widget { b() }\n func b() -> some Widget { A(); Home.B() } }",
      []
    ),
    ("@main struct M: WidgetBundle { var body: some Widget { A(); b } }\nlet b = Home.B()", []),
    ("@main struct M: SwiftUI.WidgetBundle { var body: some Widget { C() } }\ntypealias C = A", ["b"]),
    (
      "@main struct M: WidgetBundle { var body: some Widget { all() } }\n@WidgetBundleBuilder func all() -> some Widget { A(); Home.B() }",
      []
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { shared } }\nextension WidgetBundle { var shared: some Widget { A(); Home.B() } }",
      []
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { Lists.all } }\nenum Lists { static var all: some Widget { A() } }",
      ["b"]
    ),
    (
      "@main struct M: Base {}\nprotocol Base: WidgetBundle {}\nextension Base { var body: some Widget { A() } }", ["b"]
    ),
    (
      "@main struct M: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"m\", provider: P()) { _ in } } }",
      ["a", "b"]
    ),
    (
      "@main struct M { static func main() { N.main() } }\nstruct N: WidgetBundle { var body: some Widget { A() } }",
      ["b"]
    ),
    (
      """
      @main enum M { static func main() { if #available(iOS 18, *) { New.main() } else { Old.main() } } }
      struct New: WidgetBundle { var body: some Widget { A(); Home.B() } }
      struct Old: WidgetBundle { var body: some Widget { A() } }
      """, []
    ),
    (
      """
      @main enum M { static func main() { N.main() } }
      struct N: WidgetBundle {
        var body: some Widget {
          A()
          #if DEBUG
          Home.B()
          #endif
        }
      }
      """, ["b"]
    ),
    (
      """
      @main struct M {
        static func main() { N.main() }
        static func other() { show(Home.B.self) }
      }
      struct N: WidgetBundle { var body: some Widget { A() } }
      """, ["b"]
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { A() } }\nfunc cell() -> some View { Row(Home.B.self) }",
      ["b"]
    ),
    // Nothing says what is offered.
    ("struct M: WidgetBundle { var body: some Widget { A() } }", []),
    ("@main struct M: App { var body: some Scene { WindowGroup { A() } } }", []),
    ("@main struct M { static func main() { Garden.start() } }\nenum Garden { static func start() {} }", []),
  ])
  func knowsWhatNoBundleLists(_ bundles: String, _ expected: [String]) {
    #expect(unlisted(bundles) == expected)
  }

  @Test func aBundleListsLiveActivities() {
    let activity = """
      import WidgetKit
      struct L: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: Game.self) { _ in } } }
      """
    let bundle = { (body: String) in "@main struct M: WidgetBundle { var body: some Widget { \(body) } }" }
    #expect(unlisted(bundle("L()"), widgets: activity).isEmpty)
    #expect(unlisted(bundle("A()"), widgets: activity) == ["Game"])
  }

  @Test func aBundleOfAnotherFolderSaysNothing() {
    let tree = MemoryTree([
      "Widgets/Widgets.swift": Self.widgets,
      "Other/Bundle.swift": "import WidgetKit\n@main struct M: WidgetBundle { var body: some Widget { A() } }",
    ])
    #expect(SourceReader(options: ReadingOptions()).read(tree).surface.widgets.allSatisfy { !$0.isUnlisted })
  }

  @Test func keepsWhichListedWidgetsItCannotRead() {
    let tree = MemoryTree([
      "Widgets.swift": """
      import WidgetKit
      @main struct M: WidgetBundle { var body: some Widget { A(); Home.C() } }
      struct A: Widget { var body: some WidgetConfiguration { Own(kind: "a") } }
      struct B: Widget { var body: some WidgetConfiguration { Own(kind: "b") } }
      enum Home {
        struct C: ControlWidget { var body: some ControlWidgetConfiguration { own() } }
      }
      #if os(macOS)
        enum OfMac {}
      #endif
      """
    ])
    let reading = SourceReader(options: ReadingOptions()).read(tree)
    #expect(reading.surface.widgets == [])
    #expect(reading.surface.withheld.map(\.typePath) == ["A", "Home.C"])
    #expect(reading.surface.withheld.map(\.kind) == ["Widget", "ControlWidget"])
    #expect(reading.surface.withheld.allSatisfy { $0.isUnread && $0.conditions == [] })
  }

  @Test func whatOnePlatformListsIsUnlistedOnTheOtherOne() {
    let tree = MemoryTree([
      "Widgets.swift": Self.widgets,
      "Bundle.swift": """
      import WidgetKit
      @main struct M: WidgetBundle {
        var body: some Widget {
          A()
          #if os(watchOS)
            Home.B()
          #endif
        }
      }
      """,
    ])
    let found = SourceReader(options: ReadingOptions()).read(tree).surface.widgets.filter { $0.kind == .value("b") }
    #expect(found.map(\.isUnlisted).sorted { !$0 && $1 } == [false, true])
    #expect(found.first { $0.isUnlisted }?.platforms == [.iOS])
  }

  /// What the branches around the call that makes the widget of kind “a” leave it.
  @Test(arguments: [
    ("@main struct M: WidgetBundle { var body: some Widget { A() } }", ""),
    ("@main struct M: WidgetBundle { var body: some Widget { if #available(iOS 18, *) { A() } } }", "iOS 18-"),
    ("@main struct M: WidgetBundle { var body: some Widget { if #unavailable(iOS 18) { A() } } }", "iOS -18"),
    (
      "@main struct M: WidgetBundle { var body: some Widget { if #available(iOS 18, *) { Home.B() } else { A() } } }",
      "iOS -18"
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { if #available(iOS 18, *), isOn { Home.B() } else { A() } } }",
      ""
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { if #available(iOS 18, *) { A() } else { A(); Home.B() } } }",
      ""
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { rest }\n var rest: some Widget { if #available(iOS 18, *) { A() } } }",
      "iOS 18-"
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { if #available(iOS 18, *) { return rest } }\n var rest: some Widget { A() } }",
      "iOS 18-"
    ),
    (
      "@main struct M: WidgetBundle { var body: some Widget { guard #available(iOS 18, *) else { return Home.B() }\n return A() } }",
      "iOS 18-"
    ),
    (
      "@main enum M { static func main() { if #available(iOS 18, *) { N.main() } else { O.main() } } }\nstruct N: WidgetBundle { var body: some Widget { A() } }\nstruct O: WidgetBundle { var body: some Widget { Home.B() } }",
      "iOS 18-"
    ),
    (
      """
      @main enum M {
        static func main() {
          if #available(iOS 18, *) { N.main() } else if #available(iOS 16.2, *) { O.main() } else { L.main() }
        }
      }
      struct N: WidgetBundle { var body: some Widget { A() } }
      struct O: WidgetBundle { var body: some Widget { A() } }
      struct L: WidgetBundle { var body: some Widget { Home.B() } }
      """, "iOS 16.2-"
    ),
    (
      """
      @main enum M {
        static func main() { if #available(iOS 18, *) { N.main() } else if #available(iOS 17, *) { O.main() } else { L.main() } }
      }
      struct N: WidgetBundle { var body: some Widget { A() } }
      struct O: WidgetBundle { var body: some Widget { Home.B() } }
      struct L: WidgetBundle { var body: some Widget { A() } }
      """, ""
    ),
  ])
  func isOnTheSystemsOnWhichABundleMakesIt(_ bundles: String, _ expected: String) {
    let tree = MemoryTree([
      "Widgets/Widgets.swift": Self.widgets, "Widgets/Bundle.swift": "import WidgetKit\n" + bundles,
    ])
    let found = SourceReader(options: ReadingOptions()).read(tree).surface.widgets.filter { $0.kind == .value("a") }
    let clauses = found.flatMap(\.availability).map {
      "\($0.platform) \($0.introduced ?? "")-\($0.obsoleted ?? "")"
    }
    #expect(clauses.joined(separator: ", ") == expected)
  }

  /// A list that code elsewhere makes may have any widget; a type of another module that is made may have any kind.
  @Test(arguments: [
    ("Kit.widgets()", true), ("moreWidgets()", true), ("Kit.Shelf()", true), ("Shelf()", true), ("Kit().body", true),
    ("Home.B()", false), ("others()", false),
    ("if #available(iOS 18, *) { A() }", false),
  ])
  func aListOfUnknownCodeMayHaveAnyWidget(list: String, isOpen: Bool) {
    let others = "func others() -> some Widget { A() }"
    let bundle = "@main struct M: WidgetBundle { var body: some Widget { \(list) }\n \(others) }"
    let files = ["Widgets/Widgets.swift": Self.widgets, "Widgets/Bundle.swift": "import WidgetKit\n" + bundle]
    let tree = MemoryTree(files)
    let withheld = SourceReader(options: ReadingOptions()).read(tree).surface.withheld
    #expect(withheld.filter(\.isUnread).map(\.typePath) == (isOpen ? ["M", "M"] : []))
  }

  @Test(arguments: [("@Listing ", true), ("@MainActor ", false), ("", false)])
  func aMacroMayListAnyWidget(macro: String, isOpen: Bool) {
    let bundle = "import WidgetKit\n@main \(macro)struct M: WidgetBundle { var body: some Widget { A() } }"
    let tree = MemoryTree(["Widgets/Widgets.swift": Self.widgets, "Widgets/Bundle.swift": bundle])
    let withheld = SourceReader(options: ReadingOptions()).read(tree).surface.withheld
    #expect(withheld.contains(where: \.isUnread) == isOpen)
  }

  /// `Item.ID` is the type of the id of an item.
  @Test(arguments: [
    ("struct Item { var id: UUID }", "UUID"), ("class Item { var id = UUID() }", "UUID"),
    ("@Model class Item { var name: String }", "PersistentIdentifier"), ("", "Item.ID"),
    ("struct Item { struct ID {}\n let id: ID }", "Item.ID"),
  ])
  func theTypeOfAnIdBehindThatOfAnother(_ item: String, _ type: String) {
    let code = """
      import AppIntents
      struct Note: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        let id: Item.ID
      }
      \(item)
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code])).surface.entities
    #expect(found.map(\.idType) == [type])
  }
}
