import Foundation
package import SourceScanning

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A copy of a library of shortcuts and of its write-ahead log, which holds the newest rows.
///
/// Nothing is ever written beside a person's data: SQLite would put an index of the log there.
package struct LibraryCopy {
  /// Where it is; its log is beside it.
  package let path: String
  /// Gone with this value.
  private let folder: PrivateFolder

  private static let logEnding = "-wal"
  private static let journalEnding = "-journal"
  private static let sizeLimit = 2 << 30
  private static let attempts = 3

  /// Copies both, again if either changes meanwhile.
  ///
  /// - Parameter afterCopy: called after each attempt, before it is looked whether something changed.
  /// - Throws: `SourceTreeError` with what to do about it.
  package init(of source: String, afterCopy: () -> Void = {}) throws(SourceTreeError) {
    do { folder = try PrivateFolder() } catch { throw SourceTreeError("no copy can be made: \(error)") }
    path = "\(folder.path)/Shortcuts.sqlite"
    for _ in 0..<Self.attempts {
      let before = try Self.states(of: source)
      guard before[Self.journalEnding].map({ $0.size == 0 }) ?? true else {
        throw SourceTreeError("a change to it was cut off; open the Shortcuts app once, so that it is finished")
      }
      try Self.copy(source, to: path)
      if let log = before[Self.logEnding], log.size > 0 {
        try Self.copy(source + Self.logEnding, to: path + Self.logEnding)
      } else {
        unlink(path + Self.logEnding)
      }
      afterCopy()
      if try Self.states(of: source) == before { return }
    }
    throw SourceTreeError(
      "it changed \(Self.attempts) times while it was copied; quit the Shortcuts app and try again")
  }

  /// What shows that a file was written to.
  private struct State: Equatable {
    var size: Int64
    var inode: UInt64
    var seconds: Int
    var nanoseconds: Int
  }

  private static func states(of source: String) throws(SourceTreeError) -> [String: State] {
    var states: [String: State] = [:]
    for ending in ["", logEnding, journalEnding] {
      var status = stat()
      guard stat(source + ending, &status) == 0 else {
        if errno == ENOENT, !ending.isEmpty { continue }
        throw failure(errno)
      }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      states[ending] = State(
        size: Int64(status.st_size), inode: UInt64(status.st_ino), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
    return states
  }

  private static func copy(_ source: String, to path: String) throws(SourceTreeError) {
    let input = open(source, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard input >= 0 else { throw failure(errno) }
    defer { close(input) }
    var status = stat()
    guard fstat(input, &status) == 0, FileKind(mode: status.st_mode) == .file else {
      throw SourceTreeError("it is not a regular file")
    }
    guard status.st_size <= sizeLimit else { throw SourceTreeError("it is larger than \(sizeLimit >> 30) GB") }
    let output = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard output >= 0 else { throw failure(errno) }
    defer { close(output) }
    let (from, to) = (FileHandle(fileDescriptor: input), FileHandle(fileDescriptor: output))
    do {
      while let piece = try from.read(upToCount: 1 << 20), !piece.isEmpty { try to.write(contentsOf: piece) }
    } catch { throw SourceTreeError("it could not be copied: \(error.localizedDescription)") }
  }

  private static func failure(_ number: CInt) -> SourceTreeError {
    let words = String(cString: strerror(number))
    guard number == EPERM || number == EACCES else { return SourceTreeError(words) }
    return SourceTreeError(
      "\(words). macOS shows it to a terminal only with Full Disk Access: System Settings, Privacy & Security")
  }
}
