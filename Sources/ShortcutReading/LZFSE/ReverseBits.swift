/// A stream of bits that is read from its end: the bytes as one number, its highest bits first.
struct ReverseBits {
  private let bytes: ArraySlice<UInt8>
  /// How many are left.
  private var count: Int

  /// - Parameter padding: how many of the highest bits are no part of the stream, as a number from -7 to 0.
  init(_ bytes: ArraySlice<UInt8>, padding: Int) throws(ShortcutError) {
    self.bytes = bytes
    count = 8 * bytes.count + padding
    guard -7...0 ~= padding, count >= 0, bytes.last.map({ Int($0) >> (8 + padding) == 0 }) ?? true else {
      throw .damaged("its compressed data is damaged")
    }
  }

  /// The next bits as a number, up to 32 of them.
  mutating func take(_ width: Int) throws(ShortcutError) -> Int {
    guard width <= count else { throw .damaged("its compressed data is cut off") }
    count -= width
    guard width > 0 else { return 0 }
    var value: UInt64 = 0
    for index in (count / 8...(count + width - 1) / 8).reversed() {
      value = value << 8 | UInt64(bytes[bytes.startIndex + index])
    }
    return Int(value >> UInt64(count % 8) & (1 << UInt64(width) - 1))
  }
}
