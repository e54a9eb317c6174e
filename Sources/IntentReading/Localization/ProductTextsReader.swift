package import IntentSurface
package import SourceScanning

/// Reads what people say to a built app: its names, and the phrases in other languages.
package struct ProductTextsReader: Sendable {
  private let productName: String

  /// - Parameter productName: the last path component of what is read: `Journal.app`.
  package init(productName: String) { self.productName = productName }

  /// Whether a file of a product, by its path, may be read at all. A framework's tables are nobody's.
  package static func reads(_ path: String) -> Bool {
    guard PhraseTableReader.reads(path) || AppNamesReader.reads(path) else { return false }
    return !RelativePath.folders(of: path).contains { $0.hasSuffix(".framework") || $0.hasSuffix(".bundle") }
  }

  /// The names and the phrases. These are no places in source code.
  package func read(_ files: any BundleFiles) -> SurfaceReading {
    let tree = ProductTree(files: files) { Self.reads($0) || RelativePath.name(of: $0) == "Info.plist" }
    guard productName.hasSuffix(".app") || tree.paths.contains(where: { $0.contains(".app/") }) else {
      return SurfaceReading(surface: Surface())
    }
    // Phrases are those of apps; what is in an extension is not asked.
    let phrases = ProductTree(files: files) { PhraseTableReader.reads($0) && Self.reads($0) && !$0.contains(".appex/") }
    let names = AppNamesReader.read(product: tree, named: productName)
    let translations = PhraseTableReader().read(phrases)
    var surface = Surface()
    surface.appNames = names.surface.appNames
    surface.phraseTranslations = translations.surface.phraseTranslations
    return SurfaceReading(surface: surface, diagnostics: names.diagnostics + translations.diagnostics)
  }
}

/// Some files of a built product, as a tree.
private struct ProductTree: SourceTree {
  let paths: [String]
  private let files: any BundleFiles

  private static let limit = 8 << 20

  init(files: any BundleFiles, where isWanted: (String) -> Bool) {
    self.files = files
    paths = files.paths.filter(isWanted)
  }

  func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    try files.contents(of: path, limit: Self.limit)
  }
}
