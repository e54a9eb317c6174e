import IntentComparison

/// What a change of `openAppWhenRun` or `supportedModes` means, in the canonical spelling of both.
struct ModeChange: CustomStringConvertible {
  private let old: String
  private let new: String

  /// Nil where one side is not known.
  init?(_ change: Change) {
    guard change.aspect == .foreground, let old = change.old, let new = change.new else { return nil }
    self.old = old
    self.new = new
  }

  /// Whether it could run in the background and now always opens the app.
  var losesBackground: Bool { runsInBackground(old) && !runsInBackground(new) && opensApp(new) }

  /// Whether it could open the app and now only runs in the background.
  var losesForeground: Bool { opensApp(old) && !opensApp(new) && runsInBackground(new) }

  var description: String { "`\(old)` → `\(new)`" }

  private func runsInBackground(_ modes: String) -> Bool { modes.contains("background") }

  private func opensApp(_ modes: String) -> Bool { modes.contains("foreground") }
}
