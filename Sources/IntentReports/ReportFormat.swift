/// One way to write a report down. A format is a pure function: no file, no clock, no environment.
package protocol ReportFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }

  /// Whether it carries the code that ends a finding, which is made for such formats alone.
  var carriesFixes: Bool { get }

  /// Whether it shows only the first findings, and a runner has a page for the rest. See `StepSummary`.
  var needsStepSummary: Bool { get }

  /// The whole report, ending in a line feed.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; a report has none.
  func render(_ report: Report) throws -> String
}

extension ReportFormat {
  /// Most formats have no place for code.
  package var carriesFixes: Bool { false }
  /// Most formats show everything.
  package var needsStepSummary: Bool { false }
}

/// What a format may take from its surroundings, handed in by the command.
package struct ReportOptions: Hashable, Sendable {
  /// Line width and colour, for formats that a terminal shows.
  package var style: TextStyle
  /// The absolute folder that locations are relative to, for formats that need absolute paths.
  package var root: String?
  /// Whether what earlier releases broke is listed for people, not only counted.
  package var showsHistory: Bool

  /// Makes options for a plain text without places above the folder.
  package init(style: TextStyle = .plain, root: String? = nil, showsHistory: Bool = false) {
    self.style = style
    self.root = root
    self.showsHistory = showsHistory
  }
}

/// The list of formats. A new one is a new file and a line here.
package enum ReportFormats {
  /// Every format, the default one first.
  package static func all(_ options: ReportOptions = ReportOptions()) -> [any ReportFormat] {
    [
      TextReport(style: options.style, showsHistory: options.showsHistory),
      JSONReport(),
      MarkdownReport(),
      GitHubReport(),
      SARIFReport(),
      JUnitReport(),
      GitLabReport(),
      XcodeReport(root: options.root),
      HTMLReport(),
    ]
  }

  /// What can stand after `--format`.
  package static var names: [String] { all().map(\.name) }

  /// The format with a name. `review` is for the action alone: it has only what is one click away.
  package static func named(_ name: String, _ options: ReportOptions = ReportOptions()) -> (any ReportFormat)? {
    (all(options) + [ReviewReport()]).first { $0.name == name }
  }
}
