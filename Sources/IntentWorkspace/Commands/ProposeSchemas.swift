import IntentMigration
package import IntentReports
import IntentSchemas
import SourceScanning

/// Which intents, entities and enums of an app fit an assistant schema.
package struct ProposeSchemas: Sendable {
  private let survey: SchemaSurvey

  /// - Parameter input: source code in a folder or a revision; nil for the app's current code.
  /// - Throws: `InputError`, or `Failure` where the input holds none.
  package init(in input: String?, context: InputContext) async throws {
    let reading = try await SurfaceInput.read(input, in: context)
    guard let files = reading.files else {
      throw Failure("“\(input ?? ".")” has no source code, which proposing a schema requires.", .usage)
    }
    survey = SchemaSurvey(of: reading.reading, code: CodeTree(files))
  }

  /// Each type with the schema that fits it best, why, and what adoption takes; best first.
  package func text(in style: TextStyle) -> String { ProposalText(style: style).text(of: survey) }

  /// What somebody who has read it can do next, a line each.
  package var nextSteps: [String] {
    guard !survey.fits.isEmpty else { return ["no intent, entity or enum resembles an assistant schema"] }
    guard let best = survey.plan.next else { return ["nothing is advised yet; each type says what comes first"] }
    return ["`intentcompat propose \(best.typePath) --schema \(best.candidate.schema.identifier)` writes the code"]
  }
}
