/// Finds the words in bytes that can be one of those that are looked for, by their ends and their length.
///
/// Every byte of an app comes through here, so that 64 of them are told apart at once, eight in a register.
struct WordFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let words: ScanWords
  /// Where the 64 bytes are that the bits below are about.
  private var block = -1
  /// The bytes that belong to an identifier.
  private var inside: UInt64 = 0
  /// The bytes that begin one, or a number, that is not too short.
  private var starts: UInt64 = 0

  private static let blockSize = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>, words: ScanWords) {
    self.bytes = bytes
    self.words = words
  }

  /// The next such word that begins at an offset or after it.
  mutating func next(from offset: Int) -> Range<Int>? {
    var offset = offset
    while offset < bytes.count {
      load(blockOf: offset)
      var rest = starts & (~0 << UInt64(offset - block))
      while rest != 0 {
        let start = block + rest.trailingZeroBitCount
        rest &= rest &- 1
        let end = end(of: start)
        if words.mayContain(first: bytes[start], last: bytes[end - 1], length: end - start) { return start..<end }
      }
      offset = block + Self.blockSize
    }
    return nil
  }

  private func end(of start: Int) -> Int {
    let rest = ~inside >> UInt64(start - block)
    if rest != 0 { return start + rest.trailingZeroBitCount }
    // A word that reaches the end of the block may go on in the next one.
    return ByteClass.endOfIdentifier(in: bytes, from: min(block + Self.blockSize, bytes.count))
  }

  private mutating func load(blockOf offset: Int) {
    let start = offset & ~(Self.blockSize - 1)
    guard start != block else { return }
    block = start
    inside = 0
    if let base = bytes.baseAddress, start + Self.blockSize <= bytes.count {
      let here = UnsafeRawPointer(base + start)
      for index in 0..<8 {
        let eight = UInt64(littleEndian: here.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
        inside |= Self.identifierBytes(of: eight) << UInt64(index * 8)
      }
    } else {
      for index in start..<bytes.count where ByteClass.continuesIdentifier(bytes[index]) {
        inside |= 1 << UInt64(index - start)
      }
    }
    let goesOn = start > 0 && ByteClass.continuesIdentifier(bytes[start - 1])
    starts = inside & ~(inside << 1 | (goesOn ? 1 : 0))
    // A word at the end of the block may go on in the next one, and counts as long enough.
    for distance in 1..<UInt64(words.shortest) { starts &= inside >> distance | ~(~0 >> distance) }
  }

  /// Which of eight bytes belong to an identifier, as eight bits.
  ///
  /// The top bit of a byte is set by adding what is missing to 128; without it, no sum reaches the next byte.
  @inline(__always) private static func identifierBytes(of eight: UInt64) -> UInt64 {
    func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
    func from(_ first: UInt8, in bytes: UInt64) -> UInt64 { bytes &+ all(128 - first) }
    let plain = eight & all(0x7F)
    let lower = plain | all(0x20)
    let letters = from(UInt8(ascii: "a"), in: lower) & ~from(UInt8(ascii: "z") + 1, in: lower)
    let digits = from(UInt8(ascii: "0"), in: plain) & ~from(UInt8(ascii: "9") + 1, in: plain)
    let underscores = ~from(1, in: plain ^ all(UInt8(ascii: "_")))
    let found = (letters | digits | underscores | eight) & all(0x80)
    // Moves the top bits side by side.
    return ((found >> 7) &* 0x0102_0408_1020_4080) >> 56
  }
}
