/// A system that an app or extension is built for.
package struct HostPlatform: Codable, Hashable, Sendable {
  /// The platform.
  package var platform: Platform
  /// The oldest version that it runs on, `16.4`; nil where the project does not say.
  package var floor: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ platform: Platform, floor: String? = nil) {
    self.platform = platform
    self.floor = floor
  }
}
