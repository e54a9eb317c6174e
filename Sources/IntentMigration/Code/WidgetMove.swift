import IntentComparison
import IntentSurface

/// A widget that people placed from one extension, and that another one has now.
struct WidgetMove {
  private let name: String
  private let old: HostBundle
  private let new: HostBundle
  /// The bundle identifier of the app around the old extension, where the project says it.
  private let app: String?
  /// Why the extension that has it now can't have the identifier; nil where it can.
  private let rival: String?
  /// The bundles that have others, each with what it is now; one for each app.
  private let pairs: [(old: HostBundle, new: HostBundle)]

  /// Nil where it stayed, or where nothing says which extension has it.
  ///
  /// - Parameter isJudged: whether a rule says that it moved: a target of the same name has another identifier then.
  init?(of widget: Widget, to newWidget: Widget, in comparison: Comparison, isJudged: Bool = false) {
    let before = comparison.old.extensions(named: widget.hosts)
    // Each system may have a record of its own.
    let records = comparison.newRecords.widgets(newWidget.kind.spelling).filter { $0.kind == newWidget.kind }
    let after = comparison.new.extensions(named: records.flatMap(\.hosts))
    // Another target may compile the file as well: what is in the same app has it for the same people.
    guard let old = before.first,
      let new = after.first(where: { $0.apps == old.apps }) ?? after.first(where: { $0.shares(anAppWith: old) })
        ?? after.first,
      isJudged || !before.contains(where: { old in after.contains { $0.isSame(as: old) } })
    else { return nil }
    (self.old, self.new) = (old, new)
    app = comparison.old.hosts.first { $0.kind == .app && old.apps.contains($0.identifier) }?.bundleIdentifier
    name = newWidget.typePath
    pairs = before.compactMap { old in
      (after.first { $0.apps == old.apps } ?? after.first { $0.shares(anAppWith: old) }).map { (old, $0) }
    }
    // Widgets of several extensions went into it, and it can have the identifier of one. Another target that compiles the
    // file of a widget, for the types in it, offers none.
    let origins = comparison.new.widgets.filter { $0.hosts.contains(new.identifier) }.flatMap { widget in
      comparison.old.widgets.filter { comparison.newIdentifier(of: .widget, $0.kind.spelling) == widget.kind.spelling }
        .compactMap { comparison.old.extensions(named: $0.hosts).first }
    }
    let names = Set(origins.filter { $0.apps == old.apps }.map(\.identifier)).sorted()
    let owner = comparison.old.hosts.first { $0.identifier != old.identifier && $0.isSame(as: new) }
    rival =
      owner.map { _ in "People have placed other widgets from \(new.identifier)." }
      ?? (names.count > 1
        ? "\(new.identifier) has the widgets of \(names.sentenceList) now, and can have the identifier of one of them."
        : nil)
  }

  // A variable that each developer sets leaves a gap in what the project says.
  private var identifierWords: String {
    guard let identifier = old.bundleIdentifier else { return "what \(old.identifier) had" }
    guard identifier.contains("..") || identifier.hasPrefix(".") else { return "`\(identifier)`" }
    guard let app, identifier.hasPrefix(app + ".") else { return "what \(old.identifier) had" }
    return "that of the app with `\(identifier.dropFirst(app.count))` behind it"
  }

  /// What to set in the project, in whole sentences.
  func setting(in code: CodeTree) -> String {
    let identifier = identifierWords
    guard let rival else {
      guard identifier == "`\(old.bundleIdentifier ?? "")`" else {
        return
          "Set `PRODUCT_BUNDLE_IDENTIFIER` of the target \(new.identifier) to \(identifier) in every configuration of "
          + "the project, with its provisioning profile."
      }
      let settings = (pairs.isEmpty ? [(old, new)] : pairs).map { code.words(giving: $0, to: $1) }
      return
        "Set `PRODUCT_BUNDLE_IDENTIFIER` back in every configuration of the project, with its provisioning profile: "
        + settings.sentenceList + "."
    }
    return
      "\(rival) Keep an extension target whose `PRODUCT_BUNDLE_IDENTIFIER` is \(identifier), and list `\(name)()` in its "
      + "bundle instead of that of \(new.identifier)."
  }
}

extension HostBundle {
  fileprivate func shares(anAppWith other: HostBundle) -> Bool { !Set(apps).isDisjoint(with: other.apps) }
}
