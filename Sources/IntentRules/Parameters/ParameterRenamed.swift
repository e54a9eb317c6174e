import IntentComparison
import IntentSurface

extension Rule {
  static let parameterRenamed = Rule(
    id: "P02", name: "parameter-renamed", title: "Parameter renamed",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .measured("2026-11"),
    explanation: """
      A shortcut stores each value under the Swift name of the property. Parameters have no `persistentIdentifier`, so \
      a rename always loses the stored value. The title that people see can change freely.
      """,
    symptom: "The field is empty in every saved shortcut. Runs use the default, ask for a value, or fail.",
    fix: """
      Keep the property name and change only the title. If you need the new name, add a new parameter and leave the \
      old one out of `parameterSummary`.
      """,
    evidence: [
      "Shared shortcut files store parameters by Swift property name",
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: a parameter whose name does not "
        + "match is omitted and its configuration is lost",
      "App Intents interfaces up to the 27.0 SDK: `@Parameter` takes no `identifier:` argument",
      "home-assistant/iOS#5358: migrated actions carry over, renamed parameters do not",
    ],
    judge: .renamed(Parameter.self) { pair, _ in
      let (old, new, intent) = (pair.old, pair.new, pair.oldOwner)
      let message = """
        The parameter `\(old.name)` of \(intent.label) is now called `\(new.name)`; values stored under the old name \
        are lost.
        """
      let retyped =
        old.type == new.type
        ? nil
        : "It also changed from `\(old.type.spelling)` to `\(new.type.spelling)`."
      var fix = old.keptBeside(new, named: new.name, of: pair.newOwner)
      fix.summary = "Rename the property back to `\(old.name)`; the title can keep its new text. Or: " + fix.summary
      return Judgement(
        pair.subject, message, retyped, intent.softening(of: old),
        effects: intent.savedEffects(.breaks, of: old), fix: fix, key: new.name)
    })
}
