import IntentSurface
import ProjectReading
import SourceScanning

/// What is compiled for whom: one view for each platform, and for each set of compilation conditions on it.
///
/// A file is in the view of a platform only where some target for that platform compiles it. Where no project says, it is
/// in all of them.
struct BuildPlan {
  /// One way to compile the files.
  struct View {
    let platform: Platform
    /// By the position of the file.
    var files: [(index: Int, variant: Variant)] = []
  }

  /// How a file is compiled in some bundles.
  struct Variant {
    /// The conditions that the file asks about and that hold.
    var flags: Set<String>
    /// The modules that it asks for and that these bundles don't link.
    var missingModules: Set<String> = []
    /// The major version of the language, where the file asks for it and the target says so.
    var languageMode: Int?
    /// The names of the bundles, sorted.
    var hosts: [String]
    fileprivate var positions: Set<Int> = []
  }

  let platforms: [Platform]
  let views: [View]
  /// The paths of files that no target compiles.
  let nowhere: [String]
  /// The same of what is read for SiriKit alone: many of these have nothing for it.
  let nowhereForSiri: [String]
  /// The paths of files of which nothing says who compiles them.
  let unknown: [String]
  /// For files by their positions, the modules that they ask for and that nothing links which has their code.
  let missingModules: [Int: Set<String>]

  /// As many sets of conditions are told apart on one platform.
  private static let perspectiveLimit = 6

  /// - Parameters:
  ///   - guess: the platforms where no project says any.
  init(_ files: [ParsedFile], _ membership: Membership, _ options: ReadingOptions, guess: () -> [Platform]) {
    let builds = Self.builds(of: files, membership)
    let left = zip(files, builds).filter { $1 == .nowhere }.map(\.0)
    nowhere = left.filter { !$0.isForSiri }.map(\.path)
    nowhereForSiri = left.filter(\.isForSiri).map(\.path)
    unknown = zip(files, builds).filter { $1 == .unknown && !$0.isForSiri }.map(\.0.path)
    let chosen = options.platforms.map { Set($0).sorted() } ?? []
    // A file of texts or constants alone may be in apps without anything of the framework.
    let isNamed = files.contains { $0.isOfSurface }
    let known = zip(files, builds).reduce(into: Set<Platform>()) { found, file in
      if isNamed ? file.0.isOfSurface : !file.0.isForSiri { found.formUnion(file.1.uses.map(\.platform)) }
    }
    platforms = !chosen.isEmpty ? chosen : known.isEmpty ? guess() : known.sorted()
    let variants = VariantFinder(
      files: files, builds: builds, membership: membership, platforms: Set(platforms), options)
    views = platforms.flatMap { Self.views(on: $0, variants) }
    missingModules = Dictionary(
      views.flatMap(\.files).map { ($0.index, $0.variant.missingModules) }, uniquingKeysWith: { $0.intersection($1) }
    ).filter { !$0.value.isEmpty }
  }

  /// Projects that compile none of the files are not those of the app: then nothing is known of any, but of what they
  /// leave out, and of what is in the folder of an app.
  private static func builds(of files: [ParsedFile], _ membership: Membership) -> [FileBuild] {
    let builds = files.map { membership.build(of: $0.path) }
    guard !builds.contains(where: { !$0.uses.isEmpty }), !files.contains(where: { membership.isInApp($0.path) }) else {
      return builds
    }
    return zip(files, builds).map { file, build in
      let isNowhere =
        membership.isLeftOut(file.path) || build == .nowhere && membership.isInFolderOfApp(file.path)
      return isNowhere ? .nowhere : .unknown
    }
  }

  private static func views(on platform: Platform, _ finder: VariantFinder) -> [View] {
    let variants = finder.variants(on: platform)
    var perspectives: [Int?] = []
    for file in variants where file.variants.count > 1 {
      for variant in file.variants where !perspectives.contains(where: { $0.map(variant.positions.contains) == true }) {
        perspectives.append(variant.positions.min())
      }
    }
    if perspectives.isEmpty { perspectives = [nil] }
    let hosts = perspectives.prefix(perspectiveLimit)
    let shown = Set(hosts.compactMap(\.self))
    return hosts.map { host in
      View(
        platform: platform,
        files: variants.compactMap { file in
          let own = file.variants.first { variant in host.map(variant.positions.contains) == true }
          // What only others compile is in their views, where there are any.
          func other() -> Variant? {
            file.variants.contains { !$0.positions.isDisjoint(with: shown) } ? nil : file.variants.first
          }
          return (own ?? other()).map { (file.index, finder.seen($0, from: host, others: shown)) }
        })
    }
  }

