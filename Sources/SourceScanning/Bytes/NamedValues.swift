/// Looks for code that uses values by their names, as the raw bytes of a file show it. What can't be told counts as used.
package struct NamedValues: Sendable {
  /// How a name is used.
  package enum Use: String, Sendable {
    /// As a value: declarations, labels, assignments, remarks and the key paths of summaries read none.
    case readValue
    /// As the type of what code takes or keeps: `for configuration: Garden`, `typealias Intent = Garden`.
    case takenType
  }

  /// All of the names.
  package let all: Set<String>
  private let use: Use
  private let words: ScanWords
  private let names: [UInt64: String]

  /// - Parameter names: of variables, or of types.
  package init(_ names: Set<String>, as use: Use) {
    all = names
    self.use = use
    words = ScanWords(names: names)
    self.names = Dictionary(names.map { (NameHash.of($0), $0) }) { first, _ in first }
  }

  /// What tells it from a look for others.
  package var key: String { ([use.rawValue] + all.sorted()).joined(separator: " ") }

  /// Those of the names that a file uses.
  package func found(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var finder = WordFinder(bytes, words: words)
    var found: Set<String> = []
    var offset = 0
    while found.count < names.count, let word = finder.next(from: offset) {
      offset = word.upperBound
      guard let name = names[NameHash.of(bytes[word])], !found.contains(name) else { continue }
      let place = Place(word, in: bytes)
      if use == .readValue ? place.isRead : place.isTaken { found.insert(name) }
    }
    return found
  }
}

/// Where a name stands.
private struct Place {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let word: Range<Int>
  /// The bytes before and behind it that are no blanks; 0 for none.
  private var before: UInt8 = 0
  private var behind: (UInt8, UInt8) = (0, 0)
  private var offsetBefore = -1

  init(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    self.word = word
    self.bytes = bytes
    var offset = word.lowerBound - 1
    while offset >= 0, Self.isBlank(bytes[offset]) { offset -= 1 }
    if offset >= 0 { (before, offsetBefore) = (bytes[offset], offset) }
    offset = word.upperBound
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    if offset < bytes.count { behind = (bytes[offset], offset + 1 < bytes.count ? bytes[offset + 1] : 0) }
  }

  var isRead: Bool { !isDeclared && !isLabel && !isAssigned && !isInSummary && !isRemark }

  /// Whether it is a type after `:` or `=`, and nothing is made of it or asked of the type itself. What code takes and does
  /// not use is only the beginning of a reader.
  var isTaken: Bool {
    guard !".(".utf8.contains(behind.0), !isRemark else { return false }
    return before == UInt8(ascii: "=") || before == UInt8(ascii: ":") && isUsed(wordBefore(offsetBefore - 1))
  }

  /// Whether a name stands anywhere as a value.
  private func isUsed(_ name: Range<Int>) -> Bool {
    guard !name.isEmpty else { return false }
    let value = NamedValues([String(decoding: bytes[name], as: UTF8.self)], as: .readValue)
    return !value.found(in: bytes).isEmpty
  }

  private var isDeclared: Bool {
    let word = wordBefore(offsetBefore)
    return word.count == 3 && ["var", "let"].contains { bytes[word].elementsEqual($0.utf8) }
  }

  /// Whether a type or a value follows. What is chosen by `? :` is read, and so is a member.
  private var isLabel: Bool { behind.0 == UInt8(ascii: ":") && !"?[.".utf8.contains(before) }

  private var isAssigned: Bool { behind.0 == UInt8(ascii: "=") && behind.1 != UInt8(ascii: "=") }

  /// Whether it is `\.$name`: a summary shows it, and a provider of options that depends on it reads it.
  private var isInSummary: Bool {
    guard word.lowerBound >= 3, bytes[(word.lowerBound - 3)..<word.lowerBound].elementsEqual(#"\.$"#.utf8) else {
      return false
    }
    return Array(bytes)[...].firstOffset(of: "IntentParameterDependency") == nil
  }

  private var isRemark: Bool {
    var start = word.lowerBound
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var isInText = false
    for offset in start..<word.lowerBound {
      if bytes[offset] == UInt8(ascii: "\"") { isInText.toggle() }
      if !isInText, bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "/") { return true }
    }
    return false
  }

  /// The word that ends at an offset.
  private func wordBefore(_ offset: Int) -> Range<Int> {
    var start = offset
    while start >= 0, ByteClass.continuesIdentifier(bytes[start]) { start -= 1 }
    return (start + 1)..<max(start + 1, offset + 1)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0x60 }
}
