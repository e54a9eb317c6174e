import IntentComparison
import IntentRules
import IntentSurface

extension String {
  /// As much of a long text as a list has room for.
  var clipped: String { clipped(to: 80) }
}

extension Change {
  /// `+`, `-`, `>` or `~`, as in a diff.
  var mark: String {
    switch action {
    case .added: "+"
    case .removed: "-"
    case .renamed: ">"
    case .changed: "~"
    }
  }

  /// The change as a developer reads it: `intent AddPlant, title: “Add” → “Add Plant”`.
  var words: String {
    var text = "\(subject.kind.words) \(subject)"
    if let aspect { text += ", \(aspect.words)" }
    if let values { text += values }
    if let platforms { text += " (on \(Words.list(platforms.map(\.rawValue))))" }
    return text
  }

  /// What it was and what it is, as far as the subject does not say it already.
  private var values: String? {
    let name = subject.member ?? subject.owner
    switch (action, old?.clipped, new?.clipped) {
    case (.renamed, let old, let new?): return (old == name ? "" : ", \(old ?? "none")") + " → \(new)"
    case (.changed, nil, nil): return nil
    case (.changed, let old, let new): return ": \(old ?? "none") → \(new ?? "none")"
    case (_, let value, let other):
      let value = value ?? other
      return value == name ? nil : value.map { ": \($0)" }
    }
  }
}
