package import IntentReports

/// The format of a list that was asked for by its name.
package struct FormatChoice<Formats: FormatList>: Sendable {
  private let format: any OutputFormat<Formats.Content>

  /// The formats, as help and errors list them.
  package static var names: String { Formats.names.joined(separator: ", ") }

  /// Picks a format by its name.
  ///
  /// - Throws: `UsageError`, listing the formats.
  package init(_ name: String, _ options: Formats.Options) throws(UsageError) {
    guard let format = Formats.named(name, options) else {
      throw UsageError("unknown \(Formats.noun) “\(name)”. Choose one of \(Self.names).")
    }
    self.format = format
  }

  /// Whether the format shows only the first findings, and a runner has a page for the rest. See `StepSummary`.
  package var needsStepSummary: Bool { format.needsStepSummary }

  /// Whether the format carries the code that ends a finding.
  package var carriesFixes: Bool { format.carriesFixes }

  /// The content as text.
  ///
  /// - Throws: an encoding error.
  package func text(of content: Formats.Content) throws -> String { try format.render(content) }
}
