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

  /// What tells the bytes of a file from all others without reading them, such as the id of a git blob; nil where
  /// nothing does.
  func identity(of path: String) -> String?

  /// Shows the bytes of one file, which are gone afterwards: for a look at many files, most of which don't matter.
  ///
  /// Of a file with more than `ParserGuard.scanLimit` bytes, only the beginning may be shown.
  ///
  /// - Parameter buffer: memory that the next look may use again.
  /// - Throws: as `contents(of:)`.
  func scan<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result
}

extension SourceTree {
  /// Nothing, where a tree does not say more.
  package func identity(of path: String) -> String? { nil }

  /// Looks at the bytes of a file without keeping them.
  ///
  /// - Throws: `SourceTreeError` where it can't be read.
  package func scan<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    let bytes = try contents(of: path)
    return bytes.withUnsafeBufferPointer(body)
  }
}
