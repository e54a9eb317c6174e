import SourceScanning
import SwiftSyntax

extension PlatformReading {
  /// All that it is made from: the code, and what is known of the place of each file.
  struct Key: Hashable, Sendable {
    private let trees: [SyntaxIdentifier]
    private let paths: [String]
    private let signals: [FileScan.Signals.RawValue]
    private let places: [FilePlace]
    private let bundles: BundleTexts
    private let siri: SiriBundles

    init(_ files: [ParsedFile], _ modules: ModuleNames) {
      trees = files.map(\.tree.id)
      paths = files.map(\.path)
      signals = files.map(\.signals.rawValue)
      places = files.map { FilePlace(path: $0.path, in: modules) }
      bundles = modules.bundles
      siri = modules.siri
    }
  }

  /// A reading with the files that it was made from, so that no other trees get their ids.
  struct Kept: Sendable {
    let files: [ParsedFile]
    let reading: PlatformReading
  }
}
