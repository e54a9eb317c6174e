import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A program that a test runs and waits for, a few at a time.
///
/// Swift Testing starts all cases at once. Each waiting program holds six descriptors, and a process with more than a
/// thousand of them crashes Foundation's `Process` on Linux (it reads past the end of a directory's buffer) and meets
/// the limit of 256 on macOS.
package enum ChildProcess {
  /// What one run gave.
  package struct Outcome: Sendable {
    /// The exit code; nil where a signal ended the program.
    package var status: Int32?
    package var output: String
    /// What came on standard error.
    package var notes: String
  }

  /// Runs a program of the PATH, or at a path, to its end.
  ///
  /// - Parameters:
  ///   - program: a name, or an absolute path.
  ///   - folder: where it runs; nil is this process's own.
  ///   - environment: changes to this process's own; nil takes a variable away.
  ///   - limit: how long it may run; waiting for a place does not count. A test's own time limit would count that too,
  ///     and does not end a program.
  /// - Throws: an error where the program cannot be started, says more than 16 MB, or does not end in time.
  package static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String?] = [:],
    limit: Duration = .seconds(900)
  ) async throws -> Outcome {
    await places.take()
    do {
      let outcome = try await ended(within: limit, "\(program) \(arguments.joined(separator: " "))") {
        try await start(program, arguments, in: folder, environment)
      }
      await places.leave()
      return outcome
    } catch {
      await places.leave()
      throw error
    }
  }

  private static let places = Places(count: 8)

  /// A program that did not end in time; it and all that it started are killed.
  package struct TimeLimitError: Error {
    /// What was run.
    package var command: String
    /// How long it was waited for.
    package var limit: Duration
  }

  private static func ended(
    within limit: Duration, _ command: String, _ work: @escaping @Sendable () async throws -> Outcome
  ) async throws -> Outcome {
    try await withThrowingTaskGroup(of: Outcome?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let outcome = first else {
        throw TimeLimitError(command: command, limit: limit)
      }
      return outcome
    }
  }

  private static func start(
    _ program: String, _ arguments: [String], in folder: String?, _ changes: [String: String?]
  ) async throws -> Outcome {
    // What one test read is no other's to know.
    var environment: [Environment.Key: String?] = ["INTENTCOMPAT_CACHE": "off"]
    for (name, value) in changes { environment[Environment.Key(stringLiteral: name)] = value }
    // A group of its own, so that nothing that a shell started outlives it and holds the pipes open.
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    let result = try await Subprocess.run(
      program.contains("/") ? .path(FilePath(program)) : .name(program), arguments: Arguments(arguments),
      environment: .inherit.updating(environment), workingDirectory: folder.map { FilePath($0) },
      platformOptions: options,
      output: .string(limit: 16 << 20), error: .string(limit: 16 << 20))
    guard case .exited(let status) = result.terminationStatus else {
      return Outcome(status: nil, output: result.standardOutput, notes: "\(result.terminationStatus)")
    }
    // A crash says so in words, and is no error that was expected.
    let isFault = result.standardError.contains("ended by a fault")
    return Outcome(status: isFault ? nil : status, output: result.standardOutput, notes: result.standardError)
  }
}

/// Room for a number of callers at once; who comes later waits, first come, first served.
private actor Places {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
