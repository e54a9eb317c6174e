import SourceScanning

extension GitPlace {
  /// What a repository without a work tree is called: by the address that it was cloned from, else by its folder, or by the
  /// folder around it where its own is called as any repository may be. Nil for a work tree.
  package var bareName: String? {
    guard isBare else { return nil }
    if let origin = (try? RegularFile.text(of: "\(top)/config")).flatMap(Self.origin) { return Self.name(origin) }
    let folders = top.split(separator: "/").suffix(2).map(String.init)
    guard let own = folders.last, let around = folders.first, Self.anyNames.contains(own.lowercased()) else {
      return folders.last.map(Self.name)
    }
    return Self.name(around)
  }

  private static let anyNames: Set = ["repo", "repository", "repo.git", "bare", "bare.git", "mirror", "git"]

  // The last part of a path or an address: `git@host:owner/App.git`.
  private static func name(_ address: String) -> String {
    let last = address.split { "/:".contains($0) }.last.map(String.init) ?? address
    return last.hasSuffix(".git") && last.count > 4 ? String(last.dropLast(4)) : last
  }

  /// The address of the remote that a clone has, as its configuration states it.
  private static func origin(in configuration: String) -> String? {
    var isOrigin = false
    for line in configuration.split(whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.first == "[" {
        isOrigin = text.hasPrefix("[remote \"origin\"]")
      } else if isOrigin {
        let parts = text.split(separator: "=", maxSplits: 1).map(\.trimmed)
        if parts.count == 2, parts[0] == "url" { return parts[1].isEmpty ? nil : parts[1] }
      }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\"" }
    let text = drop(while: isSpace)
    return String(text.reversed().drop(while: isSpace).reversed())
  }
}
