package import IntentSurface

/// Reads a surface from Swift source.
package struct SourceReader: Sendable {
  /// How much of a file a look needs: one byte more than the largest that is not refused for its size.
  package static let lookLimit = ParserGuard.maximumBytes + 1

  private let options: ReadingOptions
  private let parses: ParseStore

  /// - Parameter parses: what other readings of this app have parsed.
  package init(options: ReadingOptions, parses: ParseStore = ParseStore()) {
    self.options = options
    self.parses = parses
  }

  /// Reads every file of a tree that can matter; what could not be read is a diagnostic and the rest is still read.
  ///
  /// The result depends on the contents of the tree alone, not on the order of its paths or on the threads.
  ///
  /// - Parameter projects: where the project files are; nil for the tree itself.
  package func read(_ tree: some SourceTree, projectsIn projects: (any SourceTree)? = nil) -> SurfaceReading {
    parses.reading { surface(of: tree, projectsIn: projects) }
  }

  private func surface(of tree: some SourceTree, projectsIn projects: (any SourceTree)?) -> SurfaceReading {
    let (found, candidates) = Workers.both { [options] in
      ProjectFiles(in: projects ?? tree).adding(options.projects)
    } _: {
      CandidateFiles(in: tree, threads: options.threads, parses: parses)
    }
    let projects = found ?? ProjectFiles()
    let membership = projects.membership
    let deciding = candidates.files.filter { !$0.isForSiri }
    let chosen = options.platforms.map { Set($0).sorted() } ?? []
    let platforms =
      !chosen.isEmpty
      ? chosen
      : PlatformChoice.platforms(named: deciding.map(PlatformChoice.platforms), marks: candidates.marks)
    let modules = ModuleNames(prefixes: options.modules, paths: tree.paths, membership: membership)
    // Without `#if`, every platform has the same surface.
    let isConditional = candidates.files.contains(where: \.isConditional)
    let readings = (isConditional ? platforms : Array(platforms.prefix(1))).map {
      reading(of: candidates.files, on: $0, modules)
    }
    var result = assemble(readings, candidates, platforms)
    result.surface.hosts = membership.hostBundles(around: result.surface.hostNames)
    result.surface = result.surface.canonical()
    result.diagnostics = (result.diagnostics + projects.diagnostics).sorted()
    return result
  }

  private func reading(
    of files: [ParsedFile], on platform: Platform, _ modules: ModuleNames
  ) -> PlatformReading {
    let regions = ConditionalRegions(
      configuration: PlatformConfiguration(platform: platform, flags: options.flags), parses: parses)
    let active = Workers.map(files, threads: options.threads) { $0.isConditional ? regions.file(activeIn: $0) : $0 }
    let threads = options.threads
    return Workers.run { PlatformReading(files: active, modules: modules, threads: threads) } ?? PlatformReading()
  }

  private func assemble(
    _ readings: [PlatformReading], _ candidates: CandidateFiles, _ platforms: [Platform]
  ) -> SurfaceReading {
    var surface = PlatformMerge(platforms: platforms, surfaces: readings.map(\.surface)).merged()
    surface.app = options.app
    surface.readFrom = Provenance(kind: .source, tool: options.tool, platforms: platforms)
    let locations = readings.reduce(into: [:]) { $0.merge($1.locations) { min($0, $1) } }
    let diagnostics = readings.reduce(into: Set(candidates.diagnostics)) { $0.formUnion($1.diagnostics) }
    return SurfaceReading(
      surface: surface, locations: locations, diagnostics: diagnostics.sorted(),
      filesSeen: candidates.seen, filesRead: candidates.files.count)
  }
}

/// What one platform's files say.
private struct PlatformReading: Sendable {
  var surface = Surface()
  var locations: [Subject: SourceLocation] = [:]
  var diagnostics: Set<Diagnostic> = []

  init() {}

  init(files: [ParsedFile], modules: ModuleNames, threads: Int) {
    let index = DeclarationIndex(files: files, modules: modules, threads: threads)
    let count = index.types.count
    let shares = (0..<threads).map { count * $0 / threads..<count * ($0 + 1) / threads }
    let parts = Workers.map(shares, threads: threads) { types in
      let builder = SurfaceBuilder(files: files, index: index)
      return PlatformReading(builder.surface(ofTypes: types), builder.places)
    }
    parts.forEach { add($0) }
    let builder = SurfaceBuilder(files: files, index: index)
    builder.addUses(to: &surface, threads: threads)
    ActivityReader(names: builder.names, files: files, threads: threads).add(to: &surface)
    add(PlatformReading(Surface(), builder.places))
    diagnostics.formUnion(files.compactMap(\.parseDiagnostic))
  }

  private init(_ surface: Surface, _ places: Places) {
    self.surface = surface
    locations = places.locations
    diagnostics = places.diagnostics
  }

  /// Adds what the types after these say.
  private mutating func add(_ next: PlatformReading) {
    surface.intents += next.surface.intents
    surface.entities += next.surface.entities
    surface.queries += next.surface.queries
    surface.enums += next.surface.enums
    surface.unionValues += next.surface.unionValues
    surface.appShortcuts += next.surface.appShortcuts
    surface.widgets += next.surface.widgets
    surface.packages += next.surface.packages
    for intent in next.surface.systemIntents { surface.join(intent) }
    locations.merge(next.locations, uniquingKeysWith: min)
    diagnostics.formUnion(next.diagnostics)
  }
}

extension Surface {
  /// Every app and extension that a record is in.
  fileprivate var hostNames: Set<String> {
    let lists =
      intents.map(\.hosts) + entities.map(\.hosts) + queries.map(\.hosts) + enums.map(\.hosts)
      + unionValues.map(\.hosts) + appShortcuts.map(\.hosts) + widgets.map(\.hosts)
    return Set(lists.joined())
  }
}
