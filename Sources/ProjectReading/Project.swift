package import IntentSurface
package import SourceScanning

/// What a project file says about its targets.
package struct Project: Hashable, Sendable {
  /// Where it comes from.
  package enum Kind: String, Hashable, Sendable {
    case xcode, package, tuist, xcodeGen, expo
    /// What the settings of this tool declare.
    case settings
  }

  /// Which kind it is.
  package var kind: Kind
  /// `Journal` for `Journal.xcodeproj`.
  package var name: String
  /// The file that it was read from, relative to the root of the tree.
  package var path: String
  /// The targets, in the order of the project.
  package var targets: [ProjectTarget] = []
  /// The products of a package and the targets that each is made of.
  package var products: [String: [String]] = [:]
  /// The folders of packages in the repository that it names by their paths.
  package var localPackages: Set<String> = []
  /// The traits that a package declares.
  package var traits: PackageTraits?
  /// What it chooses of the traits of packages that it names, by their folders.
  package var chosenTraits: [String: PackageTraits.Choice] = [:]
  /// Whether a target of a package may depend on more than is known.
  package var hasOpenDependencies = false
  /// What could not be decided, in words; then some target or file may be missing.
  package var doubts: [Doubt] = []
  /// What is not known of settings, in words; all targets and files are known all the same.
  package var gaps: [Doubt] = []

  /// Something in a project file that no reading of its text decides.
  package struct Doubt: Hashable, Sendable {
    /// What is said about it, for people.
    package var message: String
    /// The line, counted from 1; nil where nothing says.
    package var line: Int?

    init(_ message: String, line: Int? = nil) {
      self.message = message
      self.line = line
    }
  }

  /// Makes one from what is always known of it; the rest has its default.
  package init(kind: Kind, name: String, path: String) {
    self.kind = kind
    self.name = name
    self.path = path
  }

  /// Says once that a file with settings is not there.
  mutating func noteMissing(_ path: String) {
    let gap = Doubt("\(path) is missing or can't be read, so its settings for targets are unknown")
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// The folder that a tool puts the Xcode project in which it makes of this one; nil where it makes none.
  var madeFolder: String? {
    switch kind {
    case .tuist, .xcodeGen: folder
    case .expo: RelativePath.join(folder, "ios")
    case .xcode, .package, .settings: nil
    }
  }

  /// The folder that paths in the project start at; empty for the root.
  package var folder: String {
    let parts = path.split(separator: "/").dropLast(kind == .xcode ? 2 : 1)
    return parts.joined(separator: "/")
  }
}

/// One target: what is compiled into it and what it is built with.
package struct ProjectTarget: Hashable, Sendable {
  /// What a target makes.
  package enum Kind: String, Hashable, Sendable {
    case app, watchApp, `extension`, framework
    /// Code that is linked into what uses it.
    case library
    case test
    /// A tool, a resource bundle, a plugin.
    case other

    /// The bundle it is for the system; nil for what is no place that offers intents of its own.
    package var host: HostBundle.Kind? {
      switch self {
      case .app: .app
      case .watchApp: .watchApp
      case .extension: .extension
      case .framework, .library, .test, .other: nil
      }
    }
  }

  /// All that is below a folder, but for some.
  package struct Folder: Hashable, Sendable {
    /// The path, relative to where reading began.
    package var path: String
    /// Files and folders that are left out; relative to the root, as the folder itself.
    package var except: Set<String>
    /// Patterns of what is left out besides.
    package var exceptPatterns: [Glob] = []
    /// Patterns of all code that is taken; empty for everything.
    package var only: [Glob] = []
    /// The platforms that its files are compiled for; nil for all.
    package var platforms: Set<Platform>?
    /// Whether the path of a file may name the only platform that it is for.
    package var hasPlatformsInPaths = false
    /// Whether Swift code in it is compiled, rather than copied or left where it is.
    package var holdsCode = true

    /// Makes one from what is always known of it; the rest has its default.
    package init(_ path: String, except: Set<String> = []) {
      self.path = path
      self.except = except
    }

    /// A folder with what a project says of it in patterns, all relative to the root.
    ///
    /// - Parameters:
    ///   - pattern: a folder, or a pattern with wildcards, which counts from its last folder without any.
    ///   - except: what is left out: folders, files, patterns.
    package init(matching pattern: String, except: [String]) {
      let whole = except.filter { Self.isWholeFolder($0) }
      self.init(RelativePath.base(ofGlob: pattern), except: Set(whole.map { RelativePath.base(ofGlob: $0) }))
      exceptPatterns = except.filter { !Self.isWholeFolder($0) }.flatMap(Self.globs)
      if !Self.isWholeFolder(pattern, "**/*.swift") { only = Self.globs(pattern) }
    }

    /// Whether a pattern is one folder or file with all that is below, or with what ends as it may.
    private static func isWholeFolder(_ pattern: String, _ ends: String...) -> Bool {
      let base = RelativePath.base(ofGlob: pattern)
      return pattern == base
        || (["**", "**/*"] + ends).contains { RelativePath.join(base, $0) == pattern }
    }

    // What a pattern matches may be a folder. Alternatives and sets of letters are no part of a `Glob`: such a pattern says
    // nothing here.
    private static func globs(_ pattern: String) -> [Glob] {
      pattern.contains { "[{".contains($0) } ? [] : [Glob(pattern), Glob(pattern + "/**")]
    }
  }

  /// Its name.
  package var name: String
  /// Which kind it is.
  package var kind: Kind
  /// As the project calls it: `app-extension`; empty where it has no name for it.
  package var productType = ""
  /// Sorted; empty where the project does not say.
  package var platforms: [Platform] = []
  /// The oldest system of each platform that it runs on, as far as the project says.
  package var floors: [Platform: String] = [:]
  /// The configuration that ships, which all the rest is about.
  package var configuration: String?
  /// Compilation conditions of the release build, sorted.
  package var flags: [String] = []
  /// The conditions on platforms that have others.
  package var flagsOnPlatform: [Platform: [String]] = [:]
  /// The version of the Swift language that its code is in, `5.0`; nil where the project does not say.
  package var languageVersion: String?
  /// Nil where it is not literal, or computed from what is not in the repository.
  package var bundleIdentifier: String?
  /// Its property list, from the root of the tree; nil where the build makes one, or where it is not literal.
  package var propertyList: String?
  /// What is in that list, where a tool that makes projects writes it; a part that is computed is a setting that nothing
  /// sets.
  package var writtenList: PropertyListText?
  /// The widgets that a tool which makes projects writes the code of; without their bundles.
  package var writtenWidgets: [Widget] = []
  /// Code of the app, such as that of plugins, which may write more code into it before a build: files without their
  /// endings, or folders.
  package var writers: Set<String> = []
  /// The settings for all its systems.
  package var settings = BuildSettings(layers: [])
  /// Whether the build makes a property list from settings.
  package var makesPropertyList = false
  /// Whether the build tells the system of its App Intents.
  package var extractsMetadata = true
  /// Source files by their paths from the root of the tree.
  package var files: Set<String> = []
  /// The folders.
  package var folders: [Folder] = []
  /// The platforms of files that are compiled for some only.
  package var filters: [String: Set<Platform>] = [:]
  /// Which files are left out all the same, by their names.
  package var names = NameFilter()
  /// The same on platforms that have others.
  package var namesOnPlatform: [Platform: NameFilter] = [:]
  /// Whether nobody can tell all of its compilation conditions.
  package var hasOpenFlags = false
  /// Whether nobody can tell which files are left out.
  package var hasOpenExclusions = false
  /// What traits of its package turn on.
  package var traitSettings: [PackageTraits.Setting] = []
  /// The names of targets and products that it embeds, links or waits for, in this project or another.
  package var dependencies: Set<String> = []
  /// The platforms of those that are linked on some only.
  package var dependencyFilters: [String: Set<Platform>] = [:]

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Whether a file is compiled into it.
  func compiles(_ path: String) -> Bool {
    guard files.contains(path) || folders.contains(where: { $0.contains(path) }) else { return false }
    return platforms.isEmpty ? !names.leavesOut(path) : platforms.contains { !leavesOut(path, on: $0) }
  }

  /// The platforms that a file is compiled for; nil for all of the target's.
  package func platforms(of path: String) -> Set<Platform>? {
    if let filter = filters[path] { return filter }
    let holding = files.contains(path) ? [] : folders.filter { $0.contains(path) }
    var found: Set<Platform> = []
    for folder in holding {
      guard let platforms = folder.platforms(of: path) else { return nil }
      found.formUnion(platforms)
    }
    return holding.isEmpty ? nil : found
  }

  /// Whether the name of a file keeps it out on a platform.
  func leavesOut(_ path: String, on platform: Platform) -> Bool { (namesOnPlatform[platform] ?? names).leavesOut(path) }

  /// The platforms with their floors, sorted.
  package var hostPlatforms: [HostPlatform] { platforms.map { HostPlatform($0, floor: floors[$0]) } }

  /// The compilation conditions on a platform, sorted.
  package func flags(on platform: Platform) -> [String] { flagsOnPlatform[platform] ?? flags }

  /// Adds conditions, on some platforms or on all.
  mutating func define(_ names: Set<String>, on platforms: Set<Platform>? = nil) {
    guard !names.isEmpty else { return }
    for platform in platforms ?? Set(flagsOnPlatform.keys) {
      flagsOnPlatform[platform] = names.union(flags(on: platform)).sorted()
    }
    if platforms == nil { flags = names.union(flags).sorted() }
  }
}

extension ProjectTarget {
  /// What it compiles, under paths in lowercase.
  var folded: ProjectTarget {
    var target = ProjectTarget(name: name, kind: kind)
    target.files = Set(files.map { $0.lowercased() })
    target.folders = folders.map(\.folded)
    target.platforms = platforms
    target.names = names.folded
    target.namesOnPlatform = namesOnPlatform.mapValues(\.folded)
    return target
  }
}

extension ProjectTarget.Folder {
  fileprivate var folded: Self {
    var folder = Self(path.lowercased(), except: Set(except.map { $0.lowercased() }))
    folder.exceptPatterns = exceptPatterns.map { Glob($0.description.lowercased()) }
    folder.holdsCode = holdsCode
    folder.only = only.map { Glob($0.description.lowercased()) }
    return folder
  }

  func contains(_ file: String) -> Bool {
    guard RelativePath.isInside(file, path), !isExcept(file), holdsCode || !file.hasSuffix(".swift") else {
      return false
    }
    // What else a build takes of a folder, such as definitions of intents, may be named elsewhere.
    return only.isEmpty || !file.hasSuffix(".swift") || only.contains { $0.matches(file) }
  }

  /// The platforms that one of its files is compiled for; nil for all.
  fileprivate func platforms(of file: String) -> Set<Platform>? {
    guard platforms == nil, hasPlatformsInPaths else { return platforms }
    let whole = "/" + file.lowercased()
    return [.iOS, .tvOS, .macOS, .macCatalyst, .watchOS, .visionOS].first { (platform: Platform) in
      let name = platform.rawValue.lowercased()
      return whole.contains("/\(name)/") || whole.hasSuffix("_\(name).swift")
    }
    .map { [$0] }
  }

  private func isExcept(_ file: String) -> Bool {
    except.contains { RelativePath.isInside(file, $0) } || exceptPatterns.contains { $0.matches(file) }
  }
}
