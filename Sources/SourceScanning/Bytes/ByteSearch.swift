import Foundation

extension [UInt8] {
  /// Whether a text stands in it.
  package func contains(text: String) -> Bool { self[...].firstOffset(of: text) != nil }

  /// Whether a text stands in it as whole words: nothing that a name can hold comes right before or behind it.
  package func contains(words: String) -> Bool { contains(words: words, in: indices, besidesRemarks: false) }

  /// The same of a part of it.
  package func contains(words: String, in range: Range<Int>) -> Bool {
    contains(words: words, in: range, besidesRemarks: false)
  }

  /// The same of code, where what stands behind `//` is none.
  package func contains(code words: String) -> Bool { contains(words: words, in: indices, besidesRemarks: true) }

  /// Whether a bundle identifier or the like stands in it as a whole, and not as a part of a longer one.
  package func contains(identifier: String) -> Bool {
    contains(words: identifier, in: indices, besidesRemarks: false) {
      ByteClass.continuesIdentifier($0) || ".-".utf8.contains($0)
    }
  }

  private func contains(
    words: String, in range: Range<Int>, besidesRemarks: Bool,
    goingOnWith isPart: (UInt8) -> Bool = ByteClass.continuesIdentifier
  ) -> Bool {
    var rest = self[range]
    while let start = rest.firstOffset(of: words) {
      let end = start + words.utf8.count
      let isStart = start == 0 || !isPart(self[start - 1])
      if isStart, end == count || !isPart(self[end]), !besidesRemarks || !isRemark(start) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  /// The lines of which something holds, from 1.
  package func lineNumbers(where isWanted: ([UInt8]) -> Bool) -> [Int] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .filter { isWanted(Array($0.element)) }.map { $0.offset + 1 }
  }

  private func isRemark(_ offset: Int) -> Bool {
    let line = self[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return self[line..<offset].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
  }

  /// The same without the mark that some editors put before a text in UTF-8.
  package var withoutByteOrderMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self }
}

extension ArraySlice<UInt8> {
  /// Where a text first stands in it; nil for an empty one.
  package func firstOffset(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    return wanted.withUnsafeBytes { wanted in
      withUnsafeBytes { bytes in Self.offset(of: wanted, in: bytes).map { startIndex + $0 } }
    }
  }

  // The C library compares many bytes at once.
  private static func offset(of wanted: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress, let text = wanted.baseAddress, let first = wanted.first else { return nil }
    var start = 0
    while start + wanted.count <= bytes.count {
      let rest = bytes.count - wanted.count + 1 - start
      guard let found = memchr(base + start, Int32(first), rest) else { return nil }
      let offset = UnsafeRawPointer(found) - base
      if memcmp(base + offset, text, wanted.count) == 0 { return offset }
      start = offset + 1
    }
    return nil
  }
}
