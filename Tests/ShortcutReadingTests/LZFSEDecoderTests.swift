import TestSupport
import Testing

@testable import ShortcutReading

@Suite struct LZFSEDecoderTests {
  private static func decoded(_ bytes: [UInt8], size: Int) -> Result<[UInt8], ShortcutError> {
    do throws(ShortcutError) { return .success(try LZFSEDecoder.decode(bytes[...], size: size)) } catch {
      return .failure(error)
    }
  }

  private static func vn(_ codes: [UInt8], size: Int) -> [UInt8] {
    Array("bvxn".utf8) + SignedShortcut.number(size, 4) + SignedShortcut.number(codes.count, 4) + codes
      + Array("bvx$".utf8)
  }

  private static let end: [UInt8] = [6, 0, 0, 0, 0, 0, 0, 0]

  @Test func takesPlainBlocks() {
    let text = Array("bvx-".utf8) + [3, 0, 0, 0] + Array("abc".utf8) + Array("bvx-".utf8) + [0, 0, 0, 0]
    #expect(Self.decoded(text + Array("bvx$".utf8), size: 3) == .success(Array("abc".utf8)))
    #expect(Self.decoded(Array("bvx$".utf8), size: 0) == .success([]))
  }

  @Test func endsWhereItsLastBlockDoes() {
    let whole = Array("bvx-".utf8) + [3, 0, 0, 0] + Array("abcbvx$".utf8)
    func isDamaged(_ bytes: [UInt8], size: Int) -> Bool {
      if case .failure(.damaged) = Self.decoded(bytes, size: size) { true } else { false }
    }
    #expect(Self.decoded(whole, size: 3) == .success(Array("abc".utf8)))
    #expect(isDamaged(whole + [0], size: 3))
    #expect(isDamaged(whole, size: 2) && isDamaged(whole, size: 4))
    for count in 0..<whole.count { #expect(isDamaged(Array(whole.prefix(count)), size: 3), "\(count)") }
  }

  /// Each opcode of LZVN: literals with a near match, one as far as before, a far one, a middle one, long literals, long
  /// matches, and what does nothing.
  private static let codes: [(codes: [UInt8], text: String)] = {
    let digits: [UInt8] = Array("0123456789abcdef".utf8)
    return [
      ([0x88, 1, 0x61, 0x62], "abbbbb"), ([0x40, 1, 0x61, 0x46, 0x62], "aaaabbbb"), ([0x47, 1, 0, 0x61], "aaaa"),
      ([0xA9, 0x05, 0, 0x61], "aaaaaaaaa"), ([0xE3, 0x61, 0x62, 0x63], "abc"),
      ([0xE0, 0] + digits, "0123456789abcdef"), ([0x40, 1, 0x61, 0xF2], "aaaaaa"),
      ([0x40, 1, 0x61, 0xF0, 0], String(repeating: "a", count: 20)), ([0x0E, 0x16, 0xE1, 0x61, 0x0E], "a"),
    ]
  }()

  private static let wrongCodes: [[UInt8]] = [
    [0x1E], [0x70], [0xD5], [0x40], [0xE3, 0x61], [0x46, 0x61], [0x40, 9, 0x61], [0x40, 0, 0x61],
  ]

  @Test(arguments: codes)
  func readsEachCodeOfAShortBlock(codes: [UInt8], text: String) {
    let stream = Self.vn(codes + Self.end, size: text.utf8.count)
    #expect(Self.decoded(stream, size: text.utf8.count) == .success(Array(text.utf8)))
  }

  @Test(arguments: wrongCodes)
  func refusesCodesThatMeanNothing(codes: [UInt8]) {
    guard case .failure(.damaged) = Self.decoded(Self.vn(codes + Self.end, size: 4), size: 4) else {
      Issue.record("decoded")
      return
    }
  }

  private static func sample(_ seed: UInt64, _ count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    while bytes.count < count {
      let byte = UInt8.random(in: 0...(seed % 2 == 0 ? 5 : 255), using: &generator)
      let isRun = Int.random(in: 0..<10, using: &generator) == 0
      bytes += Array(repeating: byte, count: isRun ? Int.random(in: 3...3000, using: &generator) : 1)
    }
    return Array(bytes.prefix(count))
  }

  @Test(arguments: [1, 3, 4, 5, 17, 400, 3_000, 30_000], [1, 3])
  func readsWhatIsCodedByFrequency(count: Int, distance: Int) {
    for seed in UInt64(1)...4 {
      let bytes = Self.sample(seed, count)
      let stream = EntropyEncoder.stream(bytes, distance: distance)
      #expect(Self.decoded(stream, size: count) == .success(bytes), "seed \(seed)")
    }
  }

  /// Every single byte of a stream changed: an end in words, whatever comes out.
  @Test func endsOnDamage() {
    let bytes = Self.sample(2, 2_000)
    let stream = EntropyEncoder.stream(bytes, distance: 1)
    var failures = 0
    for index in stream.indices {
      var damaged = stream
      damaged[index] ^= 0x55
      if case .failure = Self.decoded(damaged, size: bytes.count) { failures += 1 }
      if case .success = Self.decoded(Array(stream[..<index]), size: bytes.count) {
        Issue.record("cut off at \(index)")
      }
    }
    #expect(failures > stream.count / 2)
  }

  @Test func refusesMoreThanIsPromised() {
    let stream = Self.vn([0x40, 1, 0x61, 0xF0, 0xFF, 0xF0, 0xFF] + Self.end, size: 546)
    guard case .success = Self.decoded(stream, size: 546) else {
      Issue.record("not decoded")
      return
    }
    #expect(Self.decoded(stream, size: 545) == .failure(.damaged("its data expands to more than its header says")))
    #expect(
      Self.decoded(stream, size: 547) == .failure(.damaged("its compressed data ends in the wrong place")))
  }

  /// A block that claims forty thousand literals out of no bits at all, for nothing: some bytes, and no end.
  @Test func refusesWorkThatMakesNothing() {
    var block = EntropyEncoder.stream([1, 2, 3, 4], distance: 1)
    let literals = UInt64(block[8]) | UInt64(block[9]) << 8 | UInt64(block[10]) << 16
    #expect(literals & 0xFFFFF == 4)
    block[8] = 0x40
    block[9] = 0x9C
    #expect(
      Self.decoded(block, size: 4) == .failure(.damaged("a block of its compressed data is damaged")))
  }
}
