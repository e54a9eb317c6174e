import IntentSurface

extension DifferenceLog {
  /// Apple's own SiriKit intents that the app answers, by class name. In which target that happens is no promise.
  mutating func compareSystemIntents(_ old: [SystemIntent], _ new: [SystemIntent]) {
    guard old != new else { return }
    let oldByName = Dictionary(old.map { ($0.name, $0) }) { $1 }
    let newByName = Dictionary(new.map { ($0.name, $0) }) { $1 }
    for name in Set(oldByName.keys).union(newByName.keys) {
      let subject = Subject(.systemIntent, name)
      switch (oldByName[name], newByName[name]) {
      case (let intent?, nil): lose(subject, intent, of: NoOwner())
      case (nil, let intent?): gain(subject, intent, of: NoOwner())
      case (let before?, let after?): compareFields(Pair(subject, before, after))
      case (nil, nil): break
      }
    }
  }

  /// What the bundles that declare SiriKit intents need and are built for, by the names of the classes.
  mutating func compare<Record: SurfaceElement>(
    _ floors: HostFloors, of old: [Record], _ new: [Record], named name: (Record) -> String
  ) where Record.Owner == NoOwner {
    let after = Dictionary(new.map { (name($0), $0) }) { $1 }
    for (className, before) in Dictionary(old.map({ (name($0), $0) }), uniquingKeysWith: { $1 }) {
      guard let after = after[className] else { continue }
      let pair = Pair(Subject(Record.kind, className), before, after)
      if let floors = floors.raised(declaring: className) {
        note(pair, .availability, old: floors.old, new: floors.new)
      }
      if let platforms = floors.left(declaring: className) { note(pair, .platforms, old: platforms, new: nil) }
    }
  }

  /// User activities by type. One whose type can't be read may be any: what could be it is neither lost nor kept, unless
  /// people could make it a shortcut, which a rule tells with its doubt.
  mutating func compareActivities(_ old: [UserActivity], _ new: [UserActivity]) {
    guard old != new else { return }
    let newByType = Dictionary(new.map { ($0.type, $0) }) { $1 }
    let oldTypes = Set(old.map(\.type))
    for activity in old where newByType[activity.type] != activity {
      let subject = Subject(.userActivity, activity.type.spelling)
      let after = newByType[activity.type]
      let isLostShortcut = after == nil && activity.isEligibleForPrediction
      let mayStay = !new.unread(insteadOf: activity, among: old).isEmpty
      if activity.type.value == nil || mayStay && !isLostShortcut {
        noteUndecided(UserActivity.self)
      } else if let after {
        compareFields(Pair(subject, activity, after))
      } else {
        lose(subject, activity, of: NoOwner())
      }
    }
    for activity in new where activity.type.value != nil && !oldTypes.contains(activity.type) {
      gain(Subject(.userActivity, activity.type.spelling), activity, of: NoOwner())
    }
  }
}
