import Foundation
import IntentFiles
import IntentReading
import IntentSettings
import IntentSurface
import SourceScanning

/// What revisions were read to have, from one run to the next: nothing is scanned, parsed or read of one that did not change.
///
/// An entry is that of a tree in git, how it was read, and the program that read it. In a CI job it is off: what ran before
/// in the same job may be a pull request's own code.
package struct ReadingCache: Sendable {
  private let folder: CacheFolder
  private let reader: String

  /// - Parameter reader: what tells this build of the program from every other.
  init(_ folder: CacheFolder, reader: String) {
    (self.folder, self.reader) = (folder, reader)
    folder.trim()
  }

  /// What is kept of a revision.
  struct Entry: Codable, Equatable {
    var reading: SurfaceReading
    var folders: Diagnostic?
    var isWhole: Bool
  }

  /// The reading of a revision, as it was kept.
  func reading(
    _ input: String, of revision: GitRevision, at place: RevisionPlace, _ context: InputContext
  ) -> InputReading? {
    guard let bytes = folder.bytes(for: key(of: revision, at: place, context)),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes))
    else { return nil }
    var result = InputReading(input: input, kind: .source, revision: revision.commit, reading: entry.reading)
    (result.folders, result.isWholeRevision) = (entry.folders, entry.isWhole)
    result.readingOptions = place.app.readingOptions
    return result
  }

  /// Keeps a reading that git alone decides: one that lacks files may be another one where they are.
  func keep(_ reading: InputReading, of revision: GitRevision, at place: RevisionPlace, _ context: InputContext) {
    let entry = Entry(reading: reading.reading, folders: reading.folders, isWhole: reading.isWholeRevision)
    let isWhole = reading.reading.unread.isSubset(of: (reading.projects as? GitTree)?.submodules ?? [])
    guard isWhole, let data = try? JSONEncoder().encode(entry),
      let copy = try? JSONDecoder().decode(Entry.self, from: data), copy == entry
    else { return }
    folder.keep(Array(data), for: key(of: revision, at: place, context))
  }

  private func key(of revision: GitRevision, at place: RevisionPlace, _ context: InputContext) -> String {
    let app = place.app
    var parts = [reader, revision.name, revision.path, revision.object, app.name, "\(app.sources == .everything)"]
    parts += [app.platforms.map { "\($0.map(\.rawValue).sorted())" } ?? "", "\(app.flags.sorted())", "\(app.modules)"]
    parts += place.selection.patterns + context.workspace.implied.map(\.name)
    for target in app.targets {
      parts += [target.name, target.kind.rawValue, "\(target.paths)", "\(target.flags.sorted())"]
      parts += target.platforms.map { "\($0.platform.rawValue) \($0.floor ?? "")" }
    }
    return parts.map { "\($0.utf8.count):\($0)" }.joined()
  }
}

extension SourceSelection {
  /// All patterns of it, each list behind the number of its patterns.
  fileprivate var patterns: [String] {
    ["\(include.count) \(exclude.count) \(alternatives.count)"] + (include + exclude).map(\.description)
      + alternatives.flatMap(\.patterns)
  }
}
