import Foundation
import IntentFiles
import IntentReading
import IntentReports
import IntentSettings
package import IntentSurface
import ProjectReading
import SourceScanning

/// What a repository shows about its apps: project files, packages and where the intents are.
package struct ProjectFacts: Equatable, Sendable {
  /// At least one, by name.
  package var apps: [AppFacts]
  /// How many files name the framework.
  package var intentFiles: Int
  /// What could not be decided, each a sentence.
  package var notes: [String]

  /// Looks at a repository.
  ///
  /// - Throws: `SourceTreeError` where the root can't be read.
  init(of root: String, fallbackName: String) throws(SourceTreeError) {
    let tree = try FolderTree(root, mayEnter: { ProjectFiles.mayEnter($0) }) {
      SourceFiles.isRead($0) && SourceSelection.everything.contains($0) || SourceFiles.isOfProject($0)
    }
    self.init(in: tree, fallbackName: fallbackName)
    let files = SourceFiles.selected(by: .everything, of: tree)
    let options = AppSettings(name: fallbackName).readingOptions
    notes +=
      SourceFiles.read(files, projectsIn: tree, options: options, memory: ReadingMemory()).surface.withheld.sentences
  }

  /// Looks at the files of a repository: source code and what projects are made of.
  init(in tree: some SourceTree, fallbackName: String) {
    let projects = ProjectFiles(in: tree)
    let swift = tree.paths.filter { $0.hasSuffix(".swift") && SourceSelection.everything.contains($0) }
    let files = swift.filter { path in (try? tree.contents(of: path)).map(Self.namesFramework) ?? false }
    intentFiles = files.count
    notes = Self.notes(on: projects)
    let groups = AppGroups(Membership(projects.projects), intentFiles: files)
    if groups.apps.isEmpty {
      let unread = tree.paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map(Project.init(unread:))
      let known =
        projects.projects + unread.filter { project in !projects.projects.contains { $0.path == project.path } }
      apps = [AppFacts(withoutTargets: known, intentFiles: files, fallbackName: fallbackName)]
    } else {
      apps = groups.facts(of: swift)
      let left = files.filter { !groups.covers($0) }
      if !left.isEmpty { notes.append(Self.note(about: left)) }
    }
  }

  /// What project files leave open, each a sentence with its place.
  static func notes(on projects: ProjectFiles) -> [String] {
    projects.diagnostics.map { "\($0.location?.path ?? ""): \($0.message)" }
      + projects.projects.flatMap { project in
        project.doubts.map { "\(place(of: $0, in: project)): \($0.message)\(reason(in: project))" }
          + project.gaps.map { "\(place(of: $0, in: project)): \($0.message)." }
      }
  }

  // Only a manifest is a program; other project files just name something that is not there.
  private static func reason(in project: Project) -> String {
    project.path.hasSuffix(".swift") ? ": intentcompat does not run the manifest." : "."
  }

  private static func place(of doubt: Project.Doubt, in project: Project) -> String {
    doubt.line.map { "\(project.path):\($0)" } ?? project.path
  }

  private static func note(about files: [String]) -> String {
    let named = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? ", …" : "")
    return "\(Words.count(files.count, "file imports", "files import")) AppIntents and no app's target compiles "
      + "\(files.count == 1 ? "it" : "them"), according to the project files: \(named)."
  }

  private static func namesFramework(_ bytes: [UInt8]) -> Bool {
    let word = Array("import AppIntents".utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      guard buffer.count >= word.count else { return false }
      return (0...(buffer.count - word.count)).contains { start in
        buffer[start] == word[0] && word.indices.allSatisfy { buffer[start + $0] == word[$0] }
      }
    }
  }
}

/// One app of a repository, as its project shows it.
package struct AppFacts: Equatable, Sendable {
  /// Its name.
  package var name: String
  /// Folders and files with the app's code; empty for all that there is.
  package var sources: [String] = []
  /// Sorted; empty where no project says.
  package var platforms: [Platform] = []
  /// The apps and extensions that have intents: `JournalWidgets (extension, 3 files)`.
  package var hosts: [String] = []

  init(name: String) { self.name = name }

  /// Of a repository without an app's target: the folders right below the root that name the framework.
  init(withoutTargets projects: [Project], intentFiles: [String], fallbackName: String) {
    // The project nearest to the root is the app's; others belong to examples and tools.
    let nearest = projects.min { ($0.depth, $0.path) < ($1.depth, $1.path) }
    name = nearest?.name ?? fallbackName
    let folders = Set(intentFiles.map { $0.contains("/") ? String($0.prefix { $0 != "/" }) : "" })
    sources = folders.contains("") ? [] : folders.sorted()
    platforms = Set(nearest?.targets.flatMap(\.platforms) ?? []).sorted()
  }
}

extension Project {
  /// One of which only the name can be told.
  fileprivate init(unread path: String) {
    let bundle = path.split(separator: "/").dropLast().last ?? ""
    self.init(kind: .xcode, name: String(bundle.dropLast(".xcodeproj".count)), path: path)
  }

  /// Projects of apps first, then the nearest to the root.
  fileprivate var depth: Int { (kind == .package ? 100 : kind == .xcode ? 0 : 50) + path.split(separator: "/").count }
}
