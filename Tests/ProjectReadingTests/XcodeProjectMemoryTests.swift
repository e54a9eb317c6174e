import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Revisions whose projects differ in version numbers are read as each of them alone.
@Suite struct XcodeProjectMemoryTests {
  /// A tree that knows its files by their bytes.
  private struct KnownTree: SourceTree {
    let files: [String: String]
    var paths: [String] { files.keys.sorted() }

    func contents(of path: String) throws(SourceTreeError) -> [UInt8] { Array((files[path] ?? "").utf8) }
    func identity(of path: String) -> String? { files[path] }
  }

  private func tree(_ settings: String, _ shared: String = "") -> KnownTree {
    let project = """
      {
      objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Shared.xcconfig; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildConfigurationList = C; productType = "com.apple.product-type.application"; };
      C = { isa = XCConfigurationList; buildConfigurations = (R); };
      R = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {
      \(settings)
      }; };
      }; rootObject = P; }
      """
    return KnownTree(files: ["App.xcodeproj/project.pbxproj": project, "Shared.xcconfig": shared])
  }

  @Test(arguments: [
    ("PRODUCT_NAME = A;", "", "PRODUCT_NAME = A;", ""),
    ("PRODUCT_NAME = A;", "", "PRODUCT_NAME = B;", ""),
    ("PRODUCT_NAME = \"A$(MARKETING_VERSION)\";", "", "PRODUCT_NAME = \"A$(MARKETING_VERSION)\";", ""),
    ("", "PRODUCT_NAME = A$(MARKETING_VERSION)", "", "PRODUCT_NAME = A$(MARKETING_VERSION)"),
    ("", "PRODUCT_NAME = A", "", "PRODUCT_NAME = B"),
    ("", "", "", "PRODUCT_NAME = A$(CURRENT_PROJECT_VERSION)"),
  ])
  func readsEachProjectAsIfAlone(old: String, oldShared: String, new: String, newShared: String) {
    let memory = XcodeProjectMemory()
    for (version, settings, shared) in [("1.0", old, oldShared), ("1.1", new, newShared), ("2", new, newShared)] {
      let tree = tree(
        "\t\t\t\tCURRENT_PROJECT_VERSION = \(version);\n\t\t\t\tMARKETING_VERSION = \(version);\n\(settings)", shared)
      let inRow = ProjectFiles(in: tree, memory: memory)
      let alone = ProjectFiles(in: tree)
      #expect(inRow.projects == alone.projects)
      #expect(inRow.diagnostics == alone.diagnostics)
      #expect(alone.projects.count == 1)
    }
  }

  @Test(arguments: [
    ("a\n\tMARKETING_VERSION = 1.2.3;\nb", "a\n\nb\n"), ("CURRENT_PROJECT_VERSION = 42;", "\n"),
    ("a\n  MARKETING_VERSION = 1.2.3;\nb", "a\n\nb\n"),
    ("MARKETING_VERSION = \"1.2 beta\";", nil), ("A = \"$(MARKETING_VERSION)\";", nil),
    ("MARKETING_VERSION = 1; PRODUCT_NAME = A;", nil), ("MARKETING_VERSIONS = 1;", nil), ("C = D;", "C = D;\n"),
  ])
  func leavesOutWhatSetsAVersion(text: String, expected: String?) {
    #expect(
      XcodeProjectMemory.withoutVersions(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } == expected)
  }
}
