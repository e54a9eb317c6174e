/// The version of this tool: what `--version` prints and what snapshots and reports name.
package enum ToolVersion {
  package static let current = "0.1.0"
}
