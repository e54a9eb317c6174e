import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Settings that are made of others, files of settings, and what is malformed.
@Suite struct BuildSettingsTests {
  @Test(
    arguments: [
      ("$(N)", "Ab-c.1"), ("${N}", "Ab-c.1"), ("$N", "Ab-c.1"), ("$(N:upper)", "AB-C.1"), ("$(N:lower)", "ab-c.1"),
      ("$(N:identifier)", "Ab_c_1"), ("$(N:c99extidentifier)", "Ab_c_1"), ("$(N:rfc1034identifier)", "Ab-c.1"),
      ("$(S:rfc1034identifier)", "a-b-c"), ("$(N:upper:identifier)", "AB_C_1"), ("$(E:default=x)", "x"),
      ("$(N:default=x)", "Ab-c.1"), ("$(GONE:default=x)", "x"), ("$(N:unknown)", nil), ("$(GONE)", nil),
      ("$(inherited)z", "z"), ("a$", "a$"), ("$(N", "$(N"), ("$((N))", nil), ("$(A_$(K))", "nested"), ("$1", "$1"),
      ("$_u$N", "underAb-c.1"), ("$(LOOP)", nil), ("$(OWN)", "x"), ("a$(E)b", "ab"),
    ] as [(String, String?)])
  func expands(text: String, value: String?) {
    let settings = BuildSettings(layers: [
      [
        "X": text, "N": "Ab-c.1", "S": "a b_c", "E": "", "A_b": "nested", "K": "b", "_u": "under", "LOOP": "$(POOL)",
        "POOL": "$(LOOP)", "OWN": "$(OWN)x",
      ]
    ])
    #expect(settings.value("X") == value)
  }

  /// What is not known stays as it is written, beside what is.
  @Test(
    arguments: [
      ("com.$(TEAM).$(N)", "com.$(TEAM).a"), ("$(TEAM)", nil), ("$(TEAM).b", "$(TEAM).b"), ("$(N)", "a"),
      ("$(TEAM:lower).b", "$(TEAM:lower).b"), ("$(LOOP).b", nil), ("$(N:dir).b", nil),
    ] as [(String, String?)])
  func keepsWhatIsOpen(text: String, value: String?) {
    let settings = BuildSettings(layers: [["X": text, "N": "a", "LOOP": "$(POOL)", "POOL": "$(LOOP)"]])
    #expect(settings.openValue("X") == value)
  }

  @Test(arguments: [
    ("a", true), ("$(GONE)", true), ("$(GONE:dir)", true), ("$(N)", true), ("$(N:dir)", false), ("$(LOOP)", false),
    (BuildSettings.unknown, false), ("$(M)", false), ("$(M:default=x)", false),
  ])
  func knowsWhatItCanNotWorkOut(text: String, isKnown: Bool) {
    let layer = ["X": text, "N": "a/b", "LOOP": "$(POOL)", "POOL": "$(LOOP)", "M": "$(N:base)"]
    #expect(BuildSettings(layers: [layer]).isKnown("X") == isKnown)
  }

  @Test func aSettingInheritsFromTheLayersBelowAlone() {
    let settings = BuildSettings(layers: [
      ["A": "$(inherited) top", "B": "$(A)"], ["A": "$(A) middle"], ["A": "low", "B": "lowest"],
    ])
    #expect(settings.value("A") == "low middle top")
    #expect(settings.value("B") == "low middle top")
    #expect(settings.words("A") == ["low", "middle", "top"])
    #expect(settings.value("C") == nil)
    #expect(settings.words("C") == [])
  }

  @Test func valuesHaveALimit() {
    func grown(_ count: Int) -> String? {
      BuildSettings(layers: [["X": "$(A)", "A": String(repeating: "a", count: count)]]).value("X")
    }
    #expect(grown(BuildSettings.lengthLimit)?.count == BuildSettings.lengthLimit)
    #expect(grown(BuildSettings.lengthLimit + 1) == nil)
    // A value takes a step, and each variable in it one more.
    func chain(_ count: Int) -> String? {
      let links = (0..<count).map { ("A\($0)", "$(A\($0 + 1))") } + [("A\(count)", "end")]
      return BuildSettings(layers: [Dictionary(uniqueKeysWithValues: links)]).value("A0")
    }
    #expect(chain(49) == "end")
    #expect(chain(50) == nil)
  }

  @Test(arguments: [
    ("K[sdk=iphoneos*]", "iphoneos", "Release", true), ("K[sdk=iphoneos*]", "iphoneos17", "Release", true),
    ("K[sdk=iphoneos]", "iphoneos17", "Release", false), ("K[sdk=*]", "", "Release", true),
    ("K[sdk=iphoneos*]", "", "Release", false), ("K[config=Release]", "", "Release", true),
    ("K[config=Debug]", "", "Release", false), ("K[arch=arm64]", "", "Release", true),
    ("K[arch=x86_64]", "", "Release", false), ("K[sdk=iphoneos*,arch=arm64]", "iphoneos", "Release", true),
    ("K[sdk=iphoneos*,arch=i386]", "iphoneos", "Release", false), ("K[variant=x]", "", "Release", false),
    ("K[sdk=iphoneos*][config=Debug]", "iphoneos", "Release", false), ("K[sdk]", "", "Release", true),
  ])
  func conditionsHoldForTheirContext(key: String, sdk: String, configuration: String, holds: Bool) {
    let layer = SettingsLayer([key: "v"])
    let values = layer.values(in: .init(sdk: sdk.isEmpty ? nil : sdk, configuration: configuration))
    #expect(values["K"] == (holds ? "v" : nil))
  }

