package import IntentSurface

/// The stable name of a finding: 64-bit FNV-1a over the rule, the subject and the rule's key, as 16 hex digits.
///
/// It holds nothing that moves: no line, no file, no message. A waiver names a finding by it.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The value itself.
  package let value: UInt64

  /// Makes one from what is always known of it; the rest has its default.
  package init(rule: String, subject: Subject, key: String?) {
    let parts = [rule, subject.kind.rawValue, subject.owner, subject.member ?? "", key ?? ""]
    value = parts.joined(separator: "\u{0}").utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// In words, for a person.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
