import IntentSurface
import SourceScanning

extension CandidateFiles {
  /// The Swift files of a tree, sorted by path.
  struct Listing: Sendable {
    let paths: [String]
    let identities: [String?]

    /// How a listing differs from an earlier one.
    struct Changes {
      /// For each file, the position of the same one in the earlier listing.
      var known: [Int?]
      /// The positions of those that are new or have other bytes.
      var fresh: [Int]
      /// The earlier positions of those that are gone or have other bytes.
      var gone: [Int]
      /// What the scans of the fresh ones told.
      var scans: [ScannedFile] = []
    }

    func changes(since earlier: Listing?) -> Changes {
      guard let earlier else {
        return Changes(known: [Int?](repeating: nil, count: paths.count), fresh: Array(paths.indices), gone: [])
      }
      var changes = Changes(known: [], fresh: [], gone: [])
      changes.known.reserveCapacity(paths.count)
      var old = 0
      for (new, path) in paths.enumerated() {
        while old < earlier.paths.count, earlier.paths[old] < path {
          changes.gone.append(old)
          old += 1
        }
        let isThere = old < earlier.paths.count && earlier.paths[old].utf8.elementsEqual(path.utf8)
        if isThere, let identity = identities[new], identity == earlier.identities[old] {
          changes.known.append(old)
        } else {
          changes.known.append(nil)
          changes.fresh.append(new)
          if isThere { changes.gone.append(old) }
        }
        if isThere { old += 1 }
      }
      changes.gone += Array(old..<max(old, earlier.paths.count))
      return changes
    }
  }

  /// Which files a reading found to matter, and what made them matter.
  struct Memory: Sendable {
    /// The names that other files would have to declare or mention.
    struct Names: Sendable {
      var mentions: Set<String> = []
      var references: Set<String> = []
      /// Those that they would have to extend.
      var extensions: Set<String> = []
      /// Constants outside of types that no file declared when they were asked for.
      var globals: Set<String> = []
      /// The same of members of types.
      var members: Set<String> = []
      /// Functions that take the types of user activities.
      var helpers: Set<String> = []
    }

    let listing: Listing
    let scans: [ScannedFile]
    let signals: FileScan.Signals
    let names: Names
    let files: [ParsedFile]
    let parseDiagnostics: [Diagnostic]
    let answers: FileAnswers
    private let paths: Set<String>
    private let mentioned: NameHashes
    private let declared: NameHashes
    private let extended: NameHashes

    init(
      _ listing: Listing, _ scans: [ScannedFile], _ signals: FileScan.Signals, _ names: Names, _ files: [ParsedFile],
      _ diagnostics: [Diagnostic], _ answers: FileAnswers
    ) {
      self.answers = answers
      self.listing = listing
      self.scans = scans
      self.signals = signals
      self.names = names
      self.files = files
      parseDiagnostics = diagnostics
      paths = Set(files.map(\.path)).union(diagnostics.compactMap { $0.location?.path })
      (mentioned, declared) = (NameHashes(of: names.mentions), NameHashes(of: names.references))
      extended = NameHashes(of: names.extensions)
    }

    /// Whether the same files matter after some others changed.
    ///
    /// What matters is the smallest set that holds its own names; a file outside of it that says none of them, before and
    /// after, neither joins it nor was needed for it.
    func holds(for changes: Listing.Changes, signals newSignals: FileScan.Signals, in tree: some SourceTree) -> Bool {
      guard newSignals == signals, !changes.gone.contains(where: { paths.contains(listing.paths[$0]) }) else {
        return false
      }
      var wanted: FileScan.Signals = [.framework, .siriKit, .offersActivity]
      if signals.contains(.offersActivity) { wanted.insert(.activity) }
      return !changes.scans.contains { scanned in
        guard let scan = scanned.scan else { return false }
        if !scanned.signals.isDisjoint(with: wanted) || scan.mentions(anyOf: mentioned)
          || scan.declares(anyOf: declared) || scan.extends(anyOf: extended)
        {
          return true
        }
        let questions = [
          (names.helpers, FileQuestion.calls(names.helpers)),
          (names.globals, .declares(names.globals, isMember: false)),
          (names.members, .declares(names.members, isMember: true)),
        ]
        var buffer = ReadBuffer()
        return questions.contains { !$0.0.isEmpty && $0.1.isYes(at: scanned.path, in: tree, through: &buffer) }
      }
    }
  }
}
