package import SourceScanning

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
    let opened = try opened(path, limit: limit)
    let size = opened.size
    var failure: FileError?
    // A file that grew is read as it was, and one that shrank as it is.
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let memory = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<size])
      do throws(FileError) { count = try opened.file.read(into: memory) } catch { failure = error }
    }
    if let failure { throw SourceTreeError(failure.reason) }
    try bytes.withUnsafeBufferPointer { bytes throws(SourceTreeError) in try LFSPointer.refuse(bytes) }
    return bytes
  }

  /// Shows the bytes of a regular file, up to a number of them, read into memory that was there before.
  ///
  /// - Parameter limit: the size above which a file is refused.
  /// - Throws: `SourceTreeError`.
  package static func scan<Result>(
    at path: String, atMost most: Int = .max, limit: Int = .max, through buffer: inout ReadBuffer,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    let opened = try opened(path, limit: limit)
    let size = min(opened.size, most)
    let memory = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes(size)[..<size])
    let count: Int
    do throws(FileError) { count = try opened.file.read(into: memory) } catch { throw SourceTreeError(error.reason) }
    let bytes = UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<count])
    try LFSPointer.refuse(bytes)
    return body(bytes)
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

  private struct Opened: ~Copyable {
    let file: OpenFile
    let size: Int
  }

  private static func opened(_ path: String, limit: Int) throws(SourceTreeError) -> Opened {
    let file: OpenFile
    do throws(FileError) { file = try OpenFile(reading: path) } catch { throw SourceTreeError(error.reason) }
    guard let status = file.status, status.kind == .file else { throw SourceTreeError("it is not a regular file") }
    guard status.size <= limit else { throw SourceTreeError("it is larger than \(limit >> 20) MB") }
    return Opened(file: file, size: Int(status.size))
  }
}
