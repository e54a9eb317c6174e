#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// An open file or folder, closed with the value. Opening never waits, as it would for a pipe's other end.
struct OpenFile: ~Copyable {
  private let descriptor: FileDescriptor
  private let path: String

  /// macOS refuses more than 2 GB in one call, and Linux reads less.
  private static let callLimit = 1 << 30

  deinit { try? descriptor.close() }

  private init(
    _ path: String, _ mode: FileDescriptor.AccessMode, _ options: FileDescriptor.OpenOptions = [],
    permissions: FilePermissions? = nil
  ) throws(FileError) {
    self.path = path
    do {
      descriptor = try FileDescriptor.open(
        FilePath(path), mode, options: options.union([.nonBlocking, .closeOnExec]), permissions: permissions)
    } catch { throw FileError(path: path, error) }
  }

  init(reading path: String) throws(FileError) { try self.init(path, .readOnly) }

  /// A folder, to be locked.
  init(folder path: String, followingLinks: Bool = true) throws(FileError) {
    try self.init(path, .readOnly, followingLinks ? .directory : [.directory, .noFollow])
  }

  /// A file that is not there yet.
  init(creating path: String, permissions: UInt16 = 0o644) throws(FileError) {
    try self.init(
      path, .writeOnly, [.create, .exclusiveCreate], permissions: FilePermissions(rawValue: .init(permissions)))
  }

  /// A device, or a pipe that somebody reads.
  init(device path: String) throws(FileError) {
    try self.init(path, .writeOnly)
    SystemCalls.waitInCalls(on: descriptor.rawValue)
  }

  /// What is there, to write behind its end.
  init(appendingTo path: String) throws(FileError) { try self.init(path, .writeOnly, .append) }

  var status: FileStatus? { SystemCalls.status(of: descriptor.rawValue) }

  /// Fills some memory from the place where the last reading ended, or from another place.
  ///
  /// - Returns: how many bytes there were.
  func read(into memory: UnsafeMutableRawBufferPointer, at offset: Int64? = nil) throws(FileError) -> Int {
    var count = 0
    while count < memory.count {
      let rest = memory[count..<min(memory.count, count + Self.callLimit)]
      let piece = UnsafeMutableRawBufferPointer(rebasing: rest)
      let got: Int
      do {
        got =
          if let offset { try descriptor.read(fromAbsoluteOffset: offset + Int64(count), into: piece) } else {
            try descriptor.read(into: piece)
          }
      } catch { throw FileError(path: path, error) }
      guard got > 0 else { break }
      count += got
    }
    return count
  }

  func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    do { try descriptor.writeAll(bytes) } catch { throw FileError(path: path, error) }
  }

  func synchronize() throws(FileError) {
    let error = SystemCalls.synchronize(descriptor.rawValue)
    guard error == 0 else { throw FileError(path: path, errno: error) }
  }

  /// Whether the lock was free; it is given back with the value.
  func lock() -> Bool { SystemCalls.lock(descriptor.rawValue) == 0 }
}

extension FileError {
  fileprivate init(path: String, _ error: any Error) {
    self.init(path: path, errno: (error as? Errno)?.rawValue ?? 0)
  }
}
