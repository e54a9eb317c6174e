import IntentRules

extension Report {
  /// What the change under review does to its own gate, in one line; nil where it leaves it alone.
  package var gateLine: String? {
    let edits = verdict.gateEdits
    guard !edits.isEmpty else { return nil }
    return "\(edits[0].title): \(GateEdit.summaries(edits).joined(separator: ", "))."
  }
}

extension GateEdit {
  /// A few words for each, many of one kind in one.
  static func summaries(_ edits: [GateEdit]) -> [String] {
    var summaries: [String] = []
    var seen: Set<Group> = []
    for edit in edits {
      let group = Group(kind: edit.kind, fails: edit.fails)
      let alike = edits.filter { Group(kind: $0.kind, fails: $0.fails) == group }
      guard let many = edit.kind.many, alike.count > many.named else {
        summaries.append(edit.kind == .waiver ? "1 \(edit.summary)" : edit.summary)
        continue
      }
      if seen.insert(group).inserted { summaries.append("\(alike.count) \(many.words)") }
    }
    return summaries
  }

  private struct Group: Hashable {
    var kind: Kind
    var fails: Bool
  }

  /// The edit in one line: what it is, what it means, and whether it fails.
  var line: String { "\(summary): \(detail)" }

  /// What stands over it, or before it.
  var title: String {
    kind == .unread ? "The release gate can't be compared" : "This change edits the release gate"
  }

  /// How loud it is.
  var severity: Severity {
    if fails { return .error }
    return kind == .recordedAnew || kind == .retired ? .note : .warning
  }

  /// The same in every run, for services that follow an issue.
  var fingerprint: String {
    // FNV-1a: Swift's own hashes differ from run to run.
    let hash = "gate \(kind.rawValue) \(path ?? "") \(summary)".utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// What every edit is called in formats that want the name of a rule.
  static let rule = "gate-edit"
}

extension GateEdit.Kind {
  /// What many of it are called, and how many are named one by one.
  fileprivate var many: (words: String, named: Int)? {
    switch self {
    case .snapshot: ("shipped snapshots rewritten or deleted", 3)
    case .recordedAnew: ("snapshots recorded again", 1)
    case .retired: ("retired snapshots deleted", 1)
    case .version: ("versions recorded", 2)
    case .level: ("rule levels lowered", 4)
    case .waiver: ("waivers", 2)
    default: nil
    }
  }
}
