/// One of Apple's own SiriKit intents that the app answers: sending a message, playing media.
///
/// People's requests and their shortcuts hold its class name. The system asks the app for it where a property list
/// declares it and code handles it; a surface has it where either of the two was seen.
package struct SystemIntent: Codable, Hashable, Sendable {
  /// The class: `INSendMessageIntent`.
  package var name: String
  /// Whether the Info.plist of the app (`INIntentsSupported`) or of an Intents extension (`IntentsSupported`) has it.
  @Omitted package var isDeclared: Bool
  /// Whether code conforms to its handling protocol. Built products don't show it.
  @Omitted package var isHandled: Bool
  /// Whether it may be unanswered all the same: the code that hands out who answers does so on some ways alone, or could not
  /// be followed.
  @Omitted package var isInDoubt: Bool
  /// Whether it is among the intents restricted while the device is locked.
  @Omitted package var requiresUnlock: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String) { self.name = name }
}

/// A type of user activity (`NSUserActivity`) that the app offers to Siri, Shortcuts or Spotlight, or takes up again.
package struct UserActivity: Codable, Hashable, Sendable {
  /// The activity type, or the expression that makes it.
  package var type: Text
  /// Whether code offers it as a shortcut. Built products don't show it.
  @Omitted package var isEligibleForPrediction: Bool
  /// Whether code offers it to Spotlight. Built products don't show it.
  @Omitted package var isEligibleForSearch: Bool
  /// Whether an Info.plist has it in `NSUserActivityTypes`.
  @Omitted package var isDeclared: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(type: Text) { self.type = type }

  /// Whether the app offers it to people, and not only takes it up again (Handoff, state restoration).
  package var isOffered: Bool { isEligibleForPrediction || isEligibleForSearch }
}

extension Surface {
  /// Adds what one more file or platform shows of a system intent: there is one record a name.
  package mutating func join(_ other: SystemIntent) {
    guard let index = systemIntents.firstIndex(where: { $0.name == other.name }) else {
      return systemIntents.append(other)
    }
    if other.isHandled {
      systemIntents[index].isInDoubt =
        other.isInDoubt && (systemIntents[index].isInDoubt || !systemIntents[index].isHandled)
    }
    systemIntents[index].isDeclared = systemIntents[index].isDeclared || other.isDeclared
    systemIntents[index].isHandled = systemIntents[index].isHandled || other.isHandled
    systemIntents[index].requiresUnlock = systemIntents[index].requiresUnlock || other.requiresUnlock
  }

  /// Adds what one more file or platform shows of a user activity: there is one record a type.
  package mutating func join(_ other: UserActivity) {
    guard let index = userActivities.firstIndex(where: { $0.type == other.type }) else {
      return userActivities.append(other)
    }
    userActivities[index].isEligibleForPrediction =
      userActivities[index].isEligibleForPrediction || other.isEligibleForPrediction
    userActivities[index].isEligibleForSearch = userActivities[index].isEligibleForSearch || other.isEligibleForSearch
    userActivities[index].isDeclared = userActivities[index].isDeclared || other.isDeclared
  }
}
