/// The sizes of widgets, as WidgetKit names them. Apps can't add any.
package enum WidgetFamily: String, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  /// The first versions of each system with widgets of the size (Apple documentation, `WidgetFamily`).
  package var since: SystemVersions {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge: SystemVersions(iOS: "14", macOS: "11", visionOS: "26")
    case .systemExtraLarge: SystemVersions(iOS: "15", macOS: "14", visionOS: "26")
    case .systemExtraLargePortrait: SystemVersions(visionOS: "26")
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: SystemVersions(iOS: "16", watchOS: "9")
    case .accessoryCorner: SystemVersions(watchOS: "9")
    }
  }
}
