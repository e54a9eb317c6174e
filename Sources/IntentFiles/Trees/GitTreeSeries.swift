/// The trees of revisions one after another, each made from the one before and from what differs.
///
/// Git is asked for many revisions at once: to name their trees, to tell trees apart, and for the blobs that the one
/// before does not have. What is kept does not grow with the number of revisions.
package struct GitTreeSeries: Sendable {
  private struct Step: Sendable {
    var revision: GitRevision
    /// What differs from the step before; nil where that was not asked for.
    var changes: [Change]?
  }

  /// A file of other contents; `object` is nil for one that is gone.
  private struct Change: Sendable {
    var path: String
    var object: String?
    /// Whether the path is that of a submodule now; nil where it neither is nor was.
    var isSubmodule: Bool?
  }

  private let repository: GitRepository
  private let isWanted: @Sendable (String) -> Bool
  /// By the names they were asked for.
  private var positions: [String: Int] = [:]
  private var steps: [Step] = []
  /// The position of the step that is listed; nil before the first.
  private var current: Int?
  private var paths: [String] = []
  private var submodules: Set<String> = []
  /// By the bytes of a path, as `GitTree` has them.
  private var blobs: [[UInt8]: String] = [:]
  private var contents = GitBlobs()

  /// So many steps are told apart at once, and so many new blobs are loaded at once.
  private static let stretch = 32
  private static let blobsAtOnce = 2000

  /// Names the trees of all revisions with one process.
  ///
  /// - Parameters:
  ///   - names: of revisions, in the order in which they are asked for.
  ///   - path: the folder from the top of the repository, empty for all of it.
  ///   - isWanted: asked with each path relative to the folder; always the same answer for the same path.
  /// - Throws: `GitError`.
  package init(
    of names: [String], path: String = "", in repository: GitRepository,
    where isWanted: @escaping @Sendable (String) -> Bool
  ) async throws(GitError) {
    self.repository = repository
    self.isWanted = isWanted
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard !(names + [path]).contains(where: { $0.contains("\n") }) else { return }
    let request = names.map { "\($0)^{commit}\n\($0)^{commit}:\(path)\n" }.joined()
    let answer = try await repository.output(
      of: ["cat-file", "--batch-check=%(objectname) %(objecttype)", "--buffer"], input: Array(request.utf8))
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2 * names.count else { return }
    for (number, name) in names.enumerated() where positions[name] == nil {
      guard let commit = Self.object(lines[2 * number], of: "commit"),
        let tree = Self.object(lines[2 * number + 1], of: "tree")
      else { continue }
      positions[name] = steps.count
      steps.append(
        Step(revision: GitRevision(name: name, commit: commit, path: path, object: tree, isFolder: true), changes: nil))
    }
  }

  // `OID TYPE`, or the name and `missing` or `ambiguous`.
  private static func object(_ line: Substring, of type: Substring) -> String? {
    let words = line.split(separator: " ")
    return words.count == 2 && words[1] == type && words[0].allSatisfy(\.isHexDigit) ? String(words[0]) : nil
  }

  /// The commit and the folder that a name means; nil where it has none by that name.
  package func revision(_ name: String) -> GitRevision? { positions[name].map { steps[$0].revision } }

  /// The tree of a revision; nil where it has none by that name, so that it has to be read by itself.
  ///
  /// - Throws: `GitError`.
  package mutating func tree(of name: String) async throws(GitError) -> (revision: GitRevision, tree: GitTree)? {
    guard let position = positions[name] else { return nil }
    if let current, position > current, position - current <= Self.stretch {
      for next in (current + 1)...position { try await advance(to: next) }
    } else if current != position {
      try await start(at: position)
    }
    return (
      steps[position].revision, GitTree(paths: paths, submodules: submodules.sorted(), blobs: blobs, contents: contents)
    )
  }

  private mutating func start(at position: Int) async throws(GitError) {
    current = nil
    let listing = try await GitTree.Listing(of: steps[position].revision, in: repository, where: isWanted)
    (paths, submodules, blobs) = (listing.paths, Set(listing.submodules), listing.blobs)
    contents.keep(only: Set(blobs.values))
    try await contents.load(Set(blobs.values), in: repository)
    current = position
  }

  private mutating func advance(to position: Int) async throws(GitError) {
    if steps[position].changes == nil { try await tellApart(from: position) }
    let changes = steps[position].changes ?? []
    steps[position].changes = nil
    if !contents.missing(of: changes.lazy.compactMap(\.object)).isEmpty { try await load(from: position, and: changes) }
    var added: [String] = []
    var gone: Set<[UInt8]> = []
    for change in changes {
      if let isSubmodule = change.isSubmodule {
        if isSubmodule { submodules.insert(change.path) } else { submodules.remove(change.path) }
      }
      let key = Array(change.path.utf8)
      guard let object = change.object else {
        if blobs.removeValue(forKey: key) != nil { gone.insert(key) }
        continue
      }
      if blobs.updateValue(object, forKey: key) == nil { added.append(change.path) }
    }
    if !gone.isEmpty { paths.removeAll { gone.contains(Array($0.utf8)) } }
    if !added.isEmpty { paths = Self.merged(paths, added.sorted(by: Self.isBefore)) }
    current = position
  }

  // Two names that differ in their Unicode form alone are one string; git lists them in the order of their bytes.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    left == right ? left.utf8.lexicographicallyPrecedes(right.utf8) : left < right
  }

  private static func merged(_ left: [String], _ right: [String]) -> [String] {
    var merged: [String] = []
    merged.reserveCapacity(left.count + right.count)
    var next = 0
    for path in left {
      while next < right.count, isBefore(right[next], path) {
        merged.append(right[next])
        next += 1
      }
      merged.append(path)
    }
    return merged + right[next...]
  }

  /// Loads what a step and those after it that were told apart need, as far as there is room.
  private mutating func load(from position: Int, and changes: [Change]) async throws(GitError) {
    var wanted = contents.missing(of: changes.lazy.compactMap(\.object))
    var kept = Set(blobs.values)
    kept.formUnion(changes.lazy.compactMap(\.object))
    for step in steps[(position + 1)...] {
      guard let changes = step.changes, wanted.count < Self.blobsAtOnce else { break }
      wanted.formUnion(contents.missing(of: changes.lazy.compactMap(\.object)))
      kept.formUnion(changes.lazy.compactMap(\.object))
    }
    contents.keep(only: kept)
    try await contents.load(wanted, in: repository)
  }

  // MARK: What differs

  /// Asks for the changes of a step and of some after it.
  private mutating func tellApart(from position: Int) async throws(GitError) {
    let end = min(steps.count, position + Self.stretch)
    let pairs = (position..<end).map { (steps[$0 - 1].revision.object, steps[$0].revision.object) }
    let request = pairs.map { "\($0.0) \($0.1)\n" }.joined()
    let output = try await repository.output(
      of: [
        "diff-tree", "--stdin", "-r", "-z", "--raw", "--no-renames", "--no-abbrev", "--no-ext-diff", "--no-textconv",
      ], input: Array(request.utf8))
    var reader = RawDifferences(output[...])
    for next in position..<end {
      guard reader.skipHeader() else {
        throw .failed(command: "diff-tree", detail: "its output was not understood")
      }
      var changes: [Change] = []
      while let change = reader.next() {
        if isWanted(change.path) || change.isSubmodule != nil { changes.append(change) }
      }
      steps[next].changes = changes
    }
  }

  /// What `git diff-tree --stdin -z --raw` prints: for each pair `TREE TREE<newline>`, then
  /// `:MODE MODE OID OID STATUS<nul>PATH<nul>` for each file.
  private struct RawDifferences {
    private var rest: ArraySlice<UInt8>

    init(_ rest: ArraySlice<UInt8>) { self.rest = rest }

    mutating func skipHeader() -> Bool {
      guard rest.first != UInt8(ascii: ":"), let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return false }
      rest = rest[(end + 1)...]
      return true
    }

    /// The next file; no object where it is gone, or no file any more but a link or a submodule.
    mutating func next() -> Change? {
      guard rest.first == UInt8(ascii: ":"), let head = rest.firstIndex(of: 0),
        let end = rest[(head + 1)...].firstIndex(of: 0)
      else { return nil }
      let fields = rest[..<head].split(separator: UInt8(ascii: " "))
      var change = Change(path: String(decoding: rest[(head + 1)..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
      guard fields.count == 5 else { return change }
      let isSubmodule = fields[1].elementsEqual("160000".utf8)
      if isSubmodule || fields[0].elementsEqual(":160000".utf8) { change.isSubmodule = isSubmodule }
      if fields[1].starts(with: "100".utf8) { change.object = String(decoding: fields[3], as: UTF8.self) }
      return change
    }
  }
}
