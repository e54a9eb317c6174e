package import IntentSurface

/// A release that people have, and what it promised.
package struct ShippedVersion: Sendable {
  package var version: String
  /// The day it was released; without one, time served can't be counted from it.
  package var date: Day?
  package var surface: Surface

  package init(version: String, date: Day?, surface: Surface) {
    self.version = version
    self.date = date
    self.surface = surface
  }
}
