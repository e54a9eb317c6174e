/// What people have put somewhere, of the audience `widgetsAndControls`.
package enum PlacedKind: String, CaseIterable, Hashable, Sendable {
  /// A widget.
  case widget
  /// A control.
  case control
  /// A Focus filter.
  case focusFilter
}
