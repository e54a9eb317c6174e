/// The hash that stands for an identifier while raw bytes are looked at (FNV-1a, 64 bits).
///
/// Two names with one hash only cost the parse of a file that does not matter.
enum NameHash {
  @inline(__always) static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  static func of(_ name: some StringProtocol) -> UInt64 { of(name.utf8) }
}
