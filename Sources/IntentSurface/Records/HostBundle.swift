/// One bundle that an app consists of and that may offer intents: as it was built, or as a project file makes it.
package struct HostBundle: Codable, Hashable, Sendable {
  /// What the system takes a bundle for.
  package enum Kind: String, Codable, Hashable, Sendable {
    case app, watchApp, `extension`, framework
    /// A bundle of another kind, or build products that are no bundle yet.
    case other
  }

  /// The bundle identifier; devices store it in front of an action's identifier. For source code, the target's name.
  package var identifier: String
  /// Which kind it is.
  package var kind: Kind
  /// For source code: the bundle identifier, where the project says it.
  package var bundleIdentifier: String?
  /// For source code: the apps that it is embedded in, sorted.
  @Omitted package var apps: [String]
  /// For source code: the systems that it is built for, sorted; empty where nothing says, or where it was not recorded.
  @Omitted package var platforms: [HostPlatform]
  /// For source code: the SiriKit intents that its property list declares (`IntentsSupported`, `INIntentsSupported`),
  /// sorted; empty where the lists of its apps are not all known, or where it was not recorded.
  @Omitted package var declaredIntents: [String]

  /// The apps that it is part of: itself, where it is one.
  package var homes: [String] { kind == .app ? [identifier] : apps }

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    identifier: String, kind: Kind, bundleIdentifier: String? = nil, apps: [String] = [],
    platforms: [HostPlatform] = []
  ) {
    self.identifier = identifier
    self.kind = kind
    self.bundleIdentifier = bundleIdentifier
    self.apps = apps
    self.platforms = platforms
  }
}

extension HostBundle {
  /// Whether two versions have one bundle: by its name, or by its bundle identifier.
  package func isSame(as other: HostBundle) -> Bool {
    identifier == other.identifier || bundleIdentifier != nil && bundleIdentifier == other.bundleIdentifier
  }

  /// Whether devices install an extension, as far as the project says: the identifier of an embedded bundle starts with that
  /// of its app, or Xcode refuses the app.
  ///
  /// - Parameter hosts: its apps among them.
  package func isInstalled(among hosts: some Collection<HostBundle>) -> Bool {
    let apps = hosts.filter { self.apps.contains($0.identifier) }.map(\.bundleIdentifier)
    guard let own = bundleIdentifier, !own.contains("$"), !apps.isEmpty else { return true }
    return apps.contains { $0.map { $0.contains("$") || own.hasPrefix($0 + ".") } ?? true }
  }
}

extension Surface {
  /// The extensions of some names: an app may compile its widgets too, for previews, and does not offer them.
  package func extensions(named names: [String]) -> [HostBundle] {
    hosts.filter { $0.kind == .extension && names.contains($0.identifier) }
  }

  /// The widgets without those that only apps compile, where all projects were read: no system offers what is in no
  /// extension.
  package var offeredWidgets: [Widget] {
    guard readFrom.apps != nil else { return widgets }
    let apps = Set(hosts.filter { [.app, .watchApp].contains($0.kind) }.map(\.identifier))
    return widgets.filter { !$0.isPlaced || $0.hosts.isEmpty || !apps.isSuperset(of: $0.hosts) }
  }

  /// The same surface with these widgets alone.
  package func offeringItsWidgets() -> Surface {
    var surface = self
    surface.widgets = offeredWidgets
    return surface
  }

  /// The bundles of some names that offer what is in them: the extensions, or all where there is none.
  package func offerers(among names: [String]) -> [String] {
    let extensions = extensions(named: names).map(\.identifier)
    return extensions.isEmpty ? names : extensions
  }

  /// Whether some bundles are extensions, and no app has the code as well.
  package func areExtensions(_ names: [String]) -> Bool {
    !names.isEmpty && extensions(named: names).count == names.count
  }

  /// The names of the apps that have a record of some bundles.
  package func apps(with bundles: [String]) -> Set<String> {
    Set(hosts.filter { bundles.contains($0.identifier) }.flatMap(\.homes))
  }
}

/// A system that an app or extension is built for.
package struct HostPlatform: Codable, Hashable, Sendable {
  /// The platform.
  package var platform: Platform
  /// The oldest version that it runs on, `16.4`; nil where the project does not say.
  package var floor: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ platform: Platform, floor: String? = nil) {
    self.platform = platform
    self.floor = floor
  }
}
