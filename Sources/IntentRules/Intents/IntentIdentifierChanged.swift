import IntentComparison
import IntentSurface

extension Rule {
  static let intentIdentifierChanged = Rule(
    id: "I04", name: "intent-identifier-changed", title: "Identifier of a shipped intent changed",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .measured("2026-09"),
    explanation: """
      A literal `persistentIdentifier` replaces the type name as the identifier. Adding, changing or removing one on \
      an intent that people already use makes the old identifier disappear, just as a rename does. Pinning a shipped \
      intent to a new identifier is itself a break.
      """,
    symptom: "The step shows as “Unknown Action” although the type in the code was never renamed.",
    fix: "Give the type the identifier that shipped: remove `persistentIdentifier`, or set it to the old value.",
    evidence: [
      "Apple documentation, `PersistentlyIdentifiable`: `persistentIdentifier` is what the system stores for a type",
      "Measured in built metadata (touyou/IntentTodo, 2026-09-11): adding a reverse-DNS identifier removes the old key",
      "Apple developer forums, thread 832208: migrated intents are found by their legacy class name",
    ],
    judge: .renamed(Intent.self) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      guard !pair.isMigration, old.typeName == new.typeName else { return nil }
      return Judgement(
        pair.subject, message(old, new), effects: old.effects(.breaks, lostIn: comparison),
        confidence: old.softening == nil ? nil : .low,
        fix: Fix(
          old.identifierSource == .typeName
            ? "Remove `persistentIdentifier` from \(new.typeName), or set it to the type name that shipped."
            : "Give \(new.typeName) the identifier that shipped.",
          code: IntentCode.persistentIdentifier(old.identifier)),
        key: new.identifier)
    })

  private static func message(_ old: Intent, _ new: Intent) -> String {
    let cause =
      switch (old.identifierSource, new.identifierSource) {
      case (.typeName, .persistentIdentifier): "a `persistentIdentifier` was added"
      case (.persistentIdentifier, .persistentIdentifier): "its `persistentIdentifier` was changed"
      case (.persistentIdentifier, _): "its `persistentIdentifier` was removed"
      default: "its declaration changed"
      }
    let change = """
      The intent \(old.label) changed its identifier from “\(old.identifier)” to “\(new.identifier)”: \(cause). Saved \
      shortcuts look for the old one.
      """
    return [change, old.softening].compactMap { $0 }.joined(separator: " ")
  }
}
