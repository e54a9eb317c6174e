import Foundation

/// Looks for a key that stands twice in one object of a JSON text.
///
/// A decoder takes one of the two, and a reviewer reads the other.
struct JSONKeys {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The keys of the objects that are open; nil for a list.
  private var open: [Set<String>?] = []

  /// The first key that is there twice; nil where none is, and where the text is no JSON, which a decoder will say.
  static func duplicate(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var keys = JSONKeys(bytes: bytes)
    return keys.next()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func next() -> String? {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"): open.append([])
      case UInt8(ascii: "["): open.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "\""):
        let text = skipText()
        guard isBeforeColon, let depth = open.indices.last, open[depth] != nil else { continue }
        let key = Self.decoded(bytes[text])
        guard open[depth]?.insert(key).inserted == true else { return key }
        continue
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// The bytes between the quotation marks; steps behind the second.
  private mutating func skipText() -> Range<Int> {
    let start = offset + 1
    offset = start
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(offset, bytes.count)
    offset = end + 1
    return start..<end
  }

  private var isBeforeColon: Bool {
    var index = offset
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  /// The key as a decoder has it: `\u006b` is `k`.
  private static func decoded(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let plain = String(decoding: text, as: UTF8.self)
    guard text.contains(UInt8(ascii: "\\")) else { return plain }
    return (try? JSONDecoder().decode([String].self, from: Data("[\"\(plain)\"]".utf8)))?.first ?? plain
  }
}
