import IntentSurface

extension Rule {
  static let widgetKindShared = Rule(
    id: "W10", name: "widget-kind-shared", title: "Two widgets share one kind",
    effects: [.widgetsAndControls: .asks], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      Devices know a placed widget by its kind and size. Where two widgets of one extension have the same kind on the \
      same system, which of them it shows is not documented: people may find another widget in its place, with settings \
      that it does not take.
      """,
    symptom: "Placed widgets may show the other widget, or stay empty.",
    fix: "Give the newer one a kind of its own.",
    evidence: [
      "Apple documentation, `StaticConfiguration.init(kind:provider:content:)`: the kind is a unique string.",
      "po-gl/Pomodoro and alpriest/EnergyStats each shipped several widgets of one kind, and gave them kinds of their "
        + "own later.",
    ],
    judge: .lint { surface in
      let placed = surface.widgets.filter { $0.isPlaced && $0.hasKnownKind }
      return Dictionary(grouping: placed, by: \.kind).sorted { $0.key.spelling < $1.key.spelling }.compactMap {
        kind, twins in
        let rivals = twins.filter { widget in twins.contains { surface.offers($0, where: widget) } }
        let names = Set(rivals.map(\.typePath)).sorted()
        guard names.count > 1 else { return nil }
        return Judgement(
          Subject(.widget, kind.spelling),
          "Which of \(names.sentenceList) a placed widget of the kind “\(kind.spelling)” shows can't be told: "
            + "\(names.count == 2 ? "both" : "all") have it.", key: names.joined(separator: ","))
      }
    })
}

extension Surface {
  /// Whether some device has another type in the same size from the same extension.
  fileprivate func offers(_ twin: Widget, where widget: Widget) -> Bool {
    let platforms = Set(widget.platforms ?? readFrom.platforms).intersection(twin.platforms ?? readFrom.platforms)
    return twin.typePath != widget.typePath && twin.isControl == widget.isControl
      && (widget.families.isEmpty || twin.families.isEmpty || widget.families.contains(where: twin.families.contains))
      && (widget.hosts == twin.hosts
        || offerers(among: widget.hosts).contains(where: offerers(among: twin.hosts).contains))
      && platforms.contains { widget.availability.meets(twin.availability, on: $0) }
  }
}

extension [Availability] {
  /// Whether some version of a platform has both of what these say it of.
  fileprivate func meets(_ other: [Availability], on platform: Platform) -> Bool {
    let clauses = (self + other).filter { [platform.rawValue, "anyAppleOS", "*"].contains($0.platform) }
    guard !clauses.contains(where: { $0.isUnavailable == true }) else { return false }
    let floor = clauses.compactMap(\.introduced).map(VersionNumber.init).max()
    let end = clauses.compactMap(\.obsoleted).map(VersionNumber.init).min()
    return floor.flatMap { floor in end.map { $0.isLater(than: floor) } } ?? true
  }
}
