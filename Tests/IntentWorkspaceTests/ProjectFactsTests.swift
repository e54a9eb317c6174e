import SourceScanning
import TestSupport
import Testing

@testable import IntentWorkspace

/// What the project files of a repository show about its apps.
@Suite struct ProjectFactsTests {
  private static let manifest = """
    name: Atlas
    targets:
      Atlas: {type: application, platform: iOS, sources: [App]}
    """

  private static let list = ", according to the project files: "

  private static let left: [(count: Int, note: String)] = [
    (1, "1 file imports AppIntents and no app's target compiles it\(list)Old/1.swift."),
    (3, "3 files import AppIntents and no app's target compiles them\(list)Old/1.swift, Old/2.swift, Old/3.swift."),
    (4, "4 files import AppIntents and no app's target compiles them\(list)Old/1.swift, Old/2.swift, Old/3.swift, …."),
  ]

  @Test(arguments: left)
  func namesSomeFilesThatNoAppCompiles(count: Int, note: String) {
    var files = ["project.yml": Self.manifest, "App/Add.swift": intentSource("Add")]
    for number in 0..<count { files["Old/\(number + 1).swift"] = intentSource("Old\(number)") }
    let facts = ProjectFacts(in: MemoryTree(files), fallbackName: "App")
    #expect(facts.apps.map(\.name) == ["Atlas"] && facts.intentFiles == count + 1)
    #expect(facts.notes == [note])
  }
}
