import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// Two surfaces side by side: every change and finding between them.
package enum Diff {
  /// Reads both operands and judges what is between them.
  ///
  /// - Throws: `OperandError`, or `Failure` where neither side holds anything.
  package static func run(
    old: String, new: String, in context: OperandContext, judging: JudgingOptions
  ) async throws -> Outcome {
    async let oldReading = SurfaceOperand.read(old, in: context)
    async let newReading = SurfaceOperand.read(new, in: context)
    return try outcome(
      try await oldReading, try await newReading, settings: context.workspace.settings, judging: judging)
  }

  static func outcome(
    _ old: OperandReading, _ new: OperandReading, settings: Settings?, judging: JudgingOptions
  ) throws -> Outcome {
    guard !old.reading.surface.isEmpty || !new.reading.surface.isEmpty else {
      throw Failure(
        "nothing was compared: neither “\(old.operand)” nor “\(new.operand)” holds any intent, entity or widget. "
          + "Name folders with the app's source code.", .unreadable)
    }
    let verdict = verdict(old, new, settings: settings, judging: judging)
    var report = Report(
      mode: .diff, tool: Report.Tool(version: ToolVersion.current), old: old.source, new: new.source, verdict: verdict)
    report.rules = RuleCatalog.all
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
    _ old: OperandReading, _ new: OperandReading, settings: Settings?, judging: JudgingOptions
  ) -> Verdict {
    Verdict(
      from: old.reading, to: new.reading, profile: judging.profile ?? settings?.profile ?? .shortcuts
    )
    .applying(settings?.levels ?? [:])
  }

  private static func notes(_ report: Report, _ old: OperandReading, _ new: OperandReading) -> String {
    var notes = [report.censusLine]
    for side in [old, new] where side.reading.surface.isEmpty {
      notes.append("note: “\(side.operand)” holds no intents, entities or widgets; is it the right place?")
    }
    return notes.joined(separator: "\n")
  }
}
