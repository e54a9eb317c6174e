/// One `@available` clause of a declaration, its enclosing types' clauses included.
package struct Availability: Codable, Hashable, Sendable {
  /// `iOS`, `macOS`, `anyAppleOS`, `iOSApplicationExtension`, …, or `*` for a clause about every platform.
  package var platform: String
  /// Versions as they were written: `17.0`.
  package var introduced: String?
  /// The version that deprecates it.
  package var deprecated: String?
  /// The version that takes it away.
  package var obsoleted: String?
  /// What is said about it, for people.
  package var message: String?
  /// The name that replaces it.
  package var renamed: String?
  /// `@available(iOS, unavailable)`.
  package var isUnavailable: Bool?
  /// Deprecated with no version: `@available(*, deprecated)`.
  package var isDeprecated: Bool?

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    platform: String, introduced: String? = nil, deprecated: String? = nil, obsoleted: String? = nil,
    message: String? = nil, renamed: String? = nil, isUnavailable: Bool? = nil, isDeprecated: Bool? = nil
  ) {
    self.platform = platform
    self.introduced = introduced
    self.deprecated = deprecated
    self.obsoleted = obsoleted
    self.message = message
    self.renamed = renamed
    self.isUnavailable = isUnavailable
    self.isDeprecated = isDeprecated
  }
}

extension Availability {
  /// Whether it deprecates the code, from some version on or from none in particular.
  package var deprecates: Bool { deprecated != nil || isDeprecated == true }

  private static let ending = "ApplicationExtension"

  /// Whether it counts in extensions alone: `iOSApplicationExtension 17`.
  package var isOfExtensions: Bool { platform.hasSuffix(Self.ending) }

  /// The platform without what says that it is about extensions alone.
  package var system: String { isOfExtensions ? String(platform.dropLast(Self.ending.count)) : platform }
}

extension [Availability] {
  /// The version from which code exists on a platform; nil where no clause asks for one.
  ///
  /// Every clause that names the platform or all of them counts, those of enclosing types too; the highest holds. Code
  /// for Catalyst has the clauses of iOS unless it has its own.
  ///
  /// - Parameter isInExtension: whether clauses for extensions alone, such as `iOSApplicationExtension 17`, count.
  package func floor(on platform: Platform, isInExtension: Bool) -> String? {
    let hasOwn = contains { $0.platform == platform.rawValue }
    let name = platform == .macCatalyst && !hasOwn ? Platform.iOS.rawValue : platform.rawValue
    return filter { $0.platform == "anyAppleOS" || $0.system == name && (isInExtension || !$0.isOfExtensions) }
      .compactMap(\.introduced)
      .max { VersionNumber($0) < VersionNumber($1) }
  }
}
