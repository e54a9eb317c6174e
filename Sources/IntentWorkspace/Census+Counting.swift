import IntentRules

extension Census {
  /// The line on standard error that lets a green run be believed.
  func line(with other: String) -> String {
    var counts = [
      Self.count(intents, "intent", "intents"), Self.count(entities, "entity", "entities"),
      Self.count(enums, "enum", "enums"), Self.count(phrases, "phrase", "phrases"),
    ]
    if widgets > 0 { counts.append(Self.count(widgets, "widget", "widgets")) }
    if legacyIntents > 0 { counts.append(Self.count(legacyIntents, "legacy intent", "legacy intents")) }
    return "compared " + counts.joined(separator: ", ") + " with " + other
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
}
