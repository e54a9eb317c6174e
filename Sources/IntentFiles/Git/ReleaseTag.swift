/// What the name of a tag says of a release.
package struct ReleaseTag: Equatable, Sendable {
  /// What stands before the version: `ios/`, `v`, `Release-`.
  package var prefix: String
  /// `1.2.0`; with the word of a pre-release, `2.0-beta.1`.
  package var version: String
  /// What follows the version with the numbers of the build as `{build}`: `-{build}`; other words stay as they are.
  package var suffix: String = ""
  /// The numbers of the build that follow, which tell several tags of one version apart: the highest is what shipped.
  package var build: [Int] = []
  /// Whether it is a pre-release.
  package var isPreview = false

  /// Nil where a name is about no version: `nightly`, `swift-5-migration`, `build-198`.
  package init?(_ name: String) {
    guard let range = Self.versionRange(in: name) else { return nil }
    prefix = String(name[..<range.lowerBound])
    version = String(name[range])
    guard version.last != ".", version.split(separator: ".").allSatisfy({ $0.count <= 9 }) else { return nil }
    var rest = name[range.upperBound...]
    let preview = Self.preview(in: rest)
    if !preview.isEmpty {
      isPreview = true
      version += preview
      rest = rest.dropFirst(preview.count)
    }
    (suffix, build) = Self.build(in: rest)
  }

  /// Numbers with points between them, the first of the name; a single number only where it is all but for a `v`, or
  /// follows a folder.
  private static func versionRange(in name: String) -> Range<String.Index>? {
    var rest = name[...]
    while let start = rest.firstIndex(where: \.isASCIIDigit) {
      let numbers = name[start...].prefix { $0.isASCIIDigit || $0 == "." }
      if numbers.dropLast().contains(".") { return numbers.startIndex..<numbers.endIndex }
      rest = name[numbers.endIndex...]
    }
    guard let start = name.firstIndex(where: \.isASCIIDigit), name[start...].allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    let before = name[..<start].lowercased()
    return before.isEmpty || before == "v" ? start..<name.endIndex : nil
  }

  /// Words for what is not out yet.
  static let previewWords = [
    "alpha", "beta", "preview", "prerelease", "pre", "nightly", "snapshot", "canary", "dev", "rc", "test", "tf", "a",
    "b",
  ]

  /// `-beta.1`, `b2`, `-rc`: a word for what is not out yet, and its numbers.
  static func preview(in text: Substring) -> Substring {
    let separator = text.prefix { "-._ ".contains($0) }
    let word = text.dropFirst(separator.count).prefix { $0.isLetter }
    // After a separator a `b` is short for build: `5.11.1-b63`.
    let words = separator.isEmpty ? previewWords : previewWords.filter { $0.count > 1 }
    guard separator.count <= 1, words.contains(word.lowercased()) || isMadeOfPreview(word) else { return "" }
    let rest = text.dropFirst(separator.count + word.count)
    // After its number a `-` begins that of a build: `-RC.1-1732`.
    let numbers = (rest.first == "-" ? rest.dropFirst() : rest).prefix { $0.isASCIIDigit || $0 == "." }
    let end = numbers.lastIndex(where: \.isASCIIDigit).map { numbers.index(after: $0) } ?? rest.startIndex
    return text[..<end]
  }

  /// The version that it is, or is on the way to: `2.0` for `2.0-beta.1`.
  package var finalVersion: String { Self.finalVersion(of: version) }

  static func finalVersion(of version: String) -> String { String(version.prefix { $0.isASCIIDigit || $0 == "." }) }

  /// `[7, 22, 0]` for `7.22.0-beta`.
  package static func numbers(of version: String) -> [Int] {
    version.prefix { $0.isASCIIDigit || $0 == "." }.split(separator: ".").map { Int($0) ?? 0 }
  }

  /// Whether it is a release candidate, which may be what ships: `2.0-rc.1`.
  package var isCandidate: Bool {
    isPreview && version.dropFirst(finalVersion.count).drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased() == "rc"
  }

  /// Whether words follow the version that don't say what it is a release of: `v1.64-review-test`.
  package var hasOtherWords: Bool {
    let words = suffix.replacing(TagPattern.build, with: " ").lowercased().split { !$0.isLetter }.map(String.init)
    return !Set(words).isSubset(of: Self.plainWords.union(Self.systems))
  }

  /// Words for the systems of Apple's.
  static let systems: Set = ["ios", "iphone", "ipados", "macos", "mac", "osx", "darwin", "apple"]
  /// Words that say nothing of what it is a release of.
  static let plainWords: Set = [
    "v", "ver", "version", "b", "build", "release", "final", "stable", "store", "appstore", "hotfix", "patch",
  ]

  /// The words around the version that tell what it is a release of: `ios` of `release/ios-1.2.0-45`.
  package var words: Set<String> { Self.words(of: pattern) }

  static func words(of pattern: String) -> Set<String> {
    let places = [TagPattern.build, TagPattern.version, TagPattern.pre]
    let text = places.reduce(pattern.lowercased()) { $0.replacing($1, with: " ") }
    return Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init)).subtracting(plainWords)
  }

  // `DevBeta`, `InternalAlpha`.
  private static func isMadeOfPreview(_ word: Substring) -> Bool {
    ["alpha", "beta", "preview"].contains { word.lowercased().hasSuffix($0) }
  }

  // `-456`, `(24)`, `_880`, `-b63`, `/2021.202`, `+153`.
  private static func build(in text: Substring) -> (suffix: String, build: [Int]) {
    guard let start = text.firstIndex(where: \.isASCIIDigit) else { return (String(text), []) }
    let numbers = text[start...].prefix { $0.isASCIIDigit || $0 == "." }
    let build = numbers.split(separator: ".").map { Int($0) ?? 0 }
    return ("\(text[..<start]){build}\(text[numbers.endIndex...])", build)
  }

  /// A pattern for all tags of its kind: `ios-{version}-{build}`; `v{version}{pre}` of a pre-release.
  package var pattern: String { prefix + TagPattern.version + (isPreview ? TagPattern.pre : "") + suffix }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
