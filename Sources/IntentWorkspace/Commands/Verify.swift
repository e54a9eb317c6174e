import IntentComparison
package import IntentReports
import IntentRules
import IntentSurface

/// The app's source code held against a build of it.
package enum Verify {
  /// Reads both sides.
  ///
  /// - Parameters:
  ///   - bundle: a SURFACE that is built metadata, or was recorded from it.
  ///   - source: a SURFACE that is source code; nil for the current one.
  /// - Throws: `InputError`, `UsageError` where a side is not of its kind, or `Failure` where one holds nothing.
  package static func run(
    bundle: String, source: String?, in context: InputContext
  ) async throws -> (report: VerificationReport, status: ExitStatus) {
    let builds = "Name an .app, .ipa, .xcarchive or extract.actionsdata."
    let built = try await SurfaceInput.read(bundle, in: context, orName: builds)
    guard built.reading.surface.readFrom.kind == .metadata else {
      throw UsageError("“\(bundle)” is not a build. \(builds)")
    }
    let code = try await SurfaceInput.read(source, in: context)
    guard code.reading.surface.readFrom.kind != .metadata else {
      throw UsageError(
        "“\(code.input)” is not source code. Name a folder with Swift files, or const values, for --source.")
    }
    // A build that holds nothing is no reason to compare nothing: it lost everything.
    if code.reading.surface.isEmpty {
      throw Failure("nothing was compared: “\(code.input)” has no intents, entities or widgets.", .unreadable)
    }
    let verification = Verification(source: code.reading.surface, built: built.reading.surface)
    let traps = RuleBook(RuleCatalog.packaging).lints(of: built.reading.surface)
    let report = VerificationReport(
      tool: Report.Tool(version: ToolVersion.current), source: code.source, built: built.source,
      verification: verification, traps: traps, locations: code.reading.locations,
      diagnostics: Array(Set(code.reading.diagnostics + built.reading.diagnostics)).sorted())
    return (report, verification.agrees && traps.isEmpty ? .passes : .findings)
  }
}
