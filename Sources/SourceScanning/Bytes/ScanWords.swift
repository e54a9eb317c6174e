/// The words that a look at bytes finds, and what each tells.
package struct ScanWords: Sendable {
  enum Keyword: String, CaseIterable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`, `import`, intent

    var isDeclaration: Bool { self != .import && self != .intent }
  }

  /// What a word tells: the keyword it is, or what it marks a file as.
  struct Meaning: Sendable {
    var keyword: Keyword?
    var signals: FileScan.Signals = []
  }

  /// By hash.
  let meanings: [UInt64: Meaning]
  /// What the import of a module tells, by the hash of its name.
  let modules: [UInt64: FileScan.Signals]
  /// What a name in the head of a declaration tells by its end.
  let ending: (bytes: [UInt8], signals: FileScan.Signals)?
  /// How many bytes the shortest has.
  let shortest: Int
  /// For every byte, the lengths of the words that begin with it, as bits.
  private let lengthsByFirst: [UInt64]
  /// For every byte, the lengths of the words that end with it, as bits.
  private let lengthsByLast: [UInt64]

  /// - Parameters:
  ///   - words: what each marks a file as.
  ///   - modules: what the import of each marks a file as.
  ///   - ending: what a name that is inherited marks a file as, by its last letters.
  package init(
    signals words: [String: FileScan.Signals], modules: [String: FileScan.Signals] = [:],
    ending: (String, FileScan.Signals)? = nil
  ) {
    let keywords = Keyword.allCases.map { ($0.rawValue, Meaning(keyword: $0)) }
    self.init(
      Dictionary(keywords + words.map { ($0, Meaning(signals: $1)) }, uniquingKeysWith: { first, _ in first }),
      modules: modules, ending: ending)
  }

  /// Of names that mean nothing besides.
  init(names: Set<String>) { self.init(Dictionary(uniqueKeysWithValues: names.map { ($0, Meaning()) })) }

  private init(
    _ words: [String: Meaning], modules: [String: FileScan.Signals] = [:], ending: (String, FileScan.Signals)? = nil
  ) {
    self.ending = ending.map { (Array($0.utf8), $1) }
    self.modules = Dictionary(uniqueKeysWithValues: modules.map { (NameHash.of($0), $1) })
    meanings = Dictionary(words.map { (NameHash.of($0), $1) }, uniquingKeysWith: { first, _ in first })
    let all = Array(words.keys)
    shortest = all.map(\.utf8.count).min() ?? 1
    lengthsByFirst = Self.lengths(of: all) { $0.first }
    lengthsByLast = Self.lengths(of: all) { $0.last }
  }

  private static func lengths(of words: [String], by byte: (String.UTF8View) -> UInt8?) -> [UInt64] {
    var lengths = [UInt64](repeating: 0, count: 256)
    for word in words {
      if let byte = byte(word.utf8) { lengths[Int(byte)] |= bit(word.utf8.count) }
    }
    return lengths
  }

  // Very long words share a bit.
  @inline(__always) private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// Whether a word with these ends and this length can be one of them.
  @inline(__always) func mayContain(first: UInt8, last: UInt8, length: Int) -> Bool {
    lengthsByFirst[Int(first)] & lengthsByLast[Int(last)] & Self.bit(length) != 0
  }
}
