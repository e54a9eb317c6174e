/// The formats of a history.
package enum HistoryFormats: FormatList {
  /// How an error calls one.
  package static let noun = "history format"

  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<HistoryReport>] {
    [HistoryText(style: style), HistoryJSON(), HistoryMarkdown(), HistoryHTML()]
  }
}
