/// Looks for constants outside of any type, as the raw bytes of a file show them.
package enum GlobalConstants {
  /// Whether a file declares one of some names at the start of a line, modifiers and attributes aside.
  ///
  /// A declaration whose attributes have arguments in several words is not found.
  ///
  /// - Parameter isIndented: whether it may be that of a member, with blanks before it; else such ones are not found.
  package static func areDeclared(
    _ names: NameHashes, in bytes: UnsafeBufferPointer<UInt8>, isIndented: Bool = false
  ) -> Bool {
    var index = 0
    while index < bytes.count {
      while isIndented, index < bytes.count, " \t".utf8.contains(bytes[index]) { index += 1 }
      guard index < bytes.count else { return false }
      if let name = nameDeclared(in: bytes, at: &index), names.contains(name) { return true }
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      index += 1
    }
    return false
  }

  /// The hash of the name after a `let`, `var` or `func` that begins where the line does, but for other words.
  private static func nameDeclared(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt64? {
    guard bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "\t") else { return nil }
    var isNext = false
    while index < bytes.count {
      if ByteClass.startsIdentifier(bytes[index]) {
        let start = index
        index = ByteClass.endOfIdentifier(in: bytes, from: start)
        let word = NameHash.of(bytes[start..<index])
        if isNext { return word }
        isNext = keywords.contains(word)
      } else if " @()".utf8.contains(bytes[index]) {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }

  private static let keywords: Set<UInt64> = [NameHash.of("let"), NameHash.of("var"), NameHash.of("func")]
}
