/// What was compared: printed with every run, so that a green one can be believed.
package struct Census: Codable, Hashable, Sendable {
  package var intents = 0
  package var entities = 0
  package var enums = 0
  package var phrases = 0
  package var widgets = 0
  package var legacyIntents = 0
  package var systemIntents = 0
  package var userActivities = 0
  /// How many types stand behind conditions that no configuration sets, by the conditions: `BETA_TOOLS`.
  package var withheld: [String: Int] = [:]
  /// Versions or revisions it was compared with.
  package var versions: [String] = []
  /// What was not compared, with the reason.
  package var notCompared: [String] = []

  package init() {}
}
