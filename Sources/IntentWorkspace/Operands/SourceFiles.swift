import IntentReading
import IntentSurface

/// Which files hold source code of an app's surface, and reading them all.
enum SourceFiles {
  static func isRead(_ path: String) -> Bool { path.hasSuffix(".swift") }

  static func read(_ tree: some SourceTree, options: ReadingOptions) -> SurfaceReading {
    SourceReader(options: options).read(tree)
  }
}
