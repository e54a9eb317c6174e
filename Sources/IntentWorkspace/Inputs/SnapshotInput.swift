import IntentFiles
import IntentSettings
import IntentSurface
import SourceScanning

/// A snapshot file.
struct SnapshotInput: InputReader {
  let form = "a snapshot (FILE.json)"

  func read(_ input: String, in context: InputContext) async throws(InputError) -> InputReading? {
    let path = context.workspace.absolute(input)
    guard FileKind(of: path, followingLinks: true) == .file, input.hasSuffix(".json") || Self.isObject(path) else {
      return nil
    }
    do {
      return Self.reading(try SnapshotsFolder.surface(at: path), input: input)
    } catch {
      throw .unreadable(input: input, reason: error.reason)
    }
  }

  static func reading(_ surface: Surface, input: String) -> InputReading {
    InputReading(
      input: input, kind: .snapshot, version: surface.app.version, reading: SurfaceReading(surface: surface))
  }

  // Git hands its diff drivers and textconvs temporary files, whose names may have any ending.
  private static func isObject(_ path: String) -> Bool {
    var buffer = ReadBuffer()
    guard !path.hasSuffix(".swift"),
      let start = try? RegularFile.scan(at: path, atMost: 512, through: &buffer, { Array($0) })
    else { return false }
    return start.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
      && String(decoding: start, as: UTF8.self).contains("\"")
  }
}
