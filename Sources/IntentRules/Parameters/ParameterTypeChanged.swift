import IntentComparison
import IntentSchemas
import IntentSurface

extension Rule {
  static let parameterTypeChanged = Rule(
    id: "P03", name: "parameter-type-changed", title: "Type of a parameter changed",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .incident("2026-08"),
    explanation: """
      A stored value belongs to a name and a type. If the type changes, the value no longer fits and is dropped: a \
      string is not an entity, and a number is not a measurement.
      """,
    symptom: "The field is empty in every saved shortcut. Runs use the default, ask for a value, or fail.",
    fix: """
      Keep the old parameter, leave it out of `parameterSummary`, and add one with the new type under a new name.
      """,
    evidence: [
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: name and type must match",
      "home-assistant/iOS#5358: a text parameter that became an entity did not carry over",
    ],
    judge: .changed(Parameter.self, .type) { pair, comparison in
      let (old, new, intent) = (pair.old, pair.new, pair.oldOwner)
      let difference = TypeDifference(old: old.type, new: new.type, renames: comparison.renames)
      if difference == .loading { return loading(pair) }
      guard difference == .type else { return nil }
      // Of settings of a widget, Apple asks for the same type.
      if !intent.isConfiguration, comparison.keepsValues(of: old.type, as: new.type) { return sameValues(pair) }
      let message = """
        The parameter `\(old.name)` of \(intent.label) changed from `\(old.type.spelling)` to `\(new.type.spelling)`; \
        stored values no longer fit.
        """
      return Judgement(
        pair.subject, message, intent.softening(of: old),
        effects: intent.savedEffects(.breaks, of: old), fix: fix(old, new, pair.newOwner, intent),
        key: new.type.unwrapped.description)
    })

  private static func fix(_ old: Parameter, _ new: Parameter, _ intent: Intent, _ before: Intent) -> Fix {
    guard let schema = intent.schema, intent.requires(new.name) else {
      return old.keptBeside(new, named: newName(new), of: before)
    }
    return Fix(
      "`.\(schema.name)` decides what `\(new.name)` is. Keep the schema of its type on `\(old.type.unwrapped.spelling)`, or offer "
        + "`\(new.type.unwrapped.spelling)` by another intent.")
  }

  /// Apple says that an `EntityCollection` stores identifiers, as a list of entities does; nobody has measured a change
  /// from one to the other.
  private static func loading(_ pair: Pair<Parameter>) -> Judgement {
    Judgement(
      pair.subject,
      "The parameter `\(pair.old.name)` of \(pair.oldOwner.label) changed from `\(pair.old.type.spelling)` to "
        + "`\(pair.new.type.spelling)`. Both store the identifiers of the entities; whether stored values carry over is "
        + "not known.",
      effects: pair.oldOwner.savedEffects(.degrades, of: pair.old), confidence: .low,
      symptom: "The field may be empty in saved shortcuts.", key: pair.new.type.unwrapped.description)
  }

  /// Shared shortcut files have the raw value of a chosen case, and not the name of its enum.
  private static func sameValues(_ pair: Pair<Parameter>) -> Judgement {
    Judgement(
      pair.subject,
      "The parameter `\(pair.old.name)` of \(pair.oldOwner.label) changed from `\(pair.old.type.spelling)` to "
        + "`\(pair.new.type.spelling)`, which has all of its raw values. Stored options probably survive.",
      effects: pair.oldOwner.savedEffects(.notes, of: pair.old), confidence: .low,
      symptom: "Nothing, unless devices store the name of the enum as well.",
      fix: Fix("Nothing to do for saved shortcuts."),
      key: pair.new.type.unwrapped.description)
  }

  /// A name for the parameter of the new type, beside the old one: `serviceEntity`, `amountCurrencyAmount`.
  private static func newName(_ parameter: Parameter) -> String {
    let type = parameter.type.element.spelling.lastNameComponent
    let suffix =
      switch parameter.type.element {
      case .entity: "Entity"
      case .enum: "Option"
      case .measurement: "Measurement"
      default: type.filter { $0.isLetter || $0.isNumber }
      }
    return parameter.name + suffix
  }
}

extension Intent {
  /// Whether the schema that it adopts has a member, which then is of the type that the schema says.
  package func requires(_ member: String) -> Bool {
    let shape = schema.flatMap { SchemaCatalogue.builtIn.schema($0.name, kind: .intent) }
    return shape?.members.contains { $0.name == member } == true
  }
}
