import Testing

@testable import ShortcutReading

@Suite struct TriggerNameTests {
  @Test(arguments: [
    ("…$classname_WFTimeOfDayTrigger", "Time Of Day"), ("WFTrigger", nil),
    ("WF-Alarm-Trigger", nil), ("", nil), ("xxWFEmailTrigger.secret", "Email"),
  ])
  func isThatOfTheClass(text: String, name: String?) { #expect(TriggerName.find(in: Array(text.utf8)) == name) }

  @Test func endsOnAnEndlessName() {
    #expect(TriggerName.find(in: Array(String(repeating: "WF", count: 100_000).utf8)) == nil)
  }
}
