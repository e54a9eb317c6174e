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

  /// Where the compiler is, next to the `swift` that runs the tests, or nil.
  private static let compiler: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
  }()

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: try #require(compiler))
    process.arguments = arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
  }

  /// The const values of the fixture's files.
  private static func constValues() throws -> [UInt8] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    try run([
      "-emit-module", "-parse-as-library", "-module-name", "AppIntents",
      folder.appending(path: "Stub/AppIntents.swift").path,
      "-emit-module-path", scratch.appending(path: "AppIntents.swiftmodule").path,
    ])
    let protocols = scratch.appending(path: "protocols.json")
    try Data(#"["AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcutsProvider"]"#.utf8).write(to: protocols)
    let values = scratch.appending(path: "Mail.swiftconstvalues")
    try run([
      "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Mail", "-I", scratch.path,
      folder.appending(path: "App/Intents.swift").path, folder.appending(path: "App/Values.swift").path,
      "-emit-const-values-path", values.path, "-const-gather-protocols-file", protocols.path,
    ])
    return Array(try Data(contentsOf: values))
  }

  @Test(.enabled(if: compiler != nil, "there is no swiftc in the PATH"))
  func theCompilerReadsTheSameAsTheSourceReader() throws {
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
