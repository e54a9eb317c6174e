import AppIntentsFacts
package import IntentSurface
package import ProjectReading
package import SourceScanning

/// Reads a surface from Swift source.
package struct SourceReader: Sendable {
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
    readWithTargets(tree, projectsIn: projects).reading
  }

  /// As `read`, with which targets compile what, and the files that were parsed.
  package func readWithTargets(
    _ tree: some SourceTree, projectsIn projects: (any SourceTree)? = nil
  ) -> (reading: SurfaceReading, membership: Membership, parsed: Set<String>) {
    parses.reading { surface(of: tree, projectsIn: projects) }
  }

  private func surface(
    of tree: some SourceTree, projectsIn projects: (any SourceTree)?
  ) -> (reading: SurfaceReading, membership: Membership, parsed: Set<String>) {
    let (found, candidates) = Workers.both { [options, parses] in
      let projects = projects ?? tree
      return parses.projects.value(for: ProjectMemory.key(of: projects, adding: options.projects)) {
        ProjectMemory(in: projects, adding: options.projects, known: parses.xcodeProjects)
      }
    } _: {
      CandidateFiles(in: tree, threads: options.threads, parses: parses)
    }
    let (membership, moves, absent) = (found?.membership ?? Membership()).following(tree.paths)
    let files = candidates.files
    let plan = BuildPlan(files, membership, options) {
      let deciding = files.filter { !$0.isForSiri }
      return PlatformChoice.platforms(named: deciding.map(PlatformChoice.platforms), signals: candidates.signals)
    }
    var modules = ModuleNames(prefixes: options.modules, paths: tree.paths, membership: membership)
    modules.bundles = BundleTexts(membership, askedBy: files, in: projects ?? tree)
    modules.siri = SiriBundles(membership, askedBy: files, in: projects ?? tree)
    var result = assemble(readings(of: files, by: plan, modules), candidates, plan.platforms)
    result.absent = absent
    result.builtSchemes = files.reduce(into: []) { $0.formUnion($1.linkSchemes) }
    result.askedModules = files.reduce(into: []) { $0.formUnion($1.importsInConditions) }
    result.addWrittenWidgets(membership)
    result.start(widgetsBy: tree.paths.filter { RelativePath.name(of: $0) == "main.swift" }, membership)
    result.surface.hosts = membership.hostBundles(around: result.surface.hostNames)
    result.addFrameworkIntents(membership)
    result.surface.readFrom.apps = membership.builtApps(
      besides: options.platforms == nil ? result.surface.hosts.flatMap(\.platforms).map(\.platform) : Platform.allCases)
    let whole = result.surface
    result.surface.widgets.removeAll { !whole.isOpen($0.availability, in: $0.hosts) }
    result.leaveOut(metadataOf: membership.hostsWithoutMetadata)
    addWithheld(in: files, WrittenCode(membership, in: projects ?? tree), membership, plan, to: &result)
    result.surface = result.surface.canonical()
    let notes =
      moves + Self.notes(nowhere: plan.nowhere, membership) + Self.note(unknown: plan.unknown, found?.projects ?? [])
    result.diagnostics = (result.diagnostics + (found?.diagnostics ?? []) + notes).sorted()
    return (result, membership, Set(files.map(\.path)))
  }

  /// One reading for each view, side by side. Views in which all files are the same share one.
  private func readings(
    of files: [ParsedFile], by plan: BuildPlan, _ modules: ModuleNames
  ) -> [(platform: Platform, reading: PlatformReading)] {
    let views = plan.views.map { view in
      ActiveFiles(of: files, in: view, answer: options.answer, parses: parses, threads: options.threads)
    }
    let distinct = views.indices.filter { index in !views[..<index].contains { $0.key == views[index].key } }
    let threads = max(1, options.threads / max(1, distinct.count))
    let read = Workers.map(distinct, threads: options.threads) { [parses] index in
      let (active, modules) = (views[index].files, modules.in(plan.views[index], of: files))
      return parses.platforms.value(for: PlatformReading.Key(active, modules)) {
        PlatformReading.Kept(
          files: active, reading: PlatformReading(files: active, modules: modules, threads: threads))
      }
    }
    let known = Dictionary(zip(distinct.map { views[$0].key }, read.map(\.reading))) { first, _ in first }
    return zip(plan.views, views).map { view, active in (view.platform, known[active.key] ?? PlatformReading()) }
  }

  private func assemble(
    _ readings: [(platform: Platform, reading: PlatformReading)], _ candidates: CandidateFiles,
    _ platforms: [Platform]
  ) -> SurfaceReading {
    let surfaces = readings.map { (platform: $0.platform, surface: $0.reading.surface) }
    var surface = PlatformMerge(platforms: platforms, surfaces: surfaces).merged()
    surface.app = options.app
    surface.readFrom = Provenance(kind: .source, tool: options.tool, platforms: platforms)
    surface.readFrom.add(unread: surfaces.flatMap(\.surface.readFrom.unread))
    let locations = readings.reduce(into: SourceLocations()) { $0.merge($1.reading.locations, on: $1.platform) }
    let objects = surfaces.flatMap(\.surface.legacyTypes)
    surface.legacyTypes = []
    let answered = surface.systemIntents.filter { !SiriProtocols.isSystemIntent($0.name) }
    surface.systemIntents.removeAll { !SiriProtocols.isSystemIntent($0.name) }
    let diagnostics = readings.reduce(into: Set(candidates.diagnostics)) { $0.formUnion($1.reading.diagnostics) }
    var result = SurfaceReading(
      surface: surface, locations: locations, diagnostics: diagnostics.sorted(),
      filesSeen: candidates.seen, filesRead: candidates.files.count)
    result.answered = Set(answered.map(\.name))
    result.answersInDoubt = Set(answered.filter(\.isInDoubt).map(\.name))
    result.objectCode = Dictionary(objects.map { ($0.name, $0.idCode) }) { Set($0 + $1).sorted() }
    result.textTables = readings.reduce(into: [:]) { $0.merge($1.reading.textTables) { $0.union($1) } }
    result.unread = Set(candidates.diagnostics.compactMap(\.location?.path))
    return result
  }

  // MARK: What people don't get

  private func addWithheld(
    in files: [ParsedFile], _ written: WrittenCode, _ membership: Membership, _ plan: BuildPlan,
    to result: inout SurfaceReading
  ) {
    let finder = WithheldTypes(
      flags: options.flags.union(membership.flags), unknownModules: options.unknownModules)
    let platforms = plan.platforms
    let nowhere = Set(plan.nowhere + plan.nowhereForSiri)
    let read = files.indices.filter { files[$0].isConditional || nowhere.contains(files[$0].path) }
    let compiled = Workers.map(read, threads: options.threads) { index in
      let file = files[index]
      guard !nowhere.contains(file.path) else {
        return finder.types(inNoApp: file, on: platforms, hosts: membership.homelessTargets(of: file.path))
      }
      let hasOpenFlags = membership.targets(of: file.path).contains { membership.members[$0].target.hasOpenFlags }
      return finder.types(
        in: file, on: platforms, without: plan.missingModules[index] ?? [], hasOpenFlags: hasOpenFlags)
    }
    let found = compiled + written.files.map { finder.types(written: $0.file, on: platforms, hosts: $0.hosts) }
    for (path, place) in found.flatMap(\.places) { result.locations.add(place, ofWithheld: path) }
    result.openConditions = found.reduce(into: []) { $0.formUnion($1.openConditions) }
    // A type that some target has as well is there.
    let shipped = result.surface.typePaths
    result.surface.withheld += Set(found.flatMap(\.types))
      .filter { !$0.conditions.isEmpty && !$0.isForDebugging || !shipped.contains($0.typePath) }
      .sorted(by: WithheldType.precedes)
    result.diagnostics += result.surface.withheld.sentences.map { Diagnostic(.note, $0) }
  }

  private static func note(unknown paths: [String], _ projects: [Project]) -> [Diagnostic] {
    let doubts = projects.flatMap { project in project.doubts.map { (project.path, $0) } }
    guard let first = paths.first, let (path, doubt) = doubts.first else { return [] }
    let what = paths.count == 1 ? first : "\(paths.count) files, \(first) among them"
    let more = doubts.count == 1 ? "" : ", beside \(doubts.count - 1) other reasons"
    return [
      Diagnostic(
        .note,
        """
        It is unknown which targets compile \(what): \(doubt.message)\(more). `targets:` in the settings can state \
        it; `intentcompat show --targets` shows what is known.
        """,
        at: SourceLocation(path: path, line: doubt.line))
    ]
  }

  /// One for what no target compiles, and one for each group of targets that no app has.
  private static func notes(nowhere paths: [String], _ membership: Membership) -> [Diagnostic] {
    Dictionary(grouping: paths) { membership.homelessTargets(of: $0) }.map { targets, paths in
      let named = paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? ", …" : "")
      let what = paths.count == 1 ? "This file is" : "\(paths.count) files with intents or types that they use are"
      let place =
        targets.isEmpty ? "in no target of any project" : "only in \(targets.sentenceList), which no app contains"
      return Diagnostic(
        .note, "\(what) \(place), so not part of the app: \(named).", at: SourceLocation(path: paths[0]))
    }
  }
}

