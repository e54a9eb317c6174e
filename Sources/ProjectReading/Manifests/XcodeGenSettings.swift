import SourceScanning
import Yams

/// What `settings` of an XcodeGen specification set in the configuration that ships.
struct XcodeGenSettings {
  /// By their names.
  var groups: [String: Node] = [:]
  /// The configuration that ships.
  var configuration = GeneratedSettings.shipping(among: [])
  /// The names of all configurations.
  var configurations: Set<String> = ["Debug", "Release"]

  /// Takes the configurations that a specification declares, with the kind of each.
  mutating func choose(among declared: Node.Mapping) {
    configurations = Set(declared.compactMap { $0.key.string })
    configuration = GeneratedSettings.shipping(
      among: declared.filter { $0.value.string == "release" }.compactMap { $0.key.string })
  }

  /// Groups may name each other in circles, and a few lines of them can stand for thousands.
  private static let stepLimit = 200

  /// Those of several nodes together, the strongest first.
  func values(_ nodes: [Node]) -> [String: String] {
    var found: [String: String] = [:]
    var steps = 0
    for node in nodes.reversed() { add(node, to: &found, &steps) }
    // YAML's own words for the build's.
    return found.mapValues { ["true": "YES", "false": "NO"][$0] ?? $0 }
  }

  // The groups, `base` or the settings as they are, then what the shipping configuration has besides.
  private func add(_ node: Node, to found: inout [String: String], _ steps: inout Int) {
    steps += 1
    guard let all = node.mapping, steps <= Self.stepLimit else { return }
    for name in node["groups"]?.sequence ?? [] {
      if let group = name.string.flatMap({ groups[$0] }) { add(group, to: &found, &steps) }
    }
    let isPlain = ["base", "configs", "groups"].allSatisfy { node[$0] == nil }
    for (key, value) in isPlain ? all : node["base"]?.mapping ?? [:] {
      guard let key = key.string else { continue }
      found[key] = value.string ?? value.sequence?.compactMap(\.string).joined(separator: " ")
    }
    for (name, settings) in node["configs"]?.mapping ?? [:] where name.string.map(isMeant) == true {
      add(settings, to: &found, &steps)
    }
  }

  /// Whether a name stands for the configuration that ships: it is a part of it, and not the name of another.
  private func isMeant(_ name: String) -> Bool {
    configuration == name || !configurations.contains(name) && configuration.lowercased().contains(name.lowercased())
  }
}
