import IntentReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading files that somebody else named.
enum RegularFile {
  /// The bytes of a regular file.
  ///
  /// Opened without waiting, so that a pipe put in the place of a file can't hang the run.
  static func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw SourceTreeError(String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, FileKind(mode: status.st_mode) == .file else {
      throw SourceTreeError("it is no regular file")
    }
    guard status.st_size <= limit else { throw SourceTreeError("it is larger than \(limit >> 20) MB") }
    return try read(file, size: Int(status.st_size))
  }

  private static func read(_ file: CInt, size: Int) throws(SourceTreeError) -> [UInt8] {
    var failure: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Self.readSome(
          file, into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
        if got < 0 { failure = errno }
        guard got > 0 else { break }
        count += got
      }
    }
    guard failure == 0 else { throw SourceTreeError(String(cString: strerror(failure))) }
    return bytes
  }

  private static func readSome(_ file: CInt, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
        let got = Darwin.read(file, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let got = Musl.read(file, buffer.baseAddress, buffer.count)
      #else
        let got = Glibc.read(file, buffer.baseAddress, buffer.count)
      #endif
      if got < 0, errno == EINTR { continue }
      return got
    }
  }
}
