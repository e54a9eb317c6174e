/// The lines of a file that differ from another version of it, each with what encloses it; what is between is left out.
struct CodeExcerpt {
  private let lines: [String]
  private let gapMark: String
  private var kept: Set<Int> = []

  /// - Parameters:
  ///   - changed: the lines that are on this side alone.
  ///   - places: lines before which the other side has more.
  ///   - gap: what stands for the lines that are left out.
  init(_ lines: [String], changed: Set<Int>, places: [Int], gap: String) {
    self.lines = lines
    gapMark = gap
    for line in changed {
      keep(line)
      for neighbour in [line - 1, line + 1] where (depth(neighbour) ?? 0) > 0 && !closes(neighbour) {
        kept.insert(neighbour)
      }
    }
    for place in places {
      if let line = (0..<place).reversed().first(where: { depth($0) != nil }), depth(line) != 0 {
        keep(line, isChanged: false)
      }
    }
  }

  /// The excerpt; a gap of more than a few lines is a mark.
  var text: String {
    var result: [String] = []
    var gap: [String] = []
    for (index, line) in lines.enumerated() {
      guard kept.contains(index) else {
        gap.append(line)
        continue
      }
      if !result.isEmpty { result += shortened(gap) }
      gap = []
      result.append(line)
    }
    return result.joined(separator: "\n")
  }

  private func shortened(_ gap: [String]) -> [String] {
    let code = gap.filter { !$0.isBlank }
    if code.count <= 2 || gap.isEmpty { return gap }
    let depth = code.map(\.depth).min() ?? 0
    return depth == 0 ? [""] : [String(repeating: " ", count: depth) + gapMark]
  }

  /// Keeps a line, the lines that open what it is in, and those that close it.
  private mutating func keep(_ line: Int, isChanged: Bool = true) {
    guard var depth = depth(line) else { return }
    if !closes(line) || isChanged { kept.insert(line) }
    close(line, depth)
    for candidate in (0..<line).reversed() {
      guard let outer = self.depth(candidate), outer < depth else { continue }
      kept.insert(candidate)
      close(line, outer)
      depth = outer
    }
  }

  private mutating func close(_ line: Int, _ depth: Int) {
    let end = (line + 1..<max(line + 1, lines.count)).first { self.depth($0).map { $0 <= depth } ?? false }
    if let end, closes(end) { kept.insert(end) }
  }

  /// Whether a line only ends what another has opened.
  private func closes(_ line: Int) -> Bool {
    let code = lines[line].drop { $0 == " " }
    return code.hasPrefix("</") || code.first.map { "}])".contains($0) } ?? false
  }

  /// How far a line is indented; nil for a blank one, and where there is none.
  private func depth(_ line: Int) -> Int? {
    lines.indices.contains(line) && !lines[line].isBlank ? lines[line].depth : nil
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  fileprivate var depth: Int { prefix { $0 == " " }.count }
}
