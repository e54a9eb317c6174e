import IntentComparison
import IntentRules
import IntentSurface

/// What later steps of a shortcut got from a legacy intent, where the App Intent that takes it over gives something else.
struct LegacyResult {
  private let legacy: LegacyIntent
  private let output: LegacyParameter
  private let spelling: String
  /// What the App Intent gives to later steps.
  private let given: String
  private let context: ProposalContext

  /// Nil where the legacy intent had no output, or where the App Intent may well give it.
  init?(of legacy: LegacyIntent, by intent: Intent, in context: ProposalContext) {
    guard let output = legacy.outputProperty, intent.result.unread == nil, !intent.result.isInherited,
      let value = intent.result.value, let wanted = Self.kind(of: output, in: context.comparison.old)
    else { return nil }
    let isOther =
      switch value.element {
      case .entity: wanted != .object
      case .enum: wanted != .choice
      default: false
      }
    guard isOther else { return nil }
    (self.legacy, self.output, self.context) = (legacy, output, context)
    spelling = output.isArray ? "[\(output.type)]" : output.type
    given = context.typePath(of: value)
  }

  private enum Kind { case choice, object, plain }

  // A type that the definition does not declare may be anything.
  private static func kind(of output: LegacyParameter, in surface: Surface) -> Kind? {
    if surface.legacyEnums.contains(where: { $0.name == output.type }) { return .choice }
    if surface.legacyTypes.contains(where: { $0.name == output.type }) { return .object }
    return LegacyMigrationCode.isBuiltIn(output.type) ? .plain : nil
  }

  var cost: String {
    "The code does not compile until `perform()` gives `\(output.name)` (\(spelling)) to later steps, as the handler did: "
      + "a step such as “If” that reads it would go wrong without a word."
  }

  var note: String {
    let others = legacy.responseProperties.map(\.name).filter { $0 != output.name }.map { "`\($0)`" }
    return "An App Intent gives one value to later steps, and this one gives `\(given)`."
      + (others.isEmpty ? "" : " The response had \(others.joined(separator: ", ")) besides.")
  }

  /// Stops the compiler in the body, under what the handler did.
  func edits(in type: TypeCode) -> [SourceEdit] {
    let task =
      "Later steps read `\(output.name)` (\(spelling)), which the handler of \(legacy.className) gave them: return it in "
      + "place of `\(given)`, as ReturnsValue and in each `.result(value:)`, then remove this line."
    let lines = HandlerCode.remarks(on: legacy.className, in: context.old) + [IntentCode.error(task)]
    return type.insertIntoPerform(lines) ?? [type.insertError(task)]
  }
}
