import Foundation
package import SourceScanning

/// Writes several files, all or none, also where the run is killed between two of them.
///
/// The new files are complete beside the old ones before the first takes its place; a list of them says which. A run
/// that was killed before that has changed nothing. One that was killed later is finished by the next, from the list,
/// where a copy of it outside the tree vouches that it is nobody else's.
package enum FileGroup {
  /// The name of the list, in the folder that is written to.
  package static let listName = ".intentcompat-edits"
  private static let heading = "intentcompat edits"
  private static let listLimit = 1 << 20

  /// Whether a run was killed while it wrote files in a folder.
  package static func isUnfinished(in folder: String) -> Bool {
    FileKind(of: "\(folder)/\(listName)", followingLinks: false) == .file
  }

  /// Writes the files; folders are made for them.
  ///
  /// - Parameters:
  ///   - home: the folder that must not be left.
  ///   - witness: the path of a copy of the list where nobody else's files come; nil where there is no such place.
  /// - Throws: `FileError`; the files are as they were then.
  package static func write(
    _ changes: [FileChange], in folder: String, within home: String, vouchedBy witness: String? = nil
  ) throws(FileError) {
    guard !isUnfinished(in: folder) else {
      throw FileError(
        path: "\(folder)/\(listName)", reason: "an interrupted run left it. `propose --write` finishes its edits")
    }
    for change in changes where change.before == nil {
      try AtomicFile.makeFolder(RelativePath.folder(of: "\(folder)/\(change.path)"), within: home)
    }
    if let change = changes.first, changes.count == 1 {
      return try AtomicFile.write(Data(change.after), to: "\(folder)/\(change.path)", within: home)
    }
    guard !changes.isEmpty else { return }
    var files: [(file: TemporaryFile, target: String, change: FileChange)] = []
    for change in changes {
      let target = try AtomicFile.place(of: "\(folder)/\(change.path)", within: home)
      let permissions = SystemCalls.status(of: target, followingLinks: true)?.permissions
      files.append((try TemporaryFile(beside: target, Data(change.after), permissions: permissions), target, change))
    }
    let lines = files.map { "\(RelativePath.name(of: $0.file.path))\0\($0.change.path)" }
    let list = "\(folder)/\(listName)"
    let text = Data(([heading] + lines).joined(separator: "\0\n").utf8)
    // Without it a run that is killed is not finished, which is no reason to begin none.
    if let witness { try? AtomicFile.write(text, to: witness) }
    defer { if let witness { SystemCalls.remove(witness) } }
    try AtomicFile.write(text, to: list, within: home)
    defer { SystemCalls.remove(list) }
    for (index, entry) in files.enumerated() {
      do throws(FileError) { try entry.file.replace(entry.target) } catch {
        for done in files[..<index] { restore(done.change, at: done.target) }
        throw error
      }
    }
  }

  private static func restore(_ change: FileChange, at target: String) {
    if let before = change.before {
      try? AtomicFile.write(Data(before), to: target)
    } else {
      SystemCalls.remove(target)
    }
  }

  /// Finishes what a killed run began in a folder.
  ///
  /// - Parameter witness: as it was written.
  /// - Throws: `FileError` where nothing vouches for its list or it can't be understood, or a file can't take its place.
  package static func finish(in folder: String, vouchedBy witness: String? = nil) throws(FileError) {
    guard isUnfinished(in: folder) else { return }
    let list = "\(folder)/\(listName)"
    let bytes: [UInt8]
    do { bytes = try RegularFile.contents(of: list, limit: listLimit) } catch {
      throw FileError(path: list, reason: error.description)
    }
    if let witness, (try? RegularFile.contents(of: witness, limit: listLimit)) != bytes {
      throw FileError(path: list, reason: "no interrupted run in this clone left it. Nothing was written; delete it")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.components(separatedBy: "\0\n")
    guard lines.first == heading else {
      throw FileError(path: list, reason: "it is not a list of edits from `propose`. Delete it")
    }
    for line in lines.dropFirst() {
      let fields = line.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2, TemporaryFile.isName(fields[0]), !fields[0].contains("/"),
        RelativePath.join("", fields[1]) == fields[1]
      else { throw FileError(path: list, reason: "it lists something other than edits. Delete it") }
      let target = try AtomicFile.place(of: "\(folder)/\(fields[1])", within: folder)
      let waiting = "\(RelativePath.folder(of: target))/\(fields[0])"
      guard FileKind(of: waiting, followingLinks: false) == .file else { continue }
      let error = SystemCalls.move(waiting, to: target)
      guard error == 0 else { throw FileError(path: target, errno: error) }
    }
    SystemCalls.remove(list)
    if let witness { SystemCalls.remove(witness) }
  }
}
