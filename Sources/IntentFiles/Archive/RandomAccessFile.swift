import Foundation
import SourceScanning

/// A file that is read at any place, within its size.
struct RandomAccessFile {
  let size: Int
  private let handle: FileHandle

  init(_ path: String) throws(ArchiveError) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int,
      let handle = FileHandle(forReadingAtPath: path)
    else { throw .unreadable(file: path, detail: "it is not a readable file") }
    self.size = size
    self.handle = handle
  }

  func read(at offset: Int, count: Int) throws(SourceTreeError) -> [UInt8] {
    let (end, overflows) = offset.addingReportingOverflow(count)
    guard offset >= 0, count >= 0, !overflows, end <= size else {
      throw SourceTreeError("it points behind its own end: it is damaged or cut off")
    }
    do {
      try handle.seek(toOffset: UInt64(offset))
      let data = try handle.read(upToCount: count) ?? Data()
      guard data.count == count else { throw SourceTreeError("it ends too early") }
      return Array(data)
    } catch {
      throw SourceTreeError("\(error)")
    }
  }
}
