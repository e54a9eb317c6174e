/// A `bvx2` block: literals and matches, each kind of number in its own entropy code.
struct EntropyBlock {
  private static let headerSize = 32
  private static let literalLimit = 40_000
  private static let matchLimit = 10_000

  // The symbols of lengths and distances: how many more bits follow, and the number that they are added to.
  private static let literalExtra = [Int](repeating: 0, count: 16) + [2, 3, 5, 8]
  private static let literalBase = Array(0..<16) + [16, 20, 28, 60]
  private static let matchExtra = [Int](repeating: 0, count: 16) + [3, 5, 8, 11]
  private static let matchBase = Array(0..<16) + [16, 24, 56, 312]
  private static let distanceExtra = (0..<64).map { $0 / 4 }
  private static let distanceBase = distanceExtra.reduce(into: [0]) { $0.append($0[$0.count - 1] + 1 << $1) }

  private let header: Header
  private let literals: [UInt8]

  static func decode(_ reader: inout ByteReader, _ output: inout LZOutput) throws(ShortcutError) {
    let header = try Header(&reader, room: output.room)
    guard let tables = reader.take(header.size - headerSize), let coded = reader.take(header.literalBytes),
      let matches = reader.take(header.matchBytes)
    else { throw .damaged("its compressed data is cut off") }
    let frequencies = try EntropyFrequencies.read(tables)
    let table = try EntropyTable(frequencies[104...], states: 1024)
    let literals = try Self.literals(coded, header, table)
    let end = output.count + header.rawSize
    try EntropyBlock(header: header, literals: literals).write(matches, frequencies, to: &output)
    guard output.count == end else { throw .damaged("a block of its compressed data has the wrong size") }
  }

  // Four states take turns.
  private static func literals(
    _ coded: ArraySlice<UInt8>, _ header: Header, _ table: EntropyTable
  ) throws(ShortcutError) -> [UInt8] {
    var bits = try ReverseBits(coded, padding: header.literalPadding)
    var states = header.literalStates
    var literals: [UInt8] = []
    literals.reserveCapacity(header.literals)
    for index in 0..<header.literals {
      let entry = try table.entry(states[index & 3])
      states[index & 3] = entry.base + (try bits.take(entry.bits))
      literals.append(UInt8(truncatingIfNeeded: entry.symbol))
    }
    return literals
  }

  private func write(
    _ coded: ArraySlice<UInt8>, _ frequencies: [Int], to output: inout LZOutput
  ) throws(ShortcutError) {
    var bits = try ReverseBits(coded, padding: header.matchPadding)
    var lengths = Code(
      try EntropyTable(frequencies[..<20], states: 64), Self.literalExtra, Self.literalBase, header.states[0])
    var matches = Code(
      try EntropyTable(frequencies[20..<40], states: 64), Self.matchExtra, Self.matchBase, header.states[1])
    var distances = Code(
      try EntropyTable(frequencies[40..<104], states: 256), Self.distanceExtra, Self.distanceBase, header.states[2])
    var rest = literals[...]
    var distance = 0
    for _ in 0..<header.matches {
      let length = try lengths.next(&bits)
      let match = try matches.next(&bits)
      let new = try distances.next(&bits)
      if new > 0 { distance = new }
      guard length <= rest.count else { throw .damaged("its compressed data refers to missing bytes") }
      try output.append(rest.prefix(length))
      rest = rest.dropFirst(length)
      if match > 0 { try output.copy(match, back: distance) }
    }
  }

  /// One of the three interleaved codes of a block, at its state.
  private struct Code {
    private let table: EntropyTable
    private let extra: [Int]
    private let base: [Int]
    private var state: Int

    init(_ table: EntropyTable, _ extra: [Int], _ base: [Int], _ state: Int) {
      self.table = table
      self.extra = extra
      self.base = base
      self.state = state
    }

    /// The next number: the bits of the next state and, below them, those of the number.
    mutating func next(_ bits: inout ReverseBits) throws(ShortcutError) -> Int {
      let entry = try table.entry(state)
      let more = extra[entry.symbol]
      let value = try bits.take(entry.bits + more)
      state = entry.base + value >> more
      return base[entry.symbol] + value & (1 << more - 1)
    }
  }

  /// The packed fields in front of a block.
  private struct Header {
    let rawSize: Int
    let size: Int
    let literals: Int
    let literalBytes: Int
    let literalPadding: Int
    let literalStates: [Int]
    let matches: Int
    let matchBytes: Int
    let matchPadding: Int
    /// Those of literal lengths, match lengths and distances.
    let states: [Int]

    init(_ reader: inout ByteReader, room: Int) throws(ShortcutError) {
      guard let rawSize = reader.count(4), let counts = reader.number(8), let sizes = reader.number(8),
        let rest = reader.number(8)
      else { throw .damaged("its compressed data is cut off") }
      self.rawSize = rawSize
      literals = Self.field(counts, 0, 20)
      literalBytes = Self.field(counts, 20, 20)
      matches = Self.field(counts, 40, 20)
      literalPadding = Self.field(counts, 60, 3) - 7
      literalStates = [0, 10, 20, 30].map { Self.field(sizes, $0, 10) }
      matchBytes = Self.field(sizes, 40, 20)
      matchPadding = Self.field(sizes, 60, 3) - 7
      size = Self.field(rest, 0, 32)
      states = [32, 42, 52].map { Self.field(rest, $0, 10) }
      // A block can take its literals and matches out of few bits, so that their numbers are held against what they
      // make: a match makes at least a byte, and literals come in fours.
      guard rawSize <= room, size >= headerSize, literals <= min(literalLimit, rawSize + 3), literals % 4 == 0,
        matches <= min(matchLimit, rawSize)
      else { throw .damaged("a block of its compressed data is damaged") }
    }

    private static func field(_ word: UInt64, _ start: UInt64, _ width: UInt64) -> Int {
      Int(word >> start & (1 << width - 1))
    }
  }
}
