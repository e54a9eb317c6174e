/// A system that an app ships on.
package enum Platform: String, Codable, CaseIterable, Comparable, Hashable, Sendable {
  case iOS, macOS, watchOS, tvOS, visionOS, macCatalyst

  /// The order in which output lists them.
  package static func < (left: Platform, right: Platform) -> Bool { left.rawValue < right.rawValue }
}
