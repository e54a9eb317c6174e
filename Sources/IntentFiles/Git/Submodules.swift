import SourceScanning

/// Other repositories that belong into folders of this one.
package enum Submodules {
  /// More are nobody's.
  private static let limit = 1_000

  /// The folders below one that should hold another repository and hold nothing: a clone has them empty until they are
  /// asked for.
  ///
  /// - Returns: paths relative to the folder, sorted.
  package static func missing(below folder: String) -> [String] {
    let place = GitPlace(around: folder)
    let (top, prefix) = (place?.top ?? folder, place?.prefix ?? "")
    guard let bytes = try? RegularFile.contents(of: "\(top)/.gitmodules", limit: 1 << 20) else { return [] }
    return paths(in: String(decoding: bytes, as: UTF8.self)).prefix(limit)
      .filter { $0.hasPrefix(prefix) && isEmpty("\(top)/\($0)") }
      .map { String($0.dropFirst(prefix.count)) }
      .sorted()
  }

  // A line of git's configuration: `path = Vendor/Kit`.
  private static func paths(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
      guard parts.count == 2, parts[0].drop(while: \.isWhitespace) == "path" else { return nil }
      return RelativePath.join("", parts[1].filter { $0 != "\"" })
    }
  }

  private static func isEmpty(_ folder: String) -> Bool {
    FileKind(of: folder, followingLinks: false) != .link && (try? DirectoryEntry.all(in: folder))?.isEmpty ?? true
  }
}
