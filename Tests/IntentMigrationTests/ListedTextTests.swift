import IntentRules
import Testing

@testable import IntentMigration

/// What a property list said, or what one is made from, it says again in a line of its own.
@Suite struct ListedTextTests {
  private static func list(_ rest: String, indentation: String = "\t") -> String {
    "<dict>\n\(indentation)<key>CFBundleDisplayName</key>\n\(indentation)<string>Orchard</string>\n\(rest)</dict>\n"
  }

  private static func named(_ text: String, _ path: String, _ name: String = "Garden") -> String? {
    AppNameLines(text, of: path).edit(adding: name, beside: ["Orchard"])
      .flatMap { CodeTree.apply([$0], to: Array(text.utf8)) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let names = """
    \t<key>INAlternativeAppNames</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>INAlternativeAppName</key>
    \t\t\t<string>Garden</string>
    \t\t</dict>
    \t</array>

    """

  @Test func aNameIsASynonymBehindTheOneThatThereIs() throws {
    let text = try #require(Self.named(Self.list(""), "Info.plist"))
    #expect(text == Self.list(Self.names))
    let spaces = Self.names.replacing("\t", with: "  ")
    #expect(Self.named(Self.list("", indentation: "  "), "Info.plist") == Self.list(spaces, indentation: "  "))
    let more = try #require(Self.named(text, "Info.plist", "Beds & Trees"))
    #expect(
      more.contains("\t<array>\n\t\t<dict>\n\t\t\t<key>INAlternativeAppName</key>\n\t\t\t<string>Beds &amp; Trees<"))
    #expect(more.contains("<string>Garden</string>"))
  }

  @Test func yamlThatAListIsMadeFromHasItToo() throws {
    let yaml = "  properties:\n    CFBundleDisplayName: Orchard\n    UILaunchScreen: {}\nCFBundleDisplayName: Send\n"
    let text = try #require(Self.named(yaml, "project.yml"))
    let line = "    CFBundleDisplayName: Orchard\n    INAlternativeAppNames:\n"
    #expect(text.contains(line + "      - INAlternativeAppName: Garden\n    UILaunchScreen"), "\(text)")
    let more = try #require(Self.named(text, "project.yml", "Beds: new"))
    #expect(more.contains(line + "      - INAlternativeAppName: \"Beds: new\"\n      - INAlternativeAppName: Garden"))
  }

  @Test func theOnlyListOfAnAppNeedsNoName() {
    let edit = { AppNameLines("<dict>\n</dict>\n", of: "Info.plist").edit(adding: "Garden", beside: [], isAlone: $0) }
    #expect(edit(true)?.replacement == "\n" + Self.names.dropLast() && edit(true)?.range == 6..<6)
    #expect(edit(false) == nil)
  }

  @Test func theSynonymsOfAnotherTargetStayItsOwn() throws {
    let send = "Send:\n  CFBundleDisplayName: Send\n  INAlternativeAppNames:\n    - INAlternativeAppName: Post\n"
    let text = try #require(Self.named("App:\n  CFBundleDisplayName: Orchard\n" + send, "project.yml"))
    #expect(text.contains("Orchard\n  INAlternativeAppNames:\n    - INAlternativeAppName: Garden\n" + send), "\(text)")
  }

  @Test func whatIsCalledOtherwiseHasNone() {
    #expect(Self.named(Self.list("").replacing("Orchard", with: "Other"), "Info.plist") == nil)
    #expect(Self.named("CFBundleDisplayName: Orchard\n", "Project.swift") == nil)
  }

  @Test func aSchemeStandsBehindTheOthers() throws {
    let list = "<key>CFBundleURLSchemes</key>\n<array>\n\t<string>orchard</string>\n</array>\n"
    let text = "<plist><dict>\n\(list)</dict></plist>\n"
    let code = CodeTree(paths: ["Info.plist"]) { _ in Array(text.utf8) }
    let edit = try #require(ListedTexts.edit(adding: "garden", under: "CFBundleURLSchemes", in: "Info.plist", code))
    #expect(
      code.applying([edit])?.text("Info.plist")
        == text.replacing("</string>\n", with: "</string>\n\t<string>garden</string>\n"))
    #expect(ListedTexts.edit(adding: "garden", under: "Other", in: "Info.plist", code) == nil)
  }

  @Test func aTextUnderAKeyBecomesAnother() throws {
    let text = "<plist><dict>\n<key>A</key>\n<dict><key>B</key>\n<string>old</string></dict>\n</dict></plist>\n"
    let code = CodeTree(paths: ["Info.plist"]) { _ in Array(text.utf8) }
    let edit = try #require(ListedTexts.edit(setting: ["A", "B"], to: "new", in: "Info.plist", code))
    #expect(code.applying([edit])?.text("Info.plist") == text.replacing("old", with: "new"))
    #expect(ListedTexts.edit(setting: ["A"], to: "new", in: "Info.plist", code) == nil, "it is no text")
    #expect(ListedTexts.edit(setting: ["B", "A"], to: "new", in: "Info.plist", code) == nil)
  }
}
