import IntentSurface
import Testing

/// History from tags: as teams name them, and with folders that are others today.
@Suite struct ReleaseTagTests {
  private func source(_ name: String) -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Book"
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  private func commit(_ tool: Tool, tags: String...) async throws {
    try await tool.git("add", "--all")
    try await tool.git("commit", "--quiet", "-m", tags.joined(separator: " "))
    for tag in tags { try await tool.git("tag", tag) }
  }

  @Test func shipsTheLastBuildOfEachVersionOfOneApp() async throws {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    for (number, tag) in ["ios-1.0-10", "iOS-1.0-11", "ios-1.1-beta2-12", "ios-1.1-13", "mac-3.0-1"].enumerated() {
      try tool.write(["App/Add.swift": source("AddBook\(number)")])
      try await commit(tool, tags: tag)
    }
    let run = try await tool("ship", "--tags", "ios-{version}-{build}")
    #expect(run.status == 0, "\(run.notes)")
    #expect(run.notes.contains("2 versions recorded"))
    #expect(try tool.text(of: "snapshots/1.0.json").contains("\"AddBook1\""))
    #expect(try tool.text(of: "snapshots/1.1.json").contains("\"AddBook3\""))
    let none = try await tool("ship", "--tags", "tv-{version}")
    #expect(none.status == 3)
    #expect(none.notes.contains("look like releases, use --tags 'ios-{version}-{build}'"))
  }

  @Test func readsAReleaseWithTheFoldersThatItHad() async throws {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    try tool.write(["Books/Add.swift": source("AddBook")])
    try await commit(tool, tags: "v1.0")
    try await tool.git("mv", "Books", "Sources")
    try tool.write(["snapshots/intentcompat.yml": "name: Books\nsources:\n  include: [Sources]\n"])
    try await commit(tool, tags: "v1.1")
    let run = try await tool("ship", "--tags", "v{version}")
    #expect(run.status == 0, "\(run.notes)")
    #expect(run.notes.contains("v1.0 has no source file there; its whole tree is read"))
    #expect(try tool.text(of: "snapshots/1.0.json").contains("\"AddBook\""))
    #expect(try await tool("check").status == 0)
  }

  @Test func showsTheTargetsThatCompileAFile() async throws {
    let tool = try Tool()
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (A); buildConfigurationList = L; mainGroup = G; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = Books; fileSystemSynchronizedGroups = (F);
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
          IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = STORE; }; };
      }; rootObject = P; }
      """
    try tool.write([
      "App/Add.swift": source("AddBook"), "Left.swift": source("LendBook"), "Books.xcodeproj/project.pbxproj": project,
    ])
    let text = try await tool("show", "--targets", ".")
    #expect(text.status == 0, "\(text.notes)")
    #expect(text.output.contains("Books (application) · Books.xcodeproj/project.pbxproj"))
    #expect(text.output.contains("App/Add.swift\n  Books: iOS 17.0; sets STORE\n"))
    #expect(text.output.contains("Left.swift\n  in no target: not part of any app"))
    let json = try await tool("show", "--targets", ".", "--format", "json")
    #expect(json.output.contains("\"floor\" : \"17.0\""))
    #expect(try await tool("show", ".", "--format", "json").status == 2)
  }
}
