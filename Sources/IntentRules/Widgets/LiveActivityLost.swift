import IntentComparison
import IntentSurface

extension Rule {
  /// A Live Activity is not offered any more.
  static let liveActivityLost = Rule(
    id: "W12", name: "live-activity-lost", title: "Live Activity no longer shown",
    effects: [.widgetsAndControls: .degrades], confidence: .mediumHigh, basis: .apple("2026-12"),
    explanation: """
      The app starts a Live Activity with attributes, and the widget extension has the views for them. If no \
      `ActivityConfiguration` for these attributes is listed in its bundle, or only on newer systems, the Lock Screen, \
      the Dynamic Island and the watch show nothing. Nothing that people saved is lost.
      """,
    symptom: "What the Live Activity showed is no longer on the Lock Screen.",
    fix: "List an `ActivityConfiguration` for the attributes in the widget bundle, on all systems that had it.",
    evidence: [
      "Apple documentation, “Displaying live data with Live Activities”: the widget extension's bundle has the "
        + "configuration of each Live Activity."
    ],
    judge: .removed(Widget.self) { loss, comparison in
      guard loss.old.isShownActivity else { return nil }
      let doubt = UnreadWidgets(insteadOf: loss.old, in: comparison).doubt
      return lost(loss.subject, doubt.map { "was not found.\($0)" } ?? "is gone.", key: nil)
    },
    .changed(Widget.self, .unlisted) { pair, _ in
      guard pair.old.isShownActivity, pair.new.isUnlisted else { return nil }
      return lost(pair.subject, "is no longer listed in its extension's widget bundle.", key: "unlisted")
    },
    .changed(Widget.self, .availability) { pair, comparison in
      guard pair.old.isShownActivity, let raised = RaisedAvailability(of: pair, in: comparison) else { return nil }
      return lost(
        pair.subject, "now needs \(raised.floors); people on older systems lose it.", key: raised.floors,
        platforms: raised.platforms)
    })

  private static func lost(
    _ subject: Subject, _ what: String, key: String?, platforms: [Platform]? = nil
  ) -> Judgement {
    Judgement(subject, "The Live Activity for \(subject) \(what)", key: key, platforms: platforms)
  }
}

extension Widget {
  /// Whether it is a Live Activity that the app can show.
  fileprivate var isShownActivity: Bool { configuration == .liveActivity && !isUnlisted }
}
