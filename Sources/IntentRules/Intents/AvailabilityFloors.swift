import IntentSurface

/// The lowest system version of each platform that an intent asks for.
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

  /// The first versions with protocols that are what their intents are for: there is no such intent below.
  ///
  /// A conformance that only adds something may stand in an extension with a clause of its own and says nothing here.
  private static let firstOfRole: [String: [Platform: [Int]]] = [
    "WidgetConfigurationIntent": [.iOS: [17], .macOS: [14], .watchOS: [10]],
    "ControlConfigurationIntent": [.iOS: [18], .macOS: [26], .watchOS: [26]],
    "SnippetIntent": [.iOS: [26], .macOS: [26], .watchOS: [26], .tvOS: [26], .visionOS: [26]],
  ]

  private let clauses: [Availability]
  private let protocols: [String]

  init(of intent: Intent) {
    clauses = intent.availability
    protocols = intent.protocols
  }

  /// The platforms on which the new floors are above these, sorted.
  func raised(to new: AvailabilityFloors) -> [Rise] {
    Self.platforms.compactMap { platform in
      guard let after = new.floor(platform), let least = least(on: platform) else { return nil }
      let before = floor(platform)
      let reached = max(least, before.map { SystemVersion($0) } ?? least)
      return SystemVersion(after) > reached ? Rise(platform: platform, old: before, new: after) : nil
    }
    .sorted { $0.platform < $1.platform }
  }

  private func least(on platform: Platform) -> SystemVersion? {
    ([Self.first[platform]] + protocols.map { Self.firstOfRole[$0]?[platform] }).compactMap { $0 }
      .map { SystemVersion(parts: $0) }.max()
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
