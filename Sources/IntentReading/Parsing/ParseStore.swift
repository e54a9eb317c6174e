import Foundation
import ProjectReading
import SourceScanning

/// Remembers what one reading after another has in common: revisions of an app, and its platforms, have most of their
/// code in common.
///
/// A file is taken from here only where path and bytes are the same. All state is behind locks.
package final class ParseStore: @unchecked Sendable {
  /// The bytes of a path, which may have the same letters as another, and what tells the bytes of the file from others.
  struct FileKey: Hashable, Sendable {
    private let path: [UInt8]
    private let identity: String

    init(_ path: String, _ identity: String) {
      self.path = Array(path.utf8)
      self.identity = identity
    }
  }

  /// What is parsed alike. Its hash is of few bytes: files of one path and length are few.
  private struct ParsedKey: Hashable {
    let path: String
    let bytes: [UInt8]
    let names: Set<String>

    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(bytes.count)
    }
  }

  private let turn = NSLock()
  private let lock = NSLock()
  private var lastCandidates: CandidateFiles.Memory?
  private let parsed: Recent<ParsedKey, ParsedFile>
  /// Files as they were read.
  let files = Recent<FileKey, CandidateFiles.ParseResult>()
  /// Which names the code of files uses.
  let namedValues = Recent<FileKey, Set<String>>()
  /// Files as a platform has them.
  let active: Recent<ActiveFiles.FileKey, ActiveFiles.File>
  /// What the files of a view say.
  let platforms: Recent<PlatformReading.Key, PlatformReading.Kept>
  /// The projects that go with files of projects.
  let projects = LastOutcome<ProjectMemory.Key, ProjectMemory>()
  /// The Xcode projects among them, where more differs than version numbers.
  let xcodeProjects = XcodeProjectMemory()

  /// - Parameter other: of readings of other files, with which it shares what is made of the bytes alone.
  package init(sharing other: ParseStore? = nil) {
    parsed = other?.parsed ?? Recent()
    active = other?.active ?? Recent()
    platforms = other?.platforms ?? Recent()
  }

  /// Lets one reading take its turn; what the reading before the last one used is forgotten.
  func reading<Result>(_ read: () -> Result) -> Result {
    turn.withLock {
      parsed.turn()
      files.turn()
      namedValues.turn()
      active.turn()
      platforms.turn()
      return read()
    }
  }

  /// The file, parsed now or before.
  ///
  /// - Parameter names: of functions whose calls say something.
  func file(at path: String, _ bytes: [UInt8], calling names: Set<String> = []) -> ParsedFile {
    parsed.value(for: ParsedKey(path: path, bytes: bytes, names: names)) {
      ParsedFile(path: path, bytes: bytes, calling: names)
    }
  }

  /// Which files the last reading found to matter.
  var candidates: CandidateFiles.Memory? {
    get { lock.withLock { lastCandidates } }
    set { lock.withLock { lastCandidates = newValue } }
  }
}
