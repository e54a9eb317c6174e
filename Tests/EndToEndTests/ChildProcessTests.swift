import TestSupport
import Testing

/// What the tests run other programs with.
@Suite struct ChildProcessTests {
  /// A program that waits for ever must not hold a test run, nor one that it started.
  @Test(arguments: ["exec sleep 600", "sleep 600; true", "sleep 600 & wait", "trap '' TERM INT HUP; sleep 600; true"])
  func endsWhatDoesNotEnd(_ script: String) async throws {
    await #expect(throws: ChildProcess.TimeLimitError.self) {
      try await ChildProcess.run("sh", ["-c", script], limit: .seconds(1))
    }
  }

  @Test func givesWhatEndsInTime() async throws {
    let outcome = try await ChildProcess.run("sh", ["-c", "echo out; echo err >&2; exit 3"])
    #expect(outcome.status == 3 && outcome.output == "out\n" && outcome.notes == "err\n")
  }
}
