import Foundation
package import IntentFiles
import IntentSurface
import SourceScanning

/// A surface as a snapshot file.
package enum Snapshot {
  /// The snapshot text, ending in a line feed.
  ///
  /// - Throws: `Failure` for a surface without intents, unless one is allowed; an encoding error.
  package static func text(of reading: InputReading, allowsEmpty: Bool) throws -> String {
    guard allowsEmpty || !reading.reading.surface.isEmpty else {
      throw Failure(
        "“\(reading.input)” has no intents, entities or widgets, so no snapshot was written. Name the folder with "
          + "the app's source code, or use --allow-empty.", .unreadable)
    }
    return String(decoding: try reading.reading.surface.snapshotData(), as: UTF8.self)
  }

  /// Writes a snapshot to a file that people named; what was there is replaced.
  ///
  /// - Throws: `FileError`.
  package static func write(_ text: String, to path: String) throws(FileError) {
    let folder = RelativePath.folder(of: path)
    guard folder.isEmpty || FileManager.default.fileExists(atPath: folder) else {
      throw FileError(path: path, reason: "its folder does not exist. Create the folder, or name another file.")
    }
    try AtomicFile.write(Data(text.utf8), to: path)
  }
}
