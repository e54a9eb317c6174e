/// Something that could not be read, decided or found: never silent, never a crash.
package struct Diagnostic: Codable, Hashable, Sendable, Comparable {
  /// How serious a diagnostic is.
  package enum Severity: String, CaseIterable, Codable, Hashable, Sendable {
    /// Part of the input was not read; the surface may be incomplete.
    case warning
    /// Worth knowing; nothing is missing.
    case note
  }

  /// How serious it is.
  package var severity: Severity
  /// What happened and what to do about it, in one or two sentences.
  package var message: String
  /// Where it is in the source; nil where nothing says.
  package var location: SourceLocation?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ severity: Severity, _ message: String, at location: SourceLocation? = nil) {
    self.severity = severity
    self.message = message
    self.location = location
  }

  /// The order in which output lists them.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let leftPlace = left.location ?? SourceLocation(path: "")
    let rightPlace = right.location ?? SourceLocation(path: "")
    return leftPlace == rightPlace ? left.message < right.message : leftPlace < rightPlace
  }
}
