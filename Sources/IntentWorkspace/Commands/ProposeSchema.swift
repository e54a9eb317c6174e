import IntentMigration
package import IntentReports
import IntentSchemas
import IntentSurface
import SourceScanning

/// How one intent, entity or enum of the code comes to adopt a schema.
package struct ProposeSchema: Sendable {
  private let decision: SchemaDecision
  private let folder: String

  /// - Parameters:
  ///   - name: the Swift name or the identifier of the intent, entity or enum.
  ///   - schema: `domain.schema`.
  ///   - input: source code in a folder; nil for the app's current code.
  /// - Throws: `InputError`, `UsageError`, or `Failure` where the code can't be edited.
  package init(_ name: String, adopting schema: String, in input: String?, context: InputContext) async throws {
    let kinds = Schema.Kind.allCases.compactMap { SchemaCatalogue.builtIn.schema(schema, kind: $0) }
    guard !kinds.isEmpty else { throw Self.unknown(schema) }
    let reading = try await SurfaceInput.read(input, in: context)
    guard let files = reading.files, let folder = reading.folder else {
      throw Failure("“\(input ?? ".")” is not a folder with source code, and only source code can be edited.", .usage)
    }
    let code = CodeTree(files)
    let decision = try Workers.attempt { try Self.decision(name, kinds, in: reading.reading, code: code) }
    guard let decision else {
      throw Failure("\(name) already adopts a schema, or its declaration can't be edited.", .usage)
    }
    self.decision = decision
    self.folder = folder
  }

  private static func unknown(_ schema: String) -> UsageError {
    let known = Schema.Kind.allCases.flatMap { SchemaCatalogue.builtIn.schemas($0) }.map(\.identifier)
    let nearest = NearestNames.matches(for: schema, in: known)
    return UsageError(
      "unknown schema “\(schema)”. "
        + (nearest.isEmpty
          ? "`intentcompat schemas DOMAIN` lists a domain's schemas." : "Did you mean \(nearest.alternatives)?"))
  }

  // A name may be that of a schema of more than one kind; the type says which is meant.
  private static func decision(
    _ name: String, _ schemas: [Schema], in reading: SurfaceReading, code: CodeTree
  ) throws(UsageError) -> SchemaDecision? {
    let surface = reading.surface
    for schema in schemas {
      switch schema.kind {
      case .intent:
        guard let intent = surface.intents.first(where: { $0.typePath == name || $0.identifier == name }) else {
          continue
        }
        return SchemaDecision(intent, adopting: schema, in: reading, code: code)
      case .entity:
        guard let entity = surface.entities.first(where: { $0.typePath == name || $0.identifier == name }) else {
          continue
        }
        return SchemaDecision(entity, adopting: schema, in: reading, code: code)
      case .enum:
        guard let found = surface.enums.first(where: { $0.typePath == name || $0.identifier == name }) else { continue }
        return SchemaDecision(found, adopting: schema, in: reading, code: code)
      }
    }
    let kinds = schemas.map { $0.kind == .intent ? "intent" : $0.kind == .entity ? "entity" : "enum" }
    let names = schemas.flatMap { schema -> [String] in
      switch schema.kind {
      case .intent: surface.intents.map(\.typePath)
      case .entity: surface.entities.map(\.typePath)
      case .enum: surface.enums.map(\.typePath)
      }
    }
    throw UsageError(
      "there is no \(kinds.joined(separator: " or ")) “\(name)”. "
        + "The app has \(names.isEmpty ? "none" : names.sorted().joined(separator: ", ")).")
  }

  /// Why this way, what it costs, and the diff; what is not advised has its diff only in a draft.
  package func text(asDraft: Bool, in style: TextStyle) -> String {
    ProposalText(style: style).text(of: decision, asDraft: asDraft)
  }

  /// What somebody who has read it can do next, a line each.
  package func nextSteps(isWriting: Bool, asDraft: Bool) -> [String] {
    guard decision.advice != nil, !asDraft else { return [] }
    return [(isWriting ? "nothing is written; " : "") + "`--draft` shows the code as far as it can be made"]
  }

  /// Makes the edits: all of them, or none; none where they are not advised and no draft is asked for.
  ///
  /// - Returns: the paths that were written.
  /// - Throws: `Failure` where a file has changed since it was read; `FileError` where one can't be read or written.
  package func write(asDraft: Bool) throws -> [String] {
    decision.advice == nil || asDraft ? try CodeWriting.write(decision.changes, in: folder) : []
  }
}
