import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Surface {
  /// Which of widgets, controls and Focus filters a thing can reach; empty where that can't be told.
  func placedKinds(of subject: Subject) -> Set<PlacedKind> {
    if subject.kind == .widget { return kinds(ofWidgetsWhere: { $0.kind.spelling == subject.owner }) }
    if subject.kind == .urlScheme { return [.widget, .control] }
    guard subject.kind.ownerKinds.contains(.intent),
      let intent = SurfaceIndex(self).intent(subject.owner)
    else { return [] }
    // What runs may be behind the button of a widget or a control.
    guard intent.isConfiguration else { return [.widget, .control] }
    var kinds = kinds(ofWidgetsWhere: { $0.configurationIntent == subject.owner })
    if intent.conforms(to: .widgetConfigurationIntent) { kinds.insert(.widget) }
    if intent.conforms(to: .controlConfigurationIntent) { kinds.insert(.control) }
    if intent.conforms(to: .setFocusFilterIntent) { kinds.insert(.focusFilter) }
    return kinds
  }

  private func kinds(ofWidgetsWhere isMeant: (Widget) -> Bool) -> Set<PlacedKind> {
    Set(widgets.filter(isMeant).map { $0.isControl ? .control : .widget })
  }
}
