import IntentSurface
import SourceScanning

@testable import ProjectReading

extension ProjectTarget {
  /// All that is known of a target, one line for each field that says something.
  var outline: [String] {
    func list(_ title: String, _ values: some Collection<String>) -> [String] {
      values.isEmpty ? [] : ["\(title): " + values.sorted().joined(separator: " ")]
    }
    func names(_ platforms: Set<Platform>) -> String { platforms.sorted().map(\.rawValue).joined(separator: "+") }
    let systems = hostPlatforms.map { [$0.platform.rawValue, $0.floor].compactMap(\.self).joined(separator: "-") }
    let otherFloors = floors.filter { !platforms.contains($0.key) }.map { "\($0.key.rawValue)-\($0.value)" }
    return ["\(name): \(kind.rawValue)" + (productType.isEmpty ? "" : " (\(productType))")]
      + list("on", systems) + list("floors", otherFloors) + list("configuration", [configuration].compactMap(\.self))
      + list("flags", flags)
      + flagsOnPlatform.sorted { $0.key < $1.key }.map {
        "flags on \($0.key.rawValue): \($0.value.joined(separator: " "))"
      }
      + list("bundle", [bundleIdentifier].compactMap(\.self))
      + list("list", writtenList == nil ? [propertyList].compactMap(\.self) : [])
      + list("writes", writtenText)
      + list("makes", makesPropertyList ? ["list"] : []) + list("names", nameSettings)
      + list("files", files)
      + list("folders", folders.map(\.outline))
      + list("filters", filters.map { "\($0)=\(names($1))" }) + list("excluded", self.names.excluded)
      + list("included", self.names.included)
      + list("uses", dependencies.map { name in name + (dependencyFilters[name].map { "(\(names($0)))" } ?? "") })
  }
}

extension ProjectTarget {
  private var nameSettings: [String] {
    let keys = Set(settings.layers.dropFirst().flatMap(\.keys))
    return keys.filter { $0.contains("NAME") || $0.hasPrefix("INFOPLIST_KEY_CFBundle") }.compactMap { key in
      settings.value(key).flatMap { name.hasPrefix($0) ? nil : "\(key)=\($0)" }
    }
  }

  /// What is written besides the name that a tool gives each target.
  private var writtenText: [String] {
    let text = writtenList?.xml ?? ""
    return text.isEmpty || text.split(separator: "<key>").count == 2 ? [] : [text]
  }
}

extension ProjectTarget.Folder {
  fileprivate var outline: String {
    func patterns(_ sign: String, _ globs: [Glob]) -> String {
      globs.map(\.description).filter { !$0.hasSuffix("/**") }.sorted().map { sign + $0 }.joined()
    }
    return path + except.sorted().map { "-\($0)" }.joined() + patterns("=", only) + patterns("-", exceptPatterns)
  }
}

extension Project {
  /// Its targets, its products and what is not known of it.
  var outline: [String] {
    targets.flatMap(\.outline) + products.sorted { $0.key < $1.key }.map { "product \($0.key): \($0.value)" }
      + localPackages.sorted().map { "package \($0)" }
      + doubts.map { "doubt\($0.line.map { " in line \($0)" } ?? ""): \($0.message)" }
      + gaps.map { "gap: \($0.message)" }
  }
}
