import Foundation
package import IntentFiles
import IntentSurface

/// A surface as a snapshot file.
package enum Snapshot {
  /// The snapshot text, ending in a line feed.
  ///
  /// - Throws: `Failure` for a surface without intents, unless one is allowed; an encoding error.
  package static func text(of reading: OperandReading, allowsEmpty: Bool) throws -> String {
    guard allowsEmpty || !reading.reading.surface.isEmpty else {
      throw Failure(
        "“\(reading.operand)” holds no intents, entities or widgets: no snapshot was written. Name the folder with the "
          + "app's source code; --allow-empty writes the snapshot all the same.", .unreadable)
    }
    return String(decoding: try reading.reading.surface.snapshotData(), as: UTF8.self)
  }

  /// Writes a snapshot to a file that people named; what was there is replaced.
  ///
  /// - Throws: `FileError`.
  package static func write(_ text: String, to path: String) throws(FileError) {
    try AtomicFile.write(Data(text.utf8), to: path)
  }
}
