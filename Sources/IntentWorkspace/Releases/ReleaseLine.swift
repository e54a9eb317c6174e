import IntentFiles
import IntentReports
import IntentSurface

/// The releases of an app in the order in which people get them, without tags that are in no such order.
struct ReleaseLine {
  /// Oldest version first.
  private(set) var releases: [GitRelease]
  /// What is left out, each a line.
  private(set) var notes: [String] = []
  /// Whether any tag is in no order of time with the others.
  private(set) var hasStrays = false
  /// The releases that others contradict: whether they are of the app decides which of them are left out.
  private(set) var contested: [GitRelease] = []

  /// - Parameter releases: oldest version first.
  init(_ releases: [GitRelease]) {
    self.releases = releases
    leaveOutNumbersOfBuilds()
    leaveOutStrays()
    leaveOutEarlyBuilds()
  }

  // MARK: Numbers of builds

  /// `419` beside `1.30.2` is the number of a build; beside `1.9`, `2` is a version.
  ///
  /// Whoever tags both has the versions for what people got, unless they ended long ago or were an exception.
  private mutating func leaveOutNumbersOfBuilds() {
    let whole = releases.indices.filter { !releases[$0].version.contains(".") }
    let versions = releases.indices.filter { releases[$0].version.contains(".") }
    guard let highest = versions.compactMap({ Int(Self.numbers(releases[$0]).first ?? "") }).max() else { return }
    let builds = whole.filter { (Int(releases[$0].version) ?? 0) > highest + 1 }
    guard 2 * builds.count > whole.count, let last = newest(of: versions), let lastBuild = newest(of: builds) else {
      return
    }
    let areVersionsKept = Self.share * versions.count >= whole.count && lastBuild - last <= Self.tolerance
    leaveOut(
      Set(areVersionsKept ? whole : versions),
      because: areVersionsKept ? "numbers of builds, not versions" : "versions, where most are numbers of builds")
  }

  private func newest(of positions: [Int]) -> Int? { positions.compactMap { Day(releases[$0].date)?.number }.max() }

  /// What is rarer than one in so many is an exception. An app with 332 builds had 49 versions, each on one of them.
  private static let share = 10

  // MARK: Tags of another line

  /// How many days an older line may still get fixes after a higher version came out.
  private static let tolerance = 366
  /// Each is compared with each, so a list without an end is left as it is.
  private static let limit = 5_000

  /// `1.107.0` for `7.107.0`, `999.0.0`, the tags of the app that this one was made from: by their versions they belong
  /// where by their days they can't be. Whichever contradicts most others goes, until none contradicts several.
  private mutating func leaveOutStrays() {
    guard releases.count <= Self.limit else { return }
    let days = releases.map { Day($0.date)?.number }
    let opponents = releases.indices.map { Self.opponents(of: $0, among: days) }
    var strays = Self.strays(opponents)
    // Of two lines the one that goes on is that of the app; a single newer tag is a slip.
    if let newest = days.indices.max(by: { (days[$0] ?? 0) < (days[$1] ?? 0) }), strays.contains(newest) {
      let others = Self.strays(opponents, keeping: newest)
      if 2 * (releases.count - others.count) >= releases.count - strays.count { strays = others }
    }
    hasStrays = !strays.isEmpty
    contested = releases.indices.filter { !opponents[$0].isEmpty }.map { releases[$0] }
    leaveOut(strays, because: "dated more than a year before a lower version or after a higher one")
  }

  private static func strays(_ opponents: [Set<Int>], keeping kept: Int? = nil) -> Set<Int> {
    var opponents = opponents
    var strays = kept.map { opponents[$0] } ?? []
    for stray in strays { remove(stray, from: &opponents) }
    while let worst = opponents.indices.max(by: { opponents[$0].count < opponents[$1].count }) {
      let count = opponents[worst].count
      guard count > 1, opponents[worst].allSatisfy({ opponents[$0].count < count }) else { break }
      remove(worst, from: &opponents)
      strays.insert(worst)
    }
    return strays
  }

  private static func remove(_ stray: Int, from opponents: inout [Set<Int>]) {
    for other in opponents[stray] { opponents[other].remove(stray) }
    opponents[stray] = []
  }

  private static func opponents(of index: Int, among days: [Int?]) -> Set<Int> {
    guard let day = days[index] else { return [] }
    let lower = days.indices.prefix(index).filter { days[$0].map { $0 - day > tolerance } ?? false }
    let higher = days.indices.dropFirst(index + 1).filter { days[$0].map { day - $0 > tolerance } ?? false }
    return Set(lower + higher)
  }

  // MARK: Builds on the way to a release

  /// `7.22.0.4` of three days before `7.22` is a build that testers had, where people got `7.22`.
  private mutating func leaveOutEarlyBuilds() {
    let dates = Dictionary(releases.map { (Self.numbers($0), $0.date) }) { first, _ in first }
    let early = releases.indices.filter { index in
      let numbers = Self.numbers(releases[index])
      return numbers.indices.dropFirst(2).contains { end in
        dates[Array(numbers[..<end])].map { $0 > releases[index].date } ?? false
      }
    }
    leaveOut(Set(early), because: "dated before the final release")
  }

  private static func numbers(_ release: GitRelease) -> [Substring] { release.version.split(separator: ".") }

  private mutating func leaveOut(_ positions: Set<Int>, because reason: String) {
    guard !positions.isEmpty else { return }
    let left = positions.sorted().map { "\(releases[$0].version) (\(releases[$0].date))" }
    let more = left.count > 3 ? ["\(left.count - 3) more"] : []
    notes.append("left out \((left.prefix(3) + more).sentenceList): \(reason)")
    releases = releases.indices.filter { !positions.contains($0) }.map { releases[$0] }
  }
}
