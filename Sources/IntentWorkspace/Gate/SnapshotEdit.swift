import IntentComparison
import IntentReports
import IntentSurface

/// What became of a shipped snapshot: recorded anew with no less in it, or with promises that are others.
enum SnapshotEdit: Equatable {
  /// It holds all that it held, and nothing else.
  case recordedAnew
  /// It holds all that it held, and more that breaks nothing: what the old one could not read.
  case completed
  /// A promise is gone, weaker or different: the first few of them, in words.
  case different([String])
  /// It holds all that it held, and what it holds beside that makes it another promise: what the rules say, in words.
  case contrary([String])

  init(from old: Surface, to new: Surface) throws {
    let trees = (old: try PromiseTree(old), new: try PromiseTree(new))
    let lost = Self.identity(old, new) + Self.losses(trees.old, trees.new)
    let changes = Comparison(old, new).differences.map(\.change).filter { $0.action != .added }
    // Changes are in people's words; what no comparison shows is said by its place.
    let words = changes.isEmpty ? lost : changes.map(Self.words)
    guard words.isEmpty else {
      self = .different(words)
      return
    }
    let breaks = RecordedBreaks(from: old, to: new).words
    guard breaks.isEmpty else {
      self = .contrary(breaks)
      return
    }
    self = Self.losses(trees.new, trees.old).isEmpty ? .recordedAnew : .completed
  }

  /// What makes it another promise; nil where nothing does.
  var words: [String]? {
    switch self {
    case .recordedAnew, .completed: nil
    case .different(let words), .contrary(let words): words
    }
  }

  /// What decides how and when all of it is compared.
  private static func identity(_ old: Surface, _ new: Surface) -> [String] {
    var lost: [String] = []
    let versions = [old, new].map { VersionNumber($0.app.version ?? "") }
    if !versions[0].isSame(as: versions[1]) { lost.append("its version") }
    if let date = old.app.date, date != new.app.date { lost.append("its release date") }
    if old.readFrom.kind != new.readFrom.kind { lost.append("what it was read from") }
    lost += weakerReading(than: old.readFrom, new.readFrom)
    if !Set(old.readFrom.platforms).isSubset(of: new.readFrom.platforms) { lost.append("its platforms") }
    return lost
  }

  /// What a record says that its reader could not see, and the earlier one's could: that is compared with nothing.
  static func weakerReading(than old: Provenance, _ new: Provenance) -> [String] {
    var lost: [String] = []
    if !new.unreadFields.isSubset(of: old.unread) { lost.append("what it could not read") }
    if old.kind == new.kind, (new.edition ?? 0) < (old.edition ?? 0) { lost.append("what its reader records") }
    return lost
  }

  private static func losses(_ old: PromiseTree, _ new: PromiseTree) -> [String] {
    guard case .object(var old) = old, case .object(let new) = new else { return [] }
    // The tool, the commit and the app's name promise nothing; the rest of these is looked at by itself.
    for key in ["app", "formatVersion", "readFrom", "withheld"] { old[key] = nil }
    return PromiseTree.object(old).losses(in: .object(new))
  }

  private static func words(_ change: Change) -> String {
    switch change.action {
    case .removed: "\(change.subject) is gone"
    case .renamed: "\(change.subject) is \(change.new ?? "another")"
    case .added: "\(change.subject) is new"
    case .changed: "\(change.subject), \(change.aspect?.words ?? "differs")"
    }
  }
}
