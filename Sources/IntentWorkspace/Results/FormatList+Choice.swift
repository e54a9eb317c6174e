package import IntentReports

extension FormatList {
  /// The formats, as help and errors list them.
  package static var listed: String { names.joined(separator: ", ") }

  /// The format that was asked for by its name.
  ///
  /// - Throws: `UsageError`, listing the formats.
  package static func chosen(_ name: String, _ options: Options) throws(UsageError) -> any OutputFormat<Content> {
    guard let format = named(name, options) else {
      throw UsageError("unknown format “\(name)”. Choose one of \(listed).")
    }
    return format
  }
}
