import TestSupport

/// Writes `bvx2` blocks: the decoder's other half, made from the same description and not from its code.
///
/// It finds matches with the bytes one distance back only, which is enough to use every part of a block.
struct EntropyEncoder {
  private struct Match {
    var literals: Int
    var length: Int
    var distance: Int
  }

  private static let literalBits = [Int](repeating: 0, count: 16) + [2, 3, 5, 8]
  private static let literalBase = Array(0..<16) + [16, 20, 28, 60]
  private static let matchBits = [Int](repeating: 0, count: 16) + [3, 5, 8, 11]
  private static let matchBase = Array(0..<16) + [16, 24, 56, 312]
  private static let distanceBits = (0..<64).map { $0 / 4 }
  private static let distanceBase = (0..<64).map { index in (0..<index).reduce(0) { $0 + 1 << ($1 / 4) } }

  /// A whole stream of one block.
  static func stream(_ bytes: [UInt8], distance: Int) -> [UInt8] {
    block(bytes, distance: distance) + Array("bvx$".utf8)
  }

  private static func block(_ bytes: [UInt8], distance: Int) -> [UInt8] {
    var (literals, matches) = parse(bytes, distance: distance)
    while literals.count % 4 != 0 { literals.append(0) }
    let lengths = matches.map { symbol($0.literals, literalBase) }
    let copies = matches.map { symbol($0.length, matchBase) }
    let distances = matches.map { symbol($0.distance, distanceBase) }
    let frequencies = [
      normal(lengths, 20, 64), normal(copies, 20, 64), normal(distances, 64, 256),
      normal(literals.map(Int.init), 256, 1024),
    ]
    var literalBits = BitWriter()
    var states = [0, 0, 0, 0]
    let literalTable = table(frequencies[3], 1024)
    for (index, byte) in literals.enumerated().reversed() {
      states[index & 3] = encode(Int(byte), states[index & 3], 0, 0, literalTable, &literalBits)
    }
    var matchBits = BitWriter()
    var (length, copy, far) = (0, 0, 0)
    let tables = [table(frequencies[0], 64), table(frequencies[1], 64), table(frequencies[2], 256)]
    for (index, match) in matches.enumerated().reversed() {
      far = encode(
        distances[index], far, match.distance - distanceBase[distances[index]], distanceBits[distances[index]],
        tables[2], &matchBits)
      copy = encode(
        copies[index], copy, match.length - matchBase[copies[index]], Self.matchBits[copies[index]], tables[1],
        &matchBits)
      length = encode(
        lengths[index], length, match.literals - literalBase[lengths[index]], Self.literalBits[lengths[index]],
        tables[0], &matchBits)
    }
    let packed = pack(frequencies.flatMap { $0 })
    let counts =
      UInt64(literals.count) | UInt64(literalBits.bytes.count) << 20 | UInt64(matches.count) << 40
      | UInt64(literalBits.padding + 7) << 60
    let sizes =
      (0..<4).reduce(UInt64(0)) { $0 | UInt64(states[$1]) << UInt64(10 * $1) }
      | UInt64(matchBits.bytes.count) << 40 | UInt64(matchBits.padding + 7) << 60
    let rest = UInt64(32 + packed.count) | UInt64(length) << 32 | UInt64(copy) << 42 | UInt64(far) << 52
    let header = [counts, sizes, rest].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
    }
    return Array("bvx2".utf8) + SignedShortcut.number(bytes.count, 4) + header + packed + literalBits.bytes
      + matchBits.bytes
  }

  /// Literals, then as many bytes as are the same one distance back; distance 0 says that it is the last one.
  private static func parse(_ bytes: [UInt8], distance: Int) -> ([UInt8], [Match]) {
    var (literals, matches): ([UInt8], [Match]) = ([], [])
    var (index, pending) = (0, 0)
    while index < bytes.count {
      var length = 0
      while index + length < bytes.count, index + length >= distance, length < 2359,
        bytes[index + length] == bytes[index + length - distance]
      { length += 1 }
      if length >= 3 {
        matches.append(
          Match(literals: pending, length: length, distance: matches.contains { $0.distance > 0 } ? 0 : distance))
        (index, pending) = (index + length, 0)
      } else {
        literals.append(bytes[index])
        (index, pending) = (index + 1, pending + 1)
      }
      if pending == 315 || index == bytes.count, pending > 0 {
        matches.append(Match(literals: pending, length: 0, distance: 0))
        pending = 0
      }
    }
    return (literals, matches)
  }

  private static func symbol(_ value: Int, _ base: [Int]) -> Int { base.lastIndex { $0 <= value } ?? 0 }

  private static func normal(_ symbols: [Int], _ count: Int, _ states: Int) -> [Int] {
    var frequencies = [Int](repeating: 0, count: count)
    for symbol in symbols { frequencies[symbol] += 1 }
    frequencies = frequencies.map { $0 == 0 ? 0 : max(1, $0 * states / max(1, symbols.count)) }
    while frequencies.reduce(0, +) > states,
      let most = frequencies.indices.max(by: { frequencies[$0] < frequencies[$1] })
    {
      frequencies[most] -= 1
    }
    return frequencies
  }

  /// For each state: its symbol, the bits that are read there, and what is added to them.
  private static func table(_ frequencies: [Int], _ states: Int) -> [(symbol: Int, bits: Int, base: Int)] {
    frequencies.enumerated().flatMap { symbol, frequency -> [(symbol: Int, bits: Int, base: Int)] in
      guard frequency > 0 else { return [] }
      var bits = 0
      while frequency << bits < states { bits += 1 }
      let wide = (2 * states) >> bits - frequency
      return (0..<frequency).map {
        $0 < wide ? (symbol, bits, (frequency + $0) << bits - states) : (symbol, bits - 1, ($0 - wide) << (bits - 1))
      }
    }
  }

  private static func encode(
    _ symbol: Int, _ next: Int, _ extra: Int, _ extraBits: Int, _ table: [(symbol: Int, bits: Int, base: Int)],
    _ writer: inout BitWriter
  ) -> Int {
    for (state, entry) in table.enumerated()
    where entry.symbol == symbol && entry.base <= next && next < entry.base + 1 << entry.bits {
      writer.add((next - entry.base) << extraBits | extra, entry.bits + extraBits)
      return state
    }
    return 0
  }

  private static func pack(_ frequencies: [Int]) -> [UInt8] {
    let short = [(0, 2), (2, 2), (1, 3), (5, 3), (3, 5), (11, 5), (19, 5), (27, 5)]
    var writer = BitWriter()
    for frequency in frequencies {
      switch frequency {
      case 0..<8: writer.add(short[frequency].0, short[frequency].1)
      case 8..<24: writer.add(7 | (frequency - 8) << 4, 8)
      default: writer.add(15 | (frequency - 24) << 4, 14)
      }
    }
    return writer.bytes
  }

  /// Bits, the first in the lowest place of the first byte.
  private struct BitWriter {
    private var bits: [Bool] = []

    mutating func add(_ value: Int, _ width: Int) {
      for place in 0..<width { bits.append(value >> place & 1 == 1) }
    }

    var padding: Int { bits.count - 8 * ((bits.count + 7) / 8) }

    var bytes: [UInt8] {
      stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) {
          $0 | ($1.element ? 1 << UInt8($1.offset) : 0)
        }
      }
    }
  }
}
