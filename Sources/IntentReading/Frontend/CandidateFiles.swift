import IntentSurface
import SourceScanning

/// Finds the files of a tree that can matter and parses them.
///
/// A file is parsed where its bytes name something of the framework, and then where they declare, extend, refine or use a
/// type, protocol or alias that the parsed files make part of the surface, or hold constants that it stores, until nothing
/// new turns up. What answers SiriKit or offers user activities comes after that, in the same way.
struct CandidateFiles: Sendable {
  /// Sorted by path.
  var files: [ParsedFile] = []
  var diagnostics: [Diagnostic] = []
  /// How many Swift files were looked at.
  var seen = 0
  /// What the looks at all files told together.
  var marks: FileScan.Marks = []

  init(in tree: some SourceTree, threads: Int, parses: ParseStore) {
    // The tree decides which files belong to the app: settings may name a folder that is left out by default.
    let paths = tree.paths.filter { $0.hasSuffix(".swift") }.sorted()
    let listing = Listing(paths: paths, identities: paths.map(tree.identity))
    let earlier = parses.candidates
    let (looks, changes) = Self.looks(listing, since: earlier, in: tree, threads: threads)
    seen = looks.count
    marks = looks.reduce(into: []) { $0.formUnion($1.marks) }
    if let earlier, earlier.holds(for: changes, marks: marks, in: tree) {
      (files, diagnostics) = (earlier.files, looks.compactMap(\.diagnostic) + earlier.parseDiagnostics)
      parses.candidates = Memory(listing, looks, marks, earlier.names, files, earlier.parseDiagnostics)
      // They are used again, so that they are not forgotten.
      for file in files { file.identity.map { parses.files.touch(ParseStore.FileKey(file.path, $0)) } }
      return
    }
    var rounds = Rounds(looks)
    parse(rounds.rest(marked: .framework), &rounds, of: tree, threads: threads, to: parses)
    let count = files.count
    var forSiri: FileScan.Marks = [.siriKit, .offersActivity]
    if marks.contains(.offersActivity) { forSiri.insert(.activity) }
    parse(rounds.rest(marked: forSiri), &rounds, of: tree, threads: threads, to: parses)
    for index in files.indices.dropFirst(count) { files[index].isForSiri = true }
    files.sort { $0.path < $1.path }
    if !listing.identities.contains(nil) {
      parses.candidates = Memory(listing, looks, marks, rounds.names, files, diagnostics)
    }
    diagnostics = looks.compactMap(\.diagnostic) + diagnostics
  }

  /// Looks at the files that the reading before did not have, and tells which those are.
  private static func looks(
    _ listing: Listing, since earlier: Memory?, in tree: some SourceTree, threads: Int
  ) -> (looks: [Look], changes: Listing.Changes) {
    let changes = listing.changes(since: earlier?.listing)
    let fresh = looks(at: changes.fresh.map { listing.paths[$0] }, threads: threads) {
      Look(at: $0, in: tree, through: &$1)
    }
    guard let earlier else { return (fresh, changes) }
    var looks: [Look] = []
    looks.reserveCapacity(listing.paths.count)
    var next = 0
    for known in changes.known {
      if let known {
        looks.append(earlier.looks[known])
      } else {
        looks.append(fresh[next])
        next += 1
      }
    }
    return (looks, Listing.Changes(known: changes.known, fresh: changes.fresh, gone: changes.gone, looks: fresh))
  }

  private mutating func parse(
    _ first: [Look], _ rounds: inout Rounds, of tree: some SourceTree, threads: Int, to parses: ParseStore
  ) {
    var wanted = first
    while !wanted.isEmpty {
      for result in Workers.map(wanted, threads: threads, { ParseResult.of($0, in: tree, parses) }) {
        result.file.map { files.append($0) }
        result.heads.map { rounds.graph.add($0) }
        result.diagnostic.map { diagnostics.append($0) }
      }
      wanted = rounds.next()
      // Few widgets take their kind from such a constant, so the files are looked at for it a second time.
      guard wanted.isEmpty else { continue }
      let globals = rounds.takeMissingGlobals()
      if !globals.isEmpty { wanted = declaring(globals, &rounds, of: tree, threads: threads) }
      let members = rounds.takeMissingMembers()
      if !members.isEmpty { wanted += declaring(members, isMember: true, &rounds, of: tree, threads: threads) }
    }
  }

  private func declaring(
    _ globals: Set<String>, isMember: Bool = false, _ rounds: inout Rounds, of tree: some SourceTree, threads: Int
  ) -> [Look] {
    let hashes = NameHashes(of: globals)
    let found = Self.looks(at: rounds.paths, threads: threads) { path, buffer in
      let declares = try? tree.look(at: path, through: &buffer) {
        GlobalConstants.areDeclared(hashes, in: $0, isIndented: isMember)
      }
      return declares == true ? path : nil
    }
    let paths = Set(found.compactMap(\.self))
    return rounds.take { paths.contains($0.path) }
  }

