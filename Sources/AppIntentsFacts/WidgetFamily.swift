/// The sizes of widgets, as WidgetKit names them. Apps can't add any.
package enum WidgetFamily: String, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}
