package import Foundation
import SourceScanning

/// Writing that a killed run can't leave half done: the new contents are complete on disk before they take the old
/// file's place.
package enum AtomicFile {
  /// Replaces a file, or the one that a link leads to; it keeps its permissions. A device or pipe is written to.
  ///
  /// - Parameter home: the folder that must not be left, by a link either; nil where a person named the file.
  /// - Throws: `FileError`.
  package static func write(_ data: Data, to path: String, within home: String? = nil) throws(FileError) {
    let target = try place(of: path, within: home)
    let status = SystemCalls.status(of: target, followingLinks: true)
    // What takes its place would be a plain file: `/dev/null` is nobody's to replace.
    if status?.kind == .other { return try OpenFile(device: target).write(data) }
    let file: TemporaryFile
    do throws(FileError) {
      file = try TemporaryFile(beside: target, data, permissions: status?.permissions)
      try file.replace(target)
    } catch { throw FileError(path: path, reason: error.reason) }
  }

  /// Makes a file that must not be there yet. Of several runs at once, one succeeds.
  ///
  /// - Parameter hasLinks: whether the volume may have hard links; exFAT and some network volumes have none.
  /// - Returns: false where something is there already.
  /// - Throws: `FileError`.
  package static func create(
    _ data: Data, at path: String, within home: String? = nil, hasLinks: Bool = true
  ) throws(FileError) -> Bool {
    let target = try place(of: path, within: home)
    if SystemCalls.status(of: target, followingLinks: false) != nil { return false }
    do throws(FileError) {
      let file = try TemporaryFile(beside: target, data)
      let error = hasLinks ? file.becomeNew(target) : ENOTSUP
      if error == 0 { return true }
      if error == EEXIST { return false }
      guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(error) else {
        throw FileError(path: path, errno: error)
      }
      // The name is taken with an empty file, which the complete one then replaces.
      do throws(FileError) { _ = try OpenFile(creating: target) } catch {
        if SystemCalls.status(of: target, followingLinks: false) != nil { return false }
        throw error
      }
      try file.replace(target)
      return true
    } catch { throw FileError(path: path, reason: error.reason) }
  }

  /// Adds to the end of a regular file that is there.
  ///
  /// - Throws: `FileError`.
  package static func append(_ data: Data, to path: String) throws(FileError) {
    let file = try OpenFile(appendingTo: path)
    guard file.status?.kind == .file else { throw FileError(path: path, reason: "it is not a regular file") }
    try file.write(data)
  }

  private static let longestWait = 10_000

  /// Runs a change to a file alone: another run waits until it is done, for some seconds.
  ///
  /// - Throws: `FileError` where the folder can't be locked, or what the change throws.
  package static func alone<Result>(in folder: String, _ change: () throws -> Result) throws -> Result {
    let lock = try OpenFile(folder: folder)
    var waited = 0
    while !lock.lock() {
      guard waited < longestWait else {
        throw FileError(path: folder, reason: "another run has been writing there for ten seconds. Try again")
      }
      SystemCalls.pause(milliseconds: 20)
      waited += 20
    }
    return try change()
  }

  /// Makes a folder and those above it; one that is there is fine.
  ///
  /// - Throws: `FileError`.
  package static func makeFolder(_ path: String, within home: String? = nil) throws(FileError) {
    let target = try place(of: path, within: home)
    let error = SystemCalls.makeFolder(target)
    guard error == 0 else { throw FileError(path: path, errno: error) }
  }

  /// The path without links, which must not lead out of the home.
  static func place(of path: String, within home: String?) throws(FileError) -> String {
    let place = RealPath.ofNew(path)
    guard let home else { return place }
    let real = RealPath.of(home) ?? home
    guard real == "/" || RelativePath.isInside(place, real) else {
      throw FileError(
        path: path, reason: "this link leads to \(place), outside \(real), so nothing was written. Replace the link.")
    }
    return place
  }
}
