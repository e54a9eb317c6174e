import IntentComparison
import IntentSurface

/// A widget that people placed from one extension, and that another one has now.
struct WidgetMove {
  private let name: String
  private let old: HostBundle
  private let new: HostBundle
  /// The bundle identifier of the app around the old extension, where the project says it.
  private let app: String?
  /// Whether people have placed other widgets from the extension that has it now.
  private let isTaken: Bool

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
    name = newWidget.typePath.lastNameComponent
    // Widgets of several extensions went into it, and it can have the identifier of one. Another target that compiles the
    // file of a widget, for the types in it, offers none.
    let origins = comparison.new.widgets.filter { $0.hosts.contains(new.identifier) }.flatMap { widget in
      comparison.old.widgets.filter { comparison.newIdentifier(of: .widget, $0.kind.spelling) == widget.kind.spelling }
        .compactMap { comparison.old.extensions(named: $0.hosts).first }
    }
    isTaken =
      Set(origins.map(\.identifier)).count > 1
      || comparison.old.hosts.contains { $0.identifier != old.identifier && $0.isSame(as: new) }
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
    guard isTaken else {
      let places = code.places(of: [new.bundleIdentifier].compactMap(\.self)).joined(separator: "; ")
      return "Set `PRODUCT_BUNDLE_IDENTIFIER` of the target \(new.identifier) to \(identifier) in every configuration "
        + "of the project\(places.isEmpty ? "" : " (\(places))"), with its provisioning profile."
    }
    return "\(new.identifier) has the identifier that other placed widgets need. Keep an extension target whose "
      + "`PRODUCT_BUNDLE_IDENTIFIER` is \(identifier), and list `\(name)()` in its bundle instead of that of "
      + "\(new.identifier)."
  }
}

extension HostBundle {
  fileprivate func shares(anAppWith other: HostBundle) -> Bool { !Set(apps).isDisjoint(with: other.apps) }
}
