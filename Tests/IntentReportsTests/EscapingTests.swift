import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

@testable import IntentReports

/// What other people's names and texts may do to a report: nothing.
struct EscapingTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\nb", "a\\nb"), ("a\tb\r", "a\\tb\\r"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"),
    ("a\u{7F}b", "a\\u{7F}b"), ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2028}b", "a\\u{2028}b"),
    ("a\u{200D}b\u{200C}", "a\\u{200D}b\\u{200C}"), ("a\u{FFFE}", "a\\u{FFFE}"), ("##[group]", "#\\#[group]"),
    ("é 日", "é 日"), (" ~", " ~"), ("Addт\u{43E}", "Addт\u{43E}"),
    ("Lend\u{200D}Book", "Lend\\u{200D}Book"), ("Lend\u{200C}Book", "Lend\\u{200C}Book"),
    ("LendBook\u{FE0E}", "LendBook\\u{FE0E}"), ("\u{1D40B}endBook", "\\u{1D40B}endBook"),
    ("LendB\u{FF4F}ok", "LendB\\u{FF4F}ok"), ("\u{1D40B}\u{1D40C}", "\\u{1D40B}\\u{1D40C}"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("Star ⭐\u{FE0F}s", "Star ⭐\u{FE0F}s"),
    ("👩\u{200D}💻", "👩\u{200D}💻"), ("AddT\u{435}xt", "AddT\\u{435}xt"),
    ("\u{410}dd.\u{43E}\u{43D}", "\\u{410}dd.\u{43E}\u{43D}"), ("Где", "Где"),
  ])
  func makesInvisibleThingsVisible(text: String, shown: String) { #expect(Escaping.visible(text) == shown) }

  @Test(arguments: [
    ("a", "a"), ("::error::x", "\\::error::x"), ("  ::x", "  \\::x"), ("a ::x", "a ::x"), (":x", ":x"), ("", ""),
  ])
  func runsNoCommandsOfALog(text: String, shown: String) {
    #expect(Escaping.inert(text) == shown)
    #expect(Escaping.log("a\n" + text) == "a\n" + shown)
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("*a* _b_", "\\*a\\* \\_b\\_"), ("`a`", "\\`a\\`"), ("[a](b)", "\\[a\\](b)"), ("~a~", "\\~a\\~"),
    ("$a$", "\\$a\\$"), ("a\\b", "a\\\\b"), ("<b>&", "&lt;b&gt;&amp;"), ("#1", "#<!-- -->1"), ("@me", "@<!-- -->me"),
    ("http://a", "http:<!-- -->//a"), ("www.a", "w<!-- -->ww.a"), ("GH-1", "G<!-- -->H-1"),
    ("abcdef0", "a<!-- -->bcdef0"),
    ("abcdef", "abcdef"), ("abcdefg", "abcdefg"), ("1234567", "1<!-- -->234567"), ("éabcdef0", "éa<!-- -->bcdef0"),
  ])
  func marksNothingUp(text: String, shown: String) { #expect(Markdown.plain(text).text == shown) }

  @Test func escapesForEachFormat() {
    #expect(Markup.plain("<a b='c' d=\"e\">&").text == "&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;")
    #expect(Escaping.sarif("a[b]{c}\\") == "a\\[b\\]{{c}}\\\\")
    #expect(Escaping.workflowData("50%\n") == "50%25%0A")
    #expect(Escaping.workflowData("\r") == "%0D")
    #expect(Escaping.workflowProperty("a:b,c%") == "a%3Ab%2Cc%25")
    #expect(Escaping.uri(path: "a b/c#d.swift") == "a%20b/c%23d.swift")
    #expect(Escaping.uri(path: "/a/b") == "file:///a/b")
    #expect(Escaping.uri(path: "e\u{301}") == Escaping.uri(path: "\u{E9}"))
    #expect(Escaping.json("a\u{7}\n##[") == "a\\u0007\n##\\u005b")
    #expect(Escaping.visibleLines("a\tb\r\nc\n::d") == ["a  b", "c", "\\::d"])
    #expect(Escaping.diff("a\tb\r\n::c\u{7}") == "a\tb\r\n\\::c\\u{7}")
    #expect(Escaping.diff("b\u{435}") == "b\u{435}", "a diff is applied")
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``` a`b ```".replacing("```", with: "``")),
    (" a", "` a `".replacing("` a `", with: "`  a `")),
    ("a``b", "``` a``b ```"),
  ])
  func fencesCode(code: String, span: String) { #expect(Markdown.code(code).text == span) }

  @Test func fencesBlocksLongerThanWhatTheyHold() {
    #expect(Markdown.block("a") == ["```swift", "a", "```"])
    #expect(Markdown.block("a ``` b", language: "x") == ["````x", "a ``` b", "````"])
    #expect(Markdown.block("a ` b").first == "```swift")
  }

  @Test func tellsWordsFromCode() {
    let text = InlineText("Set `a|b` to <c>.")
    #expect(text.markdown == "Set `a|b` to &lt;c&gt;.")
    #expect(text.cell == "Set `a\\|b` to &lt;c&gt;.")
    #expect(text.html == "Set <code>a|b</code> to &lt;c&gt;.")
    #expect(InlineText("a ` b").runs == [.words("a ` b")])
    #expect(InlineText("#1").ownMarkdown == "#1")
  }

  @Test(arguments: [
    (0, "0"), (0.004, "under 0.01"), (0.005, "0.01"), (0.5, "0.5"), (4.25, "4.25"), (10, "10"), (100, "100"),
    (12.3, "12.3"),
  ])
  func spellsShares(number: Double, text: String) { #expect(Words.decimal(number) == text) }

  private static func words(
    _ kind: ElementKind, _ aspect: Aspect, _ old: String?, _ new: String?, announcement: Deprecation? = nil
  ) -> String? {
    ReleaseNoteChange(
      Change(Subject(kind, "Add", kind == .parameter ? "x" : nil), .changed, aspect, old: old, new: new), [:],
      announcement: announcement
    ).words?.text
  }

  @Test(
    arguments: [
      (.intent, .title, "Old", "New", "was called “Old”"), (.intent, .title, nil, "New", nil),
      (.intent, .summary, "a", "b", "has a new description"),
      (.intent, .foreground, "background", "foreground", "now opens the app"),
      (.intent, .foreground, "foreground", "background", "can now run without opening the app"),
      (
        .intent, .authenticationPolicy, "requiresAuthentication", "alwaysAllowed",
        "also runs while the device is locked"
      ),
      (
        .intent, .authenticationPolicy, "alwaysAllowed", "requiresAuthentication", "now needs the device to be unlocked"
      ),
      (
        .intent, .isDiscoverable, "true", "false",
        "is no longer in the list of actions, but still runs in your shortcuts"
      ),
      (.intent, .isDiscoverable, "false", "true", "is now in the list of actions"),
      (.intent, .isAssistantOnly, "false", "true", "is now for Siri only"),
      (.intent, .isAssistantOnly, "true", "false", "is now in the list of actions"),
      (.intent, .availability, "a", "b", "is available on different devices or systems"),
      (.parameter, .type, "Int", "String", "has a different type"),
      (.parameter, .optionality, "Int", "Int?", "can now be left empty"),
      (.parameter, .optionality, "Int?", "Int", "must now be filled in"),
      (.parameter, .defaultValue, nil, "1", "now has a default"),
      (.parameter, .defaultValue, "1", nil, "no longer has a default"),
      (.parameter, .defaultValue, "1", "2", "has a different default"),
      (.parameter, .range, "a", "b", "accepts a different range of numbers"),
      (.parameter, .shown, "false", "true", "is now shown in the step"),
      (.parameter, .shown, "true", "false", "is no longer shown in the step"),
      (.widget, .families, nil, "systemLarge", "is available in another size"),
      (.widget, .families, "systemLarge", nil, "is no longer available in every size"),
      (.widget, .families, "systemLarge", "every size", "is available in another size"),
      (.widget, .families, "every size", "systemLarge", "is no longer available in every size"),
      (.result, .resultValue, nil, "Int", "can be used by later steps"),
      (.result, .resultValue, "Int", nil, "was removed"),
      (.result, .resultValue, "Int", "String", "has a different type"),
      (.result, .dialog, "false", "true", "is now spoken by Siri too"),
      (.result, .dialog, "true", "false", "is no longer spoken by Siri"),
      (.intent, .deprecation, "a", nil, "is no longer deprecated"),
    ] as [(ElementKind, Aspect, String?, String?, String?)])
  func notesSayWhatPeopleSee(kind: ElementKind, aspect: Aspect, old: String?, new: String?, words: String?) {
    #expect(Self.words(kind, aspect, old, new) == words)
  }

  @Test func notesSayWhatTakesThePlace() {
    let words = Self.words(
      .intent, .deprecation, nil, "a", announcement: Deprecation(message: .value("Use B."), replacedBy: "B"))
    #expect(words == "will be removed in a later version: use **B** instead (“Use B.”)")
  }
}
