/// The words that `FileScan` looks for.
struct ScanWords {
  enum Keyword: String, CaseIterable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`, `import`, intent

    var isDeclaration: Bool { self != .import && self != .intent }
  }

  static let all = ScanWords()

  /// What a word tells: the keyword it is, or what it marks a file as.
  struct Meaning {
    var keyword: Keyword?
    var marks: FileScan.Marks = []
  }

  /// By hash.
  let meanings: [UInt64: Meaning]
  /// For every first byte, the lengths that words with it have, as bits.
  private let lengths: [UInt64]

  private init() {
    let words = SurfaceWords.marks
    let keywords = Keyword.allCases.map { (NameHash.of($0.rawValue), Meaning(keyword: $0)) }
    meanings = Dictionary(
      keywords + words.map { (NameHash.of($0), Meaning(marks: $1)) }, uniquingKeysWith: { first, _ in first })
    var lengths = [UInt64](repeating: 0, count: 256)
    for word in Keyword.allCases.map(\.rawValue) + words.keys {
      if let first = word.utf8.first { lengths[Int(first)] |= Self.bit(word.utf8.count) }
    }
    self.lengths = lengths
  }

  // Very long words share a bit.
  @inline(__always) private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// Whether a word with this beginning and length can be one of them.
  @inline(__always) func mayContain(first: UInt8, length: Int) -> Bool {
    lengths[Int(first)] & Self.bit(length) != 0
  }
}
