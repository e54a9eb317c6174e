/// What a byte of Swift source can be part of.
enum ByteClass {
  @inline(__always) static func startsIdentifier(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inline(__always) static func continuesIdentifier(_ byte: UInt8) -> Bool {
    startsIdentifier(byte) || byte &- 48 < 10
  }
}
