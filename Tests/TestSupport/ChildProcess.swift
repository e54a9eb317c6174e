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
  /// - Throws: an error where the program cannot be started, or says more than 16 MB.
  package static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String?] = [:]
  ) async throws -> Outcome {
    await places.take()
    do {
      let outcome = try await start(program, arguments, in: folder, environment)
      await places.leave()
      return outcome
    } catch {
      await places.leave()
      throw error
    }
  }

  private static let places = Places(count: 8)

  private static func start(
    _ program: String, _ arguments: [String], in folder: String?, _ changes: [String: String?]
  ) async throws -> Outcome {
    var environment: [Environment.Key: String?] = [:]
    for (name, value) in changes { environment[Environment.Key(stringLiteral: name)] = value }
    let result = try await Subprocess.run(
      program.contains("/") ? .path(FilePath(program)) : .name(program), arguments: Arguments(arguments),
      environment: .inherit.updating(environment), workingDirectory: folder.map { FilePath($0) },
      output: .string(limit: 16 << 20), error: .string(limit: 16 << 20))
    guard case .exited(let status) = result.terminationStatus else {
      return Outcome(status: nil, output: result.standardOutput, notes: "\(result.terminationStatus)")
    }
    return Outcome(status: status, output: result.standardOutput, notes: result.standardError)
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
