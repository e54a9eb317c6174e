package import IntentSurface

/// Every migration of an app and how far it has come, computed from what shipped, the code, the policy and a day.
package struct Timeline: Sendable {
  /// The most urgent first: wrong turns, then what may go, then by the earliest day.
  package var migrations: [Migration]
  /// The day that is looked from.
  package var today: Day
  /// The releases that shipped, the oldest first.
  package var shipped: [Moment]
  /// The app's name; nil where neither the code nor a release says it.
  package var app: String?

  /// - Parameters:
  ///   - shipped: oldest first; a release of a later day than today has not shipped yet, and a preview tells nobody but
  ///     its testers.
  ///   - declared: the `migrations:` of the settings.
  ///   - usages: how much intents are used, by effective identifier.
  package init(
    shipped: [ShippedVersion], current: Surface, policy: TimelinePolicy = TimelinePolicy(),
    declared: [MigrationLink] = [], usages: [String: Usage] = [:], today: Day
  ) {
    let shipped = shipped.filter { version in
      version.date.map { $0 <= today } ?? true && !VersionNumber(version.version).isPreview
    }
    let links = MigrationLinks(surfaces: shipped.map(\.surface) + [current], declared: declared).all()
    migrations = links.map { link in
      let story = MigrationStory(link: link, shipped: shipped, current: current, policy: policy, today: today)
      var migration = story.migration()
      if link.old.kind == .intent { migration.usage = usages[link.old.owner] }
      return migration
    }
    self.today = today
    app = ([current] + shipped.reversed().map(\.surface)).map(\.app.name).first { !$0.isEmpty }
    self.shipped = shipped.map { Moment(version: $0.version, date: $0.date) }
    migrations.sort { Self.urgency($0, today).lexicographicallyPrecedes(Self.urgency($1, today)) }
  }

  /// The migration of an old type, or nil.
  package func migration(of subject: Subject) -> Migration? { migrations.first { $0.old == subject } }

  /// The wrong turns that the next release can take back, most urgent migration first.
  package var liveWrongTurns: [WrongTurn] { migrations.flatMap(\.wrongTurns).filter { $0.shippedIn == nil } }

  private static func urgency(_ migration: Migration, _ today: Day) -> [String] {
    let live = migration.wrongTurns.contains { $0.shippedIn == nil }
    let group = live ? "0" : migration.stage == .retirable ? "1" : migration.stage == .retired ? "3" : "2"
    let day = migration.earliestDay?.description ?? "9999"
    return [group, day, migration.old.owner, migration.old.kind.rawValue]
  }
}
