/// A pattern of release tags: as git has it, or with places for the version and the build.
///
/// `{version}` is numbers with points between them and nothing else; `{pre}` the word of a pre-release after it; `{build}`
/// the numbers of a build; `*` anything. Upper and lower case are the same, since teams change it midway.
package struct TagPattern: Sendable {
  static let version = "{version}"
  static let build = "{build}"
  static let pre = "{pre}"

  /// As it was written.
  package let text: String
  private let parts: [Part]

  private enum Part: Equatable {
    case literal(String), version, build, pre, any
  }

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text[...]
    while !rest.isEmpty {
      let places: [(String, Part)] = [(Self.version, .version), (Self.build, .build), (Self.pre, .pre), ("*", .any)]
      if let (name, part) = places.first(where: { rest.hasPrefix($0.0) }) {
        parts.append(part)
        rest = rest.dropFirst(name.count)
      } else {
        let literal = rest.prefix { $0 != "*" && $0 != "{" }
        let word = literal.isEmpty ? rest.prefix(1) : literal
        parts.append(.literal(word.lowercased()))
        rest = rest.dropFirst(word.count)
      }
    }
    self.parts = parts
  }

  /// Whether it says where the version is; else it is a pattern for git.
  package var hasVersion: Bool { parts.contains(.version) }

  /// The tag as the pattern reads it; nil where it is not of its kind, or a pre-release that was not asked for.
  ///
  /// - Parameter name: of a tag; for a pattern without `{version}` one that git found.
  package func tag(_ name: String) -> ReleaseTag? {
    guard hasVersion else { return ReleaseTag(name) }
    guard name.utf8.count <= 250, var tag = ReleaseTag("1.0") else { return nil }
    tag.version = ""
    var steps = 0
    return match(parts[...], name[...], &tag, &steps) ? tag : nil
  }

  private static let stepLimit = 20_000

  // The shortest that fits comes first for `*`, the longest for numbers; both are tried until the rest fits.
  private func match(_ parts: ArraySlice<Part>, _ text: Substring, _ tag: inout ReleaseTag, _ steps: inout Int) -> Bool
  {
    steps += 1
    guard steps < Self.stepLimit else { return false }
    guard let part = parts.first else { return text.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .literal(let literal):
      guard text.lowercased().hasPrefix(literal) else { return false }
      return match(rest, text.dropFirst(literal.count), &tag, &steps)
    case .any:
      for length in 0...text.count where match(rest, text.dropFirst(length), &tag, &steps) { return true }
      return false
    case .version: return matchVersion(rest, text, &tag, &steps)
    case .pre:
      let word = ReleaseTag.preview(in: text)
      var found = tag
      found.version += word
      found.isPreview = !word.isEmpty
      guard match(rest, text.dropFirst(word.count), &found, &steps) else { return false }
      tag = found
      return true
    case .build: return matchBuild(rest, text, &tag, &steps)
    }
  }

  private func matchVersion(
    _ rest: ArraySlice<Part>, _ text: Substring, _ tag: inout ReleaseTag, _ steps: inout Int
  ) -> Bool {
    let numbers = text.prefix { $0.isASCIIDigit || $0 == "." }
    guard numbers.first?.isASCIIDigit == true, numbers.last?.isASCIIDigit == true,
      (1...4).contains(numbers.split(separator: ".", omittingEmptySubsequences: false).count)
    else { return false }
    let after = text.dropFirst(numbers.count)
    if rest.first != .pre, !ReleaseTag.preview(in: after).isEmpty { return false }
    var found = tag
    found.version = String(numbers)
    guard match(rest, after, &found, &steps) else { return false }
    tag = found
    return true
  }

  private func matchBuild(
    _ rest: ArraySlice<Part>, _ text: Substring, _ tag: inout ReleaseTag, _ steps: inout Int
  ) -> Bool {
    let word = text.prefix { $0.isLetter }
    guard ["", "b", "build"].contains(word.lowercased()) else { return false }
    let numbers = text.dropFirst(word.count).prefix { $0.isASCIIDigit || $0 == "." }
    guard numbers.first?.isASCIIDigit == true, numbers.last?.isASCIIDigit == true else { return false }
    var found = tag
    found.build = numbers.split(separator: ".").map { Int($0) ?? 0 }
    guard match(rest, text.dropFirst(word.count + numbers.count), &found, &steps) else { return false }
    tag = found
    return true
  }
}
