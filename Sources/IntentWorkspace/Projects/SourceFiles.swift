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
  }

  /// Whether a file says which targets compile what; such files count wherever they are, settings or not.
  static func isOfProject(_ path: String) -> Bool {
    ProjectFiles.isRead(path) && ProjectFiles.mayEnter(RelativePath.folder(of: path))
  }

  /// The files of a tree that hold source code of an app.
  ///
  /// - Parameter tree: of files that are source code of the app, or files of projects.
  static func selected<Tree: SourceTree>(by selection: SourceSelection, of tree: Tree) -> SelectedTree<Tree> {
    SelectedTree(tree) { isRead($0) && (!isOfProject($0) || selection.contains($0)) }
  }

  /// Swift code, intent definitions and what property lists declare of SiriKit, as one surface.
  ///
  /// - Parameter tree: with the files of projects in it.
  static func read(
    _ files: some SourceTree, projectsIn tree: any SourceTree, options: ReadingOptions, parses: ParseStore
  ) -> SurfaceReading {
    var (reading, membership) = SourceReader(options: options, parses: parses)
      .readWithTargets(files, projectsIn: tree)
    // What no target has declares nothing.
    reading.add(LegacyReader().read(SelectedTree(files) { !membership.isOfNoTarget(definition: $0) }))
    reading.add(InfoPlistReader().read(SelectedTree(files) { !membership.isOfNoTarget(propertyList: $0) }))
    reading.add(PhraseTableReader().read(files))
    reading.add(AppNamesReader(membership).read(files))
    return reading
  }
}
