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
  private static let first = SystemVersions(iOS: "16", macOS: "13", watchOS: "9", tvOS: "16", visionOS: "1")

  private let clauses: [Availability]
  /// Whether clauses for extensions alone, such as `iOSApplicationExtension 17`, count.
  private let isInExtension: Bool
  /// The first versions with what the intent is for.
  private let purposes: [SystemVersions]
  /// The platforms that products ship it on, with their floors; nil where nothing says.
  private let products: [Platform: String?]?

  init(of intent: Intent, in surface: Surface) {
    clauses = intent.availability
    isInExtension = false
    purposes = intent.protocols.filter(\.isPurpose).compactMap(\.since)
    products = surface.floors(of: intent.hosts, on: intent.platforms)
  }

  /// The floors of what is no intent: a widget, a control, a provider.
  ///
  /// - Parameter isInExtension: whether it is in extensions, as widgets and controls are.
  init(
    _ clauses: [Availability], hosts: [String], platforms: [Platform]?, isInExtension: Bool = false, in surface: Surface
  ) {
    self.clauses = clauses
    self.isInExtension = isInExtension
    purposes = []
    products = surface.floors(of: hosts, on: platforms)
  }

  /// Whether a project says from which system on the intent ships on a platform.
  func isKnown(_ platform: Platform) -> Bool { product(platform) != nil }

  /// The oldest system of a platform that its products install on; nil where nothing says.
  func installs(_ platform: Platform) -> String? { product(platform) }

  /// The platforms on which the new floors are above these, sorted.
  ///
  /// A clause at or below the floor of the new products says nothing: whoever has an older system keeps the old app, and
  /// with it the old intent. A platform that a side does not ship the intent on is no place to lose it. Products only
  /// leave systems behind: where the old ones are not known, theirs were no newer than the new ones.
  func raised(to new: AvailabilityFloors) -> [Rise] {
    let places = new.products.map { $0.keys.sorted() } ?? Self.platforms
    return places.filter { products?.keys.contains($0) ?? true }.compactMap { platform in
      guard let after = new.floor(platform), let least = least(on: platform) else { return nil }
      let before = floor(platform)
      let floors = [before, product(platform), new.product(platform)].compactMap { $0.map { VersionNumber($0) } }
      let reached = floors.reduce(least) { $1.isLater(than: $0) ? $1 : $0 }
      return VersionNumber(after).isLater(than: reached) ? Rise(platform: platform, old: before, new: after) : nil
    }
    .sorted { $0.platform < $1.platform }
  }

  private func product(_ platform: Platform) -> String? { products?[platform] ?? nil }

  private func least(on platform: Platform) -> VersionNumber? {
    ([Self.first] + purposes).compactMap { $0[platform].map { VersionNumber($0) } }.max()
  }

  /// Every clause that names the platform or all of them counts, those of enclosing types too; the highest holds. Code
  /// for Catalyst has the clauses of iOS unless it has its own.
  private func floor(_ platform: Platform) -> String? {
    let hasOwn = clauses.contains { $0.platform == platform.rawValue }
    let name = platform == .macCatalyst && !hasOwn ? Platform.iOS.rawValue : platform.rawValue
    let names = [name, "anyAppleOS"] + (isInExtension ? ["\(name)ApplicationExtension"] : [])
    return clauses.filter { names.contains($0.platform) }.compactMap(\.introduced)
      .max { VersionNumber($0) < VersionNumber($1) }
  }
}

extension SystemVersions {
  fileprivate subscript(platform: Platform) -> String? {
    switch platform {
    case .iOS: iOS
    case .macOS: macOS
    case .watchOS: watchOS
    case .tvOS: tvOS
    case .visionOS: visionOS
    case .macCatalyst: iOS
    }
  }
}
