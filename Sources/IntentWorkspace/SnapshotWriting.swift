import Foundation
import IntentSurface

/// A surface as a snapshot file.
package enum SnapshotWriting {
  /// The snapshot text, ending in a line feed.
  ///
  /// - Throws: an encoding error.
  package static func text(of reading: OperandReading) throws -> String {
    String(decoding: try reading.reading.surface.snapshotData(), as: UTF8.self)
  }

  /// Writes a snapshot to a file that people named; what was there is replaced.
  ///
  /// - Throws: `FileError`.
  package static func write(_ text: String, to path: String) throws(FileError) {
    try AtomicFile.write(Data(text.utf8), to: path)
  }
}
