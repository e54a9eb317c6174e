import IntentComparison
import IntentSurface

/// A widget that people placed from one extension, and that another one has now.
struct WidgetMove {
  private let name: String
  private let old: HostBundle
  private let new: HostBundle
  /// Whether people have placed other widgets from the extension that has it now.
  private let isTaken: Bool

  /// Nil where it stayed, or where nothing says which extension has it.
  init?(of widget: Widget, to newWidget: Widget, in comparison: Comparison) {
    let before = Self.extensions(of: widget, in: comparison.old)
    let after = Self.extensions(of: newWidget, in: comparison.new)
    guard let old = before.first, let new = after.first,
      !before.contains(where: { old in after.contains { Self.areOne(old, $0) } })
    else { return nil }
    (self.old, self.new) = (old, new)
    name = newWidget.typePath.lastNameComponent
    // Widgets of several extensions went into it, and it can have the identifier of one.
    let origins = comparison.new.widgets.filter { $0.hosts.contains(new.identifier) }.flatMap { widget in
      comparison.old.widgets.filter { comparison.newIdentifier(of: .widget, $0.kind.spelling) == widget.kind.spelling }
        .flatMap { Self.extensions(of: $0, in: comparison.old) }
    }
    isTaken =
      Set(origins.map(\.identifier)).count > 1 || comparison.old.hosts.contains { Self.areOne($0, new) }
  }

  private static func extensions(of widget: Widget, in surface: Surface) -> [HostBundle] {
    surface.hosts.filter { $0.kind == .extension && widget.hosts.contains($0.identifier) }
  }

  private static func areOne(_ left: HostBundle, _ right: HostBundle) -> Bool {
    left.identifier == right.identifier
      || left.bundleIdentifier != nil && left.bundleIdentifier == right.bundleIdentifier
  }

  /// What to set in the project, in whole sentences.
  var setting: String {
    let identifier = old.bundleIdentifier.map { "`\($0)`" } ?? "what \(old.identifier) had"
    guard isTaken else {
      return "Set `PRODUCT_BUNDLE_IDENTIFIER` of the target \(new.identifier) to \(identifier) in every configuration "
        + "of the project, with its provisioning profile."
    }
    return "\(new.identifier) has the identifier that other placed widgets need. Keep an extension target whose "
      + "`PRODUCT_BUNDLE_IDENTIFIER` is \(identifier), and list `\(name)()` in its bundle instead of that of "
      + "\(new.identifier)."
  }
}
