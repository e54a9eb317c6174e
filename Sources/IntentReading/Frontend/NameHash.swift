/// The hash that stands for an identifier while raw bytes are looked at (FNV-1a, 64 bits).
///
/// Two names with one hash only cost the parse of a file that does not matter.
enum NameHash {
  static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always) static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  static func of(_ name: some StringProtocol) -> UInt64 {
    name.utf8.reduce(start) { adding($1, to: $0) }
  }
}
