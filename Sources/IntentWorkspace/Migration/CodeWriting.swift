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
    guard !changes.isEmpty else { return [] }
    // Of a folder that is a link, what is around the link: it may lead out of the repository.
    let isLink = FileKind(of: folder, followingLinks: false) == .link
    let place = isLink ? RelativePath.folder(of: folder) : folder
    let home = GitPlace(around: place)?.top ?? place
    return try AtomicFile.alone(in: folder) {
      let waiting = try Workers.attempt { try changes.filter { try isWaiting($0, in: folder) } }
      try FileGroup.write(waiting, in: folder, within: home, vouchedBy: witness(of: folder))
      return waiting.map(\.path)
    }
  }

  /// Finishes edits in whose middle an earlier run was killed.
  ///
  /// - Throws: `FileError`, or `Failure` where the list of edits came with the repository.
  static func finishEarlier(in folder: String) async throws {
    guard FileGroup.isUnfinished(in: folder) else { return }
    guard await !GitRepository(directory: folder).tracks(FileGroup.listName) else {
      throw Failure(
        "git tracks \(folder)/\(FileGroup.listName), so no interrupted run of yours left it. Nothing was written. "
          + "Remove it: `git rm \(FileGroup.listName)`.", .unreadable)
    }
    try AtomicFile.alone(in: folder) { try FileGroup.finish(in: folder, vouchedBy: witness(of: folder)) }
  }

  /// Beside git's own files, where nothing that was cloned comes; one for each folder.
  private static func witness(of folder: String) -> String? {
    guard let place = GitPlace(around: folder), let own = place.ownFolder else { return nil }
    return "\(own)/intentcompat-edits-\(String(NameHash.of(folder), radix: 16))"
  }

  private static func isWaiting(_ change: FileChange, in folder: String) throws -> Bool {
    let current = try contents(of: Workspace.join(folder, change.path))
    if current == change.after { return false }
    guard current == change.before else {
      throw Failure("\(change.path) has changed since it was read; nothing was written. Run it again.", .unreadable)
    }
    if let mark = change.before.flatMap(GeneratedFile.mark) {
      throw Failure(
        "\(change.path) is generated (“\(mark)”); nothing was written. Make the edit in what it is generated from.",
        .unreadable)
    }
    guard SyntaxCheck.parses(change.after, at: change.path) else {
      let isBroken = change.before.map { !SyntaxCheck.parses($0, at: change.path) } ?? false
      throw Failure(
        isBroken
          ? "\(change.path) does not parse as it is, before the edit; nothing was written. Mend it first."
          : "\(change.path) would not parse; nothing was written. Make the edit by hand.", .unreadable)
    }
    return true
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
