/// How often each of the 360 symbols of a block is there: numbers of 2 to 14 bits, the shortest for the most usual.
enum EntropyFrequencies {
  static let count = 360

  // By the lowest five bits of what comes next: how many bits the number takes, and the number itself.
  private static let widths = [2, 3, 2, 5, 2, 3, 2, 8, 2, 3, 2, 5, 2, 3, 2, 14]
  private static let values = [
    0, 2, 1, 4, 0, 3, 1, 8, 0, 2, 1, 5, 0, 3, 1, 24, 0, 2, 1, 6, 0, 3, 1, 8, 0, 2, 1, 7, 0, 3, 1, 24,
  ]

  /// - Parameter bytes: all zero where there are none.
  static func read(_ bytes: ArraySlice<UInt8>) throws(ShortcutError) -> [Int] {
    var frequencies = [Int](repeating: 0, count: count)
    guard !bytes.isEmpty else { return frequencies }
    var rest = bytes
    var (bits, width) = (0, 0)
    for index in 0..<count {
      while width < 14, let byte = rest.popFirst() {
        bits |= Int(byte) << width
        width += 8
      }
      let taken = widths[bits & 15]
      guard taken <= width else { throw .damaged("the tables of its compressed data are cut off") }
      let value = values[bits & 31]
      frequencies[index] =
        switch taken {
        case 8: value + bits >> 4 & 0xF
        case 14: value + bits >> 4 & 0x3FF
        default: value
        }
      bits >>= taken
      width -= taken
    }
    return frequencies
  }
}
