import AppIntentsFacts
import IntentSurface

/// The lowest system version of each platform that an intent runs on: what it asks for, and what its products do.
struct AvailabilityFloors {
  /// One platform whose floor went up.
  struct Rise {
    var platform: Platform
    /// The floor that the code had; nil where there was none.
    var old: String?
    var new: String
  }

  private static let platforms: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]
  /// The first versions with App Intents: to ask for these is to ask for nothing.
  static let intents = SystemVersions(iOS: "16", macOS: "13", watchOS: "9", tvOS: "16", visionOS: "1")
  /// The first versions with widgets.
  static let widgets = SystemVersions(
    iOS: "14", macOS: "11", watchOS: "9", tvOS: nil, visionOS: "26", macCatalyst: "14.2")
  /// The first versions with controls (`ControlWidget`).
  static let controls = SystemVersions(
    iOS: "18", macOS: "26", watchOS: "26", tvOS: nil, visionOS: "26", macCatalyst: "26")
  /// The first versions with extensions for SiriKit (`INExtension`).
  static let siriKit = SystemVersions(
    iOS: "10", macOS: "11", watchOS: "3.2", tvOS: "14", visionOS: "1", macCatalyst: "14.2")

  private let clauses: [Availability]
  /// Whether clauses for extensions alone, such as `iOSApplicationExtension 17`, count.
  private let isInExtension: Bool
  /// The first versions with what it is.
  private let first: [SystemVersions]
  /// The platforms that products ship it on, with their floors; nil where nothing says.
  private let products: [Platform: String?]?
  /// The floors of the apps around those products, for what is in extensions: one may need a newer system than its app.
  private let apps: [Platform: String?]?

  init(of intent: Intent, in surface: Surface) {
    clauses = intent.availability
    isInExtension = surface.areExtensions(intent.hosts)
    first = [Self.intents] + intent.protocols.filter(\.isPurpose).compactMap(\.since)
    products = surface.floors(of: intent.hosts, on: intent.platforms)
    apps = isInExtension ? surface.installFloors(of: intent.hosts, on: intent.platforms) : nil
  }

  /// The floors of what is no intent: a widget, a control, a provider.
  ///
  /// - Parameters:
  ///   - isInExtension: whether it is in extensions, as widgets and controls are.
  ///   - first: the first versions with such a thing; nil for those with App Intents.
  init(
    _ clauses: [Availability], hosts: [String], platforms: [Platform]?, isInExtension: Bool = false,
    first: SystemVersions? = nil, in surface: Surface
  ) {
    self.clauses = clauses
    self.isInExtension = isInExtension
    self.first = [first ?? Self.intents]
    products = surface.floors(of: hosts, on: platforms)
    apps = isInExtension ? surface.installFloors(of: hosts, on: platforms) : nil
  }

  /// Whether a project says from which system on the intent ships on a platform.
  func isKnown(_ platform: Platform) -> Bool { installs(platform) != nil }

  /// The oldest system of a platform that updates reach; nil where nothing says.
  func installs(_ platform: Platform) -> String? { (apps?[platform] ?? nil) ?? product(platform) }

  /// The platforms on which the new floors are above these, sorted.
  ///
  /// A floor at or below that of the new app says nothing: whoever has an older system keeps the old app, and with it the
  /// old intent. A platform that a side does not ship the intent on is no place to lose it. Products only leave systems
  /// behind: where the old ones are not known, theirs were no newer than the new ones.
  func raised(to new: AvailabilityFloors) -> [Rise] {
    let places = new.products.map { $0.keys.sorted() } ?? Self.platforms
    return places.filter { products?.keys.contains($0) ?? true }.compactMap { platform in
      guard let after = new.floor(platform), let least = least(on: platform) else { return nil }
      let unknown = product(platform) == nil ? new.product(platform) : nil
      let floors = [floor(platform), installs(platform), new.installs(platform), unknown]
        .compactMap { $0.map { VersionNumber($0) } }
      let reached = floors.reduce(least) { $1.isLater(than: $0) ? $1 : $0 }
      guard VersionNumber(after).isLater(than: reached) else { return nil }
      return Rise(platform: platform, old: asked(platform), new: after)
    }
    .sorted { $0.platform < $1.platform }
  }

  private func product(_ platform: Platform) -> String? { products?[platform] ?? nil }

  private func least(on platform: Platform) -> VersionNumber? {
    first.compactMap { $0[platform].map { VersionNumber($0) } }.max()
  }

  /// What the code asks for, or what its products need, whichever is higher.
  private func floor(_ platform: Platform) -> String? {
    [asked(platform), product(platform)].compactMap(\.self).max { VersionNumber($0) < VersionNumber($1) }
  }

  private func asked(_ platform: Platform) -> String? { clauses.floor(on: platform, isInExtension: isInExtension) }
}
