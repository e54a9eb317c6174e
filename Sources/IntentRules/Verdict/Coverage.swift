/// What was compared: printed with every run, so that a green one can be believed.
package struct Coverage: Codable, Hashable, Sendable {
  /// The intents.
  package var intents = 0
  /// The entities.
  package var entities = 0
  /// The enums.
  package var enums = 0
  /// The phrases.
  package var phrases = 0
  /// The widgets and controls.
  package var widgets = 0
  /// The SiriKit intents of definition files.
  package var legacyIntents = 0
  /// Apple's own SiriKit intents.
  package var systemIntents = 0
  /// The donated activities.
  package var userActivities = 0
  /// How many types stand behind conditions that no configuration sets, by the conditions: `BETA_TOOLS`.
  package var withheld: [String: Int] = [:]
  /// Versions or revisions it was compared with.
  package var versions: [String] = []
  /// What was not compared, with the reason.
  package var notCompared: [String] = []

  /// Whether nothing was compared.
  package var isEmpty: Bool {
    [intents, entities, enums, phrases, widgets, legacyIntents, systemIntents, userActivities].allSatisfy { $0 == 0 }
  }

  /// One with nothing in it yet.
  package init() {}
}
