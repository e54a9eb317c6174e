/// The files of a built product, from wherever they are: a folder, an archive, memory.
package protocol BundleFiles: Sendable {
  /// Paths of regular files relative to the product, with `/`, sorted. Links are not followed.
  var paths: [String] { get }

  /// The bytes of one file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read or is larger than the limit; a larger one is not read.
  func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8]
}
