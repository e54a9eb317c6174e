import IntentRules
import IntentSurface

extension Census {
  /// What an old surface promises: all of it is looked for in the new one.
  init(_ surface: Surface) {
    self.init()
    intents = surface.intents.count
    entities = surface.entities.count
    enums = surface.enums.count
    phrases = surface.appShortcuts.flatMap(\.shortcuts).flatMap(\.phrases).count
    widgets = surface.widgets.count
    legacyIntents = surface.legacyIntents.count
  }

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
