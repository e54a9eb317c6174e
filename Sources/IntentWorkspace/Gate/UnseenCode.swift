import IntentFiles
import IntentSettings
import IntentSurface
import SourceScanning

/// What shipped and is not in the code that was read, where the reason may be that not all of it could be read: a
/// submodule, what git ignores, a file of Git LFS.
///
/// Nobody knows then that it is gone, nor that it was gone before the change.
struct UnseenCode {
  /// For what may still be there, why nobody can tell, as the end of a sentence.
  private(set) var doubts: [Subject: String] = [:]
  /// What the merge-base may have had, though its reading lacks it, by the names of the records.
  private(set) var hidden: Set<String> = []
  /// Why it may have had them, as a sentence; nil where nothing is hidden.
  private(set) var reason: String?

  /// Nothing is asked of git where all that shipped was read.
  ///
  /// - Parameters:
  ///   - current: the code that is judged.
  ///   - start: the code that the change started from; nil where there is no change, or it could not be read.
  static func find(
    in current: InputReading, since start: InputReading?, shipped: [Surface], _ context: InputContext
  ) async -> UnseenCode {
    var unseen = UnseenCode()
    let missing = Set(shipped.flatMap(\.ownSubjects)).filter { current.reading.locations[$0] == nil }
    guard current.kind == .source, !missing.isEmpty, let app = try? context.app(),
      let spots = await BlindSpots(in: context.workspace, selection: app.sources)
    else { return unseen }
    let now = await spots.now(current, since: start)
    for subject in missing {
      let wasSeen = start.map { $0.reading.locations[subject] != nil } ?? false
      unseen.doubts[subject] = now.first { $0.isNew || !wasSeen }.map { "it may be in \($0.words)" }
    }
    guard let start else { return unseen }
    let unknown = missing.filter { start.reading.locations[$0] == nil }
    guard !unknown.isEmpty else { return unseen }
    let gaps = await spots.gaps(of: start, now: current)
    if !gaps.isEmpty {
      unseen.hide(unknown, because: gaps)
    } else if let gap = await RecordedCommits(shipped, context).gap(of: unknown) {
      unseen.hide(gap.subjects, because: [gap.words])
      if current.folder != nil {
        for subject in gap.subjects where unseen.doubts[subject] == nil {
          unseen.doubts[subject] = "its code was in no commit when it shipped, and is not in this clone"
        }
      }
    }
    return unseen
  }

  private mutating func hide(_ subjects: Set<Subject>, because gaps: [String]) {
    hidden = Set(subjects.map(\.owner))
    let shown = gaps.prefix(3) + (gaps.count > 3 ? ["\(gaps.count - 3) more such places are there"] : [])
    let words = shown.enumerated().map { $0.offset == 0 ? $0.element : $0.element.firstLowercasedWord }.sentenceList
    reason =
      " \(words), so that what was there at the merge-base is unknown: what is gone now and was not seen there counts as "
      + "new."
  }
}

/// The commits of shipped versions, to tell what was never in one.
private struct RecordedCommits {
  private let shipped: [Surface]
  private let context: InputContext

  init(_ shipped: [Surface], _ context: InputContext) { (self.shipped, self.context) = (shipped, context) }

  /// What the newest record of source code has, and its own commit does not.
  ///
  /// An older reader may have seen what this one does not: of its records nothing follows.
  func gap(of subjects: Set<Subject>) async -> (subjects: Set<Subject>, words: String)? {
    guard let record = shipped.last(where: { !subjects.isDisjoint(with: $0.ownSubjects) }),
      record.readFrom.kind == .source, record.readFrom.edition == Provenance.currentEdition,
      let commit = await commit(of: record), let past = try? await SurfaceInput.read("git:\(commit)", in: context)
    else { return nil }
    let lost = subjects.intersection(record.ownSubjects).filter { past.reading.locations[$0] == nil }
    guard let first = lost.min() else { return nil }
    return (lost, "The commit that \(record.app.version ?? "what shipped") was recorded from does not have \(first)")
  }

  /// The one that it names, else the one that brought its file.
  private func commit(of record: Surface) async -> String? {
    if let named = record.readFrom.revision { return named.isEmpty || !named.allSatisfy(\.isHexDigit) ? nil : named }
    let workspace = context.workspace
    let repository = GitRepository(directory: workspace.root)
    guard let folder = (try? context.app()).map({ workspace.snapshots(of: $0) }),
      let prefix = try? await repository.prefix(),
      let entry = try? folder.entries().first(where: { $0.version.isSame(as: VersionNumber(record.app.version ?? "")) })
    else { return nil }
    let place = prefix + folder.path.dropFirst(workspace.root.count).drop { $0 == "/" } + "/"
    let name = String(RelativePath.name(of: entry.path))
    return try? await repository.additions(of: [name], in: place).first?.commit
  }
}

extension Surface {
  /// The records that have a place in code, under the names that changes have for them.
  fileprivate var ownSubjects: [Subject] {
    intents.map { Subject(.intent, $0.identifier) } + entities.map { Subject(.entity, $0.identifier) }
      + enums.map { Subject(.enum, $0.identifier) } + queries.map { Subject(.query, $0.identifier) }
      + widgets.map { Subject(.widget, $0.kind.spelling) } + legacyIntents.map { Subject(.legacyIntent, $0.className) }
  }
}

extension String {
  /// In the middle of a sentence; a path stays as it is.
  fileprivate var firstLowercasedWord: String {
    guard let first = split(separator: " ").first, ["The", "No", "Git"].contains(first) else { return self }
    return first == "Git" ? self : prefix(1).lowercased() + dropFirst()
  }
}
