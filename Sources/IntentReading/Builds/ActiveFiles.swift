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

  /// A file on a platform, under some conditions.
  struct FileKey: Hashable, Sendable {
    let tree: SyntaxIdentifier
    let platform: Platform
    let flags: Set<String>
    let missingModules: Set<String>
    let answer: Bool?
    let languageMode: Int?
  }

  /// The original is kept with it, so that no other tree gets its id.
  struct File: Sendable {
    let original: ParsedFile
    let active: ParsedFile
  }

  /// - Parameter answer: to every condition that nothing answers; nil to leave out all code behind one.
  init(of files: [ParsedFile], in view: BuildPlan.View, answer: Bool?, parses: ParseStore, threads: Int) {
    let platform = view.platform
    let inputs = view.files.map { (file: files[$0.index], variant: $0.variant) }
    self.files = Workers.map(inputs, threads: threads) { input in
      let file = input.file
      guard file.isConditional || platform == .macCatalyst && !file.isForCatalyst else { return file }
      let (flags, missing) = (input.variant.flags, input.variant.missingModules)
      let mode = input.variant.languageMode
      let key = FileKey(
        tree: file.tree.id, platform: platform, flags: flags, missingModules: missing, answer: answer,
        languageMode: mode)
      return parses.active.value(for: key) {
        let configuration = PlatformConfiguration(
          platform: platform, flags: flags, missingModules: missing, languageMode: mode, answer: answer)
        let regions = ConditionalRegions(configuration: configuration, parses: parses)
        return File(original: file, active: regions.file(activeIn: file))
      }.active.marked(like: file)
    }
    key = Key(trees: self.files.map(\.tree.id), hosts: view.files.map(\.variant.hosts))
  }
}

extension ParsedFile {
  /// The same file, read for the same reason as another.
  fileprivate func marked(like other: ParsedFile) -> ParsedFile {
    var file = self
    (file.signals, file.isForSiri, file.identity) = (other.signals, other.isForSiri, other.identity)
    file.calledNames = other.calledNames
    return file
  }
}
