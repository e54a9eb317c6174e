import IntentMigration
import IntentReading
import IntentSettings
import IntentSurface
import MetadataReading
import ProjectReading
import SourceScanning

/// Which files hold source code of an app's surface, and reading them all.
enum SourceFiles {
  static func isRead(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".intentdefinition") || InfoPlistReader.reads(path)
      || PhraseTableReader.reads(path) || AppNamesReader.reads(path)
      || StringTableReader.reads(path) || ObjectiveCHandlers.reads(path)
  }

  /// Whether a file says which targets compile what, or may be the property list that one names; such files count wherever
  /// they are, settings or not.
  static func isOfProject(_ path: String) -> Bool {
    (ProjectFiles.isRead(path) || path.hasSuffix(".plist")) && ProjectFiles.mayEnter(RelativePath.folder(of: path))
  }

  /// The files of a tree that hold source code of an app.
  ///
  /// - Parameters:
  ///   - tree: of files that are source code of the app, or files of projects.
  ///   - isWhole: whether it has the source code of others as well.
  static func selected<Tree: SourceTree>(
    by selection: SourceSelection, of tree: Tree, isWhole: Bool = false
  ) -> SelectedTree<Tree> {
    SelectedTree(tree) {
      (isRead($0) || TextTableCode.isTable($0)) && (!(isWhole || isOfProject($0)) || selection.contains($0))
    }
  }

  /// Swift code, intent definitions and what property lists declare of SiriKit, as one surface.
  ///
  /// - Parameter tree: with the files of projects in it.
  static func read(
    _ files: some SourceTree, projectsIn tree: any SourceTree, options: ReadingOptions, memory: ReadingMemory
  ) -> SurfaceReading {
    var (reading, membership, parsed) = SourceReader(options: options, parses: memory.parses)
      .readWithTargets(files, projectsIn: tree)
    ExtensionPoints(membership).leaveOutWidgets(of: &reading, in: tree)
    let written = membership.writtenLists(of: files.paths)
    let projects = FileIdentities(of: tree) { ProjectFiles.isRead($0) }
    let named = FileIdentities(of: files) { $0.hasSuffix(".plist") || AppNamesReader.reads($0) }
    let key = projects.flatMap { projects in named.map { (projects, $0) } }.map { projects, named in
      ReadingMemory.ListsKey(projects: projects, others: options.projects, files: named, written: written)
    }
    reading.add(
      declared(in: files, membership, of: reading.surface, written, memory, key) + [
        memory.names.value(for: key) {
          AppNamesReader(membership).read(files)
        }
      ])
    for list in membership.missingLists(among: tree.paths) {
      reading.miss(list, of: .urlScheme, .spokenName, .userActivity)
    }
    if asksForHandlers(reading.surface) {
      reading.add(ObjectiveCHandlers.read(SelectedTree(files) { membership.build(of: $0) != .nowhere }))
    }
    addHosts(to: &reading, membership, of: tree)
    let tables = reading.textTables
    let built = SelectedTree(files) { !StringTableReader.reads($0) || !membership.isExcluded($0) }
    reading.add(texts(StringTableReader(reading.surface.textKeys, in: tables), in: built, memory))
    IgnoredSettings(options: options, parses: memory.parses).mark(in: &reading, of: files, near: parsed)
    return reading
  }

  /// Whether something is declared that no Swift code answers: most apps have no other code, and some have thousands of files.
  static func asksForHandlers(_ surface: Surface) -> Bool {
    surface.systemIntents.contains { $0.isDeclared && !$0.isHandled }
      || surface.legacyIntents.contains { $0.isDeclared && !$0.isHandled || $0.parameters.contains(where: \.isIgnored) }
  }

  /// Which apps and extensions answer SiriKit. A property list that a target names says so whatever it is called.
  private static func addHosts(to reading: inout SurfaceReading, _ membership: Membership, of tree: any SourceTree) {
    guard !reading.surface.legacyIntents.isEmpty || !reading.surface.systemIntents.isEmpty else { return }
    let named = membership.propertyLists
    let paths = tree.paths.filter {
      $0.hasSuffix(".plist") && reading.declaredIntents[$0] == nil && named.contains($0.lowercased())
    }
    let others = InfoPlistReader.read(paths) { path throws(SourceTreeError) in try tree.contents(of: path) }
      .declaredIntents
    reading.declaredIntents.merge(others) { own, _ in own }
    DeclaringHosts(membership).add(to: &reading)
  }

  /// What people read for the keys of the code. Tables are large: they are read only where the code has keys.
  private static func texts(
    _ reader: StringTableReader, in files: some SourceTree, _ memory: ReadingMemory
  ) -> SurfaceReading {
    guard !reader.isIdle else { return SurfaceReading(surface: Surface()) }
    let key = FileIdentities(of: files, where: reader.asks).map { ReadingMemory.TextsKey(reader: reader, tables: $0) }
    return memory.texts.value(for: key) { reader.read(files) }
  }

  /// What files other than code declare, in the order in which it counts.
  private static func declared(
    in files: some SourceTree, _ membership: Membership, of surface: Surface, _ written: [String: PropertyListText],
    _ memory: ReadingMemory, _ key: ReadingMemory.ListsKey?
  ) -> [SurfaceReading] {
    // What no target has declares nothing.
    let definitions = SelectedTree(files) {
      $0.hasSuffix(".intentdefinition") && !membership.isOfNoTarget(definition: $0)
    }
    let legacy = memory.legacy.value(for: FileIdentities(of: definitions) { _ in true }) {
      LegacyReader().read(definitions)
    }
    let lists = files.paths.filter {
      InfoPlistReader.reads($0) && written[$0] == nil && !membership.isOfNoTarget(propertyList: $0)
    }
    let declared = memory.propertyLists.value(for: key) {
      let settings = membership.listSettings
      return InfoPlistReader.read(lists + written.keys.sorted()) { path in
        (settings[path.lowercased()] ?? []).map { settings in { settings.filled($0) } }
      } contents: { path throws(SourceTreeError) in
        if let list = written[path] { return Array(list.xml.utf8) }
        return try files.contents(of: path)
      }
    }
    // The system asks the app for what it says of phrases, or the package that says them, not its widgets.
    let modules = Set(surface.appShortcuts.compactMap(\.module))
    let tables = SelectedTree(files) {
      PhraseTableReader.reads($0) && !membership.isExcluded($0) && !membership.isInExtensionsAlone($0)
        && (surface.appShortcuts.isEmpty || !membership.isInPackages($0, without: modules))
    }
    let phrases = memory.phrases.value(for: FileIdentities(of: tables) { _ in true }) {
      PhraseTableReader().read(tables)
    }
    return [legacy, declared, phrases]
  }
}
