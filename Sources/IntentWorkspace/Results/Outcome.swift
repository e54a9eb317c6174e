package import IntentReports
import IntentRules
import IntentSurface

/// What a comparison came to: the report, what belongs to standard error, and the exit status.
package struct Outcome: Sendable {
  /// The report.
  package var report: Report
  /// The coverage line, and why the run counts as having compared nothing.
  package var notes: String
  /// Whether it is live, waived or history.
  package var status: ExitStatus
  /// The surfaces that were compared: the latest version, nil without one, and what was checked.
  var sides: (old: Surface?, new: Surface)?

  /// Whether nothing fails and the gate is as it was: what `--quiet` says nothing about.
  package var isUneventful: Bool { status == .passes && report.verdict.gateEdits.isEmpty }

  /// Makes one from what is always known of it; the rest has its default.
  package init(report: Report, notes: String, status: ExitStatus) {
    self.report = report
    self.notes = notes
    self.status = status
  }
}

extension ExitStatus {
  /// The status where findings are only reported.
  package var ignoringFindings: ExitStatus { self == .findings ? .passes : self }
}
