/// The formats of a replay.
package enum ReplayFormats: FormatList {
  /// How an error calls one.
  package static let noun = "replay format"

  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<ReplayReport>] {
    [ReplayText(style: style), ReplayJSON(), ReplayMarkdown(), ReplayJUnit()]
  }
}
