import Foundation
import IntentFiles
import IntentMigration
import IntentSettings
import SourceScanning

/// Brings planned changes to disk: all of them, or none.
enum CodeWriting {
  /// Writes each file whole.
  ///
  /// - Returns: the paths that were written; those that have their new contents already are left out.
  /// - Throws: `Failure` where a file is no longer as it was read or would not parse; nothing is written then.
  ///   `FileError` where one can't be read or written.
  static func write(_ changes: [FileChange], in folder: String) throws -> [String] {
    let waiting = try changes.filter { change in
      let current = try contents(of: Workspace.join(folder, change.path))
      if current == change.after { return false }
      guard current == change.before else {
        throw Failure("\(change.path) has changed since it was read; nothing was written. Run it again.", .unreadable)
      }
      guard SyntaxCheck.parses(change.after, at: change.path) else {
        throw Failure("\(change.path) would not parse; nothing was written. Make the edit by hand.", .unreadable)
      }
      return true
    }
    for change in waiting {
      let path = Workspace.join(folder, change.path)
      if change.before == nil { try makeFolder(of: path) }
      try AtomicFile.write(Data(change.after), to: path)
    }
    return waiting.map(\.path)
  }

  private static func makeFolder(of path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw FileError(path: folder, reason: error.localizedDescription)
    }
  }

  // Nil for a file that is not there.
  private static func contents(of path: String) throws -> [UInt8]? {
    guard FileKind(of: path, followingLinks: false) != .missing else { return nil }
    do {
      return try RegularFile.contents(of: path, limit: FolderTree.sizeLimit)
    } catch {
      throw FileError(path: path, reason: error.description)
    }
  }
}
