import Foundation
import Subprocess

/// A git repository that is only read, through git's own plumbing: a work tree, a `.git` folder or a bare clone.
///
/// Nothing in the repository can make a command run: no pager, no textconv, no hooks, no lazy fetch; `GIT_*` variables
/// of a hook or of somebody's shell do not redirect it.
package struct GitRepository: Sendable {
  /// The folder in which git looks for its repository.
  package let directory: String

  package init(directory: String) { self.directory = directory }

  /// What a plumbing command printed.
  ///
  /// - Throws: `GitError.notInstalled`, or `GitError.failed` with git's own words.
  package func output(of arguments: [String], input: [UInt8] = []) async throws(GitError) -> [UInt8] {
    let result: ExecutionResult<Void, BytesOutput, StringOutput<UTF8>>
    do {
      result = try await run(
        .name("git"),
        arguments: Arguments(["--no-pager", "-c", "core.quotePath=false", "-C", directory] + arguments),
        environment: Self.environment,
        input: .inputWriter,
        output: .bytes(limit: Self.outputLimit),
        error: .string(limit: 1 << 20)
      ) { execution in
        // Where git ends before it has read all, it says why, and how it ended.
        _ = try? await execution.standardInputWriter.write(input)
      }
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      throw .failed(command: arguments.first ?? "", detail: "it printed more than \(Self.outputLimit >> 20) MB")
    } catch {
      throw .notInstalled(detail: "\(error)")
    }
    guard result.terminationStatus.isSuccess else {
      let words = result.standardError.trimmingCharacters(in: .whitespacesAndNewlines)
      if words.contains("promisor remote") { throw .partialClone }
      throw .failed(command: arguments.first ?? "", detail: words.isEmpty ? "\(result.terminationStatus)" : words)
    }
    return result.standardOutput
  }

  /// The output as text without its last newline.
  ///
  /// - Throws: as `output(of:input:)`.
  package func text(of arguments: [String]) async throws(GitError) -> String {
    String(decoding: try await output(of: arguments), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// All the source code that App Intents may be in is far smaller, in the largest repositories too.
  private static let outputLimit = 2 << 30

  private static var environment: Environment {
    var changes: [Environment.Key: String?] = [:]
    for name in ProcessInfo.processInfo.environment.keys where name.hasPrefix("GIT_") {
      if let key = Environment.Key(rawValue: name) { changes[key] = .some(nil) }
    }
    changes["LC_ALL"] = "C"
    changes["GIT_OPTIONAL_LOCKS"] = "0"
    changes["GIT_TERMINAL_PROMPT"] = "0"
    // What a commit's id stands for is the same on every machine; replacements are local.
    changes["GIT_NO_REPLACE_OBJECTS"] = "1"
    // A partial clone would fetch missing objects by itself; with no protocol allowed it says that they are missing.
    changes["GIT_NO_LAZY_FETCH"] = "1"
    changes["GIT_ALLOW_PROTOCOL"] = "none"
    return .inherit.updating(changes)
  }
}