  /// Looks at many files, with memory for one at a time a thread.
  private static func looks<Output: Sendable>(
    at paths: [String], threads: Int, _ look: @escaping @Sendable (String, inout ReadBuffer) -> Output
  ) -> [Output] {
    // Runs long enough to pay for the hand-over, and enough of them for every thread.
    let length = min(64, max(1, paths.count / 16))
    return Workers.mapRuns(of: paths, ofLength: length, threads: threads) { paths in
      var buffer = ReadBuffer()
      return paths.map { look($0, &buffer) }
    }
  }

  /// The files that were not parsed yet, and what those that were say of names.
  private struct Rounds {
    var graph = NameGraph()
    private(set) var names = Memory.Names()
    private let looks: [Look]
    /// Positions of files.
    private var rest: [Int]

    init(_ looks: [Look]) {
      self.looks = looks
      rest = looks.indices.filter { looks[$0].scan != nil }
    }

    /// The paths of the files that were not parsed.
    var paths: [String] { rest.map { looks[$0].path } }

    /// Takes the files with one of some marks.
    mutating func rest(marked marks: FileScan.Marks) -> [Look] {
      take { !$0.marks.isDisjoint(with: marks) }
    }

    /// Takes the files that name what the files so far make part of the surface.
    mutating func next() -> [Look] {
      // The files that are left were held against all earlier names.
      let news = graph.takeNews()
      names.mentions.formUnion(news.mentions)
      names.references.formUnion(news.references)
      let (mentioned, declared) = (NameHashes(of: news.mentions), NameHashes(of: news.references))
      return take { look in
        guard let scan = look.scan else { return false }
        return scan.mentions(anyOf: mentioned) || scan.declares(anyOf: declared)
      }
    }

    mutating func takeMissingGlobals() -> Set<String> {
      let globals = graph.takeMissingGlobals()
      names.globals.formUnion(globals)
      return globals
    }

    mutating func takeMissingMembers() -> Set<String> {
      let members = graph.takeMissingMembers()
      names.members.formUnion(members)
      return members
    }

    /// Takes the files that a look at them wants.
    mutating func take(where isWanted: (Look) -> Bool) -> [Look] {
      let taken = rest.filter { isWanted(looks[$0]) }
      let positions = Set(taken)
      rest.removeAll { positions.contains($0) }
      return taken.map { looks[$0] }
    }
  }

  /// One file as its raw bytes show it.
  struct Look: Sendable {
    var path: String
    /// Nil for a file that is not read further.
    var scan: FileScan?
    var diagnostic: Diagnostic?

    var marks: FileScan.Marks { scan?.marks ?? [] }

    init(at path: String, in tree: some SourceTree, through buffer: inout ReadBuffer) {
      self.path = path
      do throws(SourceTreeError) {
        (scan, diagnostic) = try tree.look(at: path, through: &buffer) { bytes in
          if let refusal = ParserGuard.refusalToScan(bytes) { return (nil, refusal.diagnostic(for: path)) }
          return (FileScan(bytes, for: .all), nil)
        }
      } catch {
        diagnostic = Diagnostic(
          .warning, "This file could not be read: \(error). What it declares is missing from the surface.",
          at: SourceLocation(path: path))
      }
    }
  }

  struct ParseResult: Sendable {
    var file: ParsedFile?
    var heads: DeclarationHeads?
    var diagnostic: Diagnostic?

    /// The file, read now or by the reading before.
    static func of(_ look: Look, in tree: some SourceTree, _ parses: ParseStore) -> ParseResult {
      guard let identity = tree.identity(of: look.path) else { return ParseResult(look, in: tree, parses) }
      return parses.files.value(for: ParseStore.FileKey(look.path, identity)) {
        var result = ParseResult(look, in: tree, parses)
        result.file?.identity = identity
        return result
      }
    }

    private init(_ look: Look, in tree: some SourceTree, _ parses: ParseStore) {
      do throws(SourceTreeError) {
        let bytes = try tree.contents(of: look.path)
        if let refusal = bytes.withUnsafeBufferPointer(ParserGuard.refusalToParse) {
          diagnostic = refusal.diagnostic(for: look.path)
          return
        }
        var file = parses.file(at: look.path, bytes)
        file.marks = look.marks
        file.linkSchemes = LinkSchemes.schemes(in: bytes)
        heads = DeclarationHeads(in: file.tree)
        if !look.marks.isDisjoint(with: [.activity, .offersActivity]) {
          heads?.activityNames = ActivityUses(in: file.tree).typeNames
        }
        self.file = file
      } catch {
        diagnostic = Diagnostic(.warning, "This file could not be read: \(error).", at: SourceLocation(path: look.path))
      }
    }
  }
}

extension ParserGuard.Refusal {
  fileprivate func diagnostic(for path: String) -> Diagnostic {
    Diagnostic(
      .warning, "This file is not read: \(reason). What it declares is missing from the surface.",
      at: SourceLocation(path: path, line: line))
  }
}
