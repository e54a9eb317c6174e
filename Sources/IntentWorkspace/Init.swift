import Foundation
import IntentReading
import IntentSurface

/// Writes the first settings of a repository, from what it shows.
package enum Init {
  /// Writes `snapshots/intentcompat.yml` in a folder.
  ///
  /// - Returns: the file's path and what was found.
  /// - Throws: `Failure` where there are settings already, `FileError`, or `OperandError` for a folder that can't be read.
  package static func run(in workspace: Workspace) throws -> (path: String, project: ProjectFacts) {
    guard workspace.settings == nil else {
      throw Failure(
        "\(workspace.relative(workspace.settingsPath)) is there already; edit it, or delete it to begin anew.", .usage)
    }
    let project: ProjectFacts
    do { project = try ProjectFacts(of: workspace.root, fallbackName: workspace.projectName) } catch {
      throw OperandError.unreadable(operand: workspace.root, reason: error.description)
    }
    let folder = workspace.snapshotsPath
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw FileError(path: folder, reason: error.localizedDescription)
    }
    let data = Data(SettingsTemplate.text(for: project).utf8)
    guard try AtomicFile.create(data, at: workspace.settingsPath) else {
      throw Failure("\(workspace.settingsPath) was just written by somebody else; look at it.", .usage)
    }
    return (workspace.relative(workspace.settingsPath), project)
  }
}

/// The text of a first settings file.
enum SettingsTemplate {
  static func text(for project: ProjectFacts) -> String {
    """
    # Settings of intentcompat. `intentcompat check` reads them; paths start at the folder that holds snapshots/.

    # The app's name, as reports call it.
    name: \(quoted(project.name))

    # Folders and files with the app's source code. Build folders, package checkouts, tests and previews are left out
    # unless they are named here. Without `sources` everything is read. Name all folders that the intents' base types
    # and protocols live in.
    \(sources(project.sourceFolders))

    # The systems the app ships on; `#if os(…)` is read for each.
    \(platforms(project.platforms))

    # Compilation conditions of the release build, for `#if`.
    # flags: [APPSTORE]

    # Which module or target a folder is built into, where it is not the `Sources/NAME` convention.
    # modules:
    #   App: \(project.name.filter { $0.isLetter || $0.isNumber })

    # How strict `check` is: shortcuts (what breaks saved shortcuts, Find steps, widgets), siri (and phrases, Apple
    # Intelligence, what degrades saved things), surface (whatever anybody can notice).
    profile: shortcuts

    # One rule at a time: off, note, warn (listed, fails nothing) or fail. `intentcompat rules` lists them.
    # rules:
    #   intent-removed: fail

    # Which shipped versions are compared: all, unless limited here.
    # retention:
    #   versions: 20
    #   days: 1095
    #   since: "2.0"

    # How long an old intent stays beside its replacement before it may go.
    # timeline:
    #   releases: 3            # shipped with the deprecation, the first of them included
    #   days: 180              # since the first of them
    #   parallelDays: 365      # how long a replacement may be for the assistant alone
    #   retireWithin: 365      # `timeline check` fails when an old intent stays longer once it may go
    #   lowestSystems: { iOS: "17.0" }
    #   floors:
    #     AddBookIntent: { days: 365, notBefore: 2027-01-31 }

    # How much people use which intent, from your own analytics: a table with the columns intent,version,runs,people.
    # With fewer runs than the threshold a finding about an intent fails nothing; without data it does.
    # usage:
    #   file: snapshots/usage.csv
    #   threshold: 25

    # What replaces what, where the code does not say it: an intent, entity or enum, or an entity's Find action.
    # migrations:
    #   - { old: AddBookIntent, new: CreateBookIntent }
    #   - { old: GetBooksIntent, find: BookEntity }

    """
  }

  private static func sources(_ folders: [String]) -> String {
    guard !folders.isEmpty else { return "# sources:\n#   include: [App]\n#   exclude: [\"**/Generated\"]" }
    let list = folders.map { "    - \(quoted($0))" }.joined(separator: "\n")
    return "sources:\n  include:\n\(list)\n  # exclude: [\"**/Generated\"]"
  }

  private static func platforms(_ platforms: [Platform]) -> String {
    platforms.isEmpty
      ? "# platforms: [iOS, macOS]" : "platforms: [\(platforms.map(\.rawValue).joined(separator: ", "))]"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-/".contains($0)) }
    let isWord =
      text.first?.isLetter == true && !["true", "false", "yes", "no", "on", "off", "null"].contains(text.lowercased())
    if isPlain, isWord { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
