package import IntentSurface

/// A release that people have, and what it promised.
package struct ShippedVersion: Sendable {
  /// The version, as it was tagged or recorded.
  package var version: String
  /// The day it was released; without one, time served can't be counted from it.
  package var date: Day?
  /// The surface that was read.
  package var surface: Surface

  /// Makes one from what is always known of it; the rest has its default.
  package init(version: String, date: Day?, surface: Surface) {
    self.version = version
    self.date = date
    self.surface = surface
  }
}
