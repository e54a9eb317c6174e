import IntentSurface

/// What a change of `openAppWhenRun` or `supportedModes` means, in the canonical spelling of both.
struct ModeChange: CustomStringConvertible {
  private let old: String
  private let new: String

  init(from old: Intent, to new: Intent) {
    self.old = old.foreground.spelling
    self.new = new.foreground.spelling
  }

  /// Whether it could run in the background and now always opens the app.
  var losesBackground: Bool { runsInBackground(old) && !runsInBackground(new) && opensApp(new) }

  /// Whether it could open the app and now only runs in the background.
  var losesForeground: Bool { opensApp(old) && !opensApp(new) && runsInBackground(new) }

  var description: String { "`\(old)` → `\(new)`" }

  private func runsInBackground(_ modes: String) -> Bool { modes.contains("background") }

  private func opensApp(_ modes: String) -> Bool { modes.contains("foreground") }
}
