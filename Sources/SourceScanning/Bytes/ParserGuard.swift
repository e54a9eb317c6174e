import Foundation

/// Refuses input that the parser can't survive, from the bytes alone.
///
/// swift-syntax takes exponential time over directly nested `[` and overflows the stack on nesting that its own limit
/// does not count; both are measured, and these limits stay far above what people write.
package enum ParserGuard {
  /// The largest file that is looked at.
  static let maximumBytes = 8 << 20
  /// How much of a file a look needs: one byte more than the largest that is not refused for its size.
  package static let scanLimit = maximumBytes + 1
  /// The largest file that is parsed. Filled with the worst that the other limits let through, it takes seconds. The
  /// largest Swift file of the public apps that were looked at has 1.5 MB; it is generated, and names no intents.
  static let maximumParsedBytes = 2 << 20

  /// How deep the parser goes: its own default is 20 in debug builds, and loses the rest of a file silently.
  package static let nestingLevel = 256

  /// A reason not to parse, and the line where it was found.
  package struct Refusal: Equatable, Sendable {
    /// Why, as the end of a sentence.
    package var reason: String
    /// Where, if at one place.
    package var line: Int?
  }

  /// The reason to take bytes for no source code at all, or nil: a quick look, for every file.
  package static func refusalToScan(_ bytes: UnsafeBufferPointer<UInt8>) -> Refusal? {
    if bytes.count > maximumBytes { return tooLarge(maximumBytes) }
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      return Refusal(reason: "it is UTF-16; Swift source is UTF-8")
    }
    guard let start = bytes.baseAddress, let zero = memchr(start, 0, bytes.count) else { return nil }
    return refusal("it contains a NUL byte", at: UnsafeRawPointer(start).distance(to: zero), of: bytes)
  }

  /// The reason not to parse a file, or nil: a full look, for those that matter.
  package static func refusalToParse(_ bytes: UnsafeBufferPointer<UInt8>) -> Refusal? {
    if bytes.count > maximumParsedBytes { return tooLarge(maximumParsedBytes) }
    if !isUTF8(bytes) { return Refusal(reason: "it is not valid UTF-8") }
    var nesting = NestingScanner(bytes)
    return nesting.excess().map { refusal($0.reason, at: $0.offset, of: bytes) }
  }

  private static func tooLarge(_ limit: Int) -> Refusal {
    Refusal(reason: "it is larger than \(limit >> 20) MB (split it, or leave it out with `exclude:` in the settings)")
  }

  private static func refusal(_ reason: String, at offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Refusal {
    Refusal(reason: reason, line: 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") })
  }

  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    String(bytes: bytes, encoding: .utf8) != nil
  }
}
