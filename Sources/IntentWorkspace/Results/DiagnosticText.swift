package import IntentFiles
import IntentReports
package import IntentSurface

/// What goes to standard error beside a result.
package enum DiagnosticText {
  /// One line a diagnostic, as compilers write them, and one for many of a kind; empty where there are none.
  package static func lines(_ diagnostics: [Diagnostic]) -> String {
    DiagnosticGroup.told(diagnostics, remedy: "").map(line).joined(separator: "\n")
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { location in
      ([Escaping.visible(location.path)] + [location.line, location.column].compactMap { $0.map(String.init) })
        .joined(separator: ":")
        + ": "
    }
    return (place ?? "") + "\(diagnostic.severity.rawValue): \(Escaping.visible(diagnostic.message))"
  }

  /// What `init` did, what it could not decide, and what comes next.
  ///
  /// - Parameter tags: the pattern of the release tags; nil where there are none.
  package static func initialised(
    _ path: String, and others: [String] = [], _ project: ProjectFacts, tags: ReleaseTags
  ) -> String {
    let files = Words.count(project.intentFiles, "file imports", "files import")
    let found = project.intentFiles == 0 ? "no file imports AppIntents yet" : "\(files) AppIntents"
    let names = project.apps.map { Escaping.visible($0.name) }
    let notes = project.notes.map { "note: \(Escaping.visible($0))\n" }.joined()
    let wrote =
      "wrote \(path) for \(names.joined(separator: ", ")) (\(found)). Please review it.\n"
      + (others.isEmpty ? "" : "also wrote \(others.joined(separator: ", "))\n")
    let steps = names.count == 1 ? nextSteps(tags.options(for: names[0])) : nextSteps(for: names, tags)
    return notes + wrote + kinds(of: tags) + steps
  }

  /// The kinds of release tags, where there is more than one.
  private static func kinds(of tags: ReleaseTags) -> String {
    guard tags.families.count > 1 else { return "" }
    let shown = tags.families.prefix(6).map {
      "  \(Escaping.visible($0.pattern)): \($0.count), such as \(Escaping.visible($0.example))\n"
    }
    let rest = tags.families.dropFirst(6)
    let others = rest.isEmpty ? "" : "  and \(Words.count(rest.count, "other kind", "other kinds"))\n"
    return "Tags that look like releases:\n" + shown.joined() + others
  }

  private static func nextSteps(_ tags: String?) -> String {
    // Without release tags, or without git, there is only the code to record.
    let ship = "intentcompat ship \(tags ?? "1.0")"
    let records =
      tags == nil ? "records the current code as the version people have" : "records the releases people have"
    let check = "intentcompat check"
    let gap = String(repeating: " ", count: max(0, ship.count - check.count))
    return "Next:\n  \(ship)   # \(records)\n  \(check)\(gap)   # compares your code with what was recorded"
  }

  private static func nextSteps(for names: [String], _ tags: ReleaseTags) -> String {
    let steps = names.map { name in
      let app =
        name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        ? name : "'\(name.replacing("'", with: "'\\''"))'"
      return "  intentcompat ship --app \(app) \(tags.options(for: name) ?? "1.0")\n  intentcompat check --app \(app)"
    }
    return "Next, for each app: record the releases people have (or, without tags, the current code), then check.\n"
      + steps.joined(separator: "\n")
  }

  /// What was read, in one line.
  package static func coverage(of reading: InputReading) -> String {
    let surface = reading.reading.surface
    let counts: [(Int, String, String)] = [
      (surface.intents.count, "intent", "intents"), (surface.entities.count, "entity", "entities"),
      (surface.queries.count, "query", "queries"), (surface.enums.count, "enum", "enums"),
      (surface.appShortcuts.flatMap(\.shortcuts).count, "App Shortcut", "App Shortcuts"),
      (surface.widgets.count, "widget or control", "widgets and controls"),
      (surface.legacyIntents.count, "legacy intent", "legacy intents"),
      (surface.systemIntents.count, "system intent", "system intents"),
      (surface.userActivities.filter(\.isOffered).count, "user activity", "user activities"),
    ]
    let found = counts.filter { $0.0 > 0 }.map { Words.count($0.0, $0.1, $0.2) }
    let files = reading.kind == .source ? " in " + Words.count(reading.reading.filesSeen, "file", "files") : ""
    let withheld = surface.withheld.count { !$0.conditions.isEmpty && !$0.isForDebugging }
    let left = withheld == 0 ? "" : "; \(withheld) more behind conditions that no build configuration sets"
    return "read " + (found.isEmpty ? "no intents" : found.joined(separator: ", ")) + files + left
  }
}
