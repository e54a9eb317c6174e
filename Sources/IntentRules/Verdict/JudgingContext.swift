package import IntentSurface
package import IntentTimeline

/// What differences are judged by, beside the rules: the settings, the waivers, the timeline and what is known of use.
///
/// What is not set judges nothing: a pass without its evidence leaves every finding as it is.
package struct JudgingContext: Sendable {
  /// The timeline of the old types, and what it is computed from.
  package struct Notice: Sendable {
    /// What people have, oldest first.
    package var shipped: [Surface]
    /// The day that it is.
    package var today: Day
    /// Asked only where something is gone.
    package var timeline: @Sendable () -> Timeline

    /// Makes one from all that it has.
    package init(shipped: [Surface], today: Day, timeline: @escaping @Sendable () -> Timeline) {
      self.shipped = shipped
      self.today = today
      self.timeline = timeline
    }
  }

  /// How often each intent runs.
  package struct UseData: Sendable {
    /// By effective identifier.
    package var usages: [String: Usage]
    /// Below so many runs an intent counts as little used; nil where the settings name no number.
    package var threshold: Int?

    /// Makes one from all that it has.
    package init(usages: [String: Usage], threshold: Int?) {
      self.usages = usages
      self.threshold = threshold
    }
  }

  /// How strict the gate is.
  package var profile: Profile
  /// What the settings say about single rules, by rule id.
  package var levels: [String: RuleLevel] = [:]
  /// Decisions to accept a finding.
  package var waivers: [Waiver] = []
  /// When, to tell whether waivers still hold; its `latestShipped` is filled in.
  package var moment = Waiver.Moment(today: "")
  /// Nil where nobody follows deprecations.
  package var notice: Notice?
  /// Nil where nobody counted.
  package var use: UseData?
  /// What the change under review started from; nil where there is no such change.
  package var base: ChangeBase?
  /// The verdict on that, by the same context; nil where it could not be read.
  package var earlier: Verdict?

  /// What people had in files that can't be read now. See `SurfaceReading.unseen`.
  package var unseen: [Subject: String] = [:]

  /// The new surface with each answer to conditions that nothing answers. See `SurfaceReading.alternatives`.
  package var alternatives: [Surface] = []

  /// Whether faults fail whether they are new or not, and whatever the profile.
  package var countsFaults = false

  /// With a profile alone, the rules and what shipped have the only say.
  package init(profile: Profile) { self.profile = profile }
}
