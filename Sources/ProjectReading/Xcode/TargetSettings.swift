import IntentSurface
import SourceScanning

/// What build settings say of a target, whoever wrote them down: Xcode, or what a tool makes a project of.
struct TargetSettings {
  /// The configuration that ships.
  let configuration: String?
  /// Where files lie that the settings name.
  let tree: any SourceTree
  /// The settings for an SDK; nil for what holds for all.
  let settings: (_ sdk: String?) -> BuildSettings

  /// Tells a target its platforms and what holds on each, where the settings have it.
  ///
  /// - Parameter folder: that paths in the project start at.
  func fill(_ target: inout ProjectTarget, in folder: String) {
    let common = settings(nil)
    addPlatforms(common, to: &target)
    let all = target.platforms.map { settings(XcodeSystems.sdk(for: $0)) }
    // Where the systems agree, what only they have is that of the target.
    let values = { (key: String) in Set(all.map { $0.value(key) }) }
    let value = { (key: String) in values(key).count == 1 ? all.first?.value(key) : common.value(key) }
    target.settings = (all.count == 1 ? all[0] : common).withoutVersions
    let list = value("INFOPLIST_FILE").flatMap { RelativePath.join(folder, $0) }
    target.propertyList = target.propertyList ?? list
    target.makesPropertyList = value("GENERATE_INFOPLIST_FILE") == "YES"
    target.extractsMetadata = value("LM_SKIP_METADATA_EXTRACTION") != "YES"
    target.configuration = configuration
    target.bundleIdentifier =
      value("PRODUCT_BUNDLE_IDENTIFIER") ?? target.bundleIdentifier ?? common.openValue("PRODUCT_BUNDLE_IDENTIFIER")
    let flags = flags(common, in: folder)
    target.flags = conditions(common, flags)
    target.languageVersion = flags.value(of: "-swift-version") ?? common.value("SWIFT_VERSION")
    target.hasOpenFlags = target.hasOpenFlags || flags.isOpen
    target.names = NameFilter(common)
    note(common, in: &target)
    for (platform, own) in zip(target.platforms, all) {
      if let floor = own.value(XcodeSystems.floorKey(for: platform)), floor.first?.isNumber == true {
        target.floors[platform] = floor
      }
      let flags = conditions(own, self.flags(own, in: folder))
      if flags != target.flags { target.flagsOnPlatform[platform] = flags }
      let names = NameFilter(own)
      if names != target.names { target.namesOnPlatform[platform] = names }
      note(own, in: &target)
    }
  }

  private func flags(_ settings: BuildSettings, in folder: String) -> CompilerFlags {
    CompilerFlags(settings.words(XcodeSystems.conditionKeys[1]).joined(separator: " ")) { name in
      guard let path = RelativePath.join(folder, name), let bytes = try? tree.contents(of: path) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// `DEBUG` is one in what ships where its configuration sets it, and not where no other than for debugging is known.
  private func conditions(_ settings: BuildSettings, _ flags: CompilerFlags) -> [String] {
    let isForDebugging = configuration?.lowercased().contains("debug") ?? false
    return XcodeSystems.conditions(named: settings.words(XcodeSystems.conditionKeys[0]), flags: flags.words)
      .subtracting(isForDebugging ? ["DEBUG"] : []).sorted()
  }

  private func addPlatforms(_ settings: BuildSettings, to target: inout ProjectTarget) {
    if target.platforms.isEmpty {
      let isWhole =
        target.kind.host != nil || ["application", "extension"].contains { target.productType.contains($0) }
      target.platforms = XcodeSystems.platforms(settings, isWhole: isWhole)
    } else if target.platforms.contains(.iOS), settings.value("SUPPORTS_MACCATALYST") == "YES" {
      target.platforms = Set(target.platforms + [.macCatalyst]).sorted()
    }
  }

  /// What of the settings nothing here works out.
  private func note(_ settings: BuildSettings, in target: inout ProjectTarget) {
    if !XcodeSystems.conditionKeys.allSatisfy(settings.isKnown) { target.hasOpenFlags = true }
    if !NameFilter.keys.allSatisfy(settings.isKnown) { target.hasOpenExclusions = true }
  }
}

extension NameFilter {
  /// The settings that have it.
  static let keys = ["EXCLUDED_SOURCE_FILE_NAMES", "INCLUDED_SOURCE_FILE_NAMES"]

  /// Leaves nothing out where the settings can't be worked out.
  fileprivate init(_ settings: BuildSettings) {
    guard Self.keys.allSatisfy(settings.isKnown) else {
      self.init()
      return
    }
    self.init(excluded: settings.words(Self.keys[0]), included: settings.words(Self.keys[1]))
  }
}
