/// Files to read, from wherever they are: a folder, a git revision, memory.
///
/// Readers ask from several threads at once.
package protocol SourceTree: Sendable {
  /// Paths relative to the root, with `/`, sorted.
  var paths: [String] { get }

  /// The bytes of one file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read; the reader reports it and goes on.
  func contents(of path: String) throws(SourceTreeError) -> [UInt8]

  /// Shows the bytes of one file, which are gone afterwards: for a look at many files, most of which don't matter.
  ///
  /// Of a file with more than `SourceReader.lookLimit` bytes, only the beginning may be shown.
  ///
  /// - Parameter buffer: memory that the next look may use again.
  /// - Throws: as `contents(of:)`.
  func look<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result
}

extension SourceTree {
  package func look<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    let bytes = try contents(of: path)
    return bytes.withUnsafeBufferPointer(body)
  }
}

/// Memory that one file after another is read into, as large as the largest so far.
package struct ReadBuffer: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  package init() {}

  deinit { memory.deallocate() }

  /// At least as many bytes, with anything in them.
  package mutating func bytes(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if count > memory.count {
      memory.deallocate()
      memory = .allocate(byteCount: max(count, 64 << 10), alignment: 16)
    }
    return memory
  }
}

/// Why one file of a tree could not be read.
package struct SourceTreeError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// Files held in memory.
package struct MemoryTree: SourceTree {
  private let files: [String: [UInt8]]

  package init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

  package init(bytes files: [String: [UInt8]]) { self.files = files }

  package var paths: [String] { files.keys.sorted() }

  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    guard let bytes = files[path] else { throw SourceTreeError("no such file") }
    return bytes
  }
}
