import Foundation
import IntentSettings
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct BundleInputTests {
  private let fixtures = Fixtures.root.appending(path: "Metadata").path

  private func read(_ input: String) async throws -> InputReading {
    let workspace = Workspace(directory: fixtures, root: fixtures, settings: nil)
    return try await SurfaceInput.read(input, in: InputContext(workspace: workspace))
  }

  @Test(arguments: [
    ("Harbour.app", 6), ("Harbour.app/", 6), ("Harbour.app/PlugIns/HarbourWidget.appex", 1),
    ("Harbour.app/Metadata.appintents", 5), ("Extracts/xcode15.actionsdata", 5),
  ])
  func readsBuiltProducts(input: String, count: Int) async throws {
    let reading = try await read(input)
    #expect(reading.kind == .metadata)
    #expect(reading.reading.surface.intents.count == count)
  }

  @Test func namesTheVersionOfAnApp() async throws {
    let reading = try await read("Harbour.app")
    #expect(reading.version == "2.1")
    #expect(reading.reading.surface.app.bundleIdentifier == "org.example.harbour")
  }

  @Test func readsAnExtractUnderAnyName() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try FileManager.default.copyItem(atPath: "\(fixtures)/Extracts/xcode27.actionsdata", toPath: file.path)
    defer { try? FileManager.default.removeItem(at: file) }
    let reading = try await read(file.path)
    #expect(reading.kind == .metadata)
    #expect(reading.reading.surface.intents.count == 5)
  }

  @Test func readsAProductBehindALink() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.app", withDestinationPath: fixtures + "/Harbour.app")
    #expect(try await read(folder.path + "/Link.app").reading.surface.intents.count == 6)
  }

  @Test func refusesAnAppWithoutMetadata() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/Plain.app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let error = await #expect(throws: InputError.self) { try await read(folder.path) }
    #expect(error?.description.contains("no App Intents metadata") == true)
  }
}
