import IntentRules
import Testing

@testable import IntentSettings

@Suite struct WaiversFileTests {
  private func entry(
    _ fingerprint: String, reason: String = "Nobody used it", until: String? = nil
  ) -> WaiversFile.Entry {
    WaiversFile.Entry(
      waiver: Waiver(fingerprint: fingerprint, reason: reason, by: "Ada", on: "2026-11-21", until: until),
      rule: "I01 intent-removed", subject: "Add")
  }

  private func file(_ text: String) throws -> WaiversFile { try WaiversFile(yaml: text, path: "waivers.yml") }

  @Test(arguments: ["It \"is\" # fine: yes", "two\nlines", "tab\tand \\", "ünïcödé 🌱", "- x", "\u{85}\u{7}", "'"])
  func readsBackWhatItWrites(reason: String) throws {
    let written = try file("").text(adding: entry("00ff", reason: reason, until: "3.2"))
    #expect(try file(written).waivers == [entry("00ff", reason: reason, until: "3.2").claim])
  }

  @Test func keepsWhatPeopleWrote() throws {
    let text = """
      # Ours.
      - fingerprint: "1111"
        reason: First # agreed on Monday
      # About the second:
      - fingerprint: 2222
        reason: Second
        until: 3.10

      # The end.
      """
    let added = try file(text).text(adding: entry("3333"))
    #expect(added.hasPrefix(text))
    #expect(try file(added).waivers.map(\.fingerprint) == ["1111", "2222", "3333"])
    #expect(try file(added).waivers[1].until == "3.10")

    let replaced = try file(text).text(adding: entry("1111", reason: "Changed"))
    #expect(replaced.contains("# About the second:\n- fingerprint: 2222"))
    #expect(try file(replaced).waivers.map(\.reason) == ["Changed", "Second"])
  }

  @Test(arguments: [
    ("- fingerprint: 1", "this waiver has no `reason:`."), ("- reason: x", "this waiver has no `fingerprint:`."),
    ("- fingerprint: 1\n  reason: x\n  untill: 3", "unknown key “untill” in a waiver. Did you mean “until”?"),
    ("- fingerprint: 1\n  reason: x\n  until: 2027-02-30", "until must be a version (3.2) or a date (2027-01-31)"),
    ("- fingerprint: 1\n  reason: x\n  until: soon", "until must be a version (3.2) or a date (2027-01-31)"),
    ("- fingerprint: 1\n  reason: x\n- fingerprint: 1\n  reason: y", "1 is already waived on line 1. Keep one."),
    ("fingerprint: 1", "it must be a list"),
  ])
  func saysWhatIsWrong(text: String, words: String) throws {
    let error = try #require(throws: SettingsError.self) { try file(text) }
    #expect(error.description.contains(words), "\(error)")
  }
}
