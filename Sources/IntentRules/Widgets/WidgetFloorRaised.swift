import IntentComparison
import IntentSurface

extension Rule {
  static let widgetFloorRaised = Rule(
    id: "W09", name: "widget-floor-raised", title: "Widget or control needs a newer system",
    effects: [.widgetsAndControls: .breaks], confidence: .medium,
    explanation: """
      A widget or control with an @available clause, on it or around it, is not there on older systems. If the app still \
      installs there, a placed one is left without code.
      """,
    symptom: "The placed widget stays as an empty placeholder on older systems.",
    fix: "Keep the old clause on the widget, and put newer code behind `if #available` in its body.",
    evidence: ["Reasoned from how widgets are offered; no report of a raised clause is known."],
    judge: .changed(Widget.self, .availability) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      guard old.isPlaced else { return [] }
      let before = AvailabilityFloors(of: old, in: comparison.old)
      let after = AvailabilityFloors(of: new, in: comparison.new)
      let all = before.raised(to: after).filter { !comparison.new.offers(new, before, where: $0) }
      guard !all.isEmpty else { return [] }
      // Whether the app still installs on older systems decides, and only its project knows.
      let known = comparison.new.readFrom.kind == .source ? all.filter { after.isKnown($0.platform) } : all
      let isGuess = known.isEmpty
      let raised = isGuess ? all : known
      let floors = raised.map { "\($0.platform.rawValue) \($0.new)" }.joined(separator: ", ")
      let doubt = isGuess ? " No project says which systems the app installs on." : ""
      return [
        Judgement(
          pair.subject,
          "The \(old.noun) “\(pair.subject)” now needs \(floors); people on older systems lose it.\(doubt)",
          effects: isGuess ? [.widgetsAndControls: .degrades] : nil, confidence: isGuess ? .low : nil,
          key: floors, platforms: raised.map(\.platform))
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
