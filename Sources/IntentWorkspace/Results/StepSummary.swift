import Foundation
import IntentFiles
package import IntentReports

/// The page that a GitHub runner shows for a job. The `github` format shows ten findings; here is room for all of them.
package enum StepSummary {
  /// Appends a report, as Markdown, to the file that the runner names; does nothing where there is no runner.
  ///
  /// - Throws: `FileError`.
  package static func append(_ report: Report, environment: [String: String]) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let page = MarkdownReport(limit: MarkdownReport.summaryLimit).render(report)
    try AtomicFile.append(Data(page.utf8), to: path)
  }
}
