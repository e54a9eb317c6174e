import IntentFiles
import IntentSettings

/// Turns a SURFACE as people type it into a surface.
package enum SurfaceInput {
  /// Asked in this order; the first whose form it is reads it.
  package static let readers: [any InputReader] = [
    ShippedInput(),
    GitInput(),
    BundleInput(),
    ConstValuesInput(),
    SnapshotInput(),
    SourceInput(),
  ]

  /// Reads an input; nil is the app's current source code.
  ///
  /// - Parameter remedy: what to name instead of something that is not there; nil for every form of a SURFACE.
  /// - Throws: `InputError`.
  package static func read(
    _ input: String?, in context: InputContext, orName remedy: String? = nil
  ) async throws(InputError) -> InputReading {
    guard let input else { return try await SourceInput().readCurrent(in: context) }
    for reader in readers {
      if let reading = try await reader.read(input, in: context) { return reading }
    }
    if remedy == nil, await GitInput.isRevision(input, in: context) {
      throw .notFound(input: input, hint: "it is a revision of this repository. Name it git:\(input).")
    }
    let forms = readers.reversed().map { "\n  \($0.form)" }.joined()
    let exists = FileKind(of: context.workspace.absolute(input), followingLinks: true) != .missing
    throw .notFound(
      input: input,
      hint: (exists ? "this kind of file is not supported." : "there is no such file or folder.")
        + " " + (remedy ?? "intentcompat reads:" + forms))
  }
}