  /// Finds the ways in which each file is compiled on a platform.
  private struct VariantFinder {
    let files: [ParsedFile]
    let builds: [FileBuild]
    let membership: Membership
    /// Those of all views.
    let platforms: Set<Platform>
    /// Conditions that the settings declare.
    let flags: Set<String>
    private let unknownModules: Set<String>
    private let words: [Set<String>]
    private let imports: [Set<String>]

    init(
      files: [ParsedFile], builds: [FileBuild], membership: Membership, platforms: Set<Platform>,
      _ options: ReadingOptions
    ) {
      self.files = files
      self.builds = builds
      self.membership = membership
      self.platforms = platforms
      flags = options.flags
      unknownModules = options.unknownModules
      words = files.map { $0.isConditional ? $0.conditionWords : [] }
      imports = files.map { $0.isConditional ? $0.importsInConditions : [] }
    }

    func variants(on platform: Platform) -> [(index: Int, variants: [Variant])] {
      // What the settings say the app ships on, and no project builds, is read as if there were no project.
      let isBuilt = membership.platforms.contains(platform)
      return files.indices.compactMap { index in
        switch builds[index] {
        case .nowhere: return nil
        case .unknown: return (index, [open(index, on: platform)])
        case .known where !isBuilt: return (index, [open(index, on: platform)])
        case .known(let uses):
          // What answers SiriKit does so wherever else the app's other intents are.
          if files[index].isForSiri, uses.allSatisfy({ !platforms.contains($0.platform) }) {
            return (index, [open(index, on: platform)])
          }
          let variants = variants(of: uses.filter { $0.platform == platform }, at: index)
          return variants.isEmpty ? nil : (index, variants)
        }
      }
    }

    /// What a view tells of a file: its bundle and those without a view of their own. In the others, code that only they
    /// compile may add to it.
    func seen(_ variant: Variant, from host: Int?, others: Set<Int>) -> Variant {
      guard let host, variant.positions.contains(host) else { return variant }
      var variant = variant
      variant.hosts = variant.positions.subtracting(others.subtracting([host])).map { membership.members[$0].name }
        .sorted()
      return variant
    }

    private func open(_ index: Int, on platform: Platform) -> Variant {
      // A target that reaches no app here is compiled with its conditions all the same.
      let targets = membership.targets(of: files[index].path)
      let own = targets.reduce(into: Set<String>()) { $0.formUnion(membership.flags(of: $1, on: platform)) }
      return Variant(
        flags: flags.union(words[index].intersection(own)), missingModules: imports[index].intersection(unknownModules),
        languageMode: targets.compactMap { mode(of: $0, at: index) }.max(),
        hosts: membership.hostNames(of: files[index].path))
    }

    private func mode(of target: Int, at index: Int) -> Int? {
      words[index].contains("swift") ? membership.languageMode(of: target) : nil
    }

    private func variants(of uses: [FileBuild.Use], at index: Int) -> [Variant] {
      var variants: [Variant] = []
      for use in uses {
        let own = membership.flags(of: use.target, on: use.platform)
        let holding = words[index].intersection(flags.union(own))
        let missing = membership.modules(among: imports[index], notLinkedBy: use.host)
          .union(imports[index].intersection(unknownModules))
        let mode = mode(of: use.target, at: index)
        let known = variants.firstIndex {
          $0.flags == holding && $0.missingModules == missing && $0.languageMode == mode
        }
        if let known {
          variants[known].positions.insert(use.host)
        } else {
          variants.append(
            Variant(flags: holding, missingModules: missing, languageMode: mode, hosts: [], positions: [use.host]))
        }
      }
      return variants.map { variant in
        var variant = variant
        variant.hosts = variant.positions.map { membership.members[$0].name }.sorted()
        return variant
      }
    }
  }
}

extension ParsedFile {
  /// Whether it names something of the framework, and is not read for SiriKit or constants alone.
  fileprivate var isOfSurface: Bool { !isForSiri && !signals.isEmpty }

  /// The names in its conditions.
  var conditionWords: Set<String> { Set(conditionLines.joined()) }

  /// The modules that its conditions ask for by `canImport`.
  var importsInConditions: Set<String> {
    conditionLines.reduce(into: []) { $0.formUnion($1.modulesAskedFor) }
  }

  private var conditionLines: [[String]] {
    conditions.map { start in
      bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.split { !ByteClass.continuesIdentifier($0) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension [String] {
  /// What follows `canImport` in the words of a condition.
  var modulesAskedFor: Set<String> { Set(zip(self, dropFirst()).filter { $0.0 == "canImport" }.map(\.1)) }
}
