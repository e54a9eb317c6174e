import IntentMigration
import IntentSchemas
import IntentSurface
import SourceScanning

/// How one intent of the code comes to adopt a schema.
package struct ProposeSchema: Sendable {
  private let decision: SchemaDecision
  private let folder: String

  /// - Parameters:
  ///   - name: the Swift name or the identifier of the intent.
  ///   - schema: `domain.schema`.
  ///   - operand: source code in a folder; nil for the app's current code.
  /// - Throws: `OperandError`, `UsageError`, or `Failure` where the code can't be edited.
  package init(_ name: String, adopting schema: String, in operand: String?, context: OperandContext) async throws {
    guard let found = SchemaCatalogue.builtIn.schema(schema, kind: .intent) else {
      let nearest = NearestNames.matches(
        for: schema, in: SchemaCatalogue.builtIn.schemas(.intent).map(\.identifier))
      throw UsageError(
        "unknown intent schema “\(schema)”. "
          + (nearest.isEmpty
            ? "`intentcompat schemas` lists them." : "Did you mean \(nearest.joined(separator: ", "))?"))
    }
    let reading = try await SurfaceOperand.read(operand, in: context)
    guard let files = reading.files, let folder = reading.folder else {
      throw Failure("“\(operand ?? ".")” is not a folder with source code, and only source code can be edited.", .usage)
    }
    let intents = reading.reading.surface.intents
    guard let intent = intents.first(where: { $0.typePath == name || $0.identifier == name }) else {
      throw UsageError(
        "there is no intent “\(name)”. There is \(intents.map(\.typePath).sorted().joined(separator: ", ")).")
    }
    let code = CodeTree { try? files.contents(of: $0) }
    guard let decision = SchemaDecision(intent, adopting: found, in: reading.reading, code: code) else {
      throw Failure("\(intent.typePath) has adopted a schema, or its declaration can't be edited.", .usage)
    }
    self.decision = decision
    self.folder = folder
  }

  /// Why this way, what it costs, and the diff.
  package var text: String { ProposalText.text(of: decision) }

  /// Makes the edits: all of them, or none.
  ///
  /// - Returns: the paths that were written.
  /// - Throws: `Failure` where a file has changed since it was read; `FileError` where one can't be read or written.
  package func write() throws -> [String] { try CodeWriting.write(decision.changes, in: folder) }
}
