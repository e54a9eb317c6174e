/// The words that `FileScan` looks for.
struct ScanWords {
  enum Keyword: String, CaseIterable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`, `import`, intent

    var isDeclaration: Bool { self != .import && self != .intent }
  }

  static let all = ScanWords()

  let keywords: [UInt64: Keyword]
  let framework: Set<UInt64>
  /// For every first byte, the lengths that words with it have, as bits.
  private let lengths: [UInt64]

  private init() {
    keywords = Dictionary(
      Keyword.allCases.map { (NameHash.of($0.rawValue), $0) }, uniquingKeysWith: { first, _ in first })
    framework = Set(SurfaceWords.all.map { NameHash.of($0) })
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
