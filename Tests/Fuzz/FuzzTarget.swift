import Foundation

// Compiled by `Tests/Fuzz/run` as one module with the sources of the readers.

/// A reader that takes bytes nobody checked. Each must end in a value or an error, in bounded time and memory; what
/// else it promises, its target checks.
enum FuzzTarget: String, CaseIterable {
  case snapshot, source, project, propertyList = "property-list", metadata, archive, yaml, pattern
  case semanticBomb = "semantic-bomb"
  case signedShortcut = "signed-shortcut", appleArchive = "apple-archive", lzfse, library

  /// The one that `FUZZ_TARGET` names.
  static let chosen = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

  func read(_ bytes: [UInt8]) {
    switch self {
    case .snapshot: SnapshotFuzz.read(bytes)
    case .source: SourceFuzz.read(bytes)
    case .project: ProjectFuzz.read(bytes)
    case .propertyList: PropertyListFuzz.read(bytes)
    case .metadata: MetadataFuzz.read(bytes)
    case .archive: ArchiveFuzz.read(bytes)
    case .yaml: YAMLFuzz.read(bytes)
    case .pattern: PatternFuzz.read(bytes)
    case .semanticBomb: SemanticBombFuzz.read(bytes)
    case .signedShortcut: ShortcutFuzz.readSigned(bytes)
    case .appleArchive: ShortcutFuzz.readArchive(bytes)
    case .lzfse: ShortcutFuzz.decode(bytes)
    case .library: ShortcutFuzz.readLibrary(bytes)
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = FuzzTarget.chosen else {
    print("FUZZ_TARGET must be one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")).")
    exit(2)
  }
  target.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Ends the run, with the input kept, where a promise is broken.
func demand(_ promise: Bool, _ words: @autoclosure () -> String) {
  guard !promise else { return }
  print("Broken: \(words())")
  abort()
}
