import AppIntentsFacts
import IntentSurface
import ProjectReading

/// Says which module or target a file belongs to, from its path, and which apps and extensions have its code.
struct ModuleNames {
  let membership: Membership
  /// What code finds in the bundle that it runs in.
  var bundles = BundleTexts()
  /// Which bundles answer SiriKit.
  var siri = SiriBundles()
  private let prefixes: [(prefix: String, module: String)]
  private let packageFolders: Set<String>
  /// The bundles of each file in the view that is read, where that is not all of them.
  private var hostsByPath: [String: [String]] = [:]

  /// - Parameter paths: every path of the tree: a folder with a `Package.swift` is a package.
  init(prefixes: [(prefix: String, module: String)], paths: [String], membership: Membership) {
    self.membership = membership
    self.prefixes = prefixes.sorted { ($1.prefix.count, $0.prefix) < ($0.prefix.count, $1.prefix) }
    packageFolders = Set(paths.filter { $0.hasSuffix("/Package.swift") }.map { String($0.dropLast(14)) })
  }

  /// The same with the bundles that files are in where they are compiled in one way.
  func `in`(_ view: BuildPlan.View, of files: [ParsedFile]) -> ModuleNames {
    var names = self
    for file in view.files { names.hostsByPath[files[file.index].path] = file.variant.hosts }
    return names
  }

  /// The apps and extensions that have the code of a file, sorted.
  func hosts(of path: String) -> [String] { hostsByPath[path] ?? membership.hostNames(of: path) }

  /// The module that the settings name; else the target of a package; else, in a package that does not say, the folder
  /// below its `Sources`; else nil.
  func module(of path: String) -> String? {
    if let named = prefixes.first(where: { path == $0.prefix || path.hasPrefix($0.prefix.asFolder) }) {
      return named.module
    }
    if let target = membership.packageTarget(of: path) { return target }
    let parts = path.split(separator: "/")
    // A folder called `Sources` in an Xcode project says nothing about modules.
    for (index, part) in parts.enumerated() where part == "Sources" && parts.count > index + 2 {
      if index == 0 || packageFolders.contains(parts[..<index].joined(separator: "/")) {
        return String(parts[index + 1])
      }
    }
    return nil
  }
}

extension String {
  fileprivate var asFolder: String { hasSuffix("/") ? self : self + "/" }

  /// Whether a type or a module that is none of Apple's stands before a dotted name: it is not the framework's.
  var isQualifiedByOthers: Bool { contains(".") && !SystemModules.names.contains(nameComponents[0]) }
}
