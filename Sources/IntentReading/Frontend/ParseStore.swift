import Foundation

/// Remembers the files that one reading after another parses: revisions of an app, and its platforms, have most of
/// their code in common.
///
/// A file is taken from here only where path and bytes are the same. All state is behind the lock.
package final class ParseStore: @unchecked Sendable {
  private let turn = NSLock()
  private let lock = NSLock()
  private var earlier: [String: [ParsedFile]] = [:]
  private var latest: [String: [ParsedFile]] = [:]

  /// One with its defaults.
  package init() {}

  /// Lets one reading take its turn; what the reading before the last one parsed is forgotten.
  func reading<Result>(_ read: () -> Result) -> Result {
    turn.withLock {
      lock.withLock {
        earlier = latest
        latest = [:]
      }
      return read()
    }
  }

  /// The file, parsed now or before.
  func file(at path: String, _ bytes: [UInt8]) -> ParsedFile {
    let known = lock.withLock {
      latest[path]?.first { $0.bytes == bytes } ?? earlier[path]?.first { $0.bytes == bytes }
    }
    let file = known ?? ParsedFile(path: path, bytes: bytes)
    lock.withLock { latest[path, default: []].append(file) }
    return file
  }
}
