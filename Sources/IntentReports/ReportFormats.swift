/// What a format of reports may take from its surroundings, handed in by the command.
package struct ReportOptions: Hashable, Sendable {
  /// Line width and colour, for formats that a terminal shows.
  package var style: TextStyle
  /// The absolute folder that locations are relative to, for formats that need absolute paths.
  package var root: String?
  /// Whether what earlier releases broke and many notes of one kind are listed for people, not only counted.
  package var isVerbose: Bool

  /// Makes options for a plain text without places above the folder.
  package init(style: TextStyle = .plain, root: String? = nil, isVerbose: Bool = false) {
    self.style = style
    self.root = root
    self.isVerbose = isVerbose
  }
}

/// The formats of reports.
package enum ReportFormats: FormatList {
  /// A plain text.
  package static let standardOptions = ReportOptions()

  /// Every format, the default one first.
  package static func all(_ options: ReportOptions) -> [any OutputFormat<Report>] {
    [
      TextReport(style: options.style, isVerbose: options.isVerbose),
      JSONReport(),
      MarkdownReport(isVerbose: options.isVerbose),
      GitHubReport(),
      SARIFReport(isVerbose: options.isVerbose),
      JUnitReport(isVerbose: options.isVerbose),
      GitLabReport(),
      XcodeReport(root: options.root, isVerbose: options.isVerbose),
      HTMLReport(isVerbose: options.isVerbose),
    ]
  }

  /// `review` is for the action alone: it has only what is one click away.
  package static func hidden(_ options: ReportOptions) -> [any OutputFormat<Report>] { [ReviewReport()] }
}
