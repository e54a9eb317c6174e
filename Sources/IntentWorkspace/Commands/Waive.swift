import Foundation
import IntentFiles
import IntentReports
package import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning

/// Accepting a finding, on record.
package enum Waive {
  /// What a person decides.
  package struct Request: Sendable {
    /// A rule, a type or a member as `propose` takes it, a fingerprint, or enough of its first digits; or the name of a
    /// cause, for all findings that have it.
    package var wanted: String
    /// Why, in words.
    package var reason: String
    /// The last version or day it holds; nil is for ever.
    package var until: String?
    /// Nil for the user that git knows.
    package var by: String?
    /// The SURFACE that people have; nil for what a check compares with.
    package var since: String?

    /// Makes one from what is always known of it; the rest has its default.
    package init(_ wanted: String, reason: String, until: String? = nil, by: String? = nil, since: String? = nil) {
      self.wanted = wanted
      self.reason = reason
      self.until = until
      self.by = by
      self.since = since
    }
  }

  /// Writes the waiver for a finding of the current check, or one for each finding of a cause; those that are there for
  /// them already are replaced.
  ///
  /// - Throws: `UsageError` where there is no such finding, no reason, or the limit is none, and what `Check.run` throws.
  package static func run(
    _ request: Request, in context: InputContext, judging: JudgingOptions
  ) async throws -> (findings: [Finding], path: String) {
    // Reports print `--reason "…"`, for people to fill in.
    guard request.reason.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw UsageError("a waiver needs a reason, such as --reason 'Nobody used it'.")
    }
    if let until = request.until, !Waiver.isLimit(until) {
      throw UsageError("“\(until)” is not a valid end for a waiver. Name a version (3.2) or a date (2027-01-31).")
    }
    if let until = request.until, Day(until) != nil, until < judging.today {
      throw UsageError("\(until) is in the past: the waiver would have no effect.")
    }
    try refuseShipped(request.until, in: context)
    let path = context.workspace.waiversPath(of: try context.app())
    let open = try await findings(since: request.since, in: context, judging)
    let findings = try FindingChoice.findings(request.wanted, among: open) { $0.isWaivable }
    let by: String? = if let by = request.by { by } else { await user(in: context.workspace) }
    let shown = context.workspace.relative(path)
    for finding in findings {
      let waiver = Waiver(
        fingerprint: finding.fingerprint, reason: request.reason, by: by, on: judging.today, until: request.until)
      let entry = WaiversFile.Entry(
        waiver: waiver, rule: "\(finding.rule) \(finding.name)", subject: "\(finding.subject)")
      try write(entry, to: path, shownAs: shown, within: context.workspace.home)
    }
    return (findings, shown)
  }

  /// The findings of a check, or those of the code since a surface.
  private static func findings(
    since old: String?, in context: InputContext, _ judging: JudgingOptions
  ) async throws -> [Finding] {
    guard let old else { return try await Check.run(in: context, judging: judging).report.verdict.findings }
    let outcome = try Diff.outcome(
      try await SurfaceInput.read(old, in: context), try await SurfaceInput.read(nil, in: context),
      settings: context.workspace.settings, judging: judging)
    return outcome.report.verdict.findings
  }

  /// A waiver until a version ends when that version has shipped.
  private static func refuseShipped(_ until: String?, in context: InputContext) throws {
    guard let until, Day(until) == nil else { return }
    let versions = try context.workspace.snapshots(of: try context.app()).surfaces().compactMap(\.app.version)
    guard let latest = versions.last, !VersionNumber(until).isLater(than: VersionNumber(latest)) else { return }
    throw UsageError(
      "\(latest) has shipped: a waiver until \(until) would have no effect. Name a later version or a date.")
  }

  private static func write(
    _ entry: WaiversFile.Entry, to path: String, shownAs shown: String, within home: String
  ) throws {
    try AtomicFile.makeFolder(RelativePath.folder(of: path), within: home)
    try AtomicFile.alone(in: RelativePath.folder(of: path)) {
      let file = try WaiversFile(at: path, shownAs: shown)
      let text = file.text(adding: entry)
      // The file is people's: an edit of it that does not read back as meant is not written.
      let written = try? WaiversFile(yaml: text, path: shown).waivers
      let others = file.waivers.filter { $0.fingerprint != entry.waiver.fingerprint }
      guard let written, Set(written) == Set(others + [entry.claim]) else {
        throw Failure(
          "\(shown) is not a list with one entry per waiver (`- fingerprint: …`). Add this waiver by hand.", .usage)
      }
      try AtomicFile.write(Data(text.utf8), to: path, within: home)
    }
  }

  private static func user(in workspace: Workspace) async -> String? {
    await GitRepository(directory: workspace.root).userName()
  }
}
