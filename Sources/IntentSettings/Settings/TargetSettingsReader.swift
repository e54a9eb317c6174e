import IntentSurface
import YAMLReading
import Yams

/// Reads `targets:` of the settings.
struct TargetSettingsReader {
  let reader: YAMLReader

  private static let keys = ["name", "kind", "paths", "platforms", "flags"]

  /// - Parameter check: says what is wrong with a path.
  func targets(_ node: Node, of app: String, check: (String, Node) -> Void) -> [DeclaredTarget] {
    guard let entries = node.sequence else {
      reader.report("targets must be a list with one entry per target: `- { paths: […], platforms: {…} }`.", at: node)
      return []
    }
    var targets: [DeclaredTarget] = []
    for entry in entries {
      guard let target = target(entry, of: app, check: check) else { continue }
      if targets.contains(where: { $0.name == target.name }) {
        reader.report("two targets are called “\(target.name)”; give each a different `name:`.", at: entry)
      }
      targets.append(target)
    }
    return targets
  }

  private func target(_ node: Node, of app: String, check: (String, Node) -> Void) -> DeclaredTarget? {
    let values = reader.mapping(node, "a target", keys: Self.keys)
    guard node.mapping != nil else { return nil }
    for key in ["paths", "platforms"] where values[key] == nil {
      reader.report("this target has no `\(key):`.", at: node)
    }
    let paths = reader.texts(values["paths"], "paths").map { text, node in
      check(text, node)
      if text.contains("*") { reader.report("paths must be folders or files; patterns don't work here.", at: node) }
      return text.hasSuffix("/") ? String(text.dropLast()) : text
    }
    let platforms = values["platforms"].map(platforms) ?? []
    let kind = reader.choice(values["kind"], "kind", of: Kind.self) ?? .app
    let name = reader.text(values["name"], "name") ?? (kind == .app ? app : paths.first ?? app)
    guard !paths.isEmpty, !platforms.isEmpty else { return nil }
    let flags = Set(reader.texts(values["flags"], "flags").map(\.text))
    return DeclaredTarget(name: name, kind: kind.host, paths: paths, platforms: platforms, flags: flags)
  }

  /// A list of names, or a mapping from names to the oldest systems.
  private func platforms(_ node: Node) -> [HostPlatform] {
    guard node.mapping != nil else {
      return Set(reader.texts(node, "platforms").compactMap { platform($0.text, at: $0.node) }).sorted()
        .map { HostPlatform($0) }
    }
    let pairs = reader.pairs(node, "platforms").compactMap { name, keyNode, value -> HostPlatform? in
      guard let platform = platform(name, at: keyNode) else { return nil }
      guard let floor = reader.text(value, "the oldest \(name)") else { return HostPlatform(platform) }
      if floor.wholeMatch(of: /[0-9]+(\.[0-9]+)*/) == nil {
        reader.report("the oldest \(name) must be a version such as 17.0, not “\(floor)”.", at: value)
      }
      return HostPlatform(platform, floor: floor)
    }
    return pairs.sorted { $0.platform < $1.platform }
  }

  private func platform(_ name: String, at node: Node) -> Platform? {
    let names = Platform.allCases.map(\.rawValue)
    if let platform = Platform(rawValue: name) { return platform }
    reader.reportUnknown(name, of: "platforms", known: names, at: node)
    return nil
  }

  private enum Kind: String, CaseIterable {
    case app, `extension`, watchApp

    var host: HostBundle.Kind {
      switch self {
      case .app: .app
      case .extension: .extension
      case .watchApp: .watchApp
      }
    }
  }
}
