/// A version of each of Apple's systems; nil where there is none, or where the interface does not say.
package struct SystemVersions: Hashable, Sendable {
  /// The iOS version that has it; nil where none does.
  package let iOS: String?
  /// The macOS version that has it; nil where none does.
  package let macOS: String?
  /// The watchOS version that has it; nil where none does.
  package let watchOS: String?
  /// The tvOS version that has it; nil where none does.
  package let tvOS: String?
  /// The visionOS version that has it; nil where none does.
  package let visionOS: String?
  /// The version that has it on Mac Catalyst, which counts as iOS does: 14.2 is macOS 11.0.
  package let macCatalyst: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil,
    macCatalyst: String? = nil
  ) {
    self.iOS = iOS
    self.macOS = macOS
    self.watchOS = watchOS
    self.tvOS = tvOS
    self.visionOS = visionOS
    self.macCatalyst = macCatalyst ?? iOS
  }

  /// One version for all, as since 26.
  package init(everywhere version: String) {
    self.init(iOS: version, macOS: version, watchOS: version, tvOS: version, visionOS: version)
  }
}

extension SystemVersions {
  /// The first systems with the intents that an app defines for SiriKit; on the Mac, those that run them.
  package static let customSiriKit = SystemVersions(
    iOS: "12", macOS: "12", watchOS: "5", tvOS: "14", visionOS: "1", macCatalyst: "15")

  /// The versions with the names that `@available` has for their platforms.
  package var byPlatform: [(platform: String, version: String)] {
    [("iOS", iOS), ("macOS", macOS), ("watchOS", watchOS), ("tvOS", tvOS), ("visionOS", visionOS)].compactMap {
      platform, version in version.map { (platform, $0) }
    }
  }
}
