import SourceScanning

/// Commits with their parents, as git lists them: each after those that it descends from.
///
/// One that was written again, as when a file is taken out of the whole history, has another id but the author, the moment
/// and the title that it had, after the same commits: it is the same one.
package struct CommitGraph: Sendable {
  /// The parents of all commits one after another, by position.
  private var parents: [Int32] = []
  /// Where the parents of each commit end.
  private var ends: [Int32] = []
  private var positions: [ObjectKey: Int32] = [:]
  /// Whether the clone ends before the history does, so that what came before can't be seen.
  package var isCutOff = false

  /// How many commits there are.
  package var count: Int { ends.count }

  /// - Parameter parents: of each commit by their positions, which are lower than its own.
  package init(parents: [[Int]]) {
    for list in parents { add(list.map { Int32($0) }) }
  }

  /// - Parameter listing: what `git rev-list --topo-order --reverse` printed in the format.
  init(listing: [UInt8]) {
    var works: [Work: Int32] = [:]
    for line in listing.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: 0, maxSplits: 1)
      let keys = fields[0].split(separator: UInt8(ascii: " ")).map(ObjectKey.init)
      // The line before each begins with `commit`.
      guard fields.count == 2, let own = keys.first else { continue }
      // A parent that a shallow clone does not have is in no list.
      let work = Work(title: NameHash.of(fields[1]), parents: keys.dropFirst().compactMap { positions[$0] })
      if works[work] == nil { add(work.parents) }
      let position = works[work] ?? Int32(count - 1)
      works[work] = position
      positions[own] = position
    }
  }

  /// The id, the parents, and what stays when a commit is written again.
  static let format = "%H %P%x00%at %ae %s"

  /// What somebody did at one moment, after some other commits.
  private struct Work: Hashable {
    var title: UInt64
    var parents: [Int32]
  }

  private mutating func add(_ parents: [Int32]) {
    self.parents += parents
    ends.append(Int32(self.parents.count))
  }

  /// The positions of a commit's parents, the first of them first.
  func parents(of commit: Int) -> ArraySlice<Int32> {
    parents[Int(commit == 0 ? 0 : ends[commit - 1])..<Int(ends[commit])]
  }

  /// Whether a commit is built on another, or is that one.
  package func descends(_ commit: Int, from other: Int) -> Bool {
    var seen: Set<Int> = []
    var stack = [commit]
    while let next = stack.popLast() {
      if next == other { return true }
      // Those that it descends from have lower positions.
      if next > other, seen.insert(next).inserted { stack += parents(of: next).map { Int($0) } }
    }
    return false
  }

  /// The position of a commit by its full id; nil where it is not in the graph.
  package func position(of id: String) -> Int? { positions[ObjectKey(Array(id.utf8)[...])].map { Int($0) } }
}

/// The id of an object in a quarter of the room that a text takes; a repository may have a million commits.
private struct ObjectKey: Hashable {
  private var parts: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ digits: ArraySlice<UInt8>) {
    for (index, digit) in digits.prefix(64).enumerated() {
      let value = UInt64(digit < 58 ? digit &- 48 : (digit | 32) &- 87) & 15
      switch index / 16 {
      case 0: parts.0 = parts.0 << 4 | value
      case 1: parts.1 = parts.1 << 4 | value
      case 2: parts.2 = parts.2 << 4 | value
      default: parts.3 = parts.3 << 4 | value
      }
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

  func hash(into hasher: inout Hasher) {
    hasher.combine(parts.0)
    hasher.combine(parts.1)
  }
}

extension GitRepository {
  /// The commits on the way to some others.
  ///
  /// - Parameter commits: their full ids.
  /// - Throws: `GitError`.
  package func commitGraph(of commits: some Sequence<String>) async throws(GitError) -> CommitGraph {
    let request = Set(commits).sorted().map { "\($0)\n" }.joined()
    var graph = CommitGraph(
      listing: try await output(
        of: ["rev-list", "--topo-order", "--reverse", "--format=\(CommitGraph.format)", "--stdin"],
        input: Array(request.utf8)))
    graph.isCutOff = try await isShallow()
    return graph
  }

  /// The full ids of the commits that revisions stand for; those that stand for none are left out.
  ///
  /// - Throws: `GitError`.
  package func commits(of revisions: [String]) async throws(GitError) -> [String: String] {
    let names = revisions.filter { !$0.contains("\n") }
    guard !names.isEmpty else { return [:] }
    let answer = try await output(
      of: ["cat-file", "--batch-check=%(objectname) %(objecttype)"],
      input: Array(names.map { "\($0)^{commit}\n" }.joined().utf8))
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    var commits: [String: String] = [:]
    for (name, line) in zip(names, lines) {
      let words = line.split(separator: " ")
      if words.count == 2, words[1] == "commit", words[0].allSatisfy(\.isHexDigit) { commits[name] = String(words[0]) }
    }
    return commits
  }
}
