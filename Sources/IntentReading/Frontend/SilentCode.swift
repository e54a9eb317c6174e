import Foundation

/// The code of functions that names nothing a surface is read from. Most code of most files is such code, and parsing it
/// would take longer than all the rest.
enum SilentCode {
  /// The bytes with such code as blanks, every line and place where it was; nil where there is none.
  static func blanked(in bytes: [UInt8]) -> [UInt8]? {
    let bodies = bytes.withUnsafeBufferPointer { bytes in
      var scanner = NestingScanner(bytes)
      guard scanner.excess() == nil else { return [Range<Int>]() }
      return scanner.functions.functions.filter { isSilent($0, in: bytes) }.map(\.body)
    }
    guard !bodies.isEmpty else { return nil }
    var shown = bytes
    for body in bodies {
      for offset in body where shown[offset] != UInt8(ascii: "\n") { shown[offset] = UInt8(ascii: " ") }
    }
    return shown
  }

  // The head counts too: what it returns says what the code makes. Conditions (`#if`) tell for which platforms a file is.
  private static func isSilent(_ function: FunctionTracker.Function, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let code = UnsafeBufferPointer(rebasing: bytes[function.start..<function.body.upperBound])
    guard !code.contains(UInt8(ascii: "#")) else { return false }
    var finder = WordFinder(code, words: .inFunctions)
    var offset = 0
    while let word = finder.next(from: offset) {
      if ScanWords.inFunctions.meanings[NameHash.of(code[word])] != nil { return false }
      offset = word.upperBound
    }
    return true
  }
}
