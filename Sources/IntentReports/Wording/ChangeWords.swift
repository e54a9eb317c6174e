import Foundation
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

  /// What it is about: `intent AddPlant, title`.
  var place: String { "\(subject.kind.words) \(subject)" + (aspect.map { ", \($0.words)" } ?? "") }

  /// The change as a developer reads it: `intent AddPlant, title: “Add” → “Add Plant”`.
  var words: String {
    var text = place
    if let values { text += values }
    if let platforms { text += " (on \(platforms.map(\.rawValue).sentenceList))" }
    return text
  }

  /// The sentences of a summary that are gone, and those that came. One under conditions has several, most of them the
  /// same on both sides. Nil for any other change.
  var sentences: (gone: [String], come: [String])? {
    guard aspect == .summary, action == .changed, let old, let new else { return nil }
    let (before, after) = (old.components(separatedBy: " / "), new.components(separatedBy: " / "))
    let (gone, come) = (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
    return gone.isEmpty && come.isEmpty ? (before, after) : (gone, come)
  }

  /// What it was and what it is, as far as the subject does not say it already.
  private var values: String? {
    let name = subject.member ?? subject.owner
    if aspect == .families, [old, new].contains(Widget.noFamily) {
      return new == Widget.noFamily ? ": an empty list now" : ": an empty list before"
    }
    if let item { return item }
    let (old, new) = sentences.map { (Self.joined($0.gone), Self.joined($0.come)) } ?? (offered ?? (old, new))
    // A translated phrase has its language and its words for a name.
    if action == .added || action == .removed, let value = old ?? new, name.hasSuffix(": \(value)") { return nil }
    switch (action, old?.clipped, new?.clipped) {
    case (.renamed, let old, let new?): return (old == name ? "" : ", \(old ?? "none")") + " → \(new)"
    case (.changed, nil, nil): return nil
    case (.changed, let old, let new): return ": \(old ?? "none") → \(new ?? "none")"
    case (_, let value, let other):
      let value = value ?? other
      return value == name ? nil : value.map { ": \($0)" }
    }
  }

  /// What joined or left a set; nil for any other change.
  private var item: String? {
    guard action == .changed, (old == nil) != (new == nil), aspect?.isSet(of: subject.kind) == true else { return nil }
    return new.map { ": \($0.clipped) is new" } ?? old.map { ": \($0.clipped) is gone" }
  }

  /// Whether it is offered, where a record says whether it is left out.
  private var offered: (old: String?, new: String?)? { aspect == .unlisted ? (new, old) : nil }

  private static func joined(_ sentences: [String]) -> String? {
    sentences.isEmpty ? nil : sentences.joined(separator: " / ")
  }
}

extension Aspect {
  /// Whether it is a set of which a change names one item.
  fileprivate func isSet(of kind: ElementKind) -> Bool {
    (SurfaceElements.facts[kind] ?? []).contains { $0.isSet && $0.aspects.contains(self) }
  }
}
