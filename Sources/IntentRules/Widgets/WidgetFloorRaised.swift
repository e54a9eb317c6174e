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
      let before = AvailabilityFloors(old.availability, hosts: old.hosts, platforms: old.platforms, in: comparison.old)
      let after = AvailabilityFloors(new.availability, hosts: new.hosts, platforms: new.platforms, in: comparison.new)
      guard let raised = RaisedAvailability(from: before, to: after, in: comparison.new) else { return [] }
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
