import Foundation
import Testing

/// The book of incidents under `Tests/Corpus/incidents`, and the page that tells the best of it.
@Suite struct IncidentBookTests {
  private static let book = Documentation.top.appending(path: "Tests/Corpus/incidents")

  /// Those with commits of their own need clones, which are not here.
  @Test(.enabled(if: isOnThePath("python3"))) func holdsForEveryPairOfItsOwn() async throws {
    let run = try await Tool().start("python3", [Self.book.appending(path: "run").path, Tool.path])
    #expect(run.status == 0, "\(run.output)\(run.notes)")
  }

  @Test func hasEachIncidentThatThePageTells() throws {
    let book = try String(contentsOf: Self.book.appending(path: "incidents.jsonl"), encoding: .utf8)
    let told = try Documentation.page("Incidents.md").matches(of: /\*\*\d+\. \[[^\]]*\]\((\S+)\)\./)
    #expect(told.count == 20)
    for page in told { #expect(book.contains("\"\(page.1)\""), "\(page.1) is in no line of the book") }
  }
}
