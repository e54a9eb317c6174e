/// Looks for calls of functions, as the raw bytes of a file show them.
package struct CalledWords: Sendable {
  private let words: ScanWords
  private let names: NameHashes

  /// - Parameter names: of functions, and of types that are made.
  package init(_ names: Set<String>) {
    words = ScanWords(names: names)
    self.names = NameHashes(of: names)
  }

  /// Whether a parenthesis follows one of the names: that of a call, or of the declaration.
  package func areCalled(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var finder = WordFinder(bytes, words: words)
    var offset = 0
    while let word = finder.next(from: offset) {
      offset = word.upperBound
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "("), names.contains(NameHash.of(bytes[word])) {
        return true
      }
    }
    return false
  }
}
