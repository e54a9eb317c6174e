import Foundation
import IntentFiles
package import IntentReports

/// The page that a GitHub runner shows for a job. The `github` format shows ten findings; here is room for all of them.
package enum StepSummary {
  /// Appends a report, as Markdown, to the file that the runner names; does nothing where there is no runner.
  ///
  /// - Throws: `FileError`, or what the file system says.
  package static func append(_ report: Report, environment: [String: String]) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw FileError(path: path, reason: "the file of GITHUB_STEP_SUMMARY can't be opened for writing")
    }
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: Data(MarkdownReport(limit: MarkdownReport.summaryLimit).render(report).utf8))
  }
}
