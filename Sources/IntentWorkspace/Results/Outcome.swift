package import IntentReports

/// What a comparison came to: the report, what belongs to standard error, and the exit status.
package struct Outcome: Sendable {
  package var report: Report
  /// The census line, and why the run counts as having compared nothing.
  package var notes: String
  package var status: ExitStatus

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
