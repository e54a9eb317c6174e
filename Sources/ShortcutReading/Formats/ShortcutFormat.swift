/// What a file is, by its first bytes: names say nothing, as a `.shortcut` can be any of these.
package enum ShortcutFormat: Hashable, Sendable {
  /// Binary or XML.
  case propertyList
  case signed
  /// A library: many shortcuts.
  case database
  /// The record of a shared link, or other JSON.
  case record

  /// How many bytes are looked at.
  package static let scanSize = 1024

  /// - Parameter start: the first bytes; more do no harm.
  package init?(_ start: some Sequence<UInt8>) {
    let start = Array(start.prefix(Self.scanSize))
    if start.starts(with: SignedContainer.magic) {
      self = .signed
    } else if start.starts(with: Self.databaseMagic) {
      self = .database
    } else if start.starts(with: "bplist".utf8) {
      self = .propertyList
    } else {
      let text = start.starts(with: Self.byteOrderMark) ? start.dropFirst(Self.byteOrderMark.count) : start[...]
      guard let first = text.first(where: { !Self.spaces.contains($0) }) else { return nil }
      switch first {
      // Other XML and HTML are no property lists.
      case UInt8(ascii: "<") where Self.has("<plist", in: text) || Self.has("!DOCTYPE plist", in: text):
        self = .propertyList
      case UInt8(ascii: "{"): self = .record
      default: return nil
      }
    }
  }

  private static let databaseMagic = Array("SQLite format 3\0".utf8)
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  private static func has(_ word: String, in text: ArraySlice<UInt8>) -> Bool {
    String(decoding: text, as: UTF8.self).contains(word)
  }
}
