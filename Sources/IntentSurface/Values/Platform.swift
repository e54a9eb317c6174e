package import AppIntentsFacts

/// A system that an app ships on.
package enum Platform: String, Codable, CaseIterable, Comparable, Hashable, Sendable {
  case iOS, macOS, watchOS, tvOS, visionOS, macCatalyst

  /// The order in which output lists them.
  package static func < (left: Platform, right: Platform) -> Bool { left.rawValue < right.rawValue }
}

extension SystemVersions {
  /// The version of one system.
  package subscript(platform: Platform) -> String? {
    switch platform {
    case .iOS: iOS
    case .macOS: macOS
    case .watchOS: watchOS
    case .tvOS: tvOS
    case .visionOS: visionOS
    case .macCatalyst: macCatalyst
    }
  }

  /// The systems that have it, with their versions.
  package var byPlatform: [Platform: String] {
    Dictionary(uniqueKeysWithValues: Platform.allCases.compactMap { platform in self[platform].map { (platform, $0) } })
  }
}
