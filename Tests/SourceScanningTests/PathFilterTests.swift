import Testing

@testable import SourceScanning

@Suite struct PathFilterTests {
  @Test(arguments: [
    "App/Intents/LatestPosts/LatestPostsIntent.swift", "App/ConvertCoordinates.swift",
    "Sources/YearlyDuplication/PreviewYearlyDuplication/Intent.swift", "App/Contests/Contest.swift",
    "App/TestsIntent.swift", "App.swift",
  ])
  func readsSource(_ path: String) {
    #expect(!PathFilter.skips(folders: path.split(separator: "/").dropLast()))
  }

  @Test(arguments: [
    "AppTests/IntentTests.swift", "App/Tests/A.swift", "AppUITests/A.swift", ".build/checkouts/A/A.swift",
    "Pods/A/A.swift", "App/Preview Content/Samples.swift", "DerivedData/A.swift", "App.xcodeproj/a.swift",
    ".claude/worktrees/App/A.swift",
  ])
  func skipsWhatIsNoPartOfTheApp(_ path: String) {
    #expect(PathFilter.skips(folders: path.split(separator: "/").dropLast()))
  }
}
