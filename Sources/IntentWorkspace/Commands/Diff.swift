import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// Two surfaces side by side: every change and finding between them.
package enum Diff {
  /// What people have.
  package static let released = "shipped:latest"

  /// Reads both inputs and judges what is between them.
  ///
  /// - Throws: `InputError`, or `Failure` where neither side holds anything.
  package static func run(
    old: String, new: String, in context: InputContext, judging: JudgingOptions
  ) async throws -> Outcome {
    let context = old == released ? try context.knowingOneApp() : context
    // What was released is of the app alone, and so is what it is compared with.
    let isCurrent = old == released && context.workspace.absolute(new) == context.workspace.root
    async let oldReading = SurfaceInput.read(old, in: context)
    async let newReading = SurfaceInput.read(isCurrent ? nil : new, in: context)
    var outcome = try outcome(
      try await oldReading, try await newReading, settings: context.workspace.settings, judging: judging)
    outcome.notes = [context.togetherNote, outcome.notes].compactMap(\.self).joined(separator: "\n")
    return outcome
  }

  static func outcome(
    _ old: InputReading, _ new: InputReading, settings: Settings?, judging: JudgingOptions
  ) throws -> Outcome {
    guard !old.reading.surface.isEmpty || !new.reading.surface.isEmpty else {
      throw Failure(
        "nothing was compared: neither “\(old.input)” nor “\(new.input)” has intents, entities or widgets. Name "
          + "folders with the app's source code.", .unreadable)
    }
    for side in [old, new] { try side.refuseEmptyInDiff() }
    guard !old.reading.surface.comparesNothing || !new.reading.surface.comparesNothing else {
      throw Failure.onlyUnread("in “\(old.input)” and in “\(new.input)”", new.reading.diagnostics.warnings)
    }
    let verdict = verdict(old, new, settings: settings, judging: judging)
    var report = Report(
      mode: .diff, tool: Report.Tool(version: ToolVersion.current), old: old.source, new: new.source, verdict: verdict)
    report.rules = RuleCatalog.all
    report.isFirstVersion = old.reading.surface.isEmpty
    report.diagnostics = Array(
      Set(
        old.reading.diagnostics.warnings + new.reading.diagnostics
          + [old.folders, new.folders].compactMap(\.self)
          + BuildRemarks.between(old.reading.surface, new.reading.surface))
    ).sorted()
    report.titles = old.reading.surface.titles.merging(new.reading.surface.titles) { _, new in new }
    report.unlisted = old.reading.surface.unlisted.union(new.reading.surface.unlisted)
    return Outcome(report: report, notes: notes(report, old, new), status: verdict.passes ? .passes : .findings)
  }

  private static func verdict(
    _ old: InputReading, _ new: InputReading, settings: Settings?, judging: JudgingOptions
  ) -> Verdict {
    var context = JudgingContext(profile: judging.profile ?? settings?.profile ?? .shortcuts)
    context.levels = settings?.levels ?? [:]
    return Verdict(from: old.reading, to: NewConditions(current: new, start: old).answered.reading, in: context)
  }

  private static func notes(_ report: Report, _ old: InputReading, _ new: InputReading) -> String {
    // Only a whole revision gets here without anything in it.
    let first = old.reading.surface.isEmpty ? "first version with intents: “\(old.input)” has none" : nil
    let last =
      new.reading.surface.isEmpty ? "note: “\(new.input)” no longer has intents, entities or widgets" : nil
    return [first, report.coverageLine, last].compactMap(\.self).joined(separator: "\n")
  }
}
