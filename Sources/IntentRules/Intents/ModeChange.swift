import IntentComparison
import IntentSurface

/// What a change of `openAppWhenRun` or `supportedModes` means, in the canonical spelling of both.
struct ModeChange: CustomStringConvertible {
  private let old: String
  private let new: String
  /// The same on systems before 26, where the code says something else for them.
  private let older: (old: String, new: String)?
  /// Whether code brings the app to the front while it runs, which a dynamic mode waits for; true where code was not read.
  private let (oldAsks, newAsks): (Bool, Bool)

  init(from old: Intent, to new: Intent, in comparison: Comparison) {
    oldAsks = old.continuesInForeground || comparison.old.readFrom.kind != .source
    newAsks = new.continuesInForeground || comparison.new.readFrom.kind != .source
    self.old = old.foreground.spelling
    self.new = new.foreground.spelling
    let isOlderTold = old.olderForeground != nil || new.olderForeground != nil
    older = isOlderTold ? (old.olderForeground ?? self.old, new.olderForeground ?? self.new) : nil
  }

  /// Whether it could run in the background and now always opens the app.
  var losesBackground: Bool { losesBackground(old, new) || older.map(losesBackground) ?? false }

  /// Whether it could open the app and now only runs in the background.
  var losesForeground: Bool { losesForeground(old, new) || older.map(losesForeground) ?? false }

  var description: String {
    guard old == new, let older else { return "`\(old)` → `\(new)`" }
    return "`\(older.old)` → `\(older.new)` on systems before version 26"
  }

  private func losesBackground(_ old: String, _ new: String) -> Bool {
    runsInBackground(old) && !runsInBackground(new) && opensApp(new, newAsks)
  }

  private func losesForeground(_ old: String, _ new: String) -> Bool {
    opensApp(old, oldAsks) && !opensApp(new, newAsks) && runsInBackground(new)
  }

  private func runsInBackground(_ modes: String) -> Bool { modes.contains("background") || modes == Self.dynamic }

  private func opensApp(_ modes: String, _ asks: Bool) -> Bool {
    modes.split(separator: ", ").contains { $0.hasPrefix("foreground") && (asks || $0 != Self.dynamic) }
  }

  /// The app comes to the front when code asks for it.
  private static let dynamic = "foreground(.dynamic)"
}

extension Intent {
  fileprivate var continuesInForeground: Bool { interactions.contains { $0.contains("InForeground") } }
}
