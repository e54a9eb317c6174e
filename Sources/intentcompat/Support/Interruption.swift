import Dispatch
import Foundation

/// Ctrl-C while something long runs.
enum Interruption {
  /// Runs a piece of work that the first Ctrl-C only cancels; the second ends the process.
  static func stopping<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) async throws -> Result {
    let task = Task { try await work() }
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT)
    source.setEventHandler {
      signal(SIGINT, SIG_DFL)
      task.cancel()
    }
    source.resume()
    defer {
      source.cancel()
      signal(SIGINT, SIG_DFL)
    }
    return try await task.value
  }
}
