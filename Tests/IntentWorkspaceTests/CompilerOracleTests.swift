import Foundation
import IntentComparison
import IntentFiles
import IntentReading
import IntentSurface
import MetadataReading
import TestSupport
import Testing

/// The compiler reads the same files as the source reader, with a stub of the framework, and must say the same.
@Suite struct CompilerOracleTests {
  private static let folder = Fixtures.root.appending(path: "Oracle")

  /// The const values of the files in a folder of the fixture.
  private static func constValues(_ name: String) async throws -> [UInt8] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let stub = try await StubFramework(in: scratch)
    let protocols = scratch.appending(path: "protocols.json")
    let gathered = [
      "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcutsProvider", "DynamicOptionsProvider",
    ]
    try JSONEncoder().encode(gathered).write(to: protocols)
    let values = scratch.appending(path: "Mail.swiftconstvalues")
    let code = folder.appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(at: code, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
    let complaints = try await stub.complaints(
      about: files, languageMode: "5",
      ["-emit-const-values-path", values.path, "-const-gather-protocols-file", protocols.path])
    try #require(complaints == [])
    return Array(try Data(contentsOf: values))
  }

  /// What the source reader and the compiler make of a folder.
  private static func surfaces(_ name: String) async throws -> (source: Surface, compiled: Surface) {
    let tree = try FolderTree(folder.appending(path: name).path, where: { _ in true })
    let source = SourceReader(options: ReadingOptions()).read(tree)
    let values = try await constValues(name)
    var compiled = try ConstValuesReader().read([("Mail.swiftconstvalues", values)])
    #expect(compiled.diagnostics == [])
    // Const values know all that is compared here, so that nothing is left out as for other metadata.
    compiled.surface.readFrom = source.surface.readFrom
    return (source.surface, compiled.surface)
  }

  @Test func theCompilerReadsTheSameOfTrickyDeclarations() async throws {
    let (source, compiled) = try await Self.surfaces("Tricky")
    let declarations =
      compiled.intents.flatMap(\.parameters).count + compiled.entities.flatMap(\.properties).count
      + compiled.enums.flatMap(\.cases).count + compiled.intents.count + compiled.entities.count
      + compiled.enums.count + compiled.queries.count
    #expect(declarations >= 100)
    let comparison = Comparison(source, compiled)
    let known = comparison.differences.filter { !$0.isOpen }.map(\.change).filter { !Self.isCode($0) }
    #expect(known == [])
    // Constants, which the reader follows and the compiler names.
    #expect(comparison.undecided == 10)
  }

  /// What is code and no value, so that the compiler says that there is something and not what.
  private static func isCode(_ change: Change) -> Bool {
    switch change.aspect {
    case .displayRepresentation, .findingCode, .suggestsEntities: true
    case .defaultValue:
      ["failable", "joined", "largest", "made", "member", "negated", "sum", "typedNone"]
        .contains(change.subject.member)
    default: false
    }
  }

  @Test func theCompilerReadsTheSameAsTheSourceReader() async throws {
    let (source, compiled) = try await Self.surfaces("App")
    #expect(compiled.intents.count == 3)
    #expect(compiled.intents.flatMap(\.parameters).count == 6)
    #expect(compiled.enums.flatMap(\.cases).count == 6)
    #expect(compiled.appShortcuts.flatMap(\.shortcuts).flatMap(\.phrases).count == 3)
    let changes = Comparison(source, compiled).changes
    // What an entity looks like and how it is found is code; a title that a protocol's extension gives is no member of the
    // intent.
    #expect(
      changes.filter { !Self.isCode($0) }
        == [Change(Subject(.intent, "ListFolders"), .changed, .title, old: "House")])
  }
}
