import IntentSurface
import IntentTimeline

/// Where things stand in the picture: days to the right, migrations downwards.
struct TimelineChart {
  static let labelWidth = 256.0
  static let plotWidth = 720.0
  static let rowHeight = 58.0
  static let headHeight = 64.0

  var timeline: Timeline
  var first: Day
  var last: Day

  init(_ timeline: Timeline) {
    self.timeline = timeline
    let known =
      timeline.shipped.compactMap(\.date) + [timeline.today] + timeline.migrations.compactMap(\.earliestDay)
      + timeline.migrations.compactMap { $0.toldSince?.date }
      + timeline.migrations.compactMap { $0.parallelSince?.date }
    let start = known.min() ?? timeline.today
    let end = known.max() ?? timeline.today
    let margin = max(14, (end - start) / 20)
    first = start + -margin
    last = end + margin
  }

  var width: Double { Self.labelWidth + Self.plotWidth + 20 }

  var height: Double { Self.headHeight + Double(timeline.migrations.count) * Self.rowHeight + 56 }

  func x(_ day: Day) -> Double {
    let share = Double(day - first) / Double(max(1, last - first))
    return (Self.labelWidth + share * Self.plotWidth).rounded(toPlaces: 1)
  }

  func width(of span: (style: String, start: Day, end: Day)) -> Double {
    max(2, x(span.end) - x(span.start)).rounded(toPlaces: 1)
  }

  func y(_ row: Int) -> Double { Self.headHeight + Double(row) * Self.rowHeight }

  /// The first of each month, thinned out so that labels have room.
  var months: [Day] {
    let all = (first.number...last.number).map(Day.init(number:)).filter { $0.startsMonth }
    let step = max(1, (all.count + 9) / 10)
    return all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }

  /// Releases whose labels do not run into one another, the newest kept.
  var labelledReleases: [(version: String, date: Day)] {
    var kept: [(version: String, date: Day)] = []
    for moment in timeline.shipped.reversed() {
      guard let version = moment.version, let date = moment.date else { continue }
      if let nearest = kept.last, x(nearest.date) - x(date) < 34 { continue }
      kept.append((version, date))
    }
    return kept.reversed()
  }

  /// The spans of one migration's bar, in order: style class, first day, day after the last.
  func spans(of migration: Migration) -> [(style: String, start: Day, end: Day)] {
    let end = migration.retiredIn.map { $0.date ?? timeline.today } ?? timeline.today
    let told = migration.toldSince?.date
    let parallel = migration.parallelSince?.date
    var spans: [(style: String, start: Day, end: Day)] = []
    if let parallel { spans.append(("parallel", parallel, told ?? end)) }
    if let told {
      let free = migration.freeDay.map { min($0, end) } ?? end
      spans.append(("told", told, free))
      spans.append(("free", free, end))
      if let earliest = migration.earliestDay, earliest > end, migration.stage != .retired {
        spans.append(("waiting", end, earliest))
      }
    }
    return spans.filter { $0.start < $0.end }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = places == 1 ? 10.0 : 1.0
    return (self * scale).rounded() / scale
  }
}
