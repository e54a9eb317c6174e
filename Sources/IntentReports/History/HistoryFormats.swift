/// The formats of a history.
package enum HistoryFormats: FormatList {

  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<HistoryReport>] {
    [HistoryText(style: style), HistoryJSON(), HistoryMarkdown(), HistoryHTML()]
  }
}