  @Test func aKeyIsAName() {
    let layer = SettingsLayer(["A-B": "1", "": "2", "[sdk=x]": "3", "A_1": "4", "[A": "5"])
    #expect(layer.assignments.map(\.key) == ["A_1"])
    let long = String(repeating: "a", count: BuildSettings.lengthLimit)
    #expect(SettingsLayer(["A": long]).values(in: .init(sdk: nil, configuration: "")) == ["A": long])
    #expect(SettingsLayer(["A": long + "a"]).values(in: .init(sdk: nil, configuration: "")) == [:])
  }

  @Test func aFileOfSettingsIncludesOthers() {
    func reading(_ files: [String: String]) -> XCConfig.Reading {
      XCConfig(tree: MemoryTree(files)).reading(at: "In/A.xcconfig")
    }
    func values(_ text: String) -> [String: String] {
      reading(["In/A.xcconfig": text]).layer.values(in: .init(sdk: nil, configuration: "Release"))
    }
    #expect(
      values("A = 1 // one\n  B=2;\nC == 3\nD\n = 4\nE = \nF = a=b") == [
        "A": "1", "B": "2", "C": "= 3", "E": "", "F": "a=b",
      ])
    #expect(values("\u{FEFF}A = 1\r\nB = 2\r\n") == ["A": "1", "B": "2"])
    #expect(
      reading(["In/A.xcconfig": "#include \"../Out/B.xcconfig\"\n#include \"../../C.xcconfig\""]).missing == [
        "Out/B.xcconfig", "../../C.xcconfig",
      ])
    #expect(
      reading(["In/A.xcconfig": "#include? \"B.xcconfig\"\n#include? \"../../C.xcconfig\"\n#included \"D\""]).missing
        == [])
    #expect(reading(["In/A.xcconfig": "#include \"A.xcconfig\"\nA = 1"]).layer.assignments.count == 1)
    let many = Dictionary(
      uniqueKeysWithValues: (0..<60).map { ("In/\($0).xcconfig", "#include \"\($0 + 1).xcconfig\"\nA\($0) = 1") })
    #expect(reading(many.merging(["In/A.xcconfig": "#include \"0.xcconfig\""]) { $1 }).layer.assignments.count == 49)
    let large = String(repeating: "\n", count: 1 << 20)
    #expect(reading(["In/A.xcconfig": large]).missing == [])
    #expect(reading(["In/A.xcconfig": large + "\n"]).missing == ["In/A.xcconfig"])
  }

  // MARK: Property lists

  @Test(arguments: [
    ("{ a = b; /* c", "it ends before its last bracket is closed"),
    ("{ a = b; // c", "it ends before its last bracket is closed"),
    ("\"a\\", "a quoted string is not closed"), ("{ a = b; } /", "there is extra data after its end"),
    ("{ a = \u{e9}; } x", "there is extra data after its end"), ("{ = b; }", "a value is missing"),
  ])
  func saysWhatIsBroken(text: String, detail: String) {
    #expect(throws: ProjectError.malformed(detail: detail, line: 1)) { try PropertyListText(Array(text.utf8)) }
  }

  @Test func readsEscapesAndComments() throws {
    func text(_ source: String) throws -> String? { try PropertyListText(Array(source.utf8)).text }
    #expect(try text(#""a\n\t\r\\\"\U00e9\U12""#) == "a\n\t\r\\\"\u{e9}U12")
    #expect(try text("/**/a /* b */") == "a")
    #expect(try text("// x\n /* y\n */ '\"' // z") == "\"")
    #expect(try text("/***/ a") == "a")
    #expect(try PropertyListText(Array("( a, b )".utf8)).list == [.text("a"), .text("b")])
    #expect(try PropertyListText(Array("( a )".utf8)).text == nil)
    #expect(try PropertyListText(Array("a".utf8)).list == [])
    #expect(try PropertyListText(Array("{ a = (b); }".utf8)).table == ["a": .list([.text("b")])])
    let deep = String(repeating: "(", count: 200) + String(repeating: ")", count: 200)
    #expect(try PropertyListText(Array(deep.utf8)).list.count == 1)
  }

  @Test(
    arguments: [
      ("( a )", .malformed(detail: "it does not start with “{”", line: 1)),
      ("", .malformed(detail: "it does not start with “{”", line: 1)),
      ("// x\n( a )", .malformed(detail: "it is not a dictionary", line: 1)),
      ("{ a = b; }", .noProject(missing: "objects")),
      ("{ objects = {}; }", .noProject(missing: "root object")),
      ("{ objects = {}; rootObject = A; }", .noProject(missing: "root object")),
      ("{ a = b;\n<<<<<<< HEAD\n}", .mergeConflict(line: 2)), ("<<<<<<< HEAD\n", .mergeConflict(line: 1)),
    ] as [(String, ProjectError)])
  func saysWhatIsNoProject(text: String, error: ProjectError) {
    #expect(throws: error) { try XcodeObjects(Array(text.utf8)) }
  }
}
