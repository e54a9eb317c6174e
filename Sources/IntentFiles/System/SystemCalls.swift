#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls on paths that swift-system does not have, in one place: each is written once for every system.
///
/// Each says with the number of an error why it failed, or 0.
package enum SystemCalls {
  static func status(of path: String, followingLinks: Bool) -> FileStatus? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return FileStatus(status)
  }

  static func status(of descriptor: CInt) -> FileStatus? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
  }

  /// The number of the last error.
  static var lastError: CInt { errno }

  /// What a number of an error means; in English, whatever the system speaks.
  static func words(for error: CInt) -> String {
    error == ENOENT ? "there is no such file or folder" : String(cString: strerror(error))
  }

  static func move(_ path: String, to target: String) -> CInt { number(of: rename(path, target)) }

  /// Gives a file its name if nothing has it yet; `EEXIST` where something has.
  static func moveToNew(_ path: String, to target: String) -> CInt {
    #if canImport(Darwin)
      let error = number(of: renamex_np(path, target, UInt32(RENAME_EXCL)))
      if error != ENOTSUP { return error }
    #endif
    let error = number(of: link(path, target))
    if error == 0 { unlink(path) }
    return error
  }

  static func remove(_ path: String) { unlink(path) }

  static func setPermissions(_ permissions: UInt16, of path: String) { chmod(path, mode_t(permissions)) }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) -> CInt {
    if mkdir(path, 0o777) == 0 { return 0 }
    let error = errno
    if error == EEXIST { return FileKind(of: path, followingLinks: true) == .folder ? 0 : ENOTDIR }
    guard error == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
      return error
    }
    let above = makeFolder(String(path[..<slash]))
    return above == 0 ? number(of: mkdir(path, 0o777)) : above
  }

  /// Makes a folder that only this user may look into.
  static func makePrivateFolder(_ path: String) -> CInt { number(of: mkdir(path, 0o700)) }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, with their kinds where the listing says them.
  ///
  /// - Returns: nil where it can't be listed: `lastError` says why.
  static func names(in folder: String) -> [(name: String, kind: FileKind?)]? {
    guard let stream = opendir(folder) else {
      SystemResources.endIfRefused(errno)
      return nil
    }
    defer { closedir(stream) }
    var names: [(String, FileKind?)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      names.append((name, kind(ofListed: entry.pointee.d_type)))
    }
    return names
  }

  /// Waits until what was written is on the medium, as far as the system can tell.
  static func synchronize(_ descriptor: CInt) -> CInt {
    #if canImport(Darwin)
      // `fsync` alone does not keep the order of what a disk writes.
      if fcntl(descriptor, F_BARRIERFSYNC) == 0 { return 0 }
    #endif
    return number(of: fsync(descriptor))
  }

  /// Takes the lock of an open file or folder, without waiting.
  static func lock(_ descriptor: CInt) -> CInt { number(of: flock(descriptor, LOCK_EX | LOCK_NB)) }

  /// Makes reading and writing wait again for the other end of a pipe.
  static func waitInCalls(on descriptor: CInt) {
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
  }

  static var user: UInt32 { getuid() }

  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// Opens what a caller closed of input, output and errors.
  ///
  /// The first file to be opened would take the number, and be read or written in its place. What stands in for the
  /// output can't be written to, so that the run fails as it should.
  package static func keepStandardStreams() {
    for number in CInt(0)..<3 where fcntl(number, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  private static func number(of result: CInt) -> CInt { result == 0 ? 0 : errno }

  private static func kind(ofListed type: UInt8) -> FileKind? {
    switch CInt(type) {
    case CInt(DT_REG): .file
    case CInt(DT_DIR): .folder
    case CInt(DT_LNK): .link
    // Not every file system says it.
    case CInt(DT_UNKNOWN): nil
    default: .other
    }
  }
}

/// What the system says of a file.
struct FileStatus: Equatable {
  var kind: FileKind
  var size: Int64
  var permissions: UInt16
  var owner: UInt32
  var inode: UInt64
  /// How many names it has.
  var names: UInt64
  var seconds: Int
  var nanoseconds: Int

  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int64(status.st_size)
    permissions = UInt16(status.st_mode & 0o777)
    owner = status.st_uid
    inode = UInt64(status.st_ino)
    names = UInt64(status.st_nlink)
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }
}
