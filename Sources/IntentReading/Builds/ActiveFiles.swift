import IntentSurface
import SourceScanning
import SwiftSyntax

/// The files of one view as the compiler sees them.
struct ActiveFiles: Sendable {
  let files: [ParsedFile]
  let key: Key

  /// What tells views apart: the code, and the bundles that it is in. The store keeps the trees for as long as views are
  /// compared, so that no two of them have one id.
  struct Key: Hashable {
    let trees: [SyntaxIdentifier]
    let hosts: [[String]]
  }

  init(of files: [ParsedFile], in view: BuildPlan.View, parses: ParseStore, threads: Int) {
    let platform = view.platform
    let inputs = view.files.map { (file: files[$0.index], flags: $0.variant.flags) }
    self.files = Workers.map(inputs, threads: threads) { input in
      let file = input.file
      guard file.isConditional else { return file }
      let configuration = PlatformConfiguration(platform: platform, flags: input.flags)
      return ConditionalRegions(configuration: configuration, parses: parses).file(activeIn: file)
    }
    key = Key(trees: self.files.map(\.tree.id), hosts: view.files.map(\.variant.hosts))
  }
}
