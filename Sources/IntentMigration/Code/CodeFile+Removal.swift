import SwiftSyntax

extension CodeFile {
  /// Takes a declaration away with its lines, the comment right above it, and one of two blank lines around it.
  func removal(of node: some SyntaxProtocol) -> SourceEdit {
    let inner = node.trimmedByteRange
    var start = bytes.lineStart(inner.lowerBound)
    var end = lineEnd(inner.upperBound)
    let rest = text(inner.upperBound..<end)
    // Something else stands on its lines.
    guard text(start..<inner.lowerBound).isEmpty, rest.isEmpty || rest.hasPrefix("//") else {
      return replace(inner, with: "")
    }
    while start > 0, isComment(bytes.lineStart(start - 1)..<start) { start = bytes.lineStart(start - 1) }
    let before = start > 0 ? text(bytes.lineStart(start - 1)..<start) : nil
    let after = end < bytes.count ? text(end..<lineEnd(end)) : nil
    if after == "", before?.isEmpty ?? true || before?.hasSuffix("{") == true {
      end = lineEnd(end)
    } else if before == "", after?.hasPrefix("}") ?? true {
      start = bytes.lineStart(start - 1)
    }
    return replace(start..<end, with: "")
  }

  /// Takes an attribute away with the blanks behind it; the comment above it is about the declaration.
  func removal(ofAttribute attribute: AttributeSyntax) -> SourceEdit {
    let range = attribute.trimmedByteRange
    let blanks = bytes[range.upperBound...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return replace(range.lowerBound..<blanks.endIndex, with: "")
  }

  /// The line, from 1, in which a byte is.
  func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Behind the line feed.
  private func lineEnd(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Without the blanks around it.
  private func text(_ range: Range<Int>) -> String {
    let words = String(decoding: bytes[range], as: UTF8.self).drop(while: \.isWhitespace)
    return String(words.reversed().drop(while: \.isWhitespace).reversed())
  }

  // A mark is about all that follows it.
  private func isComment(_ line: Range<Int>) -> Bool {
    let text = text(line)
    return ["//", "/*", "*"].contains(where: text.hasPrefix) && !text.contains("MARK:")
  }
}