/// What one platform's files say.
struct PlatformReading: Sendable {
  var surface = Surface()
  var locations: SourceLocations = [:]
  var diagnostics: Set<Diagnostic> = []
  var textTables: [String: Set<String>] = [:]

  init() {}

  init(files: [ParsedFile], modules: ModuleNames, threads: Int) {
    let types = TypeFacts(DeclarationIndex(files: files, modules: modules, threads: threads), threads: threads)
    let bundles = WidgetBundles(types.index, types.resolver, files: files)
    let dispatch = SiriDispatch(types, files: files, in: modules.siri)
    let count = types.index.types.count
    let shares = (0..<threads).map { count * $0 / threads..<count * ($0 + 1) / threads }
    let parts = Workers.map(shares, threads: threads) { share in
      let builder = SurfaceBuilder(files: files, types: types, bundles: bundles, dispatch: dispatch)
      return PlatformReading(builder.surface(ofTypes: share), builder.places)
    }
    parts.forEach { add($0) }
    let builder = SurfaceBuilder(files: files, types: types, bundles: bundles, dispatch: dispatch)
    builder.addUses(to: &surface, threads: threads)
    builder.addObjectCode(to: &surface)
    builder.reportExcesses()
    ActivityReader(names: builder.names, files: files, threads: threads).add(to: &surface)
    add(PlatformReading(Surface(), builder.places))
    diagnostics.formUnion(files.compactMap(\.parseDiagnostic))
  }

