import IntentFiles
import IntentSettings
import IntentSurface

/// The text of a first settings file.
enum SettingsTemplate {
  /// - Parameter schema: the address or path of the settings' JSON Schema; editors take it from the first line.
  static func text(for project: ProjectFacts, tags: ReleaseTags = ReleaseTags([]), schema: String) -> String {
    let app = project.apps.count == 1 ? project.apps.first : nil
    return """
      # yaml-language-server: $schema=\(schema)
      # Settings of intentcompat. `intentcompat check` reads them; paths start at the folder that holds snapshots/.

      \(app.map { single($0, tags) } ?? several(project.apps, tags))

      # How strict `check` is: shortcuts (breaks in saved shortcuts, Find steps and widgets), siri (also Siri phrases,
      # Apple Intelligence and degradations), surface (everything that anybody can notice).
      profile: shortcuts

      # The level of single rules: off, note, warn (listed, does not fail the check) or fail. `intentcompat rules`
      # lists them.
      # rules:
      #   intent-removed: fail

      # Which shipped versions to compare with (default: all).
      # retention:
      #   versions: 20
      #   days: 1095
      #   since: "2.0"

      # How long an old intent must stay alongside its replacement before it may be removed.
      # timeline:
      #   releases: 3            # releases shipped with the deprecation, including the first
      #   days: 180              # since the first of these releases
      #   parallelDays: 365      # how long a replacement may be assistant-only
      #   retireWithin: 365      # `timeline check` fails if an old intent stays longer after it may be removed
      #   lowestSystems: { iOS: "17.0" }
      #   floors:
      #     AddBookIntent: { days: 365, notBefore: 2027-01-31 }

      # How much people use which intent, from your own analytics: a table with the columns intent,version,runs,people.
      # Findings about an intent with fewer runs than the threshold do not fail the check. An intent without data
      # counts as used.
      # usage:
      #   file: snapshots/usage.csv
      #   threshold: 25

      # Replacements that the code does not name: of an intent, entity or enum, or by an entity's Find action.
      # migrations:
      #   - { old: AddBookIntent, new: CreateBookIntent }
      #   - { old: GetBooksIntent, find: BookEntity }

      """
  }

  private static func single(_ app: AppFacts, _ tags: ReleaseTags) -> String {
    """
    # The app's name, as reports call it.\(hosts(of: app, indent: ""))
    name: \(quoted(app.name))

    # Folders and files with the app's source code. Build folders, package checkouts, tests and previews are left out
    # unless they are named here. Without `sources` everything is read. Name every folder that contains base types and
    # protocols of the intents.
    \(sources(app.sources))

    # The systems the app ships on; `#if os(…)` is read for each.
    \(platforms(app.platforms))

    # Compilation conditions that the release build gets from elsewhere than its project, for `#if`.
    # flags: [APPSTORE]

    # The git tags of the releases that people got and of test builds, for `history`.
    \(releases(of: app, tags, indent: "") ?? "# releases: { final: [\"v{version}\"], test: [\"v{version}{pre}\"] }")

    # Which module a folder is built into, if no project or package in the repository states it.
    # modules:
    #   App: \(app.name.filter { $0.isLetter || $0.isNumber })

    # How files are built, if no project in the repository states it. `intentcompat show --targets` shows what is known.
    # targets:
    #   - { paths: [App], platforms: { iOS: "17.0" }, flags: [APPSTORE] }
    #   - { name: Widgets, kind: extension, paths: [Widgets], platforms: { iOS: "17.0" } }
    """
  }

  private static func several(_ apps: [AppFacts], _ tags: ReleaseTags) -> String {
    """
    # Each app has its snapshots in a folder of its own: snapshots/NAME. Commands take the name with `--app`.
    # `sources` are the folders and files with the app's code: build folders, package checkouts, tests and previews are
    # left out unless they are named. `platforms` are the systems it ships on, `flags` compilation conditions that its
    # release build gets from elsewhere than its project. `modules` states which module a folder is built into, if no
    # project does, `releases` the git tags of releases and test builds, for `history`.
    apps:
    \(apps.map { entry($0, tags) }.joined(separator: "\n\n"))
    """
  }

  private static func entry(_ app: AppFacts, _ tags: ReleaseTags) -> String {
    var lines = ["  - name: \(quoted(app.name))\(hosts(of: app, indent: "    "))"]
    if !app.sources.isEmpty {
      lines.append("    sources:")
      lines += app.sources.map { "      - \(quoted($0))" }
    }
    if !app.platforms.isEmpty { lines.append("    " + platforms(app.platforms)) }
    if let releases = releases(of: app, tags, indent: "    ") { lines.append("    \(releases)") }
    return lines.joined(separator: "\n")
  }

  /// What the tags show; nil where none looks like a release.
  private static func releases(of app: AppFacts, _ tags: ReleaseTags, indent: String) -> String? {
    let (final, test) = (tags.row(of: app.name).map(\.pattern), tags.testPatterns(of: app.name))
    guard !final.isEmpty else { return nil }
    let lines = ["final: \(list(final))"] + (test.isEmpty ? [] : ["test: \(list(test))"])
    return (["releases:"] + lines.map { "\(indent)  \($0)" }).joined(separator: "\n")
  }

  private static func hosts(of app: AppFacts, indent: String) -> String {
    guard !app.hosts.isEmpty else { return "" }
    return (["# Its intents, by target:"] + app.hosts.map { "#   \($0)" }).map { "\n\(indent)\($0)" }.joined()
  }

  private static func sources(_ folders: [String]) -> String {
    guard !folders.isEmpty else { return "# sources:\n#   include: [App]\n#   exclude: [\"**/Generated\"]" }
    let list = folders.map { "    - \(quoted($0))" }.joined(separator: "\n")
    return "sources:\n  include:\n\(list)\n  # exclude: [\"**/Generated\"]"
  }

  private static func platforms(_ platforms: [Platform]) -> String {
    platforms.isEmpty ? "# platforms: [iOS, macOS]" : "platforms: \(list(platforms.map(\.rawValue)))"
  }

  private static func list(_ words: [String]) -> String { "[\(words.map(quoted).joined(separator: ", "))]" }

  private static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-/".contains($0)) }
    let isWord =
      text.first?.isLetter == true && !["true", "false", "yes", "no", "on", "off", "null"].contains(text.lowercased())
    if isPlain, isWord { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
