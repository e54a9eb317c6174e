import IntentComparison
import IntentSurface

extension Rule {
  static let widgetFloorRaised = Rule(
    id: "W09", name: "widget-floor-raised", title: "Widget or control needs a newer system",
    effects: [.widgetsAndControls: .breaks], confidence: .medium,
    explanation: """
      A widget or control with an `@available` attribute, on it or around it, does not exist on older systems. If the \
      app still installs there, a placed widget or control loses its code.
      """,
    symptom: "The placed widget stays an empty placeholder on older systems.",
    fix: "Leave `@available` on the widget as it was, and put newer code behind `if #available` in its body.",
    evidence: ["Inferred from how widgets are offered; no report of a raised `@available` is known."],
    judge: .changed(Widget.self, .availability) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      guard old.isPlaced else { return [] }
      let before = AvailabilityFloors(of: old, in: comparison.old)
      let after = AvailabilityFloors(of: new, in: comparison.new)
      let raised = RaisedAvailability(from: before, to: after, in: comparison.new) { rise in
        !comparison.new.offers(new, before, where: rise)
      }
      guard let raised else { return [] }
      return [
        Judgement(
          pair.subject,
          [
            "The \(old.noun) “\(pair.subject)” now needs \(raised.floors); people on older systems lose it.",
            raised.doubt,
          ].compactMap(\.self)
            .joined(separator: " "),
          effects: raised.isGuess ? [.widgetsAndControls: .degrades] : nil, confidence: raised.isGuess ? .low : nil,
          key: raised.floors, platforms: raised.platforms)
      ]
    })
}

extension AvailabilityFloors {
  fileprivate init(of widget: Widget, in surface: Surface) {
    self.init(
      widget.availability, hosts: widget.hosts, platforms: widget.platforms, isInExtension: true, in: surface)
  }
}

extension Surface {
  /// Whether another type offers the kind of a widget on the systems that the widget itself leaves.
  fileprivate func offers(_ widget: Widget, _ before: AvailabilityFloors, where rise: AvailabilityFloors.Rise) -> Bool {
    twins(of: widget).contains { twin in
      (twin.platforms?.contains(rise.platform) ?? true)
        && !before.raised(to: AvailabilityFloors(of: twin, in: self)).contains { $0.platform == rise.platform }
    }
  }
}
