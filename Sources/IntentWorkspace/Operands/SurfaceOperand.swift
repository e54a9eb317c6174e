import IntentFiles
import IntentSettings

/// Turns a SURFACE as people type it into a surface.
package enum SurfaceOperand {
  /// Asked in this order; the first whose form it is reads it.
  package static let readers: [any OperandReader] = [
    ShippedOperand(),
    GitOperand(),
    BundleOperand(),
    ConstValuesOperand(),
    SnapshotOperand(),
    SourceOperand(),
  ]

  /// Reads an operand; nil is the app's current source code.
  ///
  /// - Throws: `OperandError`.
  package static func read(
    _ operand: String?, in context: OperandContext
  ) async throws(OperandError) -> OperandReading {
    guard let operand else { return try SourceOperand().readCurrent(in: context) }
    for reader in readers {
      if let reading = try await reader.read(operand, in: context) { return reading }
    }
    let forms = readers.map { "\n  \($0.form)" }.joined()
    let exists = FileKind(of: context.workspace.absolute(operand), followingLinks: true) != .missing
    throw .notFound(
      operand: operand,
      hint: (exists ? "intentcompat can't read this kind of file." : "there is no such file or folder.") + " A "
        + "surface is:" + forms)
  }
}
