import SourceScanning

/// Finds the schemes of links in the texts of code that people may have saved.
enum LinkSchemes {
  /// The schemes of texts that begin like a link, `plants` of `"plants://water/\\(id)"`, in lower case.
  ///
  /// Where a tap on a view leads, people can't copy, and an update brings views that lead elsewhere.
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
      guard let first = name.first, ByteClass.startsIdentifier(first), before >= 0, bytes[before] == UInt8(ascii: "\""),
        !isLinkOfView(bytes[..<before])
      else { continue }
      schemes.insert(String(decoding: name, as: UTF8.self).lowercased())
    }
    return schemes
  }

  /// Whether an open parenthesis before a place is that of a link that a view shows.
  private static func isLinkOfView(_ bytes: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    for place in bytes.suffix(reach).indices.reversed() {
      switch bytes[place] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "(") where depth > 0: depth -= 1
      case UInt8(ascii: "("):
        let name = bytes[..<place].reversed().prefix(while: ByteClass.continuesIdentifier).reversed()
        if viewLinks.contains(String(decoding: name, as: UTF8.self)) { return true }
      case UInt8(ascii: "{") where depth == 0, UInt8(ascii: "}") where depth == 0, UInt8(ascii: ";") where depth == 0:
        return false
      default: break
      }
    }
    return false
  }

  private static let viewLinks: Set = ["Link", "widgetURL"]
  /// So far back is looked.
  private static let reach = 300

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    ByteClass.continuesIdentifier(byte) || "+-.".utf8.contains(byte)
  }
}
