/// A version of each of Apple's systems; nil where there is none, or where the interface does not say.
package struct SystemVersions: Hashable, Sendable {
  package let iOS: String?
  package let macOS: String?
  package let watchOS: String?
  package let tvOS: String?
  package let visionOS: String?

  package init(
    iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
  ) {
    self.iOS = iOS
    self.macOS = macOS
    self.watchOS = watchOS
    self.tvOS = tvOS
    self.visionOS = visionOS
  }

  /// One version for all, as since 26.
  package init(everywhere version: String) {
    self.init(iOS: version, macOS: version, watchOS: version, tvOS: version, visionOS: version)
  }
}
