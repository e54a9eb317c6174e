package import SourceScanning

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading files that somebody else named.
package enum RegularFile {
  /// The largest file that is loaded where nobody names a limit; source code is far below.
  package static let sizeLimit = 256 << 20

  /// The bytes of a regular file.
  ///
  /// Opened without waiting, so that a pipe put in the place of a file can't hang the run.
  ///
  /// - Throws: `SourceTreeError`, also for a file larger than the limit.
  package static func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    let (file, size) = try opened(path, limit: limit)
    defer { close(file) }
    var outcome = Outcome.read(0)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      outcome = read(file, size: size, into: UnsafeMutableRawBufferPointer(buffer))
      count = outcome.count
    }
    try outcome.check()
    return bytes
  }

  /// Shows the bytes of a regular file, up to a number of them, read into memory that was there before.
  ///
  /// - Parameter limit: the size above which a file is refused.
  /// - Throws: `SourceTreeError`.
  package static func look<Result>(
    at path: String, atMost most: Int = .max, limit: Int = .max, through buffer: inout ReadBuffer,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    let (file, wholeSize) = try opened(path, limit: limit)
    defer { close(file) }
    let size = min(wholeSize, most)
    let memory = buffer.bytes(size)
    let outcome = read(file, size: size, into: memory)
    try outcome.check()
    return body(UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<outcome.count]))
  }

  /// The text of a file that people edit.
  ///
  /// - Throws: `FileError`.
  package static func text(of path: String) throws(FileError) -> String {
    do {
      return String(decoding: try contents(of: path, limit: sizeLimit), as: UTF8.self)
    } catch {
      throw FileError(path: path, reason: error.description)
    }
  }

  private static func opened(_ path: String, limit: Int) throws(SourceTreeError) -> (file: CInt, size: Int) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw SourceTreeError(String(cString: strerror(errno))) }
    do throws(SourceTreeError) { return (file, try size(of: file, limit: limit)) } catch {
      close(file)
      throw error
    }
  }

  private static func size(of file: CInt, limit: Int) throws(SourceTreeError) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0, FileKind(mode: status.st_mode) == .file else {
      throw SourceTreeError("it is not a regular file")
    }
    guard status.st_size <= limit else { throw SourceTreeError("it is larger than \(limit >> 20) MB") }
    return Int(status.st_size)
  }

  private enum Outcome {
    case read(Int)
    case failed(CInt)

    var count: Int { if case .read(let count) = self { count } else { 0 } }

    func check() throws(SourceTreeError) {
      if case .failed(let error) = self { throw SourceTreeError(String(cString: strerror(error))) }
    }
  }

  // A file that grew is read as it was, and one that shrank as it is.
  private static func read(_ file: CInt, size: Int, into memory: UnsafeMutableRawBufferPointer) -> Outcome {
    var count = 0
    while count < size {
      let got = readSome(file, into: UnsafeMutableRawBufferPointer(rebasing: memory[count..<size]))
      if got < 0 { return .failed(errno) }
      guard got > 0 else { break }
      count += got
    }
    return .read(count)
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
