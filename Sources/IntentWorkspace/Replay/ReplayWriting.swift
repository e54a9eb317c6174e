package import IntentReports

/// A replay in the format that was asked for.
package struct ReplayWriting: Sendable {
  private let format: any ReplayFormat

  /// The formats, as help and errors list them.
  package static var formatNames: String { ReplayFormats.names.joined(separator: ", ") }

  /// Picks a format by its name.
  ///
  /// - Throws: `UsageError`, listing the formats.
  package init(format name: String, style: TextStyle) throws(UsageError) {
    guard let format = ReplayFormats.named(name, style) else {
      throw UsageError("unknown replay format “\(name)”. Choose one of \(Self.formatNames).")
    }
    self.format = format
  }

  /// The replay as text.
  ///
  /// - Throws: an encoding error.
  package func text(of report: ReplayReport) throws -> String { try format.render(report) }
}
