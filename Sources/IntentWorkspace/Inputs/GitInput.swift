import Foundation
import IntentFiles
import IntentSettings
import IntentSurface
import SourceScanning

/// `git:REV`, `git:REV:PATH`: source code, or a snapshot, as it was committed.
struct GitInput: InputReader {
  let form = "git:REV or git:REV:PATH"

  func read(_ input: String, in context: InputContext) async throws(InputError) -> InputReading? {
    guard input.hasPrefix("git:") else { return nil }
    let (name, path) = Self.split(input.dropFirst("git:".count))
    guard !name.isEmpty else {
      throw .notFound(
        input: input,
        hint: "it names no revision. Write git:HEAD, for "
          + "example.")
    }
    do {
      return try await read(input, name: name, path: path, in: context)
    } catch let error as GitError {
      throw .git(input: input, error)
    } catch let error as InputError {
      throw error
    } catch {
      throw .unreadable(input: input, reason: "\(error)")
    }
  }

  /// Whether a text that has not this form names a tag, a branch or a commit.
  static func isRevision(_ text: String, in context: InputContext) async -> Bool {
    guard let place = try? await RevisionPlace(path: nil, in: context) else { return false }
    return (try? await place.repository.revision(text, path: "")) != nil
  }

  /// The revision that an input of this form names; nil for another form.
  static func revisionName(_ input: String) -> String? {
    guard input.hasPrefix("git:") else { return nil }
    let (name, _) = split(input.dropFirst("git:".count))
    return name.isEmpty ? nil : name
  }

  /// The revision and the path of `REV:PATH`. A colon in braces belongs to the revision: `HEAD^{/fix: it}`.
  static func split(_ text: Substring) -> (name: String, path: String?) {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth == 0:
        return (String(text[..<index]), String(text[text.index(after: index)...]))
      default: break
      }
    }
    return (String(text), nil)
  }

  private func read(
    _ input: String, name: String, path: String?, in context: InputContext
  ) async throws -> InputReading {
    let place = try await RevisionPlace(path: path, in: context)
    let revision = try await place.repository.revision(name, path: place.folder)
    if !revision.isFolder, revision.path.hasSuffix(".json") {
      return try await snapshot(input, at: revision, in: place.repository)
    }
    let tree = try await GitTree(
      place.repository, at: revision, from: context.blobs, where: place.isWanted(by: place.selection))
    return try await place.reading(input, of: tree, at: revision, context)
  }

  private func snapshot(
    _ input: String, at revision: GitRevision, in repository: GitRepository
  ) async throws -> InputReading {
    let blobs = try await GitBlobs([revision.object], in: repository, limit: SnapshotsFolder.sizeLimit)
    let surface = try Surface(snapshot: Data(try blobs.bytes(of: revision.object)))
    var reading = SnapshotInput.reading(surface, input: input)
    reading.revision = revision.commit
    return reading
  }
}
