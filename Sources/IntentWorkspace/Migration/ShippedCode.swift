import IntentMigration
import IntentSurface
import ProjectReading
import SourceScanning

/// The code behind the surface that people have.
struct ShippedCode {
  /// The surface, with the places of its elements where the code is known.
  private(set) var reading: SurfaceReading
  /// Nil where only the surface is known.
  private(set) var code: CodeTree?
  /// How the code can be had, where it is not known.
  private(set) var remark: String?

  /// A snapshot of a release names its commit; the code is read from there.
  init(of input: InputReading, in context: InputContext) async {
    reading = input.reading
    code = CodeTree(of: input)
    guard code == nil else { return }
    let name = input.version ?? input.input
    guard let revision = input.reading.surface.readFrom.revision else {
      remark =
        "\(name) is known only from its snapshot. To restore its code, name its commit: `--since git:REV`."
      return
    }
    do {
      let shipped = try await SurfaceInput.read("git:\(revision)", in: context.forEdits)
      reading.locations = shipped.reading.locations
      code = CodeTree(of: shipped)
    } catch {
      remark =
        "\(name) was recorded at \(revision.prefix(12)), which is not in this clone. `git fetch --unshallow` may get "
        + "it. "
        + "Without it, code is rebuilt from the snapshot."
    }
  }
}

extension CodeTree {
  init(_ files: any SourceTree, projectsIn projects: (any SourceTree)? = nil) {
    let places = (projects?.paths ?? []).filter(ProjectFiles.isRead)
    let isOfProject = Set(places)
    self.init(
      paths: files.paths, projects: places.filter(SyntaxCheck.isProject),
      manifests: places.filter { !SyntaxCheck.isProject($0) && ProjectFiles.makesTargets($0) }
    ) { path in
      isOfProject.contains(path) ? try? projects?.contents(of: path) : try? files.contents(of: path)
    }
  }

  /// The code of an input; nil where it has none.
  init?(of input: InputReading) {
    guard let files = input.files else { return nil }
    self.init(files, projectsIn: input.projects)
  }
}
