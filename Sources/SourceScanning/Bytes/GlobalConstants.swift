/// Looks for the declarations of constants, as the raw bytes of a file show them.
package enum GlobalConstants {
  /// Whether a file declares one of some names by `let`, `var` or `func`. Code of functions counts too: the cost of a wrong
  /// hit is one parse.
  ///
  /// - Parameter isMember: whether it may be that of a member, anywhere on a line; else only lines that begin without blanks
  ///   are looked at.
  package static func areDeclared(
    _ names: NameHashes, in bytes: UnsafeBufferPointer<UInt8>, isMember: Bool = false
  ) -> Bool {
    var index = isMember ? 0 : nextLine(in: bytes, from: 0)
    var isNext = false
    while index < bytes.count {
      let byte = bytes[index]
      if ByteClass.startsIdentifier(byte) {
        let start = index
        index = ByteClass.endOfIdentifier(in: bytes, from: start)
        if isNext, names.contains(NameHash.of(bytes[start..<index])) { return true }
        isNext = isKeyword(bytes[start..<index])
      } else {
        index += 1
        if byte == UInt8(ascii: "\n"), !isMember { index = nextLine(in: bytes, from: index) }
        // What the name stands in: `let `default``, `let (daily, weekly)`.
        isNext = isNext && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "("))
      }
    }
    return false
  }

  /// The beginning of the next line that does not begin with a blank.
  private static func nextLine(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      index += 1
    }
    return index
  }

  private static func isKeyword(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    (3...4).contains(word.count) && keywords.contains { word.elementsEqual($0.utf8) }
  }

  private static let keywords = ["let", "var", "func"]
}
