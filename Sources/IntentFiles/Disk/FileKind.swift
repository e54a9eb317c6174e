#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a name in a folder stands for.
package enum FileKind: Equatable {
  case file, folder, link, other, missing

  /// What is at a path.
  package init(of path: String, followingLinks: Bool) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      self = .missing
      return
    }
    self.init(mode: status.st_mode)
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// Nil where the file system does not say in its listing.
  init?(directoryType: UInt8) {
    switch CInt(directoryType) {
    case CInt(DT_REG): self = .file
    case CInt(DT_DIR): self = .folder
    case CInt(DT_LNK): self = .link
    case CInt(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
