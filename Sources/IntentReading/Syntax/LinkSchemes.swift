import SourceScanning

/// Finds the schemes of links in the texts of code.
enum LinkSchemes {
  /// The schemes of texts that begin like a link, `plants` of `"plants://water/\\(id)"`, in lower case.
  ///
  /// Bytes are looked at, since the tree of a file may lack what functions do.
  static func schemes(in bytes: [UInt8]) -> Set<String> {
    var schemes: Set<String> = []
    var start = bytes.startIndex
    while let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
      start = colon + 1
      guard bytes[start...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { continue }
      let name = bytes[..<colon].reversed().prefix(while: isOfScheme).reversed()
      let before = colon - name.count - 1
      guard let first = name.first, ByteClass.startsIdentifier(first), before >= 0, bytes[before] == UInt8(ascii: "\"")
      else { continue }
      schemes.insert(String(decoding: name, as: UTF8.self).lowercased())
    }
    return schemes
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    ByteClass.continuesIdentifier(byte) || "+-.".utf8.contains(byte)
  }
}
