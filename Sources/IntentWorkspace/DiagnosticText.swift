package import IntentSurface

/// What goes to standard error beside a result.
package enum DiagnosticText {
  /// One line a diagnostic, as compilers write them; empty where there are none.
  package static func lines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { location in
        ([location.path] + [location.line, location.column].compactMap { $0.map(String.init) }).joined(separator: ":")
          + ": "
      }
      return (place ?? "") + "\(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
    .joined(separator: "\n")
  }

  /// What was read, in one line.
  package static func census(of reading: OperandReading) -> String {
    let surface = reading.reading.surface
    let counts = [
      (surface.intents.count, "intents"), (surface.entities.count, "entities"), (surface.queries.count, "queries"),
      (surface.enums.count, "enums"), (surface.appShortcuts.flatMap(\.shortcuts).count, "App Shortcuts"),
      (surface.widgets.count, "widgets and controls"), (surface.legacyIntents.count, "legacy intents"),
    ]
    let found = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let files = reading.kind == .source ? " in \(reading.reading.filesSeen) files" : ""
    return "read " + (found.isEmpty ? "no intents" : found.joined(separator: ", ")) + files
  }
}
