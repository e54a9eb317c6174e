/// What the names of release tags say.
package enum ReleaseTags {
  /// The version that a tag names: `1.2.0` for `v1.2.0`, `release/v1.2.0`, `ios-1.2.0`; nil for `nightly`.
  static func version(of name: String) -> String? {
    parts(of: name).map { String($0.version) }
  }

  /// The pattern of most tags that name a version, as `git tag --list` takes it; nil where none does.
  ///
  /// Where the tags can't be read, there are none: it is only a hint.
  package static func pattern(in repository: GitRepository) async -> String? {
    let tags = (try? await repository.tags(matching: "*")) ?? []
    let folders = (try? await repository.tags(matching: "*/*")) ?? []
    return pattern(of: (tags + folders).map(\.name))
  }

  static func pattern(of tags: [String]) -> String? {
    let counts = tags.reduce(into: [Substring: Int]()) { counts, tag in
      if let prefix = parts(of: tag)?.prefix { counts[prefix, default: 0] += 1 }
    }
    guard let prefix = counts.min(by: { ($1.value, $0.key) < ($0.value, $1.key) })?.key else { return nil }
    return prefix.isEmpty ? "[0-9]*" : "\(prefix)*"
  }

  private static func parts(of name: String) -> (prefix: Substring, version: Substring)? {
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    guard let first = name[start...].firstIndex(where: \.isASCIIDigit) else { return nil }
    let version = name[first...]
    let numbers = version.prefix { $0.isASCIIDigit || $0 == "." }
    // `swift-5-migration` is about no version.
    guard version.last != ".", numbers == version || numbers.dropLast().contains(".") else { return nil }
    return (name[..<first], version)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
