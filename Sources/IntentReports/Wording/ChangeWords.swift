import IntentComparison
import IntentRules
import IntentSurface

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
    if let values { text += ": \(values)" }
    if let platforms { text += " (on \(Words.list(platforms.map(\.rawValue))))" }
    return text
  }

  private var values: String? {
    switch (old, new) {
    case (let old?, let new?): "\(old) → \(new)"
    case (let old?, nil): action == .changed ? "\(old) → none" : old
    case (nil, let new?): action == .changed ? "none → \(new)" : new
    case (nil, nil): nil
    }
  }
}
