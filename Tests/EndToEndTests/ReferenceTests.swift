import Foundation
import TestSupport
import Testing

/// The completions and the manual that a release carries, read by the programs that they are for where these are here.
@Suite struct ReferenceTests {
  @Test(arguments: ["bash", "zsh", "fish"].filter(isOnThePath))
  func completesInTheShell(_ shell: String) async throws {
    let tool = try Tool()
    let run = try await tool.shell(
      "'\(Tool.path)' --generate-completion-script \(shell) > completions && \(shell) -n completions")
    #expect(run.status == 0, "\(run.notes)")
    let script = try tool.text(of: "completions")
    for word in ["check", "propose", "timeline"] { #expect(script.contains(word)) }
  }

  @Test(.enabled(if: isOnThePath("python3") && isOnThePath("mandoc")))
  func hasAManualWithoutMistakes() async throws {
    let tool = try Tool()
    let reference = "'\(Documentation.top.path)/.ci/packaging/reference'"
    let run = try await tool.shell(
      "'\(Tool.path)' --experimental-dump-help | \(reference) man 9.8.7 > page.1 && mandoc -T lint -W warning page.1")
    #expect(run.status == 0 && run.output.isEmpty, "\(run.notes)\(run.output)")
    let page = try tool.text(of: "page.1")
    for command in ["check", "ship", "timeline check"] { #expect(page.contains("\n.Ss \(command)\n")) }
  }
}
