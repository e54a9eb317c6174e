import Foundation

/// A place in the bytes of a snapshot, and steps over what this tool writes there.
///
/// A value is found by its indentation and is taken for one only where it is complete JSON by itself, so that where a
/// decoder would find its end is where it was found.
struct SnapshotCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  /// Whether it has not moved from where another one is.
  func isAt(_ other: SnapshotCursor) -> Bool { offset == other.offset }

  /// Steps over a text; stays where it is not there.
  mutating func skip(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { skip($0) }
  }

  mutating func skip(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count - offset >= text.count, let here = bytes.baseAddress, let start = text.baseAddress,
      memcmp(here + offset, start, text.count) == 0
    else { return false }
    offset += text.count
    return true
  }

  /// Steps over the key of a list or an object in the snapshot.
  mutating func skip(key: String) -> Bool { skip((offset == 0 ? "{" : ",") + "\n  \"\(key)\" : ") }

  /// Reads an object of the snapshot.
  mutating func value<Value: Decodable>(of key: String, as type: Value.Type) -> Value? {
    guard skip(key: key), let text = object(indentedBy: 2) else { return nil }
    guard let values: [Value] = Self.decode("[", text, "]"), values.count == 1 else { return nil }
    return values[0]
  }

  /// An object that begins here: up to the first line that closes one at this indentation.
  mutating func object(indentedBy indentation: Int) -> [UInt8]? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return nil }
    let closing = Array(("\n" + String(repeating: " ", count: indentation) + "}").utf8)
    var line = bytes[offset...]
    while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
      line = bytes[end...]
      guard line.starts(with: closing) else {
        line = line.dropFirst()
        continue
      }
      defer { offset = end + closing.count }
      return Array(bytes[offset..<(end + closing.count)])
    }
    return nil
  }

  /// Decodes a record of a list of the snapshot, at the depth that it has there: decoders limit it.
  static func record<Record: Decodable>(in text: [UInt8]) -> Record? {
    guard let lists: [[Record]] = decode("[[", text, "]]"), lists.count == 1, lists[0].count == 1 else { return nil }
    return lists[0][0]
  }

  private static func decode<Value: Decodable>(_ before: String, _ text: [UInt8], _ after: String) -> Value? {
    guard text.withUnsafeBufferPointer({ JSONKeys.duplicate(in: $0) }) == nil else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(before.utf8) + text + Data(after.utf8))
  }
}
