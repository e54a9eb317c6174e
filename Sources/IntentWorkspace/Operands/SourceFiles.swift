import IntentReading
import IntentSurface

/// Which files hold source code of an app's surface, and reading them all.
enum SourceFiles {
  static func isRead(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".intentdefinition") || InfoPlistReader.reads(path)
  }

  /// Swift code, intent definitions and what property lists declare of SiriKit, as one surface.
  static func read(_ tree: some SourceTree, options: ReadingOptions, parses: ParseStore) -> SurfaceReading {
    var reading = SourceReader(options: options, parses: parses).read(tree)
    reading.add(LegacyReader().read(tree))
    reading.add(InfoPlistReader().read(tree))
    return reading
  }
}
