import Foundation
package import IntentSurface
package import SourceScanning

/// The files of a folder, or one file.
///
/// Links are not followed, so a cycle can't trap the walk and git's trees give the same files; a link that leads to
/// code outside is named in a diagnostic. Pipes and devices are never opened.
package struct FolderTree: SourceTree, BundleFiles {
  /// The largest file that is loaded.
  package static let sizeLimit = RegularFile.sizeLimit

  /// The paths of all files, sorted.
  package let paths: [String]
  /// Folders that could not be listed and links that were not followed, sorted.
  package let diagnostics: [Diagnostic]
  /// The folder that paths are relative to.
  package let root: String
  /// Of all its files: each is told from others by its path.
  private let identity: String?

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - root: the folder or file.
  ///   - isReadAgain: whether files stay as they are for as long as the tree is read, so that they are the same each
  ///     time.
  ///   - mayEnter: asked with each folder's path relative to the root.
  ///   - isWanted: asked with each file's path relative to the root.
  /// - Throws: `SourceTreeError` where the root itself can't be read.
  package init(
    _ root: String, isReadAgain: Bool = false, mayEnter: @escaping @Sendable (String) -> Bool = { _ in true },
    where isWanted: @escaping @Sendable (String) -> Bool
  ) throws(SourceTreeError) {
    identity = isReadAgain ? UUID().uuidString : nil
    switch FileKind(of: root, followingLinks: true) {
    case .folder:
      self.root = root
      let found = try FolderWalk(root: root, mayEnter: mayEnter, isWanted: isWanted).all()
      paths = found.files.sorted()
      diagnostics = found.diagnostics.sorted()
    case .file:
      self.root = RelativePath.folder(of: root)
      paths = [String(RelativePath.name(of: root))]
      diagnostics = []
    case .missing: throw SourceTreeError("no such file or folder")
    case .link, .other: throw SourceTreeError("neither a file nor a folder")
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read, or is larger than the limit.
  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    try contents(of: path, limit: Self.sizeLimit)
  }

  /// The bytes of a file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read, or is larger than the limit.
  package func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    try RegularFile.contents(of: place(of: path), limit: limit)
  }

  /// The same for all files of one tree, and nil where it is read once.
  package func identity(of path: String) -> String? { identity }

  /// Looks at the bytes of a file without keeping them.
  ///
  /// - Throws: `SourceTreeError` where it can't be read.
  package func scan<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    try RegularFile.scan(at: place(of: path), atMost: ParserGuard.scanLimit, through: &buffer, body)
  }

  private func place(of path: String) -> String { root.isEmpty ? path : "\(root)/\(path)" }
}
