package import SourceScanning

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One name in a folder.
package struct DirectoryEntry: Equatable {
  package var name: String
  package var kind: FileKind

  /// What a folder holds, in no order.
  ///
  /// - Throws: `SourceTreeError` where it can't be listed.
  package static func all(in folder: String) throws(SourceTreeError) -> [DirectoryEntry] {
    guard let stream = opendir(folder) else { throw SourceTreeError(String(cString: strerror(errno))) }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let kind = FileKind(directoryType: entry.pointee.d_type)
      entries.append(
        DirectoryEntry(name: name, kind: kind ?? FileKind(of: "\(folder)/\(name)", followingLinks: false)))
    }
    return entries
  }
}
