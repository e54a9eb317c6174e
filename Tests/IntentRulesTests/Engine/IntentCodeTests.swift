import AppIntentsFacts
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// The code that fixes show: an old intent that is kept for the shortcuts that hold it.
struct IntentCodeTests {
  private static func head(_ adjust: (inout Intent) -> Void) -> String? {
    IntentCode.deprecated(.sample("Add", title: "Add", [], adjust)).split(separator: "\n")
      .first { $0.hasPrefix("struct ") }.map(String.init)
  }

  /// A protocol of its own stays, the base goes, and one that only holds settings tells nobody.
  @Test func keepsWhatItConformedTo() {
    #expect(Self.head { _ in } == "struct Add: DeprecatedAppIntent {")
    #expect(Self.head { $0.protocols = [.appIntent, .openIntent] } == "struct Add: DeprecatedAppIntent, OpenIntent {")
    #expect(
      Self.head {
        $0.protocols = [.audioPlaybackIntent, .customIntentMigratedAppIntent, .deprecatedAppIntent]
        $0.intentClassName = .value("AddIntent")
      } == "struct Add: DeprecatedAppIntent, CustomIntentMigratedAppIntent, AudioPlaybackIntent {")
    #expect(
      Self.head { $0.protocols = [.widgetConfigurationIntent] } == "struct Add: WidgetConfigurationIntent {")
  }

  @Test func writesTheWholeDeclaration() {
    let intent = Intent.sample("Add", id: "add.it", title: "Add \"it\"", ["note: String?"], result: .primitive("Int")) {
      $0.deprecation = Deprecation(message: .value("Use B."), replacedBy: "B")
    }
    #expect(
      IntentCode.deprecated(intent) == #"""
        struct Add: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Add \"it\""
          static let persistentIdentifier = "add.it"
          static var deprecation: IntentDeprecation<B> { IntentDeprecation(message: "Use B.", replacedBy: B.self) }

          @Parameter(title: "note")
          var note: String?

          func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            // The body it had.
          }
        }
        """#)
  }

  @Test(arguments: [
    ("a", "\"a\""), ("a\"\\", #""a\"\\""#), ("a\n\r\tb", #""a\n\r\tb""#), ("a\u{2028}b", #""a\u{2028}b""#),
    ("a\u{2029}", #""a\u{2029}""#), ("a\u{202E}b", #""a\u{202E}b""#), ("\u{7}", #""\u{7}""#),
    ("e\u{301}", "\"e\u{301}\""), ("\u{200D}\u{200C}", "\"\u{200D}\u{200C}\""), ("日", "\"日\""),
  ])
  func spellsOutWhatNobodySees(text: String, literal: String) { #expect(IntentCode.literal(text) == literal) }
}
