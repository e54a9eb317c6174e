import IntentFiles
import IntentSurface

/// Releases as git's graph orders them: the line of those that people got, and what grew beside it.
///
/// The line ends at the newest release that is no test build, and each release of it is compared with the one before it
/// there. One that came out between two of it with a number between theirs is what people had before the second, whatever
/// that was built from. All others, fixes of older lines and test builds, hang where they grew.
struct ReleaseLine {
  /// One of them.
  struct Release {
    var version: VersionNumber
    /// `2026-03-31`; empty where nobody knows it.
    var date: String
    /// The position of its commit in the graph; nil where git has none, so that only its number tells where it belongs.
    var commit: Int?
    /// Whether people got it.
    var isFinal: Bool
  }

  /// The release that each one is compared with, by position; nil for the first of a line.
  private(set) var parents: [Int?]
  /// The releases that people got, oldest first.
  private(set) var main: [Int] = []
  private let releases: [Release]
  private let graph: CommitGraph
  private let branch: Int?
  /// The releases that are no test builds, and their order.
  private var people: [Int] = []
  private var line: ReleaseGraph

  /// - Parameter branch: the position of the commit that the main branch has.
  init(_ releases: [Release], in graph: CommitGraph, branch: Int?) {
    (self.releases, self.graph, self.branch) = (releases, graph, branch)
    line = ReleaseGraph([], in: CommitGraph(parents: []))
    parents = Array(repeating: nil, count: releases.count)
    let placed = releases.indices.filter { releases[$0].commit != nil }
    let whole = order(placed, in: graph)
    let tests = Set(placed.filter { !releases[$0].isFinal }).union(testBuilds(placed, whole))
    let finals = placed.filter { !tests.contains($0) }
    people = finals.isEmpty ? placed : finals
    line = tests.isEmpty || finals.isEmpty ? whole : order(people, in: graph)
    main = Self.ofOneApp(tip.map(line.path) ?? [], line.ranks).map { people[$0] }
    takeInBetween()
    for release in releases.indices where releases[release].commit == nil { insert(release) }
    for (release, before) in zip(main, [nil] + main) { parents[release] = before }
  }

  /// The newest release that people have before they get some code: of the line that it is on, or where it goes on with the
  /// main branch the last of the main line; nil where there is none.
  func newest(before commit: Int) -> Int? {
    if let branch, graph.descends(commit, from: branch) { return main.last }
    return line.newest(before: commit).map { people[$0] }
  }

  /// All of them, each after the one that it is compared with; what grew beside the line comes before the line goes on.
  var order: [Int] {
    let isMain = Set(main)
    var children: [Int?: [Int]] = [:]
    for (release, parent) in parents.enumerated() { children[parent, default: []].append(release) }
    // What is taken last comes first.
    func stacked(_ parent: Int?) -> [Int] {
      (children[parent] ?? []).sorted { left, right in
        isMain.contains(left) != isMain.contains(right) ? isMain.contains(left) : isBefore(right, left)
      }
    }
    var order: [Int] = []
    var stack = stacked(nil)
    while let release = stack.popLast() {
      order.append(release)
      stack += stacked(release)
    }
    return order
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    ReleaseGraph.Release.precedes(
      (releases[left].version, releases[left].date, left), (releases[right].version, releases[right].date, right))
  }

  /// Follows the graph, as far as it goes with some of them alone.
  private mutating func order(_ positions: [Int], in graph: CommitGraph) -> ReleaseGraph {
    let known = positions.map { release in
      ReleaseGraph.Release(
        version: releases[release].version, date: releases[release].date, commit: releases[release].commit ?? 0)
    }
    let order = ReleaseGraph(known, in: graph)
    for (index, release) in positions.enumerated() { parents[release] = order.parents[index].map { positions[$0] } }
    return order
  }

