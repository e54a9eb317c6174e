/// Looks for the declarations of constants, as the raw bytes of a file show them.
package struct GlobalConstants: Sendable {
  private let words: ScanWords
  private let names: NameHashes
  private let isMember: Bool

  /// - Parameters:
  ///   - names: of the constants.
  ///   - isMember: whether it may be that of a member, anywhere on a line; else only lines that begin without blanks count.
  package init(_ names: Set<String>, isMember: Bool = false) {
    words = ScanWords(names: names)
    self.names = NameHashes(of: names)
    self.isMember = isMember
  }

  /// Whether a file declares one of them by `let`, `var` or `func`. Code of functions counts too: the cost of a wrong hit
  /// is one parse.
  package func areDeclared(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var finder = WordFinder(bytes, words: words)
    // The line is looked for from the last hit on, so that a long one is not gone through for each.
    var (offset, line, seen) = (0, 0, 0)
    while let word = finder.next(from: offset) {
      offset = word.upperBound
      guard names.contains(NameHash.of(bytes[word])), Self.isDeclared(word.lowerBound, in: bytes) else { continue }
      line = bytes[seen..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? line
      seen = offset
      if isMember || bytes[line] != UInt8(ascii: " ") && bytes[line] != UInt8(ascii: "\t") { return true }
    }
    return false
  }

  /// Whether a keyword stands before a name, and before what the name stands in: `let `default``, `let (daily, weekly)`.
  private static func isDeclared(_ name: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = bytes[..<name].lastIndex { !" `(".utf8.contains($0) }.map { $0 + 1 } ?? 0
    let start = bytes[..<before].lastIndex { !ByteClass.continuesIdentifier($0) }.map { $0 + 1 } ?? 0
    let word = bytes[start..<before]
    return before < name && (3...4).contains(word.count) && keywords.contains { word.elementsEqual($0.utf8) }
  }

  private static let keywords = ["let", "var", "func"]
}
