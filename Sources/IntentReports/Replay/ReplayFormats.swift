/// The formats of a replay.
package enum ReplayFormats: FormatList {

  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<ReplayReport>] {
    [ReplayText(style: style), ReplayJSON(), ReplayMarkdown(), ReplayJUnit()]
  }
}
