import IntentComparison
import IntentSurface

extension Rule {
  static let widgetFloorRaised = Rule(
    id: "W09", name: "widget-floor-raised", title: "Widget or control left systems that had it",
    effects: [.widgetsAndControls: .breaks], confidence: .medium, basis: .measured("2026-09"),
    explanation: """
      A widget or control with an `@available` attribute, on it or around it, does not exist on older systems, nor does \
      one whose extension needs a newer system. If the app still installs there, a placed widget or control loses its \
      code. The same holds on a system that the code is closed to, that its extension is no longer built for, or where it \
      makes the widget under another kind.
      """,
    symptom: "The placed widget stays an empty placeholder on those systems.",
    fix: "Leave `@available` on the widget and the deployment target of its extension as they were, and put newer code "
      + "behind `if #available`.",
    evidence: [
      "prologueapp/Prologue#100: people missed the Lock Screen widget after its target's minimum was raised by mistake.",
      "scastiel/kado#101, measured in a simulator: the system ignores an extension that needs a newer one, and the "
        + "gallery has no widget of the app.",
      "What becomes of a widget that is placed already is inferred.",
    ],
    judge: .changedEach(Widget.self, .availability) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      guard old.isPlaced else { return [] }
      let raised = RaisedAvailability(of: pair, in: comparison)
      let lost = [closed(pair, in: comparison)].compactMap(\.self).filter { old.isPlaced(on: $0.platforms) }
      guard let raised, old.isPlaced(on: raised.platforms) else { return lost }
      return lost + [
        Judgement(
          pair.subject,
          "The \(old.noun) “\(pair.subject)” now needs \(raised.floors); people on older systems lose it.",
          raised.doubt,
          effects: raised.isGuess ? [.widgetsAndControls: .degrades] : nil, confidence: raised.isGuess ? .low : nil,
          fix: old.availability == new.availability
            ? raised.targetFix(of: comparison.new.extensions(named: new.hosts)) : nil,
          key: raised.floors, platforms: raised.platforms)
      ]
    },
    .changed(Widget.self, .platforms) { pair, comparison in
      let left = comparison.platformsLeft(by: pair.subject)
      guard pair.old.isPlaced(on: left) else { return nil }
      var judgement = loss(pair, PlatformBars(left.map { PlatformBar(platform: $0.rawValue) }))
      judgement?.fix = LeftPlatforms.fix(left, "the \(pair.old.noun)")
      return judgement
    })

  /// Systems that the code is newly closed to, unless another type offers the kind there.
  private static func closed(_ pair: Pair<Widget>, in comparison: Comparison) -> Judgement? {
    let (old, new) = (pair.old, pair.new)
    let twins = comparison.newRecords.twins(of: new)
    let lost = PlatformBars(
      from: old.availability, to: new.availability, hosts: old.hosts, platforms: old.platforms, isInExtension: true,
      in: comparison.old
    ) { bar in twins.contains { !$0.availability.contains(where: bar.isIn) } }
    return loss(pair, lost)
  }

  private static func loss(_ pair: Pair<Widget>, _ lost: PlatformBars) -> Judgement? {
    lost.judgement(
      pair.subject, "The \(pair.old.noun) “\(pair.subject)”", "placed ones stay empty",
      unsure: [.widgetsAndControls: .degrades])
  }
}

extension RaisedAvailability {
  /// On which systems a widget is lost; nil for none.
  init?(of pair: Pair<Widget>, in comparison: Comparison) {
    let before = AvailabilityFloors(of: pair.old, in: comparison.old)
    let after = AvailabilityFloors(of: pair.new, in: comparison.new)
    self.init(from: before, to: after, in: comparison.new) { rise in
      !comparison.offers(pair.new, before, where: rise)
    }
  }
}

extension AvailabilityFloors {
  fileprivate init(of widget: Widget, in surface: Surface) {
    self.init(
      widget.availability, hosts: surface.offerers(among: widget.hosts), platforms: widget.platforms,
      isInExtension: true, first: widget.isControl ? Self.controls : Self.widgets, in: surface)
  }
}

extension Comparison {
  /// Whether another type offers the kind of a widget on the systems that the widget itself leaves.
  fileprivate func offers(_ widget: Widget, _ before: AvailabilityFloors, where rise: AvailabilityFloors.Rise) -> Bool {
    newRecords.twins(of: widget).contains { twin in
      (twin.platforms?.contains(rise.platform) ?? true)
        && !before.raised(to: AvailabilityFloors(of: twin, in: new)).contains { $0.platform == rise.platform }
    }
  }
}
