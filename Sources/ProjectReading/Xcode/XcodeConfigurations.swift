import SourceScanning

/// The build settings of a project's targets in the configuration that ships.
///
/// A class, because what it finds of files is kept for later questions.
final class XcodeConfigurations {
  let targets: [XcodeObject]
  private let objects: XcodeObjects
  private let paths: XcodePaths
  private let schemes: XcodeSchemes
  private let files: XCConfig
  let tree: any SourceTree
  /// Settings files that are named and are not in the tree.
  private(set) var missing: [String] = []
  private var readings: [String: XCConfig.Reading] = [:]
  private var chosen: [String: String] = [:]
  private var layers: [String: SettingsLayer] = [:]
  private var sharedValues: [SharedKey: [[String: String]]] = [:]

  private struct SharedKey: Hashable {
    let configuration: String
    let context: SettingsLayer.Context
  }

  init(objects: XcodeObjects, paths: XcodePaths, schemes: XcodeSchemes, tree: any SourceTree) {
    self.objects = objects
    self.paths = paths
    self.schemes = schemes
    self.tree = tree
    files = XCConfig(tree: tree)
    targets = objects.all(objects.root.texts("targets")).filter { $0.kind == "PBXNativeTarget" }
  }

  /// The settings of a target for one system, or what holds for all of them.
  func settings(of target: XcodeObject, sdk: String?) -> BuildSettings {
    let name = configuration(of: target)
    let own = configuration(name, of: target)
    let shared = configuration(name, of: objects.root)
    let context = SettingsLayer.Context(sdk: sdk, configuration: name ?? "Release")
    var layers = own.map { [layer($0), base(of: $0)].map { $0.values(in: context) } } ?? [[:], [:]]
    layers += shared.map { values(ofShared: $0, in: context) } ?? [[:], [:]]
    return BuildSettings(layers: layers, of: target.text("name") ?? "", in: context)
  }

  /// Whether files with settings of a target, or of the project, are missing.
  func isIncomplete(_ target: XcodeObject) -> Bool {
    let name = configuration(of: target)
    return [configuration(name, of: target), configuration(name, of: objects.root)].contains { configuration in
      configuration.flatMap(path(ofBaseOf:)).flatMap { readings[$0] }?.missing.isEmpty == false
    }
  }

  /// The configuration that a target ships in: that of the schemes that archive it, or that archive the apps.
  func configuration(of target: XcodeObject) -> String? {
    if let known = chosen[target.id] { return known }
    let choice = schemes.configuration(for: [target.id]) ?? schemes.configuration(for: apps) ?? standard(of: target)
    chosen[target.id] = choice
    return choice
  }

  // Once for all targets: a project may have thousands.
  private lazy var apps = Set(
    targets.filter { $0.text("productType")?.hasSuffix("product-type.application") == true }.map(\.id))

  /// The default configuration unless that is for debugging, else one named for it, else the last.
  private func standard(of object: XcodeObject) -> String? {
    guard let list = objects[object.text("buildConfigurationList")] else { return nil }
    let names = objects.all(list.texts("buildConfigurations")).compactMap { $0.text("name") }
    func named(_ word: String) -> String? {
      names.first { $0 == word } ?? names.first { $0.lowercased().contains(word.lowercased()) }
    }
    let standard = list.text("defaultConfigurationName") ?? ""
    let isForDebugging = standard.isEmpty || standard.lowercased().contains("debug")
    return (isForDebugging ? nil : names.first { $0 == standard }) ?? named("Release") ?? named("AppStore")
      ?? names.last
  }

  /// A configuration by its name; where an object has none of the name, that which it would ship in by itself.
  private func configuration(_ name: String?, of object: XcodeObject) -> XcodeObject? {
    guard let list = objects[object.text("buildConfigurationList")] else { return nil }
    let all = objects.all(list.texts("buildConfigurations"))
    func named(_ name: String?) -> XcodeObject? { name.flatMap { name in all.first { $0.text("name") == name } } }
    return named(name) ?? named(standard(of: object))
  }

  // Every target asks for those of the project, for every system.
  private func values(ofShared configuration: XcodeObject, in context: SettingsLayer.Context) -> [[String: String]] {
    let key = SharedKey(configuration: configuration.id, context: context)
    if let known = sharedValues[key] { return known }
    let values = [layer(configuration), base(of: configuration)].map { $0.values(in: context) }
    sharedValues[key] = values
    return values
  }

  private func layer(_ configuration: XcodeObject) -> SettingsLayer {
    if let known = layers[configuration.id] { return known }
    let layer = SettingsLayer(configuration.settings("buildSettings"))
    layers[configuration.id] = layer
    return layer
  }

  private func base(of configuration: XcodeObject) -> SettingsLayer {
    guard let path = path(ofBaseOf: configuration) else { return SettingsLayer() }
    if let known = readings[path] { return known.layer }
    let reading = files.reading(at: path)
    readings[path] = reading
    missing += reading.missing
    return reading.layer
  }

  private func path(ofBaseOf configuration: XcodeObject) -> String? {
    if let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let below = configuration.text("baseConfigurationReferenceRelativePath")
    {
      return paths.path(of: anchor).flatMap { RelativePath.join($0, below) }
    }
    return configuration.text("baseConfigurationReference").flatMap { paths.path(of: $0) }
  }
}
