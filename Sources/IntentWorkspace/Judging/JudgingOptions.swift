package import Foundation
package import IntentRules
import IntentSurface
import IntentTimeline

/// What the command line says about judging: over the settings, and with the day as a value.
package struct JudgingOptions: Hashable, Sendable {
  /// Nil for that of the settings.
  package var profile: Profile?
  /// `2026-03-31`.
  package var today: String
  /// Whether what is wrong now fails whether it is new or not, and whatever the profile.
  package var countsFaults = false

  /// The settings' profile, on a day.
  init(on day: Day) { today = day.description }

  /// The settings' profile, on a day.
  ///
  /// - Parameter today: `2026-03-31`.
  init(today: String) { self.today = today }

  /// Reads the options as they were typed.
  ///
  /// - Parameter now: the clock, for a day that is not given.
  /// - Throws: `UsageError`, listing what would be right.
  package init(profile: String?, today: String?, now: Date) throws(UsageError) {
    if let profile {
      guard let known = Profile(rawValue: profile) else {
        let names = Profile.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("unknown profile “\(profile)”. Choose one of \(names).")
      }
      self.profile = known
    }
    if let today, Day(today) == nil {
      throw UsageError("“\(today)” is not a valid date. Use the form 2026-03-31.")
    }
    self.today = today ?? Day(of: now).description
  }
}
