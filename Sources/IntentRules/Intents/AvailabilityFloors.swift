import IntentSurface

/// The lowest system version of each platform that a declaration asks for.
struct AvailabilityFloors {
  /// One platform whose floor went up.
  struct Rise {
    var platform: Platform
    /// The floor it had; nil where there was none.
    var old: String?
    var new: String
  }

  private static let platforms: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]
  /// The first versions with App Intents: to ask for these is to ask for nothing.
  private static let first: [Platform: [Int]] = [
    .iOS: [16], .macOS: [13], .watchOS: [9], .tvOS: [16], .visionOS: [1],
  ]

  private let clauses: [Availability]

  init(_ clauses: [Availability]) { self.clauses = clauses }

  /// The platforms on which the new floors are above these, sorted.
  func raised(to new: AvailabilityFloors) -> [Rise] {
    Self.platforms.compactMap { platform in
      guard let after = new.floor(platform), let least = Self.first[platform] else { return nil }
      let before = floor(platform)
      let reached = max(SystemVersion(parts: least), before.map { SystemVersion($0) } ?? SystemVersion(parts: least))
      return SystemVersion(after) > reached ? Rise(platform: platform, old: before, new: after) : nil
    }
    .sorted { $0.platform < $1.platform }
  }

  /// Every clause that names the platform or all of them counts, those of enclosing types too; the highest holds.
  private func floor(_ platform: Platform) -> String? {
    clauses.filter { $0.platform == platform.rawValue || $0.platform == "anyAppleOS" }.compactMap(\.introduced)
      .max { SystemVersion($0) < SystemVersion($1) }
  }
}

/// A system version, compared part by part; missing parts are zero.
private struct SystemVersion: Comparable {
  private let parts: [Int]

  init(_ text: String) { self.init(parts: text.split(separator: ".").map { Int($0) ?? 0 }) }

  init(parts: [Int]) {
    var parts = parts
    while parts.last == 0 { parts.removeLast() }
    self.parts = parts
  }

  static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