  private init(_ surface: Surface, _ places: Places) {
    self.surface = surface
    locations = places.locations
    diagnostics = places.diagnostics
    textTables = places.textTables
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
    surface.withheld += next.surface.withheld
    surface.packages += next.surface.packages
    surface.readFrom.unread += next.surface.readFrom.unread
    for intent in next.surface.systemIntents { surface.join(intent) }
    locations.merge(next.locations)
    diagnostics.formUnion(next.diagnostics)
    textTables.merge(next.textTables) { $0.union($1) }
  }
}

extension SurfaceReading {
  /// Tells widgets that may be listed by code which is not marked and need not even name them.
  fileprivate mutating func start(widgetsBy paths: [String], _ membership: Membership) {
    let hosts = paths.map { Set(membership.hostNames(of: $0)) }
    for index in surface.widgets.indices where surface.widgets[index].hasNoBundle {
      let own = surface.widgets[index].hosts
      surface.widgets[index].hasNoBundle = !hosts.contains { $0.isEmpty || own.isEmpty || !$0.isDisjoint(with: own) }
    }
  }
}

extension Surface {
  /// Every app and extension that a record is in.
  fileprivate var hostNames: Set<String> {
    let lists =
      intents.map(\.hosts) + entities.map(\.hosts) + queries.map(\.hosts) + enums.map(\.hosts)
      + unionValues.map(\.hosts) + appShortcuts.map(\.hosts) + widgets.map(\.hosts)
      + withheld.map(\.hosts)
    return Set(lists.joined())
  }
}
