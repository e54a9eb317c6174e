package import AppIntentsFacts

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
