import IntentSurface
import IntentTimeline

/// Where releases stand in the picture: in the order of their versions, as far apart as their days, and never closer than
/// a click needs.
struct HistoryChart {
  /// The horizontal place of each release.
  let places: [Double]
  let width: Double
  private let releases: [ReleaseStep]

  init(_ releases: [ReleaseStep]) {
    self.releases = releases
    let gap = Self.gap(releases.count)
    let days = Self.days(releases)
    let span = Double(max(1, (days.last ?? 0) - (days.first ?? 0)))
    let room = max(Self.leastWidth, Double(releases.count) * gap * 1.4)
    let ends = (releases.first.map(Self.label) ?? "", releases.last.map(Self.label) ?? "")
    var places: [Double] = []
    for day in days {
      let wanted = max(Self.margin, Self.half(ends.0)) + Double(day - (days.first ?? 0)) / span * room
      places.append(max(wanted, (places.last ?? -gap) + gap).rounded())
    }
    self.places = places
    width = (places.last ?? 0) + max(Self.margin, Self.half(ends.1)).rounded()
  }

  /// What stands below a release where it has room.
  private static func label(_ release: ReleaseStep) -> String { Escaping.visible(release.version).clipped(to: 12) }

  /// Half the pixels that a label takes, and what keeps it from the next.
  private static func half(_ label: String) -> Double { Double(label.count) * 3.4 + 3 }

  private static let margin = 26.0
  private static let leastWidth = 840.0

  /// As many pixels lie between two releases at least.
  private static func gap(_ count: Int) -> Double { count > 200 ? 8 : count > 60 ? 11 : count > 30 ? 14 : 18 }

  /// Whether a window of usual size shows only a part of it.
  var isWide: Bool { width > 960 }

  /// The size on paper, names of lanes included, in percent: where it is wider than a page it would be cut.
  var printPercent: Int { max(5, Int(min(1, Self.paper / (width + Self.names)) * 100)) }

  /// The pixels of a page of A4 or Letter between its margins, and of the names of lanes.
  private static let paper = 690.0
  private static let names = 250.0

  /// Days since 1970 that never go back: a release for an older version comes later, and one without a day after the
  /// one before.
  private static func days(_ releases: [ReleaseStep]) -> [Int] {
    let known = releases.map { $0.date.flatMap { Day($0)?.number } }
    var latest = known.compactMap(\.self).first ?? 0
    return known.map { day in
      latest = max(latest, day ?? latest + 1)
      return latest
    }
  }

  /// Where something of a day stands that is none of the releases: between those before and after it.
  func place(of date: String?) -> Double {
    let next = releases.firstIndex { $0.date ?? "" > date ?? "" } ?? releases.count
    guard next > 0, let last = places.last else { return places.first ?? 0 }
    return next < places.count ? ((places[next - 1] + places[next]) / 2).rounded() : last + barWidth
  }

  /// How wide a bar may be without touching the next.
  var barWidth: Double { max(3, Self.gap(releases.count) - 4) }

  /// The first release of each year, as far as labels have room.
  var years: [(x: Double, text: String)] {
    var years: [(x: Double, text: String)] = []
    for (release, x) in zip(releases, places) {
      guard let year = release.date?.prefix(4), years.last?.text != String(year) else { continue }
      if let last = years.last, x - last.x < 34 || last.text > String(year) { continue }
      years.append((x, String(year)))
    }
    return years
  }

  /// The releases whose labels do not run into one another; those that broke something before the others.
  var labels: [(x: Double, text: String)] {
    var kept: [(x: Double, half: Double, text: String)] = []
    let ranked = releases.indices.sorted { left, right in
      let counts = (releases[left].breaks.count, releases[right].breaks.count)
      return (counts.1, left) < (counts.0, right)
    }
    for index in ranked {
      let text = Self.label(releases[index])
      let half = Self.half(text)
      let x = places[index]
      guard !kept.contains(where: { abs($0.x - x) < $0.half + half }) else { continue }
      kept.append((x, half, text))
    }
    return kept.sorted { $0.x < $1.x }.map { ($0.x, $0.text) }
  }
}

extension String {
  /// As much of it as there is room for.
  func clipped(to width: Int) -> String { count > width ? prefix(width - 1) + "…" : self }
}
