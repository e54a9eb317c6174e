package import IntentSurface

/// What tells a finding from every other, whatever it is called and wherever it stands: 20 hex digits of a SHA-256.
///
/// Nobody can make a finding that another one's waiver covers.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// As reports show it and waivers name it.
  package let description: String
  /// The 16 digits that the first version gave the same finding; waivers of that are still accepted.
  package let former: String

  /// - Parameter key: what tells it from others of the same rule and subject; nil where there is only one.
  package init(rule: String, subject: Subject, key: String?) {
    let parts = [rule, subject.kind.rawValue, subject.owner, subject.member ?? "", key ?? ""]
    let text = parts.joined(separator: "\u{0}").utf8
    description = String(SHA256.hexadecimal(of: Array(text)).prefix(20))
    let hash = text.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    former = String(hash, radix: 16).padded(to: 16)
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String { String(repeating: "0", count: count - self.count) + self }
}
