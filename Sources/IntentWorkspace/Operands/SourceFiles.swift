import IntentReading
import IntentSurface

/// Which files hold source code of an app's surface, and reading them all.
enum SourceFiles {
  static func isRead(_ path: String) -> Bool { path.hasSuffix(".swift") || path.hasSuffix(".intentdefinition") }

  /// Swift code and intent definitions, as one surface.
  static func read(_ tree: some SourceTree, options: ReadingOptions, parses: ParseStore) -> SurfaceReading {
    var reading = SourceReader(options: options, parses: parses).read(tree)
    let legacy = LegacyReader().read(tree)
    reading.surface.legacyIntents = legacy.surface.legacyIntents
    reading.surface.legacyEnums = legacy.surface.legacyEnums
    reading.surface.legacyTypes = legacy.surface.legacyTypes
    reading.locations.merge(legacy.locations) { swift, _ in swift }
    reading.diagnostics = (reading.diagnostics + legacy.diagnostics).sorted()
    reading.filesSeen += legacy.filesSeen
    reading.filesRead += legacy.filesRead
    return reading
  }
}
