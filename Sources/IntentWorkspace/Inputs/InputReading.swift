package import IntentReading
package import IntentReports
package import IntentSurface
package import SourceScanning

/// A surface that an input named, and what it was.
package struct InputReading: Sendable {
  /// What kind of thing was read.
  package enum Kind: String, Sendable {
    case source, snapshot, metadata
  }

  /// As it was typed.
  package var input: String
  /// Which kind it is.
  package var kind: Kind
  /// The release, where it is one.
  package var version: String?
  /// The commit it was read from.
  package var revision: String?
  /// What was read, with its diagnostics.
  package var reading: SurfaceReading
  /// The source code, for a reading of source.
  package var files: (any SourceTree)?
  /// What says which targets compile the source code.
  package var projects: (any SourceTree)?
  /// The absolute folder that the source code is in, where it can be edited.
  package var folder: String?
  /// What was read in place of folders that the settings name and that are not there.
  package var folders: Diagnostic?
  /// Whether all of a git revision was read, so that what is not in it is nowhere.
  package var isWholeRevision = false
  /// How the source code was read.
  package var readingOptions = ReadingOptions()
  /// What its next reading can take over, with edits or other options.
  var memory = ReadingMemory()

  /// How a report names it.
  package var source: Report.Source {
    let kind: Report.Source.Kind =
      switch self.kind {
      case .source: .source
      case .snapshot: .snapshot
      case .metadata: .metadata
      }
    let name = reading.surface.app.name
    return Report.Source(
      kind: kind, name: name.isEmpty ? input : name, version: version, revision: revision, input: input)
  }
}
