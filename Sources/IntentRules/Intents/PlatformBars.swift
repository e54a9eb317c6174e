import IntentComparison
import IntentSurface

/// What newly closes code to systems that it was open to.
struct PlatformBars {
  let bars: [PlatformBar]
  /// Whether the source code shows that the app shipped there.
  let isSure: Bool

  /// A platform that the app did not ship on takes nothing from anybody: code is often closed to a new system first.
  ///
  /// - Parameters:
  ///   - hosts: the products that shipped it; `platforms` those that it was compiled for.
  ///   - isInExtension: whether clauses for extensions alone count.
  ///   - surface: the old one.
  ///   - isOpen: whether something else does the same there.
  init(
    from old: [Availability], to new: [Availability], hosts: [String], platforms: [Platform]?,
    isInExtension: Bool = false, in surface: Surface, except isOpen: (PlatformBar) -> Bool = { _ in false }
  ) {
    let before = Set(old.compactMap { PlatformBar($0, isInExtension: isInExtension) })
    let known = surface.floors(of: hosts, on: platforms).map { Array($0.keys) }
    let shipped = Set((known ?? platforms ?? surface.readFrom.platforms).map(\.rawValue))
    bars = Set(new.compactMap { PlatformBar($0, isInExtension: isInExtension) }).subtracting(before)
      .filter { !isOpen($0) }
      .filter { shipped.isEmpty || $0.platform == "*" || shipped.contains($0.platform) }
      .sorted { $0.description < $1.description }
    isSure = known != nil || !bars.allSatisfy(\.isSecondary)
  }

  /// Those that are sure.
  init(_ bars: [PlatformBar]) {
    self.bars = bars
    isSure = true
  }

  /// What tells them from others.
  var key: String { bars.map(\.description).joined(separator: ", ") }

  /// A sentence about what loses something.
  func sentence(_ what: String, _ loss: String) -> String {
    let places = bars == [.everywhere] ? "any platform" : key
    let doubt = isSure ? "" : " The source code does not show whether the app shipped there."
    return "\(what) is no longer available on \(places); \(loss) there.\(doubt)"
  }

  /// The finding, softer where nobody knows that it is one; none where nothing is closed.
  func judgement(
    _ subject: Subject, _ what: String, _ loss: String, unsure effects: [Audience: Effect]
  ) -> Judgement? {
    guard !bars.isEmpty else { return nil }
    return Judgement(
      subject, sentence(what, loss), effects: isSure ? nil : effects, confidence: isSure ? nil : .low, key: key,
      platforms: platforms)
  }

  /// The platforms that a finding is true on; nil for all of them.
  var platforms: [Platform]? {
    bars == [.everywhere] ? nil : bars.compactMap { Platform(rawValue: $0.platform) }
  }
}

/// A platform, or its newer versions, that code is closed to.
struct PlatformBar: Hashable, CustomStringConvertible {
  static let everywhere = PlatformBar(platform: "*")

  /// A platform as a clause names it, `*` for all of them.
  let platform: String
  /// The first version without it; nil where no version has it.
  let version: String?

  init(platform: String, from version: String? = nil) {
    self.platform = platform
    self.version = version
  }

  /// Whether a clause closes code to it too.
  func isIn(_ clause: Availability) -> Bool { PlatformBar(clause, isInExtension: true)?.platform == platform }

  /// Nil for a clause that closes nothing.
  init?(_ clause: Availability, isInExtension: Bool) {
    guard clause.isUnavailable == true || clause.obsoleted != nil else { return nil }
    guard isInExtension || !clause.isOfExtensions else { return nil }
    self.init(platform: clause.system, from: clause.isUnavailable == true ? nil : clause.obsoleted)
  }

  /// `iOS from 17.0`.
  var description: String { version.map { "\(platform) from \($0)" } ?? platform }

  /// Whether it shuts out a system that code names before any version for it is out.
  var isSecondary: Bool {
    version == nil && [Platform.visionOS, .watchOS, .tvOS, .macCatalyst].map(\.rawValue).contains(platform)
  }
}
