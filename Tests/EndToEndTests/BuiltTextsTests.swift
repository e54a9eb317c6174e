import Foundation
import TestSupport
import Testing

/// Names and phrases of built apps, as `diff` compares them.
@Suite struct BuiltTextsTests {
  private static func build(_ name: String, phrase: String, in folder: String) throws -> String {
    let app = "\(folder)/\(name)/Harbour.app"
    try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Fixtures.root.appending(path: "Metadata/Harbour.app").path, toPath: app)
    let info = URL(filePath: "\(app)/Info.plist")
    let text = String(decoding: try Data(contentsOf: info), as: UTF8.self)
    try Data(text.replacing("<string>Harbour</string>", with: "<string>\(name)</string>").utf8).write(to: info)
    try FileManager.default.createDirectory(atPath: "\(app)/de.lproj", withIntermediateDirectories: true)
    try Data("\"${applicationName} catch\" = \"\(phrase)\";\n".utf8)
      .write(to: URL(filePath: "\(app)/de.lproj/AppShortcuts.strings"))
    return "\(name)/Harbour.app"
  }

  @Test func namesAndPhrasesThatABuildLostAreTold() async throws {
    let tool = try Tool()
    let old = try Self.build("Harbour", phrase: "Fang in ${applicationName}", in: tool.folder)
    let new = try Self.build("Haven", phrase: "Beute in ${applicationName}", in: tool.folder)
    let output = try await tool("diff", old, new, "--profile", "siri").output
    #expect(output.contains("S13 spoken-name-lost Harbour"))
    #expect(output.contains("“Fang in ${applicationName}” (de)"))
    let shown = try await tool("show", new).output
    #expect(shown.contains("Haven"))
    #expect(shown.contains("Beute in ${applicationName}"))
  }

  @Test func metadataWithoutItsBundleLosesNone() async throws {
    let tool = try Tool()
    let old = try Self.build("Harbour", phrase: "Fang in ${applicationName}", in: tool.folder)
    let output = try await tool("diff", old, "\(old)/Metadata.appintents", "--profile", "siri").output
    #expect(!output.contains("S12"))
    #expect(!output.contains("S13"))
  }
}
