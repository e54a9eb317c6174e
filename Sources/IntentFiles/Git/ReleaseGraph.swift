package import IntentSurface

/// Which release each release grew from, as a graph of commits shows it.
///
/// A commit belongs to the release that had it first. The releases that had what a release is built on are those that it
/// may follow: the ones that it descends from and, for lines that are never merged back, those that left the way to it
/// nearest. Of several that the graph leaves equal, the highest number below its own decides, and days where numbers are
/// the same.
package struct ReleaseGraph: Sendable {
  /// A release at a commit.
  package struct Release: Sendable {
    /// As it was tagged or recorded.
    package var version: VersionNumber
    /// The day as git writes it, which sorts as text.
    package var date: String
    /// The position of its commit in the graph.
    package var commit: Int

    /// Whether it comes first by its number, then its day, then its position among all.
    package static func precedes(
      _ left: (version: VersionNumber, date: String, position: Int),
      _ right: (version: VersionNumber, date: String, position: Int)
    ) -> Bool {
      guard left.version.isSame(as: right.version) else { return left.version < right.version }
      return (left.date, left.version, left.position) < (right.date, right.version, right.position)
    }

    /// Makes one from what is always known of it; the rest has its default.
    package init(version: VersionNumber, date: String, commit: Int) {
      self.version = version
      self.date = date
      self.commit = commit
    }
  }

  /// All releases of one commit.
  private struct Node {
    /// By their numbers.
    var releases: [Int]
    var place: Place
    /// The place of the highest number among all.
    var rank: Int
    var parent: Int?
  }

  /// A commit, and what is known of its past.
  private struct Place {
    var commit: Int
    var date: String
    /// What is below it among all numbers is lower.
    var rank: Int
    /// What it descends from, without what one of these descends from.
    var nearest: [Int] = []
    /// All that it descends from.
    var ancestors = BitSet()
  }

  /// The release that each one grew from, by position; nil for the first of a line.
  package private(set) var parents: [Int?]
  /// The place of each release in the order of their numbers, then of their days.
  package let ranks: [Int]
  private let graph: CommitGraph
  private var nodes: [Node] = []
  private var nodeOfRelease: [Int]
  /// The nodes as they came out.
  private var order: [Int] = []
  /// The node that each commit belongs to; `noOwner` for what no release has.
  private var owners: [Int32]
  private var sets = Antichains()
  /// The nearest releases that each commit descends from.
  private var nearest: [Int32]

  private static let noOwner: Int32 = -1

  /// - Parameter releases: each at a commit of the graph.
  package init(_ releases: [Release], in graph: CommitGraph) {
    self.graph = graph
    ranks = Self.ranks(releases)
    parents = Array(repeating: nil, count: releases.count)
    nodeOfRelease = Array(repeating: 0, count: releases.count)
    owners = Array(repeating: Self.noOwner, count: graph.count)
    nearest = Array(repeating: 0, count: graph.count)
    makeNodes(releases)
    relate()
    for node in inTime {
      let earlier = claim(for: node)
      nodes[node].parent = parent(of: nodes[node].place, earlier)
      order.append(node)
    }
    for node in nodes {
      // Several numbers of one commit follow one another.
      var last = node.parent.flatMap { nodes[$0].releases.last }
      for release in node.releases { (parents[release], last) = (last, release) }
    }
  }

  /// Whether a release is built on another, or is the same code.
  package func descends(_ release: Int, from other: Int) -> Bool {
    let (own, earlier) = (nodeOfRelease[release], nodeOfRelease[other])
    return own == earlier || nodes[own].place.ancestors.contains(earlier)
  }

  /// The newest release that code is built on: of its commit, or one that it would follow; nil where there is none.
  ///
  /// - Parameter commit: the position of its commit.
  package func newest(before commit: Int) -> Int? {
    let held = sets[nearest[commit]]
    if held.count == 1, nodes[held[0]].place.commit == commit { return nodes[held[0]].releases.last }
    var place = Place(commit: commit, date: "~", rank: .max, nearest: held)
    for node in held { place.ancestors.formUnion(with: node, nodes[node].place.ancestors) }
    let (earlier, branch) = past(of: commit)
    return parent(of: place, earlier, onBranch: branch).flatMap { nodes[$0].releases.last }
  }

  /// The first release that has a commit; nil where none does.
  package func first(with commit: Int) -> Int? {
    owners[commit] == Self.noOwner ? nil : nodes[Int(owners[commit])].releases.last
  }

  /// Whether a release is in the past of a commit, or of it.
  package func isBuilt(_ commit: Int, on release: Int) -> Bool {
    let node = nodeOfRelease[release]
    return sets[nearest[commit]].contains { $0 == node || nodes[$0].place.ancestors.contains(node) }
  }

  /// A release and all that it came from, oldest first.
  package func path(to release: Int) -> [Int] {
    Array(sequence(first: release) { parents[$0] }).reversed()
  }

  private static func ranks(_ releases: [Release]) -> [Int] {
    let sorted = releases.indices.sorted { left, right in
      Release.precedes(
        (releases[left].version, releases[left].date, left), (releases[right].version, releases[right].date, right))
    }
    var ranks = Array(repeating: 0, count: releases.count)
    for (rank, release) in sorted.enumerated() { ranks[release] = rank }
    return ranks
  }

  private mutating func makeNodes(_ releases: [Release]) {
    var nodeOfCommit: [Int: Int] = [:]
    for release in releases.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
      let (rank, commit, date) = (ranks[release], releases[release].commit, releases[release].date)
      let node = nodeOfCommit[commit] ?? nodes.count
      if node == nodes.count {
        nodes.append(Node(releases: [], place: Place(commit: commit, date: date, rank: rank), rank: rank))
        nodeOfCommit[commit] = node
      }
      nodes[node].releases.append(release)
      nodes[node].rank = rank
      nodes[node].place.date = min(nodes[node].place.date, date)
      nodeOfRelease[release] = node
    }
  }

  // MARK: What descends from what

  /// Carries the nearest releases from each commit to those after it.
  private mutating func relate() {
    let nodeOfCommit = Dictionary(uniqueKeysWithValues: nodes.indices.map { (nodes[$0].place.commit, $0) })
    var sets = Antichains()
    for commit in 0..<graph.count {
      var id: Int32 = 0
      for parent in graph.parents(of: commit) {
        id = sets.joined(id, nearest[Int(parent)]) { nodes[$0].place.ancestors.contains($1) }
      }
      if let node = nodeOfCommit[commit] {
        nodes[node].place.nearest = sets[id]
        for other in sets[id] {
          nodes[node].place.ancestors.formUnion(with: other, nodes[other].place.ancestors)
        }
        id = sets.add([node])
      }
      nearest[commit] = id
    }
    self.sets = sets
  }

  /// By their days and then their numbers, but each after all that it descends from.
  private var inTime: [Int] {
    let sorted = nodes.indices.sorted { left, right in
      (nodes[left].place.date, nodes[left].place.rank) < (nodes[right].place.date, nodes[right].place.rank)
    }
    var order: [Int] = []
    var isDone = BitSet()
    var stack = Array(sorted.reversed())
    while let node = stack.last {
      let waiting = nodes[node].place.nearest.filter { !isDone.contains($0) }
      guard isDone.contains(node) || waiting.isEmpty else {
        stack += waiting.sorted { nodes[$0].rank > nodes[$1].rank }
        continue
      }
      stack.removeLast()
      guard !isDone.contains(node) else { continue }
      isDone.insert(node)
      order.append(node)
    }
    return order
  }

  /// Gives a release all commits of its past that no other one had before; the others that had the rest.
  private mutating func claim(for node: Int) -> Set<Int> {
    var earlier: Set<Int> = []
    var stack = [Int32(nodes[node].place.commit)]
    while let commit = stack.popLast() {
      let owner = owners[Int(commit)]
      if owner == Self.noOwner {
        owners[Int(commit)] = Int32(node)
        stack += graph.parents(of: Int(commit))
      } else if owner != node {
        earlier.insert(Int(owner))
      }
    }
    return earlier
  }

  /// The releases that had what a commit is built on before it, and the one that its branch comes from.
  private func past(of commit: Int) -> (earlier: Set<Int>, branch: Int?) {
    let own = owners[commit]
    var earlier: Set<Int> = []
    var seen: Set<Int32> = []
    var stack = [Int32(commit)]
    while let commit = stack.popLast() {
      let owner = owners[Int(commit)]
      if owner != own {
        earlier.insert(Int(owner))
      } else if seen.insert(commit).inserted {
        stack += graph.parents(of: Int(commit))
      }
    }
    var next: Int32? = Int32(commit)
    while let commit = next, owners[Int(commit)] == own { next = graph.parents(of: Int(commit)).first }
    return (earlier, next.map { Int(owners[Int($0)]) })
  }

  // MARK: The release before

  private func parent(of place: Place, _ earlier: Set<Int>, onBranch branch: Int? = nil) -> Int? {
    let found = Set(place.nearest + earlier.compactMap { candidate($0, for: place) })
    let candidates = found.filter { one in !found.contains { nodes[$0].place.ancestors.contains(one) } }
    // Without common commits there are only the numbers.
    guard !candidates.isEmpty else {
      return highest(order.filter { isLower($0, than: place) && nodes[$0].place.date <= place.date })
    }
    // Code without a number is of the branch that it is on.
    if let line = branch.flatMap({ candidate($0, for: place) }) {
      let ofBranch = candidates.filter { $0 == line || nodes[$0].place.ancestors.contains(line) }
      if !ofBranch.isEmpty { return last(of: ofBranch, for: place) }
    }
    let lower = candidates.filter { isLower($0, than: place) }
    return last(of: lower.isEmpty ? candidates : lower, for: place)
  }

  /// What a release follows where another one had some of its commits first: that one, where it is in its past or left the
  /// way to it with a lower number; else what that one follows.
  private func candidate(_ owner: Int, for place: Place) -> Int? {
    var next: Int? = owner
    while let node = next, !place.ancestors.contains(node), !isLower(node, than: place) { next = nodes[node].parent }
    guard let node = next, !place.ancestors.contains(node) else { return next }
    // The line that left there went on.
    let later = order.filter {
      nodes[$0].place.ancestors.contains(node) && !place.ancestors.contains($0) && isLower($0, than: place)
    }
    return last(of: later + [node], for: place)
  }

  private func isLower(_ node: Int, than place: Place) -> Bool { nodes[node].rank < place.rank }

  /// Code without a number follows what came out last.
  private func last(of nodes: some Sequence<Int>, for place: Place) -> Int? {
    guard place.rank == .max else { return highest(nodes) }
    return nodes.max { left, right in
      (self.nodes[left].place.date, self.nodes[left].rank) < (self.nodes[right].place.date, self.nodes[right].rank)
    }
  }

  private func highest(_ nodes: some Sequence<Int>) -> Int? {
    nodes.max { self.nodes[$0].rank < self.nodes[$1].rank }
  }
}
