package import Foundation

/// Snapshots as this tool writes them: those that the sample app of this repository shipped, oldest first.
package enum ShippedSnapshots {
  package static func all() throws -> [Data] {
    let folder = Fixtures.root.deletingLastPathComponent().deletingLastPathComponent().appending(path: "snapshots")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    return try names.sorted().map { try Data(contentsOf: folder.appending(path: $0)) }
  }
}
