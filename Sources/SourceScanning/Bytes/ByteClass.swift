/// What a byte of Swift source can be part of.
package enum ByteClass {
  /// Whether an identifier can begin with it.
  @inlinable @inline(__always) package static func startsIdentifier(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Whether it can be in an identifier, or in a number.
  @inlinable @inline(__always) package static func continuesIdentifier(_ byte: UInt8) -> Bool {
    startsIdentifier(byte) || byte &- 48 < 10
  }

  /// Where the identifier, or the part of one, that goes on at an offset ends.
  @inlinable @inline(__always)
  package static func endOfIdentifier(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, continuesIdentifier(bytes[end]) { end += 1 }
    return end
  }
}
