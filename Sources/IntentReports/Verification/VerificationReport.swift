package import IntentComparison
package import IntentRules
package import IntentSurface

/// All that a report about a verification can say.
package struct VerificationReport: Sendable {
  /// The tool that wrote it.
  package var tool: Report.Tool
  /// The side of the source code.
  package var source: Report.Source
  /// The side of the build.
  package var built: Report.Source
  /// What agrees and what does not.
  package var verification: Verification
  /// What is wrong with the build by itself: how its bundles are put together.
  package var traps: [Finding]
  /// Places in the source.
  package var locations: SourceLocations
  /// What could not be read, or only in part.
  package var diagnostics: [Diagnostic]

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    tool: Report.Tool, source: Report.Source, built: Report.Source, verification: Verification,
    traps: [Finding] = [], locations: SourceLocations, diagnostics: [Diagnostic]
  ) {
    self.tool = tool
    self.source = source
    self.built = built
    self.verification = verification
    self.traps = traps
    self.locations = locations
    self.diagnostics = diagnostics
  }

  /// Where a subject is in the source; a member without a place has that of its owner.
  func location(of subject: Subject) -> SourceLocation? {
    if let location = locations[subject] { return location }
    let owners = locations.subjects.filter { $0.owner == subject.owner && $0.member == nil }
    return owners.compactMap { locations[$0] }.min()
  }
}

/// The ways to write a verification.
package enum VerificationFormat: String, CaseIterable, Sendable {
  case text, json

  /// The report as text, ending in a line feed.
  ///
  /// - Throws: an encoding error.
  package func render(_ report: VerificationReport, style: TextStyle) throws -> String {
    switch self {
    case .text: VerificationText(style: style).render(report)
    case .json: try VerificationJSON.render(report)
    }
  }
}
