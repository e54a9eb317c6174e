/// A release's version as teams write it, in the order people read it: `1.9`, `1.10`, `2.0-beta.1`, `2.0`, `2.0+7`.
///
/// `1.2` and `1.2.0` are the same release; sorting puts the shorter spelling first.
package struct VersionNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// In words, for a person.
  package let description: String
  /// Before and behind the `+`, taken apart once: versions are sorted and looked for again and again.
  private let core: [Part]
  private let build: [Part]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ text: String) {
    description = text
    let halves = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    (core, build) = (Self.parts(halves[0]), halves.count > 1 ? Self.parts(halves[1]) : [])
  }

  /// Whether both name the same release, however many zeros are written.
  package func isSame(as other: VersionNumber) -> Bool { order(to: other) == 0 }

  /// Whether this release comes after another; `1.2.0` does not come after `1.2`.
  package func isLater(than other: VersionNumber) -> Bool { order(to: other) > 0 }

  /// Whether it can be recorded: it begins with a number, perhaps after the `v` of a tag, and can name a file.
  package var isWritable: Bool {
    let text = description.first.map { "vV".contains($0) } ?? false ? description.dropFirst() : description[...]
    let signs: Set<Character> = [".", "-", "_", "+", "(", ")", " "]
    return description.utf8.count <= 100 && text.first.map { ("0"..."9").contains($0) } ?? false
      && text.allSatisfy { signs.contains($0) || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Whether it is a preview of a release: a word follows its numbers, as in `2.0-beta.1`.
  package var isPreview: Bool {
    guard case .number? = core.first else { return false }
    return core.contains { if case .word = $0 { true } else { false } }
  }

  /// The order in which output lists them.
  package static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    let order = left.order(to: right)
    return order == 0 ? left.description < right.description : order < 0
  }

  private enum Part: Hashable {
    case number(Substring)
    case word(Substring)
  }

  // Negative where self comes first. A word (`beta`, `rc`) makes a version earlier than none; a build number after `+`
  // makes it later, and counts last.
  private func order(to other: VersionNumber) -> Int {
    let order = Self.order(core, other.core)
    return order != 0 ? order : Self.order(build, other.build)
  }

  /// The words and numbers, without the separators between them and without the `v` of a tag.
  private static func parts(_ text: Substring) -> [Part] {
    var parts: [Part] = []
    var rest = text
    while let kind = rest.first?.versionKind {
      let run = rest.prefix { $0.versionKind == kind }
      rest = rest[run.endIndex...]
      switch kind {
      case .digit: parts.append(.number(run.drop { $0 == "0" }))
      case .letter: parts.append(.word(run))
      case .separator: break
      }
    }
    if case .word(let word)? = parts.first, word.lowercased() == "v" { parts.removeFirst() }
    return parts
  }

  private static func order(_ left: [Part], _ right: [Part]) -> Int {
    for index in 0..<max(left.count, right.count) {
      let order = order(index < left.count ? left[index] : nil, index < right.count ? right[index] : nil)
      if order != 0 { return order }
    }
    return 0
  }

  private static func order(_ left: Part?, _ right: Part?) -> Int {
    switch (left, right) {
    case (.number(let left), .number(let right)):
      left.count != right.count ? left.count - right.count : left == right ? 0 : left < right ? -1 : 1
    case (.word(let left), .word(let right)): left == right ? 0 : left < right ? -1 : 1
    case (.number(let digits), nil): digits.isEmpty ? 0 : 1
    case (nil, .number(let digits)): digits.isEmpty ? 0 : -1
    case (.number, .word), (nil, .word): 1
    case (.word, .number), (.word, nil): -1
    case (nil, nil): 0
    }
  }
}

extension Character {
  fileprivate enum VersionKind { case digit, letter, separator }

  fileprivate var versionKind: VersionKind {
    guard let byte = utf8.first, byte < 0x80, utf8.count == 1 else { return isLetter ? .letter : .separator }
    return (0x30...0x39).contains(byte) ? .digit : (0x61...0x7A).contains(byte | 0x20) ? .letter : .separator
  }
}
