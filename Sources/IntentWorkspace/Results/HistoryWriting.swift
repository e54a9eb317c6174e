package import IntentReports

/// A history in the format that was asked for.
package struct HistoryWriting: Sendable {
  private let format: any HistoryFormat

  /// The formats, as help and errors list them.
  package static var formatNames: String { HistoryFormats.names.joined(separator: ", ") }

  /// Picks a format by its name.
  ///
  /// - Throws: `UsageError`, listing the formats.
  package init(format name: String, style: TextStyle) throws(UsageError) {
    guard let format = HistoryFormats.named(name, style) else {
      throw UsageError("unknown history format “\(name)”. Choose one of \(Self.formatNames).")
    }
    self.format = format
  }

  /// The history as text.
  ///
  /// - Throws: an encoding error.
  package func text(of report: HistoryReport) throws -> String { try format.render(report) }
}
