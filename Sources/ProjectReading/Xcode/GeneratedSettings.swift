import SourceScanning

/// Build settings that a specification gives for a target of a project that a tool makes of it.
struct GeneratedSettings {
  /// The strongest first.
  private var layers: [SettingsLayer] = []
  /// The configuration that ships.
  let configuration: String
  private let files: XCConfig
  private let tree: any SourceTree
  /// Settings files that are named and are not in the tree.
  private(set) var missing: [String] = []
  /// Whether a part of them is computed.
  var isOpen = false

  init(configuration: String, in tree: any SourceTree) {
    self.configuration = configuration
    self.tree = tree
    files = XCConfig(tree: tree)
  }

  /// The configuration that ships of those for releases: the one that the tools themselves make, else the first by name.
  static func shipping(among names: some Sequence<String>) -> String {
    let names = names.sorted()
    return names.contains("Release") ? "Release" : names.first ?? "Release"
  }

  /// Adds what is weaker than all so far.
  mutating func add(_ settings: [String: String]) { layers.append(SettingsLayer(settings)) }

  /// Adds an `.xcconfig` file, which is weaker than all so far.
  mutating func add(fileAt path: String) {
    let reading = files.reading(at: path)
    layers.append(reading.layer)
    missing += reading.missing
  }

  /// Tells a target what holds for it, and its project which files are missing.
  func fill(_ target: inout ProjectTarget, of project: inout Project) {
    target.hasOpenFlags = target.hasOpenFlags || isOpen || !missing.isEmpty
    let name = target.name
    TargetSettings(configuration: configuration, tree: tree) { settings(of: name, sdk: $0) }
      .fill(&target, in: project.folder)
    for path in missing { project.noteMissing(path) }
  }

  private func settings(of target: String, sdk: String?) -> BuildSettings {
    let context = SettingsLayer.Context(sdk: sdk, configuration: configuration)
    return BuildSettings(layers: layers.map { $0.values(in: context) }, of: target, in: context)
  }
}
