import Foundation
import IntentComparison
import IntentReading
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// The compiler reads the same files as the source reader, with a stub of the framework, and must say the same.
@Suite struct CompilerOracleTests {
  private static let folder = Fixtures.root.appending(path: "Oracle")

  /// The const values of the fixture's files.
  private static func constValues() throws -> [UInt8] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let stub = try StubFramework(in: scratch)
    let protocols = scratch.appending(path: "protocols.json")
    try Data(#"["AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcutsProvider"]"#.utf8).write(to: protocols)
    let values = scratch.appending(path: "Mail.swiftconstvalues")
    let files = ["App/Intents.swift", "App/Values.swift"].map { folder.appending(path: $0) }
    let complaints = try stub.complaints(
      about: files, languageMode: "5",
      ["-emit-const-values-path", values.path, "-const-gather-protocols-file", protocols.path])
    try #require(complaints == [])
    return Array(try Data(contentsOf: values))
  }

  @Test func theCompilerReadsTheSameAsTheSourceReader() throws {
    let tree = try FolderTree(Self.folder.appending(path: "App").path, where: { _ in true })
    let source = SourceReader(options: ReadingOptions()).read(tree)
    var compiled = try ConstValuesReader().read([("Mail.swiftconstvalues", try Self.constValues())])
    #expect(compiled.diagnostics == [])
    #expect(compiled.surface.intents.count == 3)
    #expect(compiled.surface.intents.flatMap(\.parameters).count == 6)
    #expect(compiled.surface.enums.flatMap(\.cases).count == 6)
    #expect(compiled.surface.appShortcuts.flatMap(\.shortcuts).flatMap(\.phrases).count == 3)
    // Const values know all that is compared here, so that nothing is left out as for other metadata.
    compiled.surface.readFrom = source.surface.readFrom
    let changes = Comparison(source.surface, compiled.surface).changes
    // What an entity looks like is code; a title that a protocol's extension gives is no member of the intent.
    #expect(
      changes.filter { $0.aspect != Aspect.displayRepresentation }
        == [Change(Subject(.intent, "ListFolders"), .changed, .title, old: "House")])
  }
}
