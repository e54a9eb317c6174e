import Foundation
import TestSupport
import Testing

/// The documentation as pages, as `.ci/site` builds it with the program under test. The script is written in Python, and the
/// toolchain's `docc` reads the articles.
@Suite(.enabled(if: isOnThePath("python3") && isOnThePath("docc"))) struct SiteTests {
  @Test func hasAPageForEveryRuleAndNoLinkThatLeadsNowhere() async throws {
    let tool = try Tool()
    let run = try await tool.shell("'\(Documentation.top.path)/.ci/site' site '\(Tool.path)'")
    #expect(run.status == 0, "\(run.notes)\(run.output)")
    #expect(run.output.contains(#/site: \d+ pages, \d+ links/#))
  }
}
