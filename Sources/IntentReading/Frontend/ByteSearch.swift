import Foundation

extension [UInt8] {
  /// Whether a text is anywhere in source code: a quick look that often saves a walk through the tree.
  func contains(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, CInt(first), bytes.count - start)
      {
        start = base.distance(to: found)
        if bytes[start...].starts(with: text.utf8) { return true }
        start += 1
      }
      return false
    }
  }
}
