package import IntentReports

/// A report in the format that was asked for.
package struct ReportWriting: Sendable {
  private let format: any ReportFormat

  /// The formats, as help and errors list them.
  package static var formatNames: String { ReportFormats.names.joined(separator: ", ") }

  /// Picks a format by its name.
  ///
  /// - Throws: `UsageError`, listing the formats.
  package init(format name: String, options: ReportOptions) throws(UsageError) {
    guard let format = ReportFormats.named(name, options) else {
      throw UsageError("unknown format “\(name)”. Choose one of \(Self.formatNames).")
    }
    self.format = format
  }

  /// Whether the format shows only the first findings, and a runner has a page for the rest. See `StepSummary`.
  package var needsStepSummary: Bool { format.needsStepSummary }

  /// Whether the format carries the code that ends a finding.
  package var carriesFixes: Bool { format.carriesFixes }

  /// The report as text.
  ///
  /// - Throws: an encoding error.
  package func text(of report: Report) throws -> String { try format.render(report) }
}
