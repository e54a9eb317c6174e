import SourceScanning

/// A file that is read at any place, within its size.
struct RandomAccessFile: ~Copyable {
  let size: Int
  private let file: OpenFile

  init(_ path: String) throws(ArchiveError) {
    do throws(FileError) { self = try Self(opening: path) } catch {
      throw .unreadable(file: path, detail: error.reason)
    }
  }

  private init(opening path: String) throws(FileError) {
    let file = try OpenFile(reading: path)
    guard let status = file.status, status.kind == .file else {
      throw FileError(path: path, reason: "it is not a regular file")
    }
    // Opened once more, since this is seldom.
    if status.size < LFSPointer.sizeLimit {
      do { _ = try RegularFile.contents(of: path, limit: LFSPointer.sizeLimit) } catch {
        throw FileError(path: path, reason: error.description)
      }
    }
    size = Int(status.size)
    self.file = file
  }

  func read(at offset: Int, count: Int) throws(SourceTreeError) -> [UInt8] {
    let (end, overflows) = offset.addingReportingOverflow(count)
    guard offset >= 0, count >= 0, !overflows, end <= size else {
      throw SourceTreeError("it refers to data past its end: it is damaged or cut off")
    }
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let memory = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<count])
      do throws(FileError) { initialized = try file.read(into: memory, at: Int64(offset)) } catch { failure = error }
    }
    if let failure { throw SourceTreeError(failure.reason) }
    guard bytes.count == count else { throw SourceTreeError("it ends too early") }
    return bytes
  }
}
