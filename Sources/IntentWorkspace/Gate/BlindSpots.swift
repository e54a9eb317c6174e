import IntentFiles
import IntentSettings
import IntentSurface
import SourceScanning

/// Places of an app's code in a repository that one reading of it could not see, as git tells them.
struct BlindSpots {
  /// A place that can't be seen.
  struct Spot {
    /// Below the folder of the app's repository.
    var path: String
    /// The end of a sentence that says what may be there.
    var words: String
    /// Whether the change brought it: what was seen before may be there now.
    var isNew: Bool
  }

  private let repository: GitRepository
  private let prefix: String
  private let selection: SourceSelection
  private let places: [String]

  init?(in workspace: Workspace, selection: SourceSelection) async {
    repository = GitRepository(directory: workspace.root)
    guard let prefix = try? await repository.prefix() else { return nil }
    (self.prefix, self.selection) = (prefix, selection)
    places = [""] + selection.include.map(\.base)
  }

  /// Those of the current code.
  ///
  /// - Parameter start: the code that a change started from; nil where there is no such change.
  func now(_ current: InputReading, since start: InputReading?) async -> [Spot] {
    let files = Set(current.files?.paths ?? [])
    let unread = current.reading.unread.intersection(files).subtracting(start?.reading.unread ?? [])
    let unreadable = current.reading.unread.intersection(files).sorted().map {
      Spot(path: $0, words: "\($0), which can't be read now", isNew: unread.contains($0))
    }
    let folders = await submodules(current, since: start)
    guard let start else { return folders + unreadable }
    let absent = current.reading.absent.sorted().map {
      Spot(
        path: $0, words: "\($0), which a project builds and which is not there",
        isNew: !start.reading.absent.contains($0))
    }
    return folders + unreadable + absent + (await ignored(current, since: start))
  }

  private func submodules(_ current: InputReading, since start: InputReading?) async -> [Spot] {
    guard let folder = current.folder else { return [] }
    let missing = Submodules.missing(below: folder).filter(current.reading.unread.contains).filter(selection.mayEnter)
    guard !missing.isEmpty else { return [] }
    let (now, before) = (await links(of: "HEAD"), await links(of: start?.revision))
    return missing.map {
      Spot(
        path: $0, words: "\($0), a submodule that is empty in this clone (`git submodule update --init` fetches it)",
        isNew: now[prefix + $0] != before[prefix + $0])
    }
  }

  /// What git ignores, and is not there. A name that may be anywhere counts only where the change brought it.
  private func ignored(_ current: InputReading, since start: InputReading) async -> [Spot] {
    let before = Set(await patterns(of: start.revision))
    let now = current.folder == nil ? await patterns(of: current.revision) : await patternsInFolder()
    let paths = (current.files?.paths ?? []).map(Glob.Path.init)
    return now.filter { isOfCode($0, anywhere: !before.contains($0)) }
      .filter { pattern in !paths.contains(where: pattern.glob.matches) }
      .map {
        Spot(path: $0.text, words: "\($0.text), which git ignores and which is not there", isNew: !before.contains($0))
      }
  }

  /// Why the reading of the merge-base may lack what was there, each the beginning of a sentence.
  func gaps(of start: InputReading, now current: InputReading) async -> [String] {
    var gaps = await untracked(current, start)
    gaps += await submodules(unreadIn: start, current).map { "The code of the submodule \($0) is in no commit" }
    gaps += await files(unreadIn: start, current).map { "\($0) can't be read at the merge-base" }
    gaps += await patterns(of: start.revision).filter { isOfCode($0, anywhere: false) }.map { "Git ignores \($0.text)" }
    return gaps
  }

  /// Files of the current code that no commit has.
  private func untracked(_ current: InputReading, _ start: InputReading) async -> [String] {
    guard current.folder != nil else { return [] }
    let paths = Set(current.files?.paths ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".intentdefinition") }
      .subtracting(start.files?.paths ?? [])
    guard !paths.isEmpty, let tree = try? await repository.allFiles(below: prefix, of: "HEAD") else { return [] }
    let left = paths.subtracting(tree.map { String($0.path.dropFirst(prefix.count)) }).sorted()
    guard let first = left.first else { return [] }
    return ["No commit has \(first)" + (left.count > 1 ? " and \(left.count - 1) more" : "")]
  }

  /// Submodules, but for those that are as they were and are there now.
  private func submodules(unreadIn start: InputReading, _ current: InputReading) async -> [String] {
    let before = await links(of: start.revision)
    let folders = start.reading.unread.filter { before[prefix + $0] != nil && selection.mayEnter($0) }.sorted()
    guard !folders.isEmpty, let folder = current.folder else { return folders }
    let missing = Submodules.missing(below: folder)
    var unseen: [String] = []
    for path in folders {
      let place = GitRepository(directory: "\(folder)/\(path)")
      let commit = missing.contains(path) ? nil : try? await place.commit(of: "HEAD")
      if commit == nil || commit != before[prefix + path] { unseen.append(path) }
    }
    return unseen
  }

  /// Files that could not be read, but for those that LFS keeps and that are there now as they were.
  private func files(unreadIn start: InputReading, _ current: InputReading) async -> [String] {
    guard let tree = start.files else { return [] }
    let paths = start.reading.unread.intersection(tree.paths)
    let objects = Set(paths.compactMap(tree.identity))
    guard !paths.isEmpty, let blobs = try? await GitBlobs(thatAreThere: objects, in: repository) else {
      return paths.sorted()
    }
    return paths.filter { path in
      guard let blob = tree.identity(of: path).flatMap({ blobs[$0] }), let pointer = LFSPointer(blob),
        let bytes = try? current.files?.contents(of: path)
      else { return true }
      return !pointer.standsFor(bytes)
    }.sorted()
  }

  private func isOfCode(_ pattern: IgnoreList.Pattern, anywhere: Bool) -> Bool {
    guard pattern.isPlace || pattern.isOfCode || anywhere else { return false }
    return places.contains { selection.contains(pattern.example(in: $0)) }
  }

  private func links(of commit: String?) async -> [String: String] {
    guard let commit else { return [:] }
    return (try? await repository.submodules(of: commit)) ?? [:]
  }

  private func lists(of commit: String?) async -> [GitFile] {
    guard let commit, let files = try? await repository.allFiles(below: "", of: commit) else { return [] }
    return files.filter { $0.isPlain && RelativePath.name(of: $0.path) == ".gitignore" }
  }

  private func patterns(of commit: String?) async -> [IgnoreList.Pattern] {
    let files = await lists(of: commit)
    guard !files.isEmpty, let blobs = try? await GitBlobs(thatAreThere: Set(files.map(\.object)), in: repository) else {
      return []
    }
    return files.flatMap { file in
      let text = String(decoding: blobs[file.object] ?? [], as: UTF8.self)
      return IgnoreList(text, at: file.path, below: prefix).patterns
    }
  }

  private func patternsInFolder() async -> [IgnoreList.Pattern] {
    guard let place = GitPlace(around: repository.directory) else { return [] }
    let paths = Set(await lists(of: "HEAD").map(\.path)).union([".gitignore", prefix + ".gitignore"])
    return paths.sorted().flatMap { path -> [IgnoreList.Pattern] in
      guard let bytes = try? RegularFile.contents(of: "\(place.top)/\(path)", limit: 1 << 20) else { return [] }
      return IgnoreList(String(decoding: bytes, as: UTF8.self), at: path, below: prefix).patterns
    }
  }
}
