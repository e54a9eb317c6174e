import IntentReading
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import IntentWorkspace

/// What a change may edit of its own gate, and what is said of it, without a repository.
struct GateEditTests {
  private static func settings(_ text: String) throws -> Settings {
    try Settings(yaml: "name: App\n" + text, path: "s.yml")
  }

  private static func edits(_ old: String, _ new: String) throws -> [GateEdit] {
    let (old, new) = (try settings(old), try settings(new))
    return SettingsEdits(old: old, new: new, oldApp: old.apps[0], newApp: new.apps[0]).all
  }

  @Test(
    arguments: [
      ("", "rules: { I01: warn }", "I01 warn"), ("", "rules: { I01: note }", "I01 note"),
      ("", "rules: { I01: off }", "I01 off"),
      ("rules: { I01: fail }", "", "I01 reset to the default"),
      ("rules: { I01: fail }", "rules: { I01: warn }", "I01 warn"),
      ("rules: { I01: warn }", "rules: { I01: note }", "I01 note"),
      ("rules: { I01: note }", "rules: { I01: off }", "I01 off"),
      ("", "rules: { I01: fail }", nil), ("rules: { I01: warn }", "", nil),
      ("rules: { I01: off }", "rules: { I01: note }", nil),
      ("rules: { I01: warn }", "rules: { I01: warn }", nil),
      ("profile: surface", "profile: siri", "profile siri"),
      ("profile: siri", "profile: shortcuts", "profile shortcuts"),
      ("profile: shortcuts", "profile: surface", nil), ("profile: siri", "profile: siri", nil),
      ("newWaivers: fail", "", "new waivers allowed"), ("", "newWaivers: fail", nil),
      ("newWaivers: fail", "newWaivers: fail", nil),
      ("platforms: [iOS, macOS]", "platforms: [iOS]", "platforms: without macOS"),
      ("platforms: [iOS]", "platforms: [iOS, macOS]", nil),
      ("platforms: [iOS]", "", "platforms: without iOS"), ("", "platforms: [iOS]", "platforms: iOS"),
      ("platforms: [iOS]", "platforms: [iOS]", nil),
      ("flags: [A, B]", "flags: [B, C]", "flags: −A +C"), ("flags: [A]", "flags: [A]", nil),
      ("", "modules: { In: Kit }", "`modules:` changed"),
      ("", "targets: [{ paths: [In], platforms: { iOS: \"17.0\" } }]", "`targets:` changed"),
      ("", "retention: { versions: 3 }", "`retention:` narrowed"),
      ("retention: { versions: 3 }", "retention: { versions: 2 }", "`retention:` narrowed"),
      ("retention: { versions: 3 }", "retention: { versions: 4 }", nil), ("retention: { versions: 3 }", "", nil),
      ("", "retention: { days: 9 }", "`retention:` narrowed"),
      ("retention: { days: 9 }", "retention: { days: 9 }", nil),
      ("", "retention: { since: \"2.0\" }", "`retention:` narrowed"),
      ("retention: { since: \"2.0\" }", "retention: { since: \"2.1\" }", "`retention:` narrowed"),
      ("retention: { since: \"2.0\" }", "retention: { since: \"1.9\" }", nil),
      ("retention: { since: \"2.0\" }", "", nil),
      ("", "timeline: { days: 3 }", "`timeline:` changed"),
      ("", "migrations: [{ old: A, new: B }]", "`migrations:` changed"),
      ("usage: { file: u.csv, threshold: 3 }", "usage: { file: u.csv, threshold: 4 }", "usage threshold 4"),
      ("", "usage: { file: u.csv, threshold: 1 }", "usage threshold 1"),
      ("usage: { file: u.csv, threshold: 3 }", "usage: { file: u.csv, threshold: 3 }", nil),
      ("usage: { file: u.csv, threshold: 3 }", "", nil),
      ("replay: [a, b, c]", "replay: [b]", "`replay:` without a and c"), ("replay: [a]", "replay: [a, b]", nil),
    ] as [(String, String, String?)])
  func tellsWhatMakesTheGateWider(old: String, new: String, summary: String?) throws {
    let found = try Self.edits(old, new)
    #expect(found.map(\.summary) == (summary.map { [$0] } ?? []))
    #expect(found.allSatisfy { !$0.fails && $0.path == nil })
  }

