package import SourceScanning

/// One name in a folder.
package struct DirectoryEntry: Equatable {
  /// Its name.
  package var name: String
  /// Which kind it is.
  package var kind: FileKind

  /// What a folder holds, in no order.
  ///
  /// - Throws: `SourceTreeError` where it can't be listed.
  package static func all(in folder: String) throws(SourceTreeError) -> [DirectoryEntry] {
    guard let names = SystemCalls.names(in: folder) else {
      throw SourceTreeError(SystemCalls.words(for: SystemCalls.lastError))
    }
    return names.map { name, kind in
      DirectoryEntry(name: name, kind: kind ?? FileKind(of: "\(folder)/\(name)", followingLinks: false))
    }
  }
}
