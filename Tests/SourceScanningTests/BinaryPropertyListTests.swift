import Testing

@testable import SourceScanning

/// How many values a property list stands for, and which ones no parser is given.
@Suite struct BinaryPropertyListTests {
  /// A binary property list of these objects; the trailer can lie.
  struct List: Sendable {
    var objects: [[UInt8]]
    var top = 0
    var offsetSize = 1
    var referenceSize = 1
    var count: Int?
    var table: Int?

    var bytes: [UInt8] {
      var bytes = Array("bplist00".utf8)
      var offsets: [Int] = []
      for object in objects {
        offsets.append(bytes.count)
        bytes += object
      }
      let start = bytes.count
      for offset in offsets { bytes += Self.number(offset, max(offsetSize, 1)) }
      bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
      return bytes + Self.number(count ?? objects.count, 8) + Self.number(top, 8) + Self.number(table ?? start, 8)
    }

    private static func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
    }
  }

  private static func text(_ count: Int, kind: UInt8 = 0x5F, width: Int = 1) -> [UInt8] {
    [kind, 0x10, UInt8(count)] + [UInt8](repeating: 0x61, count: count * width)
  }

  /// Lists in lists, the last one holding a number: `depth` levels with the number.
  private static func nested(_ depth: Int) -> List {
    List(objects: (1..<depth).map { [0xA1, UInt8($0)] } + [[0x10, 1]])
  }

  private func refusal(_ list: List) -> PropertyListGuard.Refusal? {
    do throws(PropertyListGuard.Refusal) { try PropertyListGuard.check(list.bytes) } catch { return error }
    return nil
  }

  @Test(
    arguments: [
      (List(objects: [[0x10, 5]]), 1), (List(objects: [[0x08]]), 1),
      // Every 32 bytes count as a value more.
      (List(objects: [text(31)]), 1), (List(objects: [text(32)]), 2), (List(objects: [text(64, kind: 0x4F)]), 3),
      (List(objects: [text(16, kind: 0x6F, width: 2)]), 2), (List(objects: [text(15, kind: 0x6F, width: 2)]), 1),
      (List(objects: [[0x5F, 0x11, 0, 32] + [UInt8](repeating: 0x61, count: 32)]), 2),
      (List(objects: [[0xA2, 1, 2], [0x10, 1], [0x10, 2]]), 3), (List(objects: [[0xA3, 1, 1, 1], [0x10, 1]]), 4),
      (List(objects: [[0xA0]]), 1), (List(objects: [[0xD1, 1, 2], [0x51, 0x61], [0x10, 2]]), 3),
      (List(objects: [[0x10, 1], [0xA1, 0]], top: 1), 2),
      (List(objects: [[0xA1, 0, 1], [0x10, 1]], referenceSize: 2), 2),
      (List(objects: [[0xD1, 0, 1, 0, 1], [0x10, 1]], offsetSize: 2, referenceSize: 2), 3),
      (List(objects: [[0xA1, 1], [0x10, 1]], offsetSize: 8), 2),
    ])
  func countsWhatItExpandsTo(list: List, values: Int) throws {
    #expect(try PropertyListGuard.check(list.bytes) == values)
  }

  @Test func aSharedListCountsOnceForEachUse() throws {
    func doubled(_ levels: UInt8) -> List {
      List(objects: (1...levels).map { [0xA2, $0, $0] } + [[0x10, 1]])
    }
    #expect(try PropertyListGuard.check(doubled(10).bytes) == 2047)
    #expect(try PropertyListGuard.check(doubled(18).bytes) == (1 << 19) - 1)
    #expect(refusal(doubled(19)) == .tooManyValues)
  }

  @Test func listsAreAHundredDeepAtMost() throws {
    #expect(try PropertyListGuard.check(Self.nested(100).bytes) == 100)
    #expect(refusal(Self.nested(101)) == .tooDeep)
    #expect(refusal(List(objects: [[0xA1, 0]])) == .tooDeep)
  }

  @Test func aSharedListIsAsDeepAsWhereItIsUsed() {
    // The chain is first met at the second level, then below two more lists.
    func shared(_ chain: Int) -> List {
      let start: UInt8 = 3
      let lists: [[UInt8]] = (1..<UInt8(chain)).map { [0xA1, start + $0] }
      return List(objects: [[0xA2, start, 1], [0xA1, 2], [0xA1, start]] + lists + [[0x10, 1]])
    }
    #expect(refusal(shared(97)) == nil)
    #expect(refusal(shared(98)) == .tooDeep)
  }

  @Test(arguments: [0x80, 0x81, 0xB0, 0xB1, 0xC0, 0xC1] as [UInt8])
  func setsAndArchivesAreForeign(kind: UInt8) {
    #expect(refusal(List(objects: [[kind, 1], [0x10, 1]])) == .foreignValue)
  }

  @Test(
    arguments: [
      List(objects: []), List(objects: [[0x10, 1]], top: 1), List(objects: [[0x10, 1]], top: -1),
      List(objects: [[0x10, 1]], offsetSize: 0), List(objects: [[0x10, 1]], offsetSize: 9),
      List(objects: [[0x10, 1]], referenceSize: 0), List(objects: [[0x10, 1]], referenceSize: 9),
      List(objects: [[0x10, 1]], count: 2), List(objects: [[0x10, 1]], count: 1000),
      List(objects: [[0x10, 1]], count: -1),
      List(objects: [[0x10, 1]], table: 100), List(objects: [[0x10, 1]], table: -1),
      // The table before the object that it names.
      List(objects: [[0x10, 1]], table: 8),
      // More references, bytes or digits than there are.
      List(objects: [[0xA5, 1], [0x10, 1]]), List(objects: [[0x5F, 0x10, 200, 0x61]]),
      List(objects: [[0x5F, 0x14, 0, 0]]), List(objects: [[0xA1, 7]]), List(objects: [[0x10, 1], [0xA1, 2]], top: 1),
      List(objects: [[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
    ])
  func whatPointsOutsideIsDamaged(list: List) {
    #expect(refusal(list) == .damaged)
  }

  @Test func everyShorterFileIsDamagedOrEnds() {
    let bytes = List(objects: [[0xA2, 1, 2], [0x10, 1], Self.text(40)]).bytes
    for count in 6..<bytes.count {
      #expect(throws: PropertyListGuard.Refusal.self) { try PropertyListGuard.check(Array(bytes.prefix(count))) }
    }
  }

  // MARK: As XML

  private func tags(_ text: String) throws -> Int { try PropertyListGuard.check(Array(text.utf8)) }

  @Test func listsInTextAreAHundredDeepAtMost() throws {
    func nested(_ count: Int, _ name: String) -> String {
      String(repeating: "<\(name)>", count: count) + String(repeating: "</\(name)>", count: count)
    }
    for name in ["array", "dict"] {
      #expect(try tags(nested(100, name)) == 200)
      #expect(throws: PropertyListGuard.Refusal.tooDeep) { try tags(nested(101, name)) }
      #expect(try tags(String(repeating: "<\(name)></\(name)>", count: 300)) == 600)
    }
    #expect(throws: PropertyListGuard.Refusal.tooDeep) { try tags(String(repeating: "<array><dict>", count: 51)) }
    #expect(try tags(String(repeating: "<string>", count: 300)) == 300)
  }

  @Test func saysWhyItRefuses() {
    let reasons = [PropertyListGuard.Refusal.tooDeep, .tooManyValues, .damaged, .foreignValue].map(\.description)
    #expect(Set(reasons).count == 4)
    #expect(reasons[0].contains("100") && reasons[1].contains("1000000") && reasons[2].contains("damaged"))
  }
}
