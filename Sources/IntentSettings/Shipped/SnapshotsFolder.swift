import Foundation
package import IntentFiles
package import IntentSurface
import SourceScanning

/// The shipped snapshots of one app: `snapshots/1.2.0.json`, or `snapshots/APP/1.2.0.json` where there are several apps.
package struct SnapshotsFolder: Hashable, Sendable {
  /// The path, relative to where reading began.
  package let path: String
  /// What is not left when it is written to.
  private let home: String?

  /// - Parameter home: the folder that nothing is written outside of, through a link either; nil for anywhere.
  package init(path: String, home: String? = nil) {
    self.path = path
    self.home = home
  }

  /// One shipped version, not read yet.
  package struct Entry: Hashable, Sendable {
    /// The version, as it was tagged or recorded.
    package var version: VersionNumber
    /// The path, relative to where reading began.
    package var path: String

    /// Makes one from what is always known of it; the rest has its default.
    package init(version: VersionNumber, path: String) {
      self.version = version
      self.path = path
    }

    /// The version by the name of a file; nil for a file that is no snapshot.
    package static func version(ofFile name: String) -> VersionNumber? {
      name.hasSuffix(".json") && !name.hasPrefix(".") ? VersionNumber(String(name.dropLast(5))) : nil
    }
  }

  /// The versions in it by their file names, oldest first; none where the folder is not there.
  ///
  /// - Throws: `FileError` where it is there and can't be listed.
  package func entries() throws(FileError) -> [Entry] {
    guard FileKind(of: path, followingLinks: true) != .missing else { return [] }
    let names: [DirectoryEntry]
    do { names = try DirectoryEntry.all(in: path) } catch {
      throw FileError(path: path, reason: error.description)
    }
    return names.map(\.name).compactMap { name in
      Entry.version(ofFile: name).map { Entry(version: $0, path: "\(path)/\(name)") }
    }
    .sorted { $0.version < $1.version }
  }

  /// All shipped surfaces, oldest first: by version, and the day of release where versions are the same.
  ///
  /// - Throws: `SnapshotFileError` or `FileError`.
  package func surfaces() throws -> [Surface] {
    Self.sorted(try versions().map(\.surface))
  }

  /// All shipped surfaces with the files that they were read from.
  ///
  /// - Throws: `SnapshotFileError` or `FileError`.
  package func versions() throws -> [(entry: Entry, surface: Surface)] {
    var reader = SnapshotReader()
    var buffer = ReadBuffer()
    return try entries().map { entry in
      var surface: Surface
      do throws(SnapshotFileError) {
        surface = try Self.surface(at: entry.path, with: &reader, through: &buffer)
      } catch {
        throw SnapshotFileError(path: shown(entry.path), reason: error.reason)
      }
      guard !surface.isEmpty else {
        throw SnapshotFileError(path: shown(entry.path), reason: Self.emptiness)
      }
      surface.app.version = surface.app.version ?? entry.version.description
      return (entry, surface)
    }
  }

  private static let emptiness =
    "it is damaged: it has no intents, entities or widgets, and no version is recorded without any. Restore the file from "
    + "git, or write it again with `intentcompat ship`."

  /// As people know it: relative to the folder of the settings, where it is in there.
  private func shown(_ path: String) -> String {
    home.map { RelativePath.of(path, seenFrom: $0) } ?? path
  }

  /// Shipped surfaces, oldest first.
  package static func sorted(_ surfaces: [Surface]) -> [Surface] {
    surfaces.sorted { left, right in
      let versions = (VersionNumber(left.app.version ?? ""), VersionNumber(right.app.version ?? ""))
      guard versions.0.isSame(as: versions.1) else { return versions.0 < versions.1 }
      return (left.app.date ?? "", versions.0) < (right.app.date ?? "", versions.1)
    }
  }

  /// What was recorded.
  package enum Recorded: Equatable, Sendable {
    case new, unchanged
    /// The version that was there.
    case replaced(Surface?)
  }

  /// Writes a shipped version; the surface names it.
  ///
  /// - Parameters:
  ///   - replaces: whether a version of other content may be overwritten.
  ///   - isDateGiven: whether a person named the day of release, so that another one is other content.
  /// - Throws: `ShippedVersionError` where it is there with other content, or `FileError`.
  package func record(
    _ surface: Surface, replaces: Bool, isDateGiven: Bool = false
  ) throws -> (recorded: Recorded, path: String) {
    let version = surface.app.version ?? ""
    guard VersionNumber(version).isWritable else { throw ShippedVersionError.badName(version) }
    try AtomicFile.makeFolder(path, within: home)
    let data = try surface.snapshotData()
    let file = "\(path)/\(try name(of: version)).json"
    if try AtomicFile.create(data, at: file, within: home) { return (.new, file) }
    if let known = try? RegularFile.contents(of: file, limit: Self.sizeLimit), known.elementsEqual(data) {
      return (.unchanged, file)
    }
    let shipped = try? Self.surface(at: file)
    let isSame = shipped.map { Self.promisesSame($0, surface) } ?? false
    let isOfThatDay = !isDateGiven || shipped?.app.date == surface.app.date
    if isSame, isOfThatDay { return (.unchanged, file) }
    guard replaces else {
      if isSame, let date = shipped?.app.date { throw ShippedVersionError.otherDate(version: version, recorded: date) }
      throw ShippedVersionError.different(version: version, path: String(RelativePath.name(of: file)))
    }
    try AtomicFile.write(data, to: file, within: home)
    return (.replaced(shipped), file)
  }

  // Another version of this tool, another day or another commit for it does not make another promise.
  private static func promisesSame(_ left: Surface, _ right: Surface) -> Bool {
    var right = right
    right.app = left.app
    right.readFrom.tool = left.readFrom.tool
    right.readFrom.revision = left.readFrom.revision
    return left.canonical() == right.canonical()
  }

  // `1.2` and `1.2.0` are the same release: the file that is there keeps its name.
  private func name(of version: String) throws -> String {
    let wanted = VersionNumber(version)
    let entries = try entries()
    if let entry = entries.first(where: { $0.version.isSame(as: wanted) }) { return entry.version.description }
    // Most volumes of macOS would take the two for one file.
    let alike = entries.map(\.version.description).first { $0.lowercased() == version.lowercased() && $0 != version }
    if let alike { throw ShippedVersionError.otherCase(version: version, recorded: alike) }
    return version
  }

  /// Reads one snapshot file.
  ///
  /// - Throws: `SnapshotFileError`, which names the file.
  package static func surface(at path: String) throws(SnapshotFileError) -> Surface {
    var reader = SnapshotReader()
    var buffer = ReadBuffer()
    return try surface(at: path, with: &reader, through: &buffer)
  }

  /// The largest snapshot that is read, in bytes: it has about a kilobyte for each intent, and reading it takes up to
  /// twenty times its size.
  package static let sizeLimit = 64 << 20

  private static func surface(
    at path: String, with reader: inout SnapshotReader, through buffer: inout ReadBuffer
  ) throws(SnapshotFileError) -> Surface {
    do {
      let read = try RegularFile.scan(at: path, limit: sizeLimit, through: &buffer) { bytes in
        Result { () throws(SnapshotError) in try reader.surface(bytes) }
      }
      return try read.get()
    } catch let error as SnapshotError {
      throw SnapshotFileError(path: path, reason: error.description)
    } catch let error as SourceTreeError {
      throw SnapshotFileError(path: path, reason: "\(error.description).")
    } catch {
      throw SnapshotFileError(path: path, reason: (error as? FileError).map { "\($0.reason)." } ?? "\(error)")
    }
  }
}

