import Foundation
package import SourceScanning

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
    do { folder = try PrivateFolder() } catch { throw SourceTreeError("it can't be copied: \(error)") }
    path = "\(folder.path)/Shortcuts.sqlite"
    for _ in 0..<Self.attempts {
      let before = try Self.states(of: source)
      guard before[Self.journalEnding].map({ $0.size == 0 }) ?? true else {
        throw SourceTreeError(
          "a change to it was interrupted; open the Shortcuts app once, so it can finish the "
            + "change")
      }
      try Self.copy(source, to: path)
      if let log = before[Self.logEnding], log.size > 0 {
        try Self.copy(source + Self.logEnding, to: path + Self.logEnding)
      } else {
        SystemCalls.remove(path + Self.logEnding)
      }
      afterCopy()
      if try Self.states(of: source) == before { return }
    }
    throw SourceTreeError(
      "it changed \(Self.attempts) times while it was copied; quit the Shortcuts app and try again")
  }

  private static func states(of source: String) throws(SourceTreeError) -> [String: FileStatus] {
    var states: [String: FileStatus] = [:]
    for ending in ["", logEnding, journalEnding] {
      if let status = SystemCalls.status(of: source + ending, followingLinks: true) {
        states[ending] = status
      } else if SystemCalls.lastError != ENOENT || ending.isEmpty {
        throw failure(SystemCalls.words(for: SystemCalls.lastError), SystemCalls.lastError)
      }
    }
    return states
  }

  private static func copy(_ source: String, to path: String) throws(SourceTreeError) {
    do throws(FileError) {
      let input = try OpenFile(reading: source)
      guard let status = input.status, status.kind == .file else {
        throw FileError(path: source, reason: "it is not a regular file")
      }
      guard status.size <= sizeLimit else {
        throw FileError(path: source, reason: "it is larger than \(sizeLimit >> 30) GB")
      }
      SystemCalls.remove(path)
      let output = try OpenFile(creating: path, permissions: 0o600)
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
      defer { memory.deallocate() }
      while case let count = try input.read(into: memory), count > 0 {
        try output.write(UnsafeRawBufferPointer(rebasing: memory[..<count]))
      }
    } catch { throw failure(error.reason, error.number) }
  }

  private static func failure(_ words: String, _ number: CInt?) -> SourceTreeError {
    guard number == EPERM || number == EACCES else { return SourceTreeError(words) }
    return SourceTreeError(
      "\(words). macOS shows it to a terminal only with Full Disk Access: System Settings, Privacy & Security")
  }
}
