import Foundation
import SourceScanning
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The one place in which git is started, with all switched off that a repository's configuration can start or bend.
///
/// Only commands run that read objects and refs (`diff-tree` for raw lines alone); none of them looks at the work tree,
/// where filters would run.
enum GitProcess {
  /// What may be asked; `ls-files` of the index alone. `log`, `show`, `status` and `diff` are left out: they check
  /// signatures, refresh the index through hooks and file monitors, and run filters and diff drivers that no option
  /// switches off for every name.
  private static let commands: Set<String> = [
    "cat-file", "config", "diff-tree", "for-each-ref", "ls-files", "ls-tree", "merge-base", "rev-list", "rev-parse",
    "tag",
  ]

  /// Settings of a repository that name a program, or change what is printed; these go before it.
  private static let settings = [
    "core.quotePath=false", "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat",
    "core.sshCommand=false", "core.askPass=false", "core.gitProxy=none", "core.alternateRefsCommand=false",
    "core.useReplaceRefs=false", "credential.helper=", "log.showSignature=false", "gpg.program=false",
    "gpg.openpgp.program=false", "gpg.x509.program=false", "gpg.ssh.program=false",
    "gpg.ssh.defaultKeyCommand=false", "diff.external=false", "column.ui=never", "column.tag=never",
    "color.ui=false", "i18n.logOutputEncoding=UTF-8", "protocol.allow=never",
  ]

  /// What lists of files, refs and commits need, in the largest repositories too. Room for the whole of it is asked for
  /// at once.
  static let outputLimit = 128 << 20

  /// What a command printed.
  ///
  /// - Parameters:
  ///   - place: nil for a question about the user's own configuration.
  ///   - limit: the most bytes that it may print.
  /// - Throws: `GitError`, with git's own words where it failed.
  static func output(
    of arguments: [String], at place: GitPlace?, input: [UInt8], limit: Int = outputLimit
  ) async throws(GitError) -> [UInt8] {
    let name = arguments.first ?? ""
    guard commands.contains(name) else {
      throw .failed(command: name, detail: "it is not one of the read-only git commands")
    }
    let environment = environment(at: place)
    let result: ExecutionResult<Void, BytesOutput, StringOutput<UTF8>>
    do {
      result = try await SystemResources.whileAProgramRuns {
        // By its name it would be started in each folder of the search path in turn, until there is one.
        let git = try await Executable.name("git").resolveExecutablePath(in: environment)
        return try await run(
          .path(git), arguments: Arguments(options(at: place) + arguments), environment: environment,
          input: .inputWriter, output: .bytes(limit: limit), error: .string(limit: 1 << 20)
        ) { execution in
          // Where git ends before it has read all, it says why, and how it ended.
          _ = try? await execution.standardInputWriter.write(input)
        }
      }
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      throw .failed(command: name, detail: "it printed more than \(limit >> 20) MB")
    } catch {
      if let number = (error as? SubprocessError)?.underlyingError?.rawValue {
        SystemResources.endIfRefused(number, isOfProgram: true)
      }
      throw .notInstalled(detail: "\(error)")
    }
    guard result.terminationStatus.isSuccess else {
      let words = result.standardError.trimmingCharacters(in: .whitespacesAndNewlines)
      throw GitError(words: words.isEmpty ? "\(result.terminationStatus)" : words, command: name)
    }
    return result.standardOutput
  }

  private static func options(at place: GitPlace?) -> [String] {
    var options = ["--no-pager"]
    for setting in settings { options += ["-c", setting] }
    guard let place else { return options }
    // Git's own word for it; since 2.38 it takes no bare repository by itself then.
    options += ["-c", "safe.bareRepository=\(place.isBare ? "all" : "explicit")", "-C", place.top]
    return options
  }

  private static func environment(at place: GitPlace?) -> Environment {
    var changes: [Environment.Key: String?] = [:]
    for name in ProcessInfo.processInfo.environment.keys where name.hasPrefix("GIT_") {
      if let key = Environment.Key(rawValue: name) { changes[key] = .some(nil) }
    }
    changes["LC_ALL"] = "C"
    changes["GIT_OPTIONAL_LOCKS"] = "0"
    changes["GIT_TERMINAL_PROMPT"] = "0"
    // What a commit's id stands for, and what came before it, is the same on every machine; both of these are local.
    changes["GIT_NO_REPLACE_OBJECTS"] = "1"
    changes["GIT_GRAFT_FILE"] = "/dev/null"
    // A partial clone would fetch missing objects by itself; with no protocol allowed it says that they are missing.
    changes["GIT_NO_LAZY_FETCH"] = "1"
    changes["GIT_ALLOW_PROTOCOL"] = "none"
    if let place { changes["GIT_CEILING_DIRECTORIES"] = RelativePath.folder(of: place.top) }
    return .inherit.updating(changes)
  }
}

extension GitError {
  /// What git's words on its standard error are about.
  fileprivate init(words: String, command: String) {
    if words.contains("promisor remote") {
      self = .partialClone
    } else if words.contains("xcrun: error") || words.contains("xcode-select:") || words.contains("Xcode license")
      || words.contains("Xcode and Apple SDKs license")
    {
      self = .noDeveloperTools(detail: words)
    } else {
      self = .failed(command: command, detail: words)
    }
  }
}
