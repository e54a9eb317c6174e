import SourceScanning

/// What the `.gitignore` files of a tree leave out.
struct IgnoredPaths: Sendable {
  private struct Rule: Sendable {
    let pattern: Glob
    let isTakenBack: Bool
  }

  /// The outer folders first, each in the order of its lines: the last that matches counts.
  private var rules: [Rule] = []
  /// More lines are nobody's.
  private static let limit = 1_000

  static func isRead(_ path: String) -> Bool { RelativePath.name(of: path) == ".gitignore" }

  /// Nothing.
  init() {}

  init(in tree: any SourceTree) {
    for path in tree.paths.filter(Self.isRead).sorted(by: { $0.count < $1.count }) {
      let folder = RelativePath.folder(of: path)
      let text = (try? tree.contents(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      rules += text.split(whereSeparator: \.isNewline).prefix(Self.limit).compactMap { Self.rule(of: $0, in: folder) }
    }
  }

  /// Whether a path is left out, itself or with a folder that it is in.
  func contains(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { end in
      let path = Glob.Path(parts[...end].joined(separator: "/"))
      return rules.last { $0.pattern.matches(path) }.map { !$0.isTakenBack } ?? false
    }
  }

  private static func rule(of line: Substring, in folder: String) -> Rule? {
    var text = line.trimmingPrefix(" ")[...]
    while let last = text.last, last == " " || last == "/" { text.removeLast() }
    let isTakenBack = text.first == "!"
    if isTakenBack { text.removeFirst() }
    guard let first = text.first, first != "#" else { return nil }
    let isPlace = text.contains("/")
    let start = folder.isEmpty ? "" : folder + "/"
    let pattern = start + (isPlace ? "" : "**/") + (first == "/" ? text.dropFirst() : text)
    return Rule(pattern: Glob(pattern), isTakenBack: isTakenBack)
  }
}
