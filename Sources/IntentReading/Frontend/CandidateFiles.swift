import IntentSurface

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
  /// Hashes of the modules that any file imports.
  var imports: Set<UInt64> = []

  init(in tree: some SourceTree, threads: Int, parses: ParseStore) {
    // The tree decides which files belong to the app: settings may name a folder that is left out by default.
    let paths = tree.paths.filter { $0.hasSuffix(".swift") }.sorted()
    // Runs long enough to pay for the hand-over, and enough of them for every thread.
    let run = min(64, max(1, paths.count / 16))
    let looks = Workers.mapRuns(of: paths, ofLength: run, threads: threads) { paths in
      var buffer = ReadBuffer()
      return paths.map { Look(at: $0, in: tree, through: &buffer) }
    }
    seen = looks.count
    diagnostics = looks.compactMap(\.diagnostic)
    imports = looks.reduce(into: []) { $0.formUnion($1.scan?.imported ?? []) }
    var graph = NameGraph()
    var rest = looks
    parse(rest.filter { $0.marks.contains(.framework) }, among: &rest, &graph, of: tree, threads: threads, to: parses)
    let count = files.count
    var marks: FileScan.Marks = [.siriKit, .offersActivity]
    if looks.contains(where: { $0.marks.contains(.offersActivity) }) { marks.insert(.activity) }
    let asked = rest.filter { !$0.marks.isDisjoint(with: marks) }
    parse(asked, among: &rest, &graph, of: tree, threads: threads, to: parses)
    for index in files.indices.dropFirst(count) { files[index].isForSiri = true }
    files.sort { $0.path < $1.path }
  }

  private mutating func parse(
    _ first: [Look], among rest: inout [Look], _ graph: inout NameGraph, of tree: some SourceTree, threads: Int,
    to parses: ParseStore
  ) {
    var wanted = first
    while !wanted.isEmpty {
      let paths = Set(wanted.map(\.path))
      rest.removeAll { paths.contains($0.path) }
      for result in Workers.map(wanted, threads: threads, { ParseResult($0, in: tree, parses) }) {
        result.file.map { files.append($0) }
        result.heads.map { graph.add($0) }
        result.diagnostic.map { diagnostics.append($0) }
      }
      let surface = graph.surfaceNames
      let constants = graph.constantTypes
      let surfaceHashes = Set(surface.union(constants).map { NameHash.of($0) })
      let referencedHashes = Set(graph.referencedNames(of: surface).union(constants).map { NameHash.of($0) })
      wanted = rest.filter {
        guard let scan = $0.scan else { return false }
        return scan.mentioned.contains(where: surfaceHashes.contains)
          || scan.declared.contains(where: referencedHashes.contains)
      }
      // Few widgets take their kind from such a constant, so the files are looked at for it a second time.
      let missing = wanted.isEmpty ? graph.takeMissingGlobals() : []
      if !missing.isEmpty {
        let hashes = Set(missing.map { NameHash.of($0) })
        wanted = rest.filter { look in
          (try? tree.contents(of: look.path))?.withUnsafeBufferPointer { GlobalConstants.areDeclared(hashes, in: $0) }
            ?? false
        }
      }
    }
  }

  /// One file as its raw bytes show it.
  private struct Look: Sendable {
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
          return (FileScan(bytes), nil)
        }
      } catch {
        diagnostic = Diagnostic(
          .warning, "This file could not be read: \(error). What it declares is missing from the surface.",
          at: SourceLocation(path: path))
      }
    }
  }

  private struct ParseResult: Sendable {
    var file: ParsedFile?
    var heads: DeclarationHeads?
    var diagnostic: Diagnostic?

    init(_ look: Look, in tree: some SourceTree, _ parses: ParseStore) {
      do throws(SourceTreeError) {
        let bytes = try tree.contents(of: look.path)
        if let refusal = bytes.withUnsafeBufferPointer(ParserGuard.refusalToParse) {
          diagnostic = refusal.diagnostic(for: look.path)
          return
        }
        var file = parses.file(at: look.path, bytes)
        file.marks = look.marks
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
