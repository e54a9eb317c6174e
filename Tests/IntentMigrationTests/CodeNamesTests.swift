import SourceScanning
import SwiftSyntax
import Testing

@testable import IntentMigration

/// Which names code binds, and what stands in a definition of the intent editor.
struct CodeNamesTests {
  /// Whether `x` means something local where `HERE` stands.
  @Test(arguments: [
    ("func f(x: Int) { HERE }", true), ("func f(x y: Int) { HERE }", false), ("func f(y x: Int) { HERE }", true),
    ("init(x: Int) { HERE }", true), ("func f() { g { x in HERE } }", true),
    ("func f() { g { (x: Int) in HERE } }", true),
    ("func f() { g { (x y: Int) in HERE } }", false), ("func f() { g { y in HERE } }", false),
    ("func f() { let x = 1; HERE }", true), ("func f() { HERE; let x = 1 }", false),
    ("func f() { let (y, x) = z; HERE }", true),
    ("func f() { guard let x else { return }; HERE }", true), ("func f() { guard let x else { HERE } }", false),
    ("func f() { guard y == x else { return }; HERE }", false), ("func f() { if let x { HERE } }", true),
    ("func f() { if let x { y } else { HERE } }", false), ("func f() { if let x { y }; HERE }", false),
    ("func f() { if let x, HERE { } }", true), ("func f() { if HERE, let x { } }", false),
    ("func f() { if case .a(let x) = y { HERE } }", true),
    ("func f() { while let x { HERE } }", true), ("func f() { while y { HERE } }", false),
    ("func f() { guard let x, HERE else { return } }", true),
    ("func f() { for x in y { HERE } }", true), ("func f() { for x in HERE { } }", false),
    ("func f() { for (x, _) in y { HERE } }", true),
    ("func f() { switch y { case .a(let x): HERE; default: z } }", true),
    ("func f() { switch y { case .a(let x): z; default: HERE } }", false),
    ("func f() { switch y { case .x: HERE; default: z } }", false),
    ("func f() { do { y } catch let x { HERE } }", true),
    ("func f() { do { y } catch { HERE } }", false), ("func f() { let y = x; HERE }", false),
    ("func f() { y(x); HERE }", false),
  ])
  func knowsLocalNames(code: String, isBound: Bool) throws {
    #expect(try Self.isBound("x", in: code) == isBound)
  }

  @Test func aCatchBindsItsError() throws {
    #expect(try Self.isBound("error", in: "func f() { do { y } catch { HERE } }"))
    #expect(try !Self.isBound("error", in: "func f() { do { y } catch let x { HERE } }"))
    #expect(try !Self.isBound("error", in: "func f() { do { HERE } catch { y } }"))
  }

  private static func isBound(_ name: String, in code: String) throws -> Bool {
    let file = try #require(CodeFile(path: "A.swift", bytes: Array(code.utf8)))
    let token = try #require(file.tree.tokens(viewMode: .sourceAccurate).first { $0.text == "HERE" })
    return token.binding(of: name)?.isLocal == true
  }

  @Test func onlySwiftDeclaresNames() {
    let files = [
      "A.swift": "struct Water {}\nlet pond = Pond()", "Notes.md": "struct Plan {}", "B.swift.orig": "enum Old {}",
    ]
    let tree = CodeTree(paths: files.keys.sorted()) { files[$0].map { Array($0.utf8) } }
    #expect(tree.declares("Water"))
    for name in ["Pond", "Plan", "Old", "None"] { #expect(!tree.declares(name), "\(name)") }
  }

  // MARK: Definitions

  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
    <plist version="1.0">
    <dict>
    \t<key>INIntents</key>
    \t<array>
    \t\t<dict><key>INIntentName</key><string>Order</string><key>INIntentVersion</key><integer>1</integer></dict>
    \t\t<!-- <dict> -->
    \t\t<dict><key>INIntentClassPrefix</key><string>AB</string><key>INIntentName</key><string>Show</string></dict>
    \t\t<dict><key>INIntentClassName</key><string>OwnIntent</string><key>INIntentName</key><string>Other</string></dict>
    \t</array>
    \t<key>INEnums</key><array><dict><key>INEnumName</key><string>Soup</string><key>is</key><true/></dict></array>
    \t<key>INTypes</key><array><dict><key>INTypeName</key><string>Bowl</string><key>list</key><array></array></dict></array>
    </dict>
    </plist>

    """

  private static func definition(_ text: String = text) -> DefinitionCode? {
    CodeFile(path: "A.intentdefinition", bytes: Array(text.utf8)).flatMap { DefinitionCode($0) }
  }

  @Test func findsWhatADefinitionHas() throws {
    let definition = try #require(Self.definition())
    #expect(definition.intent("OrderIntent")?["INIntentVersion"]?.text == "1")
    #expect(definition.intent("ABShowIntent")?["INIntentName"]?.text == "Show")
    #expect(definition.intent("OwnIntent") != nil)
    for name in ["ShowIntent", "OtherIntent", "Order"] { #expect(definition.intent(name) == nil, "\(name)") }
    #expect(definition.enum("Soup")?["is"]?.text == "true" && definition.enum("Bowl") == nil)
    #expect(definition.type("Bowl") != nil && definition.type("Soup") == nil)
    #expect(definition.root["INIntents"]?.elements.count == 3 && definition.root["None"] == nil)
    let version = try #require(definition.intent("OrderIntent")?["INIntentVersion"])
    #expect(definition.spelling(of: version) == "<integer>1</integer>")
    #expect(definition.replace(version, with: "2").expected == "1")
  }

  @Test func appendsToAList() throws {
    let definition = try #require(Self.definition())
    let intents = try #require(definition.root["INIntents"])
    let edit = definition.append(["<dict></dict>"], to: intents)
    #expect(edit.expected == "" && edit.replacement == "\n\t\t<dict></dict>")
    let list = try #require(definition.type("Bowl")?["list"])
    #expect(definition.append(["<x/>"], to: list).replacement == "<array>\n\t\t<x/>\n\t</array>")
  }

  @Test(arguments: [
    "", "<plist>", "<plist><dict><key>a</key></dict></plist>",
    "<plist><dict><string>a</string></dict></plist>",
    "<plist><array><string>a</array></plist>", "<other></other>", "<plist><dict><key>a<", "<!-- <plist><dict></dict>",
    "<plist>" + String(repeating: "<array>", count: 65) + String(repeating: "</array>", count: 65) + "</plist>",
    "<plist>" + String(repeating: "<dict><key>a</key>", count: 64) + "<dict></dict>"
      + String(repeating: "</dict>", count: 64) + "</plist>",
  ])
  func refusesOtherText(text: String) { #expect(Self.definition(text) == nil) }

  @Test func definitionsAreSixtyFourDeepAtMost() {
    let text =
      "<plist>" + String(repeating: "<array>", count: 64) + String(repeating: "</array>", count: 64) + "</plist>"
    #expect(Self.definition(text) != nil)
    let keys = String(repeating: "<dict><key>a</key>", count: 63)
    #expect(
      Self.definition("<plist>\(keys)<dict></dict>\(String(repeating: "</dict>", count: 63))</plist>") != nil)
  }
}
