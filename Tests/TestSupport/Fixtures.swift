package import Foundation

/// The files that tests read.
package enum Fixtures {
  /// `Tests/Fixtures` of this checkout.
  package static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
  }
}
