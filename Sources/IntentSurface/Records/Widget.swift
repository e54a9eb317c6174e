/// One widget or control that people place. Devices find it by its `kind`.
package struct Widget: Codable, Hashable, Sendable {
  /// Where its settings come from.
  package enum Configuration: String, Codable, Hashable, Sendable {
    /// `StaticConfiguration`, `StaticControlConfiguration`: no settings.
    case fixed
    /// `AppIntentConfiguration`, `AppIntentControlConfiguration`.
    case appIntent
    /// `IntentConfiguration` over a SiriKit intent.
    case siriKit
    /// `ActivityConfiguration`.
    case liveActivity
    case unknown
  }

  /// What a device stores for a placed one; an expression where it is not a literal.
  package var kind: Setting<String>
  @Omitted package var isControl: Bool
  package var typePath: String
  package var module: String?
  package var bundle: String?
  @Omitted package var hosts: [String]
  package var platforms: [Platform]?
  package var configuration: Configuration
  /// The effective identifier of its configuration intent.
  package var configurationIntent: String?
  package var provider: String?
  package var displayName: Text?
  /// The names of its sizes, sorted; none for all that there are, `noFamily` alone for a list that is empty.
  @Omitted package var families: [String]
  @Omitted package var availability: [Availability]

  /// Stands for an empty list of sizes, which hides the widget.
  package static let noFamily = "none"

  package init(kind: Setting<String>, typePath: String, configuration: Configuration) {
    self.kind = kind
    self.typePath = typePath
    self.configuration = configuration
  }
}
