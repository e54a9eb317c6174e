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
  /// What the scans of all files told together.
  var signals: FileScan.Signals = []

  init(in tree: some SourceTree, threads: Int, parses: ParseStore) {
    // The tree decides which files belong to the app: settings may name a folder that is left out by default.
    let paths = tree.paths.filter { $0.hasSuffix(".swift") }.sorted()
    let listing = Listing(paths: paths, identities: paths.map(tree.identity))
    let earlier = parses.candidates
    let (scans, changes) = Self.scans(listing, since: earlier, in: tree, threads: threads)
    seen = scans.count
    signals = scans.reduce(into: []) { $0.formUnion($1.signals) }
    if let earlier, earlier.holds(for: changes, signals: signals, in: tree) {
      (files, diagnostics) = (earlier.files, scans.compactMap(\.diagnostic) + earlier.parseDiagnostics)
      parses.candidates = Memory(
        listing, scans, signals, earlier.names, files, earlier.parseDiagnostics,
        earlier.answers.without(changes.fresh.map { listing.paths[$0] }))
      // They are used again, so that they are not forgotten.
      for file in files { file.identity.map { parses.files.touch(ParseStore.FileKey(file.path, $0)) } }
      return
    }
    let answers = earlier?.answers.without(changes.fresh.map { listing.paths[$0] }) ?? FileAnswers()
    var worklist = Worklist(scans, knowing: answers)
    parse(worklist.rest(with: .framework), &worklist, of: tree, threads: threads, to: parses)
    parseStarts(&worklist, of: tree, threads: threads, to: parses)
    parseMakers(&worklist, of: tree, threads: threads, to: parses)
    parseFound(&worklist, of: tree, threads: threads, to: parses)
    let count = files.count
    var forSiri: FileScan.Signals = [.siriKit, .offersActivity]
    if signals.contains(.offersActivity) { forSiri.insert(.activity) }
    parse(worklist.rest(with: forSiri), &worklist, of: tree, threads: threads, to: parses)
    if signals.contains(.offersActivity) { parseCalls(&worklist, of: tree, threads: threads, to: parses) }
    for index in files.indices.dropFirst(count) { files[index].isForSiri = true }
    files.sort { $0.path < $1.path }
    if !listing.identities.contains(nil) {
      parses.candidates = Memory(listing, scans, signals, worklist.names, files, diagnostics, worklist.answers)
    }
    diagnostics = scans.compactMap(\.diagnostic) + diagnostics
  }

  /// Scans the files that the reading before did not have, and tells which those are.
  private static func scans(
    _ listing: Listing, since earlier: Memory?, in tree: some SourceTree, threads: Int
  ) -> (scans: [ScannedFile], changes: Listing.Changes) {
    let changes = listing.changes(since: earlier?.listing)
    let fresh = scans(at: changes.fresh.map { listing.paths[$0] }, threads: threads) {
      ScannedFile(at: $0, in: tree, through: &$1)
    }
    guard let earlier else { return (fresh, changes) }
    var scans: [ScannedFile] = []
    scans.reserveCapacity(listing.paths.count)
    var next = 0
    for known in changes.known {
      if let known {
        scans.append(earlier.scans[known])
      } else {
        scans.append(fresh[next])
        next += 1
      }
    }
    return (scans, Listing.Changes(known: changes.known, fresh: changes.fresh, gone: changes.gone, scans: fresh))
  }

  mutating func parse(
    _ first: [ScannedFile], _ worklist: inout Worklist, of tree: some SourceTree, threads: Int, to parses: ParseStore
  ) {
    var wanted = first
    while !wanted.isEmpty {
      for result in Workers.map(wanted, threads: threads, { ParseResult.of($0, in: tree, parses) }) {
        result.file.map { files.append($0) }
        result.heads.map { worklist.graph.add($0) }
        result.diagnostic.map { diagnostics.append($0) }
      }
      wanted = following(&worklist, of: tree, threads: threads)
    }
  }

  /// The files that what was parsed makes matter.
  func following(_ worklist: inout Worklist, of tree: some SourceTree, threads: Int) -> [ScannedFile] {
    var wanted = worklist.next()
    // Few widgets take their kind from such a constant, so the files are looked at for it a second time.
    guard wanted.isEmpty else { return wanted }
    let globals = worklist.takeMissingGlobals()
    if !globals.isEmpty {
      wanted = Self.rest(sayingYesTo: .declares(globals, isMember: false), &worklist, of: tree, threads: threads)
    }
    let members = worklist.takeMissingMembers()
    if !members.isEmpty {
      wanted += Self.rest(sayingYesTo: .declares(members, isMember: true), &worklist, of: tree, threads: threads)
    }
    return wanted
  }

  /// Takes the files that were not parsed and say yes.
  static func rest(
    sayingYesTo question: FileQuestion, _ worklist: inout Worklist, of tree: some SourceTree, threads: Int
  ) -> [ScannedFile] {
    let paths = paths(among: worklist.paths, sayingYesTo: question, &worklist, of: tree, threads: threads)
    return worklist.take { paths.contains($0.path) }
  }

  /// Those of some files that say yes, and maybe others that did before.
  static func paths(
    among paths: [String], sayingYesTo question: FileQuestion, _ worklist: inout Worklist, of tree: some SourceTree,
    threads: Int
  ) -> Set<String> {
    worklist.answers.take(question, from: worklist.earlierAnswers)
    let unasked = worklist.answers.unasked(question, among: paths)
    let test = question.test
    let yes = scans(at: unasked, threads: threads) { path, buffer in
      (try? tree.scan(at: path, through: &buffer, test)) == true ? path : nil
    }
    worklist.answers.note(question, asked: unasked, yes: yes.compactMap(\.self))
    return worklist.answers.yes(to: question)
  }

  /// Scans many files, with memory for one at a time a thread.
  static func scans<Output: Sendable>(
    at paths: [String], threads: Int, _ body: @escaping @Sendable (String, inout ReadBuffer) -> Output
  ) -> [Output] {
    // Runs long enough to pay for the hand-over, and enough of them for every thread.
    let length = min(64, max(1, paths.count / 16))
    return Workers.mapRuns(of: paths, ofLength: length, threads: threads) { paths in
      var buffer = ReadBuffer()
      return paths.map { body($0, &buffer) }
    }
  }

  /// The files that were not parsed yet, and what those that were say of names.
  struct Worklist {
    var graph = NameGraph()
    private(set) var names = Memory.Names()
    /// What was asked in this reading, and in the one before.
    var answers = FileAnswers()
    let earlierAnswers: FileAnswers
    private let scans: [ScannedFile]
    /// Positions of files.
    private var rest: [Int]

    init(_ scans: [ScannedFile], knowing answers: FileAnswers) {
      earlierAnswers = answers
      self.scans = scans
      rest = scans.indices.filter { scans[$0].scan != nil }
    }

    /// The paths of the files that were not parsed.
    var paths: [String] { rest.map { scans[$0].path } }

    /// The paths of all files that can be.
    var allPaths: [String] { scans.filter { $0.scan != nil }.map(\.path) }

    /// Takes files by their paths, also those that were parsed.
    mutating func takeAll(_ paths: Set<String>) -> [ScannedFile] {
      rest.removeAll { paths.contains(scans[$0].path) }
      return scans.filter { $0.scan != nil && paths.contains($0.path) }
    }

    /// Keeps the names of functions whose calls matter.
    mutating func note(helpers: Set<String>) { names.helpers.formUnion(helpers) }

    /// Takes the files with one of some signals.
    mutating func rest(with signals: FileScan.Signals) -> [ScannedFile] {
      take { !$0.signals.isDisjoint(with: signals) }
    }

    /// Takes the files that name what the files so far make part of the surface.
    mutating func next() -> [ScannedFile] {
      // The files that are left were held against all earlier names.
      let news = graph.takeNews()
      names.mentions.formUnion(news.mentions)
      names.references.formUnion(news.references)
      names.extensions.formUnion(news.extensions)
      let (mentioned, declared) = (NameHashes(of: news.mentions), NameHashes(of: news.references))
      let extended = NameHashes(of: news.extensions)
      return take { scanned in
        guard let scan = scanned.scan else { return false }
        return scan.mentions(anyOf: mentioned) || scan.declares(anyOf: declared) || scan.extends(anyOf: extended)
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

    /// Takes the files whose scan is wanted.
    mutating func take(where isWanted: (ScannedFile) -> Bool) -> [ScannedFile] {
      let taken = rest.filter { isWanted(scans[$0]) }
      let positions = Set(taken)
      rest.removeAll { positions.contains($0) }
      return taken.map { scans[$0] }
    }
  }

  /// One file as its raw bytes show it.
  struct ScannedFile: Sendable {
    var path: String
    /// Nil for a file that is not read further.
    var scan: FileScan?
    var diagnostic: Diagnostic?

    var signals: FileScan.Signals { scan?.signals ?? [] }

    init(at path: String, in tree: some SourceTree, through buffer: inout ReadBuffer) {
      self.path = path
      do throws(SourceTreeError) {
        (scan, diagnostic) = try tree.scan(at: path, through: &buffer) { bytes in
          if let refusal = ParserGuard.refusalToScan(bytes) { return (nil, refusal.diagnostic(for: path)) }
          return (FileScan(bytes, for: .all), nil)
        }
      } catch {
        diagnostic = Diagnostic(
          .warning, "This file could not be read: \(error). Its intents are missing.",
          at: SourceLocation(path: path))
      }
    }
  }

  struct ParseResult: Sendable {
    var file: ParsedFile?
    var heads: DeclarationHeads?
    var diagnostic: Diagnostic?

    /// The file, read now or by the reading before.
    ///
    /// - Parameter names: of functions whose calls say something.
    static func of(
      _ scanned: ScannedFile, in tree: some SourceTree, _ parses: ParseStore, calling names: Set<String> = []
    ) -> ParseResult {
      guard let identity = tree.identity(of: scanned.path) else {
        return ParseResult(scanned, in: tree, parses, calling: names)
      }
      let key = ([identity] + names.sorted()).joined(separator: " ")
      return parses.files.value(for: ParseStore.FileKey(scanned.path, key)) {
        var result = ParseResult(scanned, in: tree, parses, calling: names)
        result.file?.identity = identity
        return result
      }
    }

    private init(
      _ scanned: ScannedFile, in tree: some SourceTree, _ parses: ParseStore, calling names: Set<String>
    ) {
      do throws(SourceTreeError) {
        let bytes = try tree.contents(of: scanned.path)
        if let refusal = bytes.withUnsafeBufferPointer(ParserGuard.refusalToParse) {
          diagnostic = refusal.diagnostic(for: scanned.path)
          return
        }
        var file = parses.file(at: scanned.path, bytes, calling: names)
        file.signals = scanned.signals
        file.linkSchemes = LinkSchemes.schemes(in: bytes)
        heads = DeclarationHeads(in: file.tree)
        if file.text.says("entities(") { heads?.finders = FinderNames(in: file.text.whole, from: ["entities"]) }
        if !names.isEmpty || !scanned.signals.isDisjoint(with: [.activity, .offersActivity]) {
          heads?.activityNames = ActivityNames(of: ActivityUses(in: file.tree, calling: names))
        }
        self.file = file
      } catch {
        diagnostic = Diagnostic(
          .warning, "This file could not be read: \(error).", at: SourceLocation(path: scanned.path))
      }
    }
  }
}

extension ParserGuard.Refusal {
  fileprivate func diagnostic(for path: String) -> Diagnostic {
    Diagnostic(
      .warning, "This file was not read: \(reason). Its intents are missing.",
      at: SourceLocation(path: path, line: line))
  }
}
