import IntentComparison
import IntentSurface

extension Rule {
  static let enumRemoved = Rule(
    id: "N01", name: "enum-removed", title: "Enum removed",
    effects: [.savedShortcuts: .breaks], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      A choice is stored as the raw value of its case. Without the enum, nothing reads it, and parameters of that type \
      were removed or have a different type.
      """,
    symptom: "The chosen option is empty, so the run asks for it.",
    fix: "Keep the enum and its parameters for existing shortcuts, and add new parameters next to them.",
    evidence: [
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: a stored value is kept only where "
        + "the name and the type match.",
      "Inferred from how parameter values are stored; no incident is known.",
    ],
    judge: .removed(AppEnum.self, judgeEnumRemoved))
}

private func judgeEnumRemoved(_ loss: Loss<AppEnum>, _ comparison: Comparison) -> Judgement? {
  let type = ValueType.enum(loss.old.identifier)
  let holders = comparison.oldRecords.holders(of: type)
  let properties = comparison.oldRecords.properties(of: type)
  let places = (holders.map(\.subject) + properties)
  guard !places.isEmpty else {
    return Judgement(
      loss.subject, "\(loss.subject) is gone; no parameter or property used it.",
      effects: [.savedShortcuts: .notes], symptom: "Nothing.")
  }
  // Each parameter and property that lost its type is a finding of its own, so the enum is one only for the others.
  let untold = places.filter { place in
    !comparison.changes(in: place.owner).contains { $0.tells(of: place) }
  }
  guard !untold.isEmpty else { return nil }
  return Judgement(
    loss.subject,
    "\(loss.subject) is gone, and \(untold.map(\.description).sentenceList) can't resolve stored choices.",
    effects: comparison.oldRecords.effects(.breaks, onValuesOf: type)
  ).naming(comparison.new.withholding(loss.old.typePath, of: loss.old.hosts))
}

extension Change {
  /// Whether it says that a parameter or property has lost its type.
  fileprivate func tells(of place: Subject) -> Bool {
    switch action {
    case .removed: subject == place || (subject.member == nil && subject.owner == place.owner)
    case .renamed: subject == place
    case .changed: subject == place && aspect == .type
    case .added: false
    }
  }
}