  /// `7.22.0.4`, on which `7.22` is built or which is older and on no way to or from it, is a build that testers had; so is
  /// `7.23.0.1` before there is `7.23`, and `419`, on which `1.30` is built.
  private func testBuilds(_ positions: [Int], _ order: ReleaseGraph) -> Set<Int> {
    let numbers = positions.map { ReleaseTag.numbers(of: releases[$0].version.description) }
    let byNumbers = Dictionary(grouping: numbers.indices) { numbers[$0] }
    func versions(of build: Int) -> [Int] {
      numbers[build].indices.dropFirst().flatMap { byNumbers[Array(numbers[build][..<$0])] ?? [] }
    }
    let early = numbers.indices.filter { build in
      versions(of: build).contains { isBuild(build, of: $0, positions, order) }
    }
    let last = numbers.indices.filter { numbers[$0].count < 4 }.map { order.ranks[$0] }.max() ?? .max
    let open =
      early.allSatisfy { numbers[$0].count < 4 }
      ? [] : numbers.indices.filter { numbers[$0].count == 4 && order.ranks[$0] > last && versions(of: $0).isEmpty }
    let whole = numbers.indices.filter { numbers[$0].count == 1 }
    let builds = whole.filter { build in
      numbers.indices.contains {
        numbers[$0].count > 1 && order.ranks[$0] < order.ranks[build] && order.descends($0, from: build)
      }
    }
    let lowest = builds.map { order.ranks[$0] }.min() ?? .max
    return Set((early + open + whole.filter { order.ranks[$0] >= lowest }).map { positions[$0] })
  }

  private func isBuild(_ build: Int, of release: Int, _ positions: [Int], _ order: ReleaseGraph) -> Bool {
    let (own, final) = (releases[positions[build]], releases[positions[release]])
    guard own.commit != final.commit, !order.descends(build, from: release) else { return false }
    return order.descends(release, from: build) || own.date < final.date && !own.version.isSame(as: final.version)
  }

  // MARK: The line that people are on

  /// The last that came out of all that grew from the newest release of the main branch; of one day, the highest.
  private var tip: Int? {
    let start = branch.flatMap { line.first(with: $0) ?? line.newest(before: $0) }
    var children: [Int: [Int]] = [:]
    for (release, parent) in line.parents.enumerated() { parent.map { children[$0, default: []].append(release) } }
    var ofLine = start.map { [$0] } ?? Array(line.parents.indices)
    var next = 0
    while start != nil, next < ofLine.count {
      ofLine += children[ofLine[next]] ?? []
      next += 1
    }
    return ofLine.max { left, right in
      (releases[people[left]].date, line.ranks[left]) < (releases[people[right]].date, line.ranks[right])
    }
  }

  /// The releases of a way, in git's order whatever their numbers, from where the numbers begin again and go on from there:
  /// what comes before is of the app that this one was made from.
  ///
  /// One number alone that is too high or too low is a slip of whoever tagged it.
  private static func ofOneApp(_ path: [Int], _ ranks: [Int]) -> [Int] {
    let numbers = path.map { ranks[$0] }
    let start = numbers.indices.last { index in
      guard index > 0, index + 1 < numbers.count else { return false }
      return max(numbers[index], numbers[index + 1]) < numbers[index - 1]
        && (index == 1 || numbers[index] < numbers[index - 2])
    }
    return Array(path[(start ?? 0)...])
  }

  /// Takes in what grew from the line and came out between two of its releases, with a number between theirs, where git has
  /// it neither before the first nor after the second.
  private mutating func takeInBetween() {
    let (isMain, places) = (Set(main), Dictionary(uniqueKeysWithValues: people.enumerated().map { ($1, $0) }))
    func descends(_ release: Int, from other: Int) -> Bool {
      line.descends(places[release] ?? 0, from: places[other] ?? 0)
    }
    let others = people.indices.filter { release in
      !isMain.contains(people[release]) && line.path(to: release).contains { isMain.contains(people[$0]) }
    }
    for release in others.map({ people[$0] }).sorted(by: isBefore) {
      let place = main.indices.dropFirst().first { place in
        let (before, after) = (main[place - 1], main[place])
        return isBefore(before, release) && isBefore(release, after) && releases[before].date <= releases[release].date
          && releases[release].date <= releases[after].date && !descends(before, from: release)
          && !descends(release, from: after)
      }
      if let place { main.insert(release, at: place) }
    }
  }

  /// Puts what git does not know where its number belongs.
  private mutating func insert(_ release: Int) {
    let place = main.lastIndex { isBefore($0, release) }.map { $0 + 1 } ?? 0
    parents[release] = place == 0 ? nil : main[place - 1]
    if releases[release].isFinal || main.isEmpty { main.insert(release, at: place) }
  }
}
