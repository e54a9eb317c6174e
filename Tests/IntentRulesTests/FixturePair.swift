import Foundation
import IntentComparison
import IntentReading
import IntentRules
import IntentSurface
import MetadataReading
import ProjectReading
import SourceScanning
import TestSupport
import Testing

/// One folder of `Tests/Fixtures/Rules`; its README says what is in it.
struct FixturePair: Sendable, CustomTestStringConvertible {
  /// `fixed` is the change made so that the rule has nothing to say; only the pairs that pages show have it.
  enum Side: String, CaseIterable {
    case old, new, fixed

    static let compared: [Side] = [.old, .new]
  }

  static let root = Fixtures.root.appending(path: "Rules")

  /// Every pair, by name.
  static let all: [FixturePair] = {
    let folders = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: [.isDirectoryKey])
    return (folders ?? []).filter { $0.hasDirectoryPath }.map { FixturePair(folder: $0) }.sorted { $0.name < $1.name }
  }()

  let folder: URL
  private let surfaces: [Side: Result<Surface, any Error>]

  private init(folder: URL) {
    self.folder = folder
    surfaces = Dictionary(
      uniqueKeysWithValues: Side.allCases.filter { $0 != .fixed || Self.hasFixedSide(folder) }.map { side in
        (side, Result { try Self.surface(in: folder.appending(path: side.rawValue)) })
      })
  }

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }
  var hasFixedSide: Bool { Self.hasFixedSide(folder) }
  var isSafe: Bool { name.hasPrefix("safe-") }

  /// The findings that are expected, one a line.
  var expectedFile: URL { folder.appending(path: "expected.txt") }

  private static func hasFixedSide(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "fixed").path)
  }

  /// The surface of a side; read once for all tests.
  func surface(_ side: Side) throws -> Surface { try surfaces[side]?.get() ?? Surface() }

  /// Swift files read together, or the snapshot that is there.
  private static func surface(in root: URL) throws -> Surface {
    let snapshot = root.appending(path: "surface.json")
    if FileManager.default.fileExists(atPath: snapshot.path) {
      return try Surface(snapshot: Data(contentsOf: snapshot))
    }
    let tree = MemoryTree(bytes: try files(in: root))
    var options = ReadingOptions()
    options.readsAll = true
    var (reading, membership, parsed) = SourceReader(options: options).readWithTargets(tree)
    reading.add(LegacyReader().read(tree))
    reading.add(InfoPlistReader().read(tree))
    reading.add(PhraseTableReader().read(tree))
    reading.add(AppNamesReader(membership).read(tree))
    DeclaringHosts(membership).add(to: &reading)
    IgnoredSettings(options: options, parses: ParseStore()).mark(in: &reading, of: tree, near: parsed)
    return reading.surface
  }

  /// What all rules say of two sides, one finding a line, sorted.
  func findings(_ old: Side, _ new: Side) throws -> [String] {
    RuleBook.all.findings(in: Comparison(try surface(old), try surface(new))).map(\.fixtureLine).sorted()
  }

  private static func files(in root: URL) throws -> [String: [UInt8]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let endings = [".swift", ".intentdefinition", ".plist", ".xcstrings", ".strings"]
    let isRead = { (path: String) in endings.contains { path.hasSuffix($0) } || ProjectFiles.isRead(path) }
    return try paths.filter(isRead).reduce(into: [:]) {
      $0[$1] = Array(try Data(contentsOf: root.appending(path: $1)))
    }
  }
}

extension Finding {
  /// The line that stands for it in `expected.txt`.
  var fixtureLine: String {
    let effects = effects.map { "\($0.key.rawValue)=\($0.value.rawValue)" }.sorted().joined(separator: ",")
    return "\(rule) \(subject.kind.rawValue):\(subject) \(effects) \(confidence.rawValue)"
  }
}
