import IntentRules
import IntentSurface

/// The picture of a history: releases with their breaks on the time axis, and below a row for each thing people have.
struct HistoryPicture {
  /// Which rows a filter shows together.
  enum LaneGroup: String, CaseIterable {
    case intents, phrases, widgets, entities, others

    init(_ kind: ElementKind) {
      switch kind {
      case .intent, .legacyIntent: self = .intents
      case .appShortcut: self = .phrases
      case .widget: self = .widgets
      case .entity: self = .entities
      default: self = .others
      }
    }

    /// What stands before the name of such a lane.
    var glyph: String {
      switch self {
      case .intents: ""
      case .phrases: "“ "
      case .widgets: "▢ "
      case .entities: "◇ "
      case .others: "· "
      }
    }

    func words(_ count: Int) -> String {
      switch self {
      case .intents: count == 1 ? "intent" : "intents"
      case .phrases: count == 1 ? "App Shortcut" : "App Shortcuts"
      case .widgets: count == 1 ? "widget or control" : "widgets and controls"
      case .entities: count == 1 ? "entity" : "entities"
      case .others: count == 1 ? "other" : "others"
      }
    }
  }

  let report: HistoryReport
  let chart: HistoryChart

  /// The name of a finding in the page.
  static func anchor(_ release: String, _ fingerprint: String) -> String { "f\(release)-\(fingerprint)" }

  /// One break is no tower.
  private static let highestBreak = 14.0
  private static let rowHeight = 22.0

  private var hasBreaks: Bool { report.releases.contains { !$0.breaks.isEmpty } }
  /// Without breaks there are no bars to make room for.
  private var barHeight: Double { hasBreaks ? 92 : 12 }
  private var axis: Double { barHeight + 8 }

