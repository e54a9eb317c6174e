/// The hash that stands for an identifier while raw bytes are looked at (FNV-1a, 64 bits).
///
/// Two names with one hash only cost the parse of a file that does not matter.
package enum NameHash {
  /// Of the bytes of a name.
  @inlinable @inline(__always) package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Of a name.
  package static func of(_ name: some StringProtocol) -> UInt64 { of(name.utf8) }
}

/// The hashes of some names, to be asked for very many others.
package struct NameHashes: Sendable {
  private let hashes: Set<UInt64>
  /// By the low bits of a hash, whether there is one with them: nearly all questions end here.
  private var hasLowBits: [Bool]

  private static let size: UInt64 = 1 << 12

  /// Of some names.
  package init(of names: Set<String>) {
    hashes = Set(names.map { NameHash.of($0) })
    hasLowBits = [Bool](repeating: false, count: Int(Self.size))
    for hash in hashes { hasLowBits[Int(hash % Self.size)] = true }
  }

  func contains(_ hash: UInt64) -> Bool { hasLowBits[Int(hash % Self.size)] && hashes.contains(hash) }
}
