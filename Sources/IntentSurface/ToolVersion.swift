/// The version of this tool: what `--version` prints and what snapshots and reports name.
package enum ToolVersion {
  /// The version of this tool.
  package static let current = "0.1.0"
}
