/// Decides from a path alone whether source code there can be part of an app.
///
/// Whole folder names count, never parts of them: `LatestPosts` and `PreviewYearlyDuplication` are source.
package enum PathFilter {
  /// Whether nothing in a folder with this name is the app's own source: build products, checkouts, tests, previews.
  package static func skipsFolder(named name: some StringProtocol) -> Bool {
    // Comparing strings is faster than comparing parts of them.
    let name = String(name)
    if name.hasPrefix(".") || folderNames.contains(name) { return true }
    return folderSuffixes.contains { name.hasSuffix($0) }
  }

  /// Whether a path leads through a folder that is skipped.
  ///
  /// - Parameter folders: the names of the folders on the way, below the root or below a folder that somebody named.
  package static func skips(folders: some Sequence<Substring>) -> Bool {
    folders.contains { skipsFolder(named: $0) }
  }

  private static let folderNames: Set<String> = [
    "DerivedData", "build", "Build", "Pods", "Carthage", "node_modules", "checkouts", "SourcePackages", "Tests",
    "tests", "Test", "UITests", "UnitTests", "Preview Content", "PreviewContent",
  ]

  // A target for tests is named after what it tests: `PlantsTests`, `PlantsUITests`.
  private static let folderSuffixes = [
    "Tests", ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".xcframework", ".app", ".docc",
    ".playground",
  ]
}
