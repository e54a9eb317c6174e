import Foundation
import TestSupport
import Testing

/// The fuzz targets are compiled by a script, as one module of some targets' sources, and not by the build.
@Suite struct FuzzScriptTests {
  private static let top = Fixtures.root.deletingLastPathComponent().deletingLastPathComponent()

  private static func sources(of target: String) throws -> [String] {
    let folder = top.appending(path: "Sources/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .map { String(decoding: try Data(contentsOf: folder.appending(path: $0)), as: UTF8.self) }
  }

  @Test func compilesEveryTargetThatItsTargetsImport() throws {
    let script = String(decoding: try Data(contentsOf: Self.top.appending(path: "Tests/Fuzz/run")), as: UTF8.self)
    let list = try #require(script.firstMatch(of: /find Sources\/\{([^}]*)\}/)).1
    let named = list.split(separator: ",").map(String.init).filter { !$0.contains("/") }
    #expect(named.contains("IntentReading"))
    let all = Set(try FileManager.default.contentsOfDirectory(atPath: Self.top.appending(path: "Sources").path))
    let imported = try named.reduce(into: Set<String>()) { imported, target in
      for source in try Self.sources(of: target) {
        imported.formUnion(source.matches(of: /(?m)^(?:package |public )?import (\w+)/).map { String($0.1) })
      }
    }
    // Of `IntentFiles` some folders are compiled; what is in C comes from the system.
    #expect(imported.intersection(all).subtracting(named).subtracting(["CZlib"]).isEmpty)
  }
}
