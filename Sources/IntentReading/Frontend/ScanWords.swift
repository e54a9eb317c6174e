/// The words that `FileScan` looks for.
struct ScanWords {
  enum Keyword: String, CaseIterable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`, `import`, intent

    var isDeclaration: Bool { self != .import && self != .intent }
  }

  static let all = ScanWords()

  /// By hash; nil for the words that make a file worth parsing.
  let meanings: [UInt64: Keyword?]
  /// For every first byte, the lengths that words with it have, as bits.
  private let lengths: [UInt64]

  private init() {
    meanings = Dictionary(
      Keyword.allCases.map { (NameHash.of($0.rawValue), $0) } + SurfaceWords.all.map { (NameHash.of($0), nil) },
      uniquingKeysWith: { first, _ in first })
    var lengths = [UInt64](repeating: 0, count: 256)
    for word in Keyword.allCases.map(\.rawValue) + SurfaceWords.all {
      if let first = word.utf8.first { lengths[Int(first)] |= 1 << UInt64(word.utf8.count) }
    }
    self.lengths = lengths
  }

  /// Whether a word with this beginning and length can be one of them.
  @inline(__always) func mayContain(first: UInt8, length: Int) -> Bool {
    length < 64 && lengths[Int(first)] & (1 << UInt64(length)) != 0
  }
}
