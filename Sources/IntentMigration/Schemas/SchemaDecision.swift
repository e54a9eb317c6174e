import IntentComparison
import IntentRules
package import IntentSchemas
package import IntentSurface
import SwiftSyntax

/// How an intent of the app comes to adopt a schema: in place where it fits as it is, else through one beside it.
package struct SchemaDecision: Sendable {
  /// Why this way, in a sentence or two.
  package let reason: String
  /// What it costs people.
  package let cost: String
  package let notes: [String]
  package let edits: [SourceEdit]
  private let code: CodeTree

  /// What it does to files.
  package var changes: [FileChange] { code.changes }

  /// Nil where the declaration of the intent is not found in the code, or has a schema.
  package init?(
    _ intent: Intent, adopting schema: Schema, in reading: SurfaceReading, code: CodeTree
  ) {
    guard intent.schema == nil, let place = reading.locations[Subject(.intent, intent.identifier)],
      let type = code.type(intent.typePath, in: place.path)
    else { return nil }
    let problems = intent.mismatches(with: schema, in: reading.surface)
    if let existing = ParallelIntent.existing(for: intent, schema, in: reading.surface) {
      reason = "\(existing.typePath) stands beside \(intent.typeName) for \(schema.identifier) already."
      cost = "Nothing."
      edits = []
    } else if problems.isEmpty {
      reason = "\(intent.typeName) has the shape of \(schema.identifier): the macro is added in place."
      cost = "Nothing: the action stays what people saved, and Siri understands it as well."
      edits = [Self.macro(schema, on: type)]
    } else {
      reason =
        "\(intent.typeName) can't adopt \(schema.identifier) without breaking what people saved "
        + "(\(problems.joined(separator: "; "))): it stays as it is, and an intent for the assistant stands beside it."
      cost =
        "Nothing for saved shortcuts. The new intent is seen by the assistant alone until its `isAssistantOnly` goes."
      let made = ParallelIntent(of: intent, schema, in: reading.surface, type)
      edits = type.file.adding(imports: made.modules) + [type.file.append(made.lines)]
    }
    var notes = [
      "\(schema.identifier) exists on \(ParallelIntent.systems(schema.systems)); older systems don't build it."
    ]
    if schema.source != .release {
      notes.append("Its shape is not from Apple's page of the release: compare it first.")
    }
    if let deprecation = schema.deprecation { notes.append("Apple deprecated the schema: \(deprecation).") }
    self.notes = notes
    guard let after = code.applying(edits) else { return nil }
    self.code = after
  }

  private static func macro(_ schema: Schema, on type: TypeCode) -> SourceEdit {
    let file = type.file
    let text = "@AppIntent(schema: .\(schema.identifier))\(file.newline)\(file.indentation(of: type.declaration))"
    return file.insert(text, at: type.declaration.positionAfterSkippingLeadingTrivia)
  }
}