  var html: [Markup] {
    let findings = report.releases.map { step in
      Dictionary(step.findings.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let head: [Markup] = [
      "<div class=\"picture\" style=\"--fit: \(chart.printPercent)%\" tabindex=\"0\" role=\"region\" aria-label=\"What each release did to shortcuts\">",
      "<div class=\"head\"><div class=\"label\">\(hasBreaks ? "breaks" : "releases")</div>", top, "</div>",
      "<div class=\"rows\">", grid,
    ]
    return head + report.lanes.map { row($0, findings) } + ["</div>", "</div>"]
  }

  /// All releases in the width of the window, where the picture is wider: each that broke something is a line, the more
  /// the higher. A click leads to its findings.
  var overview: [Markup] {
    guard chart.isWide, hasBreaks, let first = report.releases.first, let last = report.releases.last else { return [] }
    let most = Double(max(1, report.releases.map(\.breaks.count).max() ?? 1))
    let lines = report.releases.indices.filter { !report.releases[$0].breaks.isEmpty }.map { position -> Markup in
      let step = report.releases[position]
      let height = 8 + 16 * Double(step.breaks.count) / most
      return "<a href=\"#r\(position)\"><title>\(Markup(lines: words(of: step)))</title>"
        + "<rect x=\"\(n(chart.places[position] - chart.width / 500))\" y=\"\(n(24 - height))\""
        + " width=\"\(n(chart.width / 250))\" height=\"\(n(height))\"/></a>"
    }
    return [
      "<div class=\"overview\"><span>\(Escaping.visible(first.version))</span>",
      "<svg viewBox=\"0 0 \(n(chart.width)) 24\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"\(report.verdict)\">",
      lines.joined(), "</svg>", "<span>\(Escaping.visible(last.version))</span></div>",
    ]
  }

  // MARK: Releases

  private var top: Markup {
    let most = Double(max(1, report.releases.map(\.breaks.count).max() ?? 1))
    let bars = report.releases.indices.map { bar($0, unit: min(Self.highestBreak, (barHeight - 14) / most)) }
    let years = chart.years.map {
      "<text class=\"year\" x=\"\(n($0.x))\" y=\"\(n(axis + 32))\" text-anchor=\"middle\">\($0.text)</text>" as Markup
    }
    let labels = chart.labels.map {
      "<text class=\"version\" x=\"\(n($0.x))\" y=\"\(n(axis + 17))\" text-anchor=\"middle\">\($0.text)</text>"
        as Markup
    }
    return svg(height: axis + 36, label: report.verdict)
      + "<line class=\"axis\" x1=\"0\" x2=\"\(n(chart.width))\" y1=\"\(n(axis))\" y2=\"\(n(axis))\"/>"
      + (bars + rings + labels + years).joined() + "</svg>"
  }

  private func bar(_ position: Int, unit: Double) -> Markup {
    let step = report.releases[position]
    let breaks = step.breaks
    let counts = breaks.reduce(into: [Audience: Int]()) { counts, finding in
      finding.firstBroken.map { counts[$0, default: 0] += 1 }
    }
    let (x, half) = (chart.places[position], chart.barWidth / 2)
    var y = axis
    var parts: [Markup] = []
    for audience in Audience.allCases {
      guard let count = counts[audience] else { continue }
      let height = max(3, Double(count) * unit)
      y -= height
      parts.append(
        "<rect class=\"\(audience.rawValue)\" x=\"\(n(x - half))\" y=\"\(n(y))\" width=\"\(n(half * 2))\""
          + " height=\"\(n(height - 0.5))\"/>")
    }
    if breaks.count > 1 {
      parts.append(
        "<text class=\"count\" x=\"\(n(x))\" y=\"\(n(y - 3))\" text-anchor=\"middle\">\(breaks.count)</text>")
    }
    let isFelt = step.findings.contains { $0.worstEffect > .notes }
    parts.append(
      "<circle class=\"\(isFelt ? "felt" : "dot")\" cx=\"\(n(x))\" cy=\"\(n(axis))\" r=\"\(isFelt ? 3 : 2)\"/>")
    let title: Markup = "<title>\(Markup(lines: words(of: step)))</title>"
    return step.isShown ? "<a href=\"#r\(position)\">\(title)\(parts.joined())</a>" : "<g>\(title)\(parts.joined())</g>"
  }

  /// Releases beside the line, small and below it.
  private var rings: [Markup] {
    report.beside.enumerated().map { position, step in
      let title: Markup = "<title>\(Markup(lines: words(of: step, isBeside: true)))</title>"
      let ring: Markup =
        "<circle class=\"beside\" cx=\"\(n(chart.place(of: step.date)))\" cy=\"\(n(axis + 5))\" r=\"1.8\"/>"
      return step.isShown ? "<a href=\"#b\(position)\">\(title)\(ring)</a>" : "<g>\(title)\(ring)</g>"
    }
  }

  private func words(of step: ReleaseStep, isBeside: Bool = false) -> [String] {
    let breaks = step.breaks.prefix(6).map { "\($0.rule) \($0.subjectName): \($0.title)" }
    let place = isBeside ? " beside the line" + (step.previous.map { ", after \($0)" } ?? "") : ""
    return ["\(step.words)\(place): \(step.summary)"] + breaks
  }

  private var grid: Markup {
    let lines = zip(report.releases, chart.places).filter { !$0.0.breaks.isEmpty }.map {
      "<line x1=\"\(n($0.1))\" x2=\"\(n($0.1))\" y1=\"0\" y2=\"100%\"/>" as Markup
    }
    return
      "<svg class=\"grid\" aria-hidden=\"true\" width=\"\(n(chart.width))\" height=\"100%\">\(lines.joined())</svg>"
  }

  // MARK: Lanes

  private func row(_ lane: ReleaseLane, _ findings: [[String: Finding]]) -> Markup {
    let middle = Self.rowHeight / 2
    let spans = lane.spans.map { span -> Markup in
      let (start, end) = (chart.places[span.lowerBound], chart.places[span.upperBound])
      return
        "<rect class=\"span\" x=\"\(n(start - 3))\" y=\"\(n(middle - 3))\" width=\"\(n(end - start + 6))\" "
        + "height=\"6\" rx=\"3\"/>"
    }
    let classes = "lane \(LaneGroup(lane.kind).rawValue)" + (lane.marks.isEmpty ? " quiet" : "")
    let names =
      lane.names.count > 1
      ? "\(lane.kind.words): \(lane.names.map(\.text).joined(separator: " → "))" : "\(lane.kind.words): \(lane.name)"
    let isGone = lane.isGone(after: report.releases.count)
    let label: Markup =
      "<div class=\"label\(isGone ? " gone" : "")\" title=\"\(names)\"><span>\(lane.name.withoutReverseDomain)</span></div>"
    return "<div class=\"\(classes)\">\(label)\(svg(height: Self.rowHeight, label: names))"
      + (spans + marks(of: lane, findings, middle)).joined() + "</svg></div>"
  }

  /// One mark for each release, the hardest; its words tell all.
  private func marks(of lane: ReleaseLane, _ findings: [[String: Finding]], _ y: Double) -> [Markup] {
    Dictionary(grouping: lane.marks, by: \.release).sorted { $0.key < $1.key }.compactMap { release, marks -> Markup? in
      let told = marks.compactMap { mark in mark.finding.flatMap { findings[release][$0] }.map { (mark.event, $0) } }
      guard let event = marks.map(\.event).max() else { return nil }
      let names = lane.names.filter { $0.release == release }.map { "renamed to \($0.text)" }
      let others = marks.filter { $0.finding == nil && $0.event != .renamed }.map(\.event.words)
      let lines = names + others + told.map { "\($0.1.rule) \($0.1.subjectName): \($0.1.message)" }
      let words = Markup(lines: [report.releases[release].words] + lines)
      let target = told.first { $0.0 == event }.map { Self.anchor("\(release)", $0.1.fingerprint) } ?? "r\(release)"
      return "<a href=\"#\(target)\" transform=\"translate(\(n(chart.places[release])) \(n(y)))\">"
        + "<title>\(words)</title>\(event.shape)</a>"
    }
  }

  // MARK: Text

  private func svg(height: Double, label: String) -> Markup {
    "<svg width=\"\(n(chart.width))\" height=\"\(n(height))\" role=\"img\" aria-label=\"\(label)\">"
  }

  private func n(_ number: Double) -> Markup {
    let tenths = Int((number * 10).rounded())
    return .plain(tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)")
  }
}

extension String {
  /// `…app.SmallWidget` of `com.example.app.SmallWidget`: where there is little room, the end tells more than the
  /// beginning, and as much of it as fits tells two of one name apart.
  fileprivate var withoutReverseDomain: String {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, count > 24, let last = parts.last, !last.isEmpty else { return self }
    var end = String(last)
    for part in parts.dropLast().reversed() {
      guard part.count + 1 + end.count < 24 else { break }
      end = "\(part).\(end)"
    }
    return "…\(end)"
  }
}

extension ReleaseStep {
  /// Whether the page has a section for it.
  var isShown: Bool {
    findings.contains { $0.worstEffect > .notes } || !deprecated.isEmpty || !retired.isEmpty
  }
}

extension ReleaseLane {
  /// Whether it is not in the last of so many releases.
  func isGone(after count: Int) -> Bool { spans.last.map { $0.upperBound < count - 1 } ?? false }

  /// What the picture shows of it: of each release the hardest.
  var shownEvents: [Event] {
    Dictionary(grouping: marks, by: \.release).values.compactMap { $0.map(\.event).max() }
  }
}

extension Finding {
  /// The first audience for which it breaks something.
  var firstBroken: Audience? { effects.filter { $0.value == .breaks }.keys.min() }
}

extension ReleaseLane.Event {
  /// All of them, the hardest first, as the legend tells them.
  static let shown: [Self] = [.broke, .degraded, .hid, .deprecated, .retired, .renamed]

  var words: String {
    switch self {
    case .broke: "broken"
    case .degraded: "works differently"
    case .hid: "hidden"
    case .deprecated: "deprecated"
    case .retired: "retired with notice"
    case .renamed: "renamed"
    }
  }

  /// A form of its own for each, around 0, 0: nobody has to tell colours apart.
  var shape: Markup {
    let path =
      switch self {
      case .broke: "M-5 -5 L5 5 M-5 5 L5 -5"
      case .degraded: "M0 -5.5 L5.5 4.5 H-5.5 Z"
      case .hid: "M-5 0 A5 5 0 1 1 5 0 A5 5 0 1 1 -5 0 Z"
      case .deprecated: "M0 -6 L5 0 L0 6 L-5 0 Z"
      case .retired: "M-4.5 -4.5 H4.5 V4.5 H-4.5 Z"
      case .renamed: "M-5 0 H4 M0 -4 L4 0 L0 4"
      }
    return "<circle class=\"hit\" r=\"9\"/><path class=\"\(rawValue)\" d=\"\(path)\"/>"
  }
}
