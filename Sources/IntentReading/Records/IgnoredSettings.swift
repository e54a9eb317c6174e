import AppIntentsFacts
package import IntentSurface
package import SourceScanning

/// Says which settings of widgets and controls no code reads.
///
/// Names decide, of all code together, so that rather too many count as read.
package struct IgnoredSettings {
  /// No more names are looked for.
  private static let limit = 256

  private let options: ReadingOptions
  private let parses: ParseStore

  /// - Parameter parses: what other readings of this app have found.
  package init(options: ReadingOptions, parses: ParseStore) {
    self.options = options
    self.parses = parses
  }

  /// Marks them, where all code of the app was there to be read, and some of it takes the intent.
  ///
  /// - Parameter near: the files that were parsed. Most settings are read there, so that few apps have all files looked at.
  package func mark(in reading: inout SurfaceReading, of files: some SourceTree, near: Set<String>) {
    // Only a project says that there is no other code.
    guard options.readsAll, reading.surface.readFrom.apps?.isEmpty == false, reading.unread.isEmpty,
      reading.absent.isEmpty
    else { return }
    let settings = reading.surface.settings
    let code = files.paths.filter { path in Self.endings.contains { path.hasSuffix($0) } }
    let parts = [code.filter(near.contains), code.filter { !near.contains($0) }]
    let unread = missing(of: Set(settings.values.joined()), as: .readValue, in: parts, of: files)
    let asked = Set(settings.filter { !$0.value.isDisjoint(with: unread) }.keys)
    let types = asked.subtracting(missing(of: asked, as: .takenType, in: parts, of: files))
    reading.surface.markIgnored(unread, of: types)
  }

  /// The names that no file uses; none where there are too many of them to look for.
  private func missing(
    of names: Set<String>, as use: NamedValues.Use, in parts: [[String]], of files: some SourceTree
  ) -> Set<String> {
    guard names.count <= Self.limit else { return [] }
    return parts.reduce(names) { rest, paths in
      rest.subtracting(found(NamedValues(rest, as: use), at: paths, in: files))
    }
  }

  private static let endings = [".swift", ".m", ".mm", ".h"]

  private func found(_ names: NamedValues, at paths: [String], in files: some SourceTree) -> Set<String> {
    guard !names.all.isEmpty else { return [] }
    let answers = CandidateFiles.scans(at: paths, threads: options.threads) { path, buffer in
      guard let identity = files.identity(of: path) else { return names.look(at: path, of: files, through: &buffer) }
      return parses.namedValues.value(for: ParseStore.FileKey(path, "\(identity) \(names.key)")) {
        names.look(at: path, of: files, through: &buffer)
      }
    }
    return Set(answers.joined())
  }
}

extension NamedValues {
  /// A file that can't be looked at may have all of them.
  fileprivate func look(
    at path: String, of files: some SourceTree, through buffer: inout ReadBuffer
  ) -> Set<String> {
    (try? files.scan(at: path, through: &buffer, found)) ?? all
  }
}
