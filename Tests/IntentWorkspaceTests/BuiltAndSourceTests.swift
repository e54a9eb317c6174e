import Foundation
import IntentComparison
import IntentSettings
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// One made-up app: its source, and what three generations of Xcode would make of it.
@Suite struct BuiltAndSourceTests {
  static let fixtures = Fixtures.root.appending(path: "Metadata").path
  static let generations = ["xcode15", "xcode26", "xcode27"]

  static func surface(_ input: String) async throws -> Surface {
    let workspace = Workspace(directory: fixtures, root: fixtures, settings: nil)
    return try await SurfaceInput.read(input, in: InputContext(workspace: workspace)).reading.surface
  }

  @Test(arguments: generations, generations)
  func twoXcodesDifferInNothing(old: String, new: String) async throws {
    let comparison = Comparison(
      try await Self.surface("Extracts/\(old).actionsdata"), try await Self.surface("Extracts/\(new).actionsdata"))
    #expect(comparison.changes == [])
    #expect(comparison.notCompared.allSatisfy { $0.hasSuffix("(one side could not read them)") })
  }

  @Test(arguments: generations)
  func sourceAndBuildDifferInNothing(name: String) async throws {
    let source = try await Self.surface("HarbourSource")
    let built = try await Self.surface("Extracts/\(name).actionsdata")
    #expect(Comparison(source, built).changes == [])
    #expect(Comparison(built, source).changes == [])
    #expect(Comparison(source, built).notCompared.contains { $0.contains("entity id types") })
  }
}