/// A snapshot file that could not be read.
package struct SnapshotFileError: Error, Equatable, CustomStringConvertible {
  /// The path, relative to where reading began.
  package var path: String
  /// Why, in words.
  package var reason: String

  /// In words, for a person.
  package var description: String { "\(path): \(reason)" }
}

/// Why a version was not recorded as shipped.
package enum ShippedVersionError: Error, Equatable, CustomStringConvertible {
  case badName(String)
  case different(version: String, path: String)
  case otherCase(version: String, recorded: String)
  case otherDate(version: String, recorded: String)

  /// In words, for a person.
  package var description: String {
    switch self {
    case .badName(let version):
      """
      “\(version)” is not a version: it must begin with a digit, because the snapshot's file is named after it. \
      Use a version such as `1.2.0`.
      """
    case .otherCase(let version, let recorded):
      """
      \(version) differs from the recorded \(recorded) only in upper and lower case: on many volumes both would be \
      the same file. Write it as \(recorded), or choose another version.
      """
    case .otherDate(let version, let recorded):
      """
      \(version) is already recorded with the same contents, and \(recorded) as its day of release. Leave out --date, \
      or use --force if the recorded day was wrong.
      """
    case .different(let version, let path):
      """
      \(version) is already recorded in \(path), with different contents. People have that version. Record the new \
      code under a new version, or use --force if the old record was wrong.
      """
    }
  }
}
