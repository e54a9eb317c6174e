package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writing that a killed run can't leave half done: the new contents are complete on disk before they take the old
/// file's place.
package enum AtomicFile {
  /// Replaces a file, or the one that a link leads to; it keeps its permissions. A device or pipe is written to.
  ///
  /// - Throws: `FileError`.
  package static func write(_ data: Data, to path: String) throws(FileError) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, FileKind(mode: status.st_mode) == .other { return try writeInPlace(data, to: path) }
    let path = isThere ? URL(filePath: path).resolvingSymlinksInPath().path : path
    let temporary = try writeBeside(path, data)
    if isThere { chmod(temporary, status.st_mode & 0o777) }
    guard rename(temporary, path) == 0 else {
      let error = FileError(path: path, errno: errno)
      unlink(temporary)
      throw error
    }
  }

  /// Makes a file that must not be there yet. Of several runs at once, one succeeds.
  ///
  /// - Returns: false where something is there already.
  /// - Throws: `FileError`.
  package static func create(_ data: Data, at path: String) throws(FileError) -> Bool {
    let temporary = try writeBeside(path, data)
    defer { unlink(temporary) }
    if link(temporary, path) == 0 { return true }
    guard errno == EEXIST else { throw FileError(path: path, errno: errno) }
    return false
  }

  /// Runs a change to a file alone: another run waits until it is done.
  ///
  /// - Throws: `FileError` where the folder can't be locked, or what the change throws.
  package static func alone<Result>(in folder: String, _ change: () throws -> Result) throws -> Result {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: folder, errno: errno) }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { throw FileError(path: folder, errno: errno) }
    return try change()
  }

  // What takes its place would be a plain file: `/dev/null` is nobody's to replace.
  private static func writeInPlace(_ data: Data, to path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: path, errno: errno) }
    defer { close(file) }
    guard write(data, to: file) else { throw FileError(path: path, errno: errno) }
  }

  private static func writeBeside(_ path: String, _ data: Data) throws(FileError) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    let temporary = (folder.isEmpty ? "" : folder + "/") + ".\(name).\(UUID().uuidString).tmp"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw FileError(path: path, errno: errno) }
    let isComplete = write(data, to: file) && fsync(file) == 0
    let failure = errno
    close(file)
    guard isComplete else {
      unlink(temporary)
      throw FileError(path: path, errno: failure)
    }
    return temporary
  }

  private static func write(_ data: Data, to file: CInt) -> Bool {
    data.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = writeSome(UnsafeRawBufferPointer(rebasing: rest), to: file)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func writeSome(_ buffer: UnsafeRawBufferPointer, to file: CInt) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(file, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(file, buffer.baseAddress, buffer.count)
    #endif
  }
}
