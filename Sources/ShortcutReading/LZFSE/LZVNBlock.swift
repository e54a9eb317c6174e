/// A `bvxn` block: LZVN, which the encoder takes for little data. Opcodes of whole bytes, each with literals and a match.
struct LZVNBlock {
  private var input: ByteReader
  /// How far back the last match was; 0 before the first.
  private var distance = 0

  /// One opcode: how many bytes come out of the input, and how many are repeated.
  private struct Step {
    var literals = 0
    var match = 0
  }

  static func decode(_ reader: inout ByteReader, _ output: inout LZOutput) throws(ShortcutError) {
    guard let size = reader.count(4), let storedSize = reader.count(4), let stored = reader.take(storedSize) else {
      throw .damaged("its compressed data is cut off")
    }
    let end = output.count + size
    var block = LZVNBlock(input: ByteReader(stored))
    while let step = try block.next() {
      guard let literals = block.input.take(step.literals) else { throw .damaged("its compressed data is cut off") }
      try output.append(literals)
      if step.match > 0 { try output.copy(step.match, back: block.distance) }
    }
    guard output.count == end else { throw .damaged("a block of its compressed data has the wrong size") }
  }

  private init(input: ByteReader) { self.input = input }

  private mutating func byte() throws(ShortcutError) -> Int {
    guard let byte = input.count(1) else { throw .damaged("its compressed data is cut off") }
    return byte
  }

  /// The next opcode that does something; nil at the end of the stream.
  private mutating func next() throws(ShortcutError) -> Step? {
    while true {
      let code = try byte()
      switch code {
      case 0x06: return nil
      case 0x0E, 0x16: continue
      case 0x1E, 0x26, 0x2E, 0x36, 0x3E, 0x70...0x7F, 0xD0...0xDF:
        throw .damaged("its compressed data has an unknown code")
      case 0xF0: return Step(match: try byte() + 16)
      case 0xF1...0xFF: return Step(match: code & 15)
      case 0xE0: return Step(literals: try byte() + 16)
      case 0xE1...0xEF: return Step(literals: code & 15)
      case 0xA0...0xBF: return try middle(code)
      default: return try short(code)
      }
    }
  }

  private mutating func middle(_ code: Int) throws(ShortcutError) -> Step {
    let word = try byte() | (try byte()) << 8
    distance = word >> 2
    return Step(literals: code >> 3 & 3, match: ((code & 7) << 2 | word & 3) + 3)
  }

  private mutating func short(_ code: Int) throws(ShortcutError) -> Step {
    switch code & 7 {
    case 7: distance = try byte() | (try byte()) << 8
    case 6: break
    default: distance = (code & 7) << 8 | (try byte())
    }
    return Step(literals: code >> 6, match: (code >> 3 & 7) + 3)
  }
}
