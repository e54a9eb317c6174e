import TestSupport
import Testing

@testable import IntentReading
@testable import SourceScanning

@Suite struct WordFinderTests {
  /// All that the finder may give, byte by byte.
  private func words(in bytes: [UInt8], from offset: Int) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = offset
    while index < bytes.count {
      guard ByteClass.continuesIdentifier(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, ByteClass.continuesIdentifier(bytes[index]) { index += 1 }
      if ScanWords.all.mayContain(first: bytes[start], last: bytes[index - 1], length: index - start) {
        words.append(start..<index)
      }
    }
    return words
  }

  private func found(in bytes: [UInt8], from offset: Int) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var finder = WordFinder(bytes, words: .all)
      return Array(
        sequence(state: offset) { (offset: inout Int) in
          let word = finder.next(from: offset)
          offset = word?.upperBound ?? bytes.count
          return word
        })
    }
  }

  @Test func findsWhatALookAtEveryByteFinds() {
    var generator = SeededGenerator(seed: 3)
    let pieces = ["struct", "AppIntent", " ", "\n", "x", "é", "0", "_", "{", "extension", "\u{7F}", "@", "Z", "`", "["]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<90, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(text.utf8)
      #expect(found(in: bytes, from: 0) == words(in: bytes, from: 0), "\(text)")
    }
  }

  @Test func tellsEveryByteApart() {
    for byte in UInt8.min ... .max {
      let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 60) + Array("struct".utf8) + [byte] + Array("+".utf8)
      let isLonger = ByteClass.continuesIdentifier(byte)
      #expect(found(in: bytes, from: 0).map(\.count) == (isLonger ? [] : [6]), "\(byte)")
      #expect(found(in: Array(bytes.dropFirst(32)), from: 0).map(\.count) == (isLonger ? [] : [6]), "\(byte)")
    }
  }

  @Test func beginsWhereItIsTold() {
    let bytes = Array("struct struct struct".utf8)
    #expect(found(in: bytes, from: 7) == [7..<13, 14..<20])
    #expect(found(in: bytes, from: 20).isEmpty)
  }
}
