import AppIntentsFacts
import IntentComparison
import IntentSurface

extension SurfaceIndex {
  /// Which of widgets, controls and Focus filters a thing can reach; empty where that can't be told.
  func placedKinds(of subject: Subject) -> Set<PlacedKind> {
    if subject.kind == .widget { return Self.kinds(of: widgets(subject.owner)) }
    if subject.kind == .urlScheme { return [.widget, .control] }
    guard subject.kind.ownerKinds.contains(.intent),
      let intent = intent(subject.owner)
    else { return [] }
    // What runs may be behind the button of a widget or a control.
    guard intent.isConfiguration else { return [.widget, .control] }
    var kinds = Self.kinds(of: widgets(configuredBy: subject.owner))
    if intent.conforms(to: .widgetConfigurationIntent) { kinds.insert(.widget) }
    if intent.conforms(to: .controlConfigurationIntent) { kinds.insert(.control) }
    if intent.conforms(to: .setFocusFilterIntent) { kinds.insert(.focusFilter) }
    return kinds
  }

  private static func kinds(of widgets: some Sequence<Widget>) -> Set<PlacedKind> {
    Set(widgets.map { $0.isControl ? .control : .widget })
  }
}
