package import SourceScanning

/// The files of a tree that a surface is read from.
package enum SurfaceFiles {
  /// Their paths, sorted: those that declare App Intents and what these are made of, and those that answer SiriKit.
  package static func paths(in tree: some SourceTree, threads: Int = Workers.standardCount) -> [String] {
    CandidateFiles(in: tree, threads: threads, parses: ParseStore()).files.map(\.path)
  }
}
