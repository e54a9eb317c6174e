extension RuleCatalog {
  /// The rules about widgets and controls.
  static let widgets: [Rule] = [
    .widgetKindChanged, .widgetBundleChanged, .widgetIntentReplaced, .controlParameterRequired, .buttonIntentAsks,
    .widgetFamilyDropped, .widgetFloorRaised, .widgetKindShared,
    .widgetsExchanged,
    .liveActivityLost,
    .buttonValueLost,
  ]
}