  @Test func saysHowItWasAndHowItIs() throws {
    func detail(_ old: String, _ new: String) throws -> String { try Self.edits(old, new).first?.detail ?? "" }
    #expect(
      try detail("", "rules: { I01: off }")
        == "The level of I01 intent-removed is the profile's default at the merge-base and `off` here. This check used "
        + "the merge-base's setting.")
    #expect(
      try detail("rules: { I01: fail }", "").contains("is `fail` at the merge-base and the profile's default here."))
    #expect(try detail("profile: siri", "").contains("is `siri` at the merge-base and `shortcuts` here."))
    #expect(
      try detail("platforms: [iOS, macOS]", "").contains(
        "are iOS and macOS at the merge-base and what the projects set here."))
    #expect(try detail("", "flags: [A]").contains("differ from the merge-base's (+A)"))
    #expect(try detail("", "usage: { file: u.csv, threshold: 2 }").contains("is not set at the merge-base and 2 here."))
    #expect(
      try detail("usage: { file: u.csv, threshold: 1 }", "usage: { file: u.csv, threshold: 2 }")
        .contains("is 1 runs at the merge-base"))
  }

  // MARK: Waivers and usage

  private static func waivers(_ text: String) throws -> WaiversFile { try WaiversFile(yaml: text, path: "w.yml") }

  private static func waiver(_ until: String?, by: String? = "Kim", rest: String = "") -> String {
    "- { fingerprint: 1234567890abcdef, reason: \"Gone.\\nReally.\"" + (by.map { ", by: \($0)" } ?? "")
      + (until.map { ", until: \"\($0)\"" } ?? "") + rest + " }\n"
  }

  @Test(
    arguments: [
      ("1.0", "1.0", false), ("1.0", "1.1", true), ("1.1", "1.0", false), ("1.0", nil, true), (nil, "1.0", false),
      (nil, nil, false), ("2026-01-31", "2026-02-01", true), ("2026-02-01", "2026-01-31", false),
      ("2026-02-01", "1.0", true), ("1.0", "2026-02-01", true), ("1.9", "1.10", true),
    ] as [(String?, String?, Bool)])
  func tellsWaiversThatLastLonger(old: String?, new: String?, isTold: Bool) throws {
    let edits = WaiverEdits(
      old: try Self.waivers(Self.waiver(old)).waivers, new: try Self.waivers(Self.waiver(new)), mayBring: .hold)
    let end = new.map { "until \($0)" } ?? "forever"
    #expect(edits.all.map(\.detail) == (isTold ? ["Kim extended 1234567890abcdef \(end): Gone. Really."] : []))
  }

  @Test func tellsWaiversThatAreNew() throws {
    func edit(_ text: String, _ may: NewWaivers) throws -> GateEdit? {
      WaiverEdits(old: [], new: try Self.waivers(text), mayBring: may).all.first
    }
    let held = try edit(Self.waiver("1.0", rest: ", rule: I01, subject: Add"), .hold)
    #expect(held?.summary == "waiver by Kim" && held?.fails == false)
    #expect(held?.detail == "Kim accepts 1234567890abcdef (I01 of Add, as the file says) until 1.0: Gone. Really.")
    let nameless = try edit(Self.waiver("1.0", rest: ", rule: I01"), .hold)
    #expect(nameless?.fails == true && nameless?.detail.contains("by `rule:` and `subject:`") == true)
    let refused = try edit(Self.waiver(nil, by: nil), .fail)
    #expect(refused?.summary == "waiver by someone" && refused?.fails == true)
    #expect(
      refused?.detail.hasPrefix("someone accepts 1234567890abcdef forever: Gone. Really. The merge-base's") == true)
    #expect(try edit("", .fail) == nil)
  }

  @Test(arguments: [
    (", rule: I01, subject: Add", "", true), (", rule: I01, subject: Add", ", rule: I01, subject: Other", false),
    ("", ", rule: I01, subject: Add", false),
  ])
  func tellsWaiversThatSaySomethingElse(old: String, new: String, isRefused: Bool) throws {
    let edits = WaiverEdits(
      old: try Self.waivers(Self.waiver("1.0", rest: old)).waivers,
      new: try Self.waivers(Self.waiver("1.0", rest: new)), mayBring: .hold
    ).all
    #expect(edits.map(\.fails) == [isRefused] && edits[0].detail.hasPrefix("Kim changed 1234567890abcdef"))
  }

  private static let named = ", rule: I01, subject: Add"

  /// It would wait for a break that comes in a later change.
  @Test(arguments: [("1.0", "1.0", 0), (nil, "1.0", 0), ("1.0", nil, 1), ("", "1.0", 1)] as [(String?, String?, Int)])
  func refusesWaiversThatAcceptNothing(old: String?, new: String?, count: Int) throws {
    let before = old == "" ? [] : try Self.waivers(Self.waiver(old, rest: Self.named)).waivers
    let edits = WaiverEdits(
      old: before, new: try Self.waivers(Self.waiver(new, rest: Self.named)), mayBring: .hold,
      unused: ["1234567890abcdef"]
    ).all
    #expect(edits.count == count && edits.allSatisfy { $0.fails && $0.detail.contains("It accepts nothing here") })
  }

  private static func usage(_ rows: String, threshold: Int? = 10) throws -> UsageEvidence {
    let settings = try settings("usage: { file: u.csv" + (threshold.map { ", threshold: \($0)" } ?? "") + " }")
    let names = ["A", "B", "C", "D", "E"]
    return try UsageEvidence.read(
      rows.isEmpty ? nil : Array("intent,version,runs\n\(rows)".utf8), by: settings,
      for: [.sample(intents: names.map { .sample($0) })])
  }

  @Test(
    arguments: [
      ("A,1,5\n", "A,1,50\n", "A counts as"), ("A,1,5\n", "A,1,5\n", nil), ("A,1,50\n", "A,1,5\n", nil),
      ("A,1,5\n", "", "A counts as"),
      ("A,1,5\nB,1,5\n", "", "A and B count as"), ("A,1,1\nB,1,1\nC,1,1\n", "", "A, B and C count as"),
      ("A,1,1\nB,1,1\nC,1,1\nD,1,1\n", "", "A, B and C and others count as"), ("A,1,10\n", "", nil),
      ("A,1,9\n", "", "A counts as"),
    ] as [(String, String, String?)])
  func tellsIntentsThatAreLittleUsedNow(new: String, old: String, words: String?) throws {
    let edits = UsageEdits(old: try Self.usage(old), new: try Self.usage(new), path: "u.csv").all
    #expect(edits.count == (words == nil ? 0 : 1))
    #expect(edits.allSatisfy { $0.detail.hasPrefix(words ?? "") && $0.path == "u.csv" })
    #expect(UsageEdits(old: try Self.usage(""), new: try Self.usage(new, threshold: nil), path: nil).all == [])
  }

  // MARK: Folders

  private static let paths = ["App/A.swift", "App/B.swift", "Kit/C.swift"]

  @Test(
    arguments: [
      (["App"], ["App", "Kit"], "widened", "`sources:` adds 1 file with C. The code is checked with both."),
      (["App", "Kit"], ["Kit"], "narrowed", "`sources:` leaves out 2 files with A, B. The code is checked with both."),
      (
        ["App"], ["Kit"], "changed",
        "`sources:` leaves out 2 files with A, B and adds 1 file with C. The code is checked with both."
      ),
      (["App"], ["App/"], nil, ""),
      (["Kit"], ["Kit/*.swift"], "changed", "`sources:` differs from the merge-base, but the same files are read."),
    ] as [([String], [String], String?, String)])
  func tellsWhichFilesAreReadNow(old: [String], new: [String], word: String?, detail: String) {
    var reading = SurfaceReading(surface: .sample())
    for path in Self.paths {
      let name = String(path.dropLast(".swift".count).suffix(1))
      reading.locations.add(IntentSurface.SourceLocation(path: path), of: Subject(.intent, name))
      reading.locations.add(IntentSurface.SourceLocation(path: path), of: Subject(.parameter, name, "p"))
    }
    var current = InputReading(input: ".", kind: .source, reading: reading)
    current.files = MemoryTree(Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, "") }))
    let edits = SourceEdits(old: SourceSelection(include: old), new: SourceSelection(include: new), current: current)
      .all
    #expect(edits.first?.summary ?? "" == (word.map { "`sources:` \($0)" } ?? edits.first?.summary ?? ""))
    if word != nil { #expect(edits.map(\.detail) == [detail]) }
  }
}
