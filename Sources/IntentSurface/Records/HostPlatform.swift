/// A system that an app or extension is built for.
package struct HostPlatform: Codable, Hashable, Sendable {
  package var platform: Platform
  /// The oldest version that it runs on, `16.4`; nil where the project does not say.
  package var floor: String?

  package init(_ platform: Platform, floor: String? = nil) {
    self.platform = platform
    self.floor = floor
  }
}
