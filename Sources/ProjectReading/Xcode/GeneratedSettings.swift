package import IntentSurface
package import SourceScanning

/// Build settings that a specification gives for a project that a tool makes of it.
package struct GeneratedSettings {
  /// The strongest first.
  private var layers: [SettingsLayer] = []
  private let configuration: String
  private let files: XCConfig
  /// Settings files that are named and are not in the tree.
  package private(set) var missing: [String] = []

  /// Makes one from what is always known of it; the rest has its default.
  package init(configuration: String, in tree: any SourceTree) {
    self.configuration = configuration
    files = XCConfig(tree: tree)
  }

  /// The setting that has the oldest system of a platform.
  package static func floorKey(for platform: Platform) -> String { XcodeSystems.floorKey(for: platform) }

  /// Adds what is weaker than all so far.
  package mutating func add(_ settings: [String: String]) { layers.append(SettingsLayer(settings)) }

  /// Adds an `.xcconfig` file, which is weaker than all so far.
  package mutating func add(fileAt path: String) {
    let reading = files.reading(at: path)
    layers.append(reading.layer)
    missing += reading.missing
  }

  /// Tells a target what its platforms' floors, its conditions and its identifier are, where the settings have them.
  package func fill(_ target: inout ProjectTarget) {
    let common = settings(sdk: nil)
    target.configuration = configuration
    target.flags = XcodeSystems.conditions(common).sorted()
    if target.platforms.isEmpty {
      let isWhole = [.app, .watchApp, .extension].contains(target.kind)
      target.platforms = XcodeSystems.platforms(common, isWhole: isWhole)
    } else if target.platforms.contains(.iOS), common.value("SUPPORTS_MACCATALYST") == "YES" {
      target.platforms = Set(target.platforms + [.macCatalyst]).sorted()
    }
    target.bundleIdentifier = common.value("PRODUCT_BUNDLE_IDENTIFIER")
    for platform in target.platforms {
      let own = settings(sdk: XcodeSystems.sdk(for: platform))
      if let floor = own.value(XcodeSystems.floorKey(for: platform)), floor.first?.isNumber == true {
        target.floors[platform] = floor
      }
      let flags = XcodeSystems.conditions(own).sorted()
      if flags != target.flags { target.flagsOnPlatform[platform] = flags }
    }
  }

  private func settings(sdk: String?) -> BuildSettings {
    let context = SettingsLayer.Context(sdk: sdk, configuration: configuration)
    return BuildSettings(layers: layers.map { $0.values(in: context) })
  }
}
