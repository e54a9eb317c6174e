import IntentReports
import SourceScanning
import Testing

@testable import IntentWorkspace

/// Fixes that one click takes over, where the change under review shows their lines.
@Suite struct SuggestionTests {
  /// What is suggested for an edit of a file that the change under review made from nothing.
  private static func suggestion(_ before: String, _ after: String) -> ProposedFix.Suggestion? {
    let change = FileChange(path: "A.swift", before: Array(before.utf8), after: Array(after.utf8))
    let fix = ProposedFix(way: "w", cost: "c", diff: "d", replacements: [ReportFixes.replacement(change)])
    return ReportFixes.suggestion([change], fix, since: MemoryTree([:] as [String: String]))
  }

  @Test(arguments: [
    ("a\nb\n", "a\nc\n", 2...2, "c"), ("a\nb\n", "a\nx\nb\n", 1...1, "a\nx"), ("a\nb\n", "x\na\nb\n", 1...1, "x\na"),
    ("a\nb\nc\n", "a\nc\n", 2...2, ""),
  ])
  func replacesLines(_ before: String, _ after: String, _ lines: ClosedRange<Int>, _ text: String) {
    #expect(Self.suggestion(before, after) == ProposedFix.Suggestion(path: "A.swift", lines: lines, text: text))
  }

  @Test func leavesOutWhatIsNoClick() {
    #expect(Self.suggestion("a\n", "<#a#>\n") == nil && Self.suggestion("a\n", "#error(\"a\")\n") == nil)
    let old = (1...21).map { "a\($0)\n" }.joined()
    #expect(Self.suggestion(old, old.replacing("a", with: "b")) == nil)
    let short = String(old.dropLast(4))
    #expect(Self.suggestion(short, short.replacing("a", with: "b")) != nil)
  }
}
