import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct UsageReaderTests {
  @Test func findsIntentsThatButtonsRun() {
    let file = Snippet(
      """
      struct V: View {
        var body: some View {
          VStack {
            Button(intent: Outer.Add(count: 1)) { Text("+") }.padding()
            Toggle(isOn: flag, intent: Switch()) { }
            ControlWidgetButton(action: Open.init()) { }
            Button(intent: intent) { }
            Button("x", action: run)
            SiriTipView(intent: Tip())
          }
        }
      }
      """
    ).file
    #expect(UsageReader.buttonIntents(among: file.calls).map(\.name) == ["Outer.Add", "Switch", "Open"])
    #expect(!UsageReader.updatesShortcutParameters(among: file.calls))
  }

  @Test func findsUpdatesOfShortcutParameters() {
    let file = Snippet("func f() { Task { await Plants.updateAppShortcutParameters() } }").file
    #expect(UsageReader.updatesShortcutParameters(among: file.calls))
  }

  @Test(
    arguments: [
      ("activity.appEntityIdentifier = EntityIdentifier(for: Book.self, identifier: id)", "Book", nil),
      ("activity.appEntityIdentifier = .init(for: Outer.Book.self, identifier: id)", "Outer.Book", nil),
      ("view.appEntityIdentifier(EntityIdentifier(for: Book.self, identifier: id))", "Book", nil),
      (
        "view.userActivity(\"com.view\", element: a) { $1.appEntityIdentifier = EntityIdentifier(for: entity) }", nil,
        "com.view"
      ),
      (
        "let a = NSUserActivity(activityType: \"com.make\")\na.appEntityIdentifier = .init(for: Book.self, identifier: id)",
        "Book", "com.make"
      ),
    ] as [(String, String?, String?)])
  func findsOnscreenContent(_ code: String, _ entity: String?, _ activity: String?) {
    let uses = UsageReader.onscreenContent(
      among: Snippet("extension App.Detail { func f() { \(code) } }").file.callsAndMemberAccesses.accesses)
    #expect(uses.map(\.entityName) == [entity])
    #expect(uses.map(\.activityType) == [activity.map(Text.value)])
    #expect(uses.map(\.typePath) == ["App.Detail"])
  }

  @Test func takesNoOtherAccessForOnscreenContent() {
    #expect(
      UsageReader.onscreenContent(
        among: Snippet("let a = activity.appEntityIdentifier").file.callsAndMemberAccesses.accesses
      ).isEmpty)
  }
}
