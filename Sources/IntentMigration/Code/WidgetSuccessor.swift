import IntentComparison
import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// The new widget that placed ones of a kind may turn into.
struct WidgetSuccessor {
  let old: Widget
  let context: ProposalContext

  /// The same type under another kind.
  var ofSameType: Widget? { candidates.first { $0.typePath == old.typePath } }

  /// The only one that fits a widget that is gone and is called like it; nil where none or several do.
  var only: Widget? { nearestOfAll.flatMap { isContested($0) ? nil : $0 } }

  // One widget has one kind: where another one that is gone is as much like it, nothing says which of them it is.
  private func isContested(_ new: Widget) -> Bool {
    guard old.displayName?.value == nil || old.displayName != new.displayName else { return false }
    let comparison = context.comparison
    let kinds = Set(comparison.new.widgets.map(\.kind))
    let likeness = words(of: old).intersection(words(of: new)).count
    return comparison.old.widgets.contains { other in
      other.kind != old.kind && other.typePath != old.typePath && other.isControl == old.isControl && other.isPlaced
        && !kinds.contains(other.kind) && words(of: other).intersection(words(of: new)).count >= likeness
    }
  }

  private var nearestOfAll: Widget? {
    // People know it by the name in the gallery.
    let sameName = candidates.filter { old.displayName?.value != nil && $0.displayName == old.displayName }
    let named =
      sameName.count == 1 ? sameName : candidates.filter { !words(of: old).isDisjoint(with: words(of: $0)) }
    let found = named.isEmpty ? candidates.filter(hasProvider) : named
    guard let first = found.first, found.count > 1 else { return found.first }
    return nearest(to: first, among: found).flatMap { $0.isCertain ? $0.widget : nil }
  }

  /// The one that shows what a widget showed, where it was taken for another one by its name.
  ///
  /// - Returns: the widget, and the others that may be meant where the code does not say which.
  func best(insteadOf widget: Widget) -> (widget: Widget, rivals: [Widget]) {
    let likeness = { (other: Widget) in self.words(of: self.old).intersection(self.words(of: other)).count }
    let rivals = candidates.filter { $0.kind != widget.kind && likeness($0) >= likeness(widget) }
    guard !rivals.isEmpty else { return (widget, []) }
    let found = nearest(to: widget, among: [widget] + rivals)
    return found.map { ($0.widget, $0.isCertain ? [] : rivals) } ?? (widget, rivals)
  }

  // Nobody has placed one of them, and each can stand wherever the old one stood.
  private var candidates: [Widget] {
    let comparison = context.comparison
    let shipped = comparison.old.widgets.filter(\.isPlaced)
    let (kinds, types) = (Set(shipped.map(\.kind)), Set(shipped.map(\.typePath)).subtracting([old.typePath]))
    return comparison.new.widgets.filter { new in
      new.isControl == old.isControl && !new.isUnlisted && new.kind.value != nil && !kinds.contains(new.kind)
        && !types.contains(new.typePath)
        && new.configuration != .liveActivity && WidgetMove(of: old, to: new, in: comparison) == nil
        && hasSizes(new) && keepsSettings(new)
    }
  }

  // A provider that several widgets have says nothing of one.
  private func hasProvider(_ new: Widget) -> Bool {
    let comparison = context.comparison
    guard let provider = old.provider, new.provider == provider else { return false }
    // Many providers are called just that: then it is the one that is set up by the same intent.
    let isTelling = !words(of: provider).subtracting(Self.providerWords).isEmpty
    let settings = old.configurationIntent.map { comparison.newIdentifier(of: .intent, $0) }
    return (isTelling || settings != nil && new.configurationIntent == settings)
      && [comparison.old, comparison.new].allSatisfy { $0.widgets.count { $0.provider == provider } == 1 }
  }

  private func hasSizes(_ new: Widget) -> Bool {
    new.families.isEmpty || !old.families.isEmpty && Set(old.families).isSubset(of: new.families)
  }

  // What people have set goes on meaning something, or there was nothing to set.
  private func keepsSettings(_ new: Widget) -> Bool {
    let comparison = context.comparison
    guard let name = old.configurationIntent else { return true }
    if new.configurationIntent == comparison.newIdentifier(of: .intent, name) { return true }
    if let legacy = comparison.oldRecords.legacyIntent(name) {
      return legacy.parameters.isEmpty || new.configuration == .appIntent && comparison.isFree(new.configurationIntent)
    }
    return comparison.oldRecords.intent(name)?.parameters.isEmpty == true
  }

  private static let providerWords: Set = ["provider", "timeline", "intent", "simple", "default"]

  private func words(of widget: Widget) -> Set<String> { words(of: widget.typePath) }

  private func words(of name: String) -> Set<String> {
    let words = name.lastNameComponent.split { !$0.isLetter && !$0.isNumber }
      .flatMap { IntentWords.split(String($0)) }
    return Set(words.map { IntentWords.singular($0.lowercased()) }).subtracting(Self.kindWords)
  }

  private static let kindWords: Set = ["widget", "control", "extension", "view", "app", "the", "my", "new", "button"]

  // By the code that shows their content; nil where it is not known, or many more widgets came than an app has.
  private func nearest(to first: Widget, among widgets: [Widget]) -> (widget: Widget, isCertain: Bool)? {
    guard widgets.count <= Self.mostRivals else { return nil }
    let place = context.locations.old[Subject(.widget, old.kind.spelling)]?.path
    guard let shipped = context.old.flatMap({ WidgetContent(of: old, in: $0, at: place) }) else { return nil }
    var contents: [(widget: Widget, content: WidgetContent)] = []
    for widget in widgets {
      let path = context.locations.new[Subject(.widget, widget.kind.spelling)]?.path
      guard let content = WidgetContent(of: widget, in: context.new, at: path) else { return nil }
      contents.append((widget, content))
    }
    var scored: [(widget: Widget, likeness: Double)] = []
    for (widget, content) in contents {
      let others = contents.filter { $0.widget.kind != widget.kind }.map { $0.content }
      scored.append((widget, shipped.likeness(to: content, besides: others)))
    }
    scored.sort { $1.likeness < $0.likeness }
    guard let best = scored.first, let second = scored.dropFirst().first else { return nil }
    let isCertain = best.likeness - second.likeness >= Self.margin
    return (isCertain ? best.widget : first, isCertain)
  }

  private static let margin = 0.05
  private static let mostRivals = 32
}

extension Comparison {
  /// Whether an App Intent could take a legacy class over.
  fileprivate func isFree(_ name: String?) -> Bool {
    guard let name, let intent = newRecords.intent(name) else { return false }
    return intent.intentClassName == nil && oldRecords.intent(name) == nil
  }
}
