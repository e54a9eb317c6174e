import IntentRules
import IntentSurface
import Testing

@Suite struct FingerprintTests {
  /// Waivers in people's repositories hold these: they must never change.
  @Test(
    arguments: [
      ("I01", Subject(.intent, "AddTask"), nil, "14a792d3e21ab25b366c", "99c6c6197e95dee5"),
      ("P02", Subject(.parameter, "AddTask", "title"), "name", "504b12cc4a1b95b4f994", "d379a57fa995a151"),
    ] as [(String, Subject, String?, String, String)])
  func staysTheSameForEver(rule: String, subject: Subject, key: String?, expected: String, former: String) {
    let fingerprint = Fingerprint(rule: rule, subject: subject, key: key)
    #expect(fingerprint.description == expected)
    #expect(fingerprint.former == former)
  }

  @Test func everyPartCounts() {
    let all = [
      Fingerprint(rule: "I01", subject: Subject(.intent, "A"), key: nil),
      Fingerprint(rule: "I02", subject: Subject(.intent, "A"), key: nil),
      Fingerprint(rule: "I01", subject: Subject(.entity, "A"), key: nil),
      Fingerprint(rule: "I01", subject: Subject(.intent, "A", "x"), key: nil),
      Fingerprint(rule: "I01", subject: Subject(.intent, "A"), key: "x"),
    ]
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.description.count == 20 })
  }
}
