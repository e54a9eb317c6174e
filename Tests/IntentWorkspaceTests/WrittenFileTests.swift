import Foundation
import IntentFiles
import IntentSettings
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// Files that commands write where people keep their own.
@Suite struct WrittenFileTests {
  private static let mark = "snapshots/** -text\nsnapshots/**/*.json linguist-generated gitlab-generated\n"
  private static let published = ProjectAddress(repository: "Example/intentcompat")

  /// What `init` writes beside the settings, and what the attributes are after it; nil where there are none.
  private static func attributes(
    _ before: String?, isRepository: Bool = true
  ) async throws -> (written: [String], text: String?) {
    let folder = isRepository ? try await TestRepository().folder : try TemporaryFolder()
    if let before { try folder.write([".gitattributes": before]) }
    let workspace = Workspace(directory: folder.path, root: folder.path, settings: nil)
    let written = try FirstFiles.write(in: workspace, address: published)
    return (written, try? folder.text(of: ".gitattributes"))
  }

  @Test(arguments: [
    (nil, mark), ("", mark), ("*.png binary\n", "*.png binary\n" + mark), ("*.png binary", "*.png binary\n" + mark),
  ])
  func marksSnapshotsBehindWhatIsThere(before: String?, after: String) async throws {
    let (written, text) = try await Self.attributes(before)
    #expect(written == [".gitattributes"] && text == after)
  }

  @Test(arguments: ["/snapshots/*.json -diff\n", mark])
  func leavesAMarkOfPeopleAlone(before: String) async throws {
    let (written, text) = try await Self.attributes(before)
    #expect(written == [] && text == before)
  }

  @Test func marksNothingOutsideOfGitOrInAFileThatNobodyWrote() async throws {
    let (written, text) = try await Self.attributes(nil, isRepository: false)
    #expect(written == [] && text == nil)
    let line = "# no line\n"
    let most = String(repeating: line, count: (1 << 20) / line.utf8.count) + "#12345"
    #expect(most.utf8.count == 1 << 20)
    #expect(try await Self.attributes(most).written == [".gitattributes"])
    #expect(try await Self.attributes(most + "6").written == [])
    let repository = try await TestRepository()
    try repository.folder.write([".gitattributes/in": ""])
    let workspace = Workspace(directory: repository.folder.path, root: repository.folder.path, settings: nil)
    #expect(try FirstFiles.write(in: workspace, address: Self.published) == [])
  }

  @Test func aCopyWithoutPagesWritesTheSchemaToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(["snapshots/intentcompat.yml": "name: A\n"])
    let workspace = try Workspace.find(from: folder.path)
    let written = try FirstFiles.write(in: workspace, address: ProjectAddress(repository: nil))
    #expect(written == ["snapshots/.intentcompat.schema.json"])
    #expect(try folder.text(of: written[0]) == SettingsSchema.text())
  }

  @Test func aSnapshotIsWrittenIntoAFolderThatIsThere() throws {
    let folder = try TemporaryFolder()
    try Snapshot.write("one\n", to: folder.path + "/a.json")
    try Snapshot.write("two\n", to: folder.path + "/a.json")
    #expect(try folder.text(of: "a.json") == "two\n")
    let error = #expect(throws: FileError.self) { try Snapshot.write("x", to: folder.path + "/none/a.json") }
    #expect(error?.reason.contains("its folder does not exist") == true)
    #expect(try folder.names() == ["a.json"])
  }
}
