import IntentReading
import IntentSettings
import IntentSurface
import ProjectReading
import Testing

@testable import IntentWorkspace

/// The targets that the settings declare, as the readers take them.
@Suite struct DeclaredTargetTests {
  @Test(arguments: [
    ("app", ProjectTarget.Kind.app), ("watchApp", .watchApp), ("extension", .extension),
  ])
  func areOfTheirKind(_ kind: String, _ expected: ProjectTarget.Kind) throws {
    let yaml = """
      name: Books
      targets:
        - { paths: App, platforms: iOS }
        - { name: Part, kind: \(kind), paths: [Part, Shared/Look.swift], platforms: { iOS: 17 }, flags: [B, A] }
      """
    let targets = try Settings(yaml: yaml, path: "s.yml").apps.flatMap(\.readingOptions.projects).flatMap(\.targets)
    let part = try #require(targets.first { $0.name == "Part" })
    #expect(part.kind == expected && part.flags == ["A", "B"] && part.floors == [.iOS: "17"])
    #expect(part.folders.map(\.path) == ["Part", "Shared/Look.swift"])
    #expect(targets.first?.dependencies == (kind == "app" ? [] : ["Part"]))
  }
}
