import Foundation
import Testing

@testable import ShortcutReading

/// Real exported shortcuts, which are no part of the project: `Tests/Corpus/shortcuts` gathers them.
@Suite struct SampleTests {
  private static let folder = ProcessInfo.processInfo.environment["SHORTCUT_SAMPLES"]

  @Test(.enabled(if: folder != nil))
  func readsSamplesByteForByte() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let signed = names.filter { $0.hasSuffix(".shortcut") }
    #expect(!signed.isEmpty)
    var signatures: [SavedWorkflow.Signature: Int] = [:]
    for name in signed {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      let list = Array(try Data(contentsOf: folder.appending(path: name.replacing(".shortcut", with: ".plist"))))
      #expect(try ShortcutReader.unsigned(bytes) == list, "\(name)")
      let workflow = try ShortcutReader().read(bytes)
      signatures[workflow.signature ?? .unknown, default: 0] += 1
      #expect(workflow.actions == (try ShortcutReader().read(list).actions), "\(name)")
    }
    for name in names.filter({ $0.hasSuffix(".plist") }) {
      #expect(throws: Never.self, "\(name)") {
        try ShortcutReader().read(Array(try Data(contentsOf: folder.appending(path: name))))
      }
    }
    print("read \(signed.count) signed shortcuts byte for byte: \(signatures)")
  }
}
