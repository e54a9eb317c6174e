import Foundation
import IntentSurface

/// A revision found in a repository: the tree or file behind `REV` or `REV:PATH`.
package struct GitRevision: Equatable, Sendable {
  /// As it was asked for: `v1.2`, `HEAD~3`.
  package var name: String
  /// The full id of the commit, or of the tree where the name is no commit's.
  package var commit: String
  /// From the top of the repository, empty for all of it.
  package var path: String
  /// The id of the tree or file itself.
  package var object: String
  /// Whether it is a folder.
  package var isFolder: Bool
}

extension GitRepository {
  /// Finds a revision and a folder or file in it.
  ///
  /// - Throws: `GitError`, with the nearest branches and tags for a wrong revision.
  package func revision(_ name: String, path: String = "") async throws(GitError) -> GitRevision {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let (commit, object) = try await ids(of: name, path)
    let kind = path.isEmpty ? "tree" : try await text(of: ["cat-file", "-t", object])
    guard ["tree", "blob"].contains(kind) else { throw .noSuchPath(path, revision: name) }
    return GitRevision(name: name, commit: commit, path: path, object: object, isFolder: kind == "tree")
  }

  // One process where all is well, which is nearly always; one for each question to find out what is not.
  private func ids(of name: String, _ path: String) async throws(GitError) -> (commit: String, object: String) {
    let full = await fullName(of: name)
    let names = ["\(full)^{commit}", "\(full)^{commit}:\(path)"]
    if !name.hasPrefix("-"), let found = try? await text(of: ["rev-parse"] + names).split(separator: "\n"),
      found.count == 2, found.joined().allSatisfy(\.isHexDigit)
    {
      return (String(found[0]), String(found[1]))
    }
    let commit = try await commit(of: name)
    do {
      return (commit, try await text(of: ["rev-parse", "--verify", "--end-of-options", "\(commit):\(path)"]))
    } catch .failed {
      guard await has("\(commit)^{tree}") else { throw .damaged(name, object: commit) }
      throw .noSuchPath(path, revision: name)
    }
  }

  /// The tags that match a glob with the day each was made, oldest first. Where tags were made long after the release, that
  /// is the day of the commit.
  ///
  /// - Parameter pattern: as `git tag --list` takes it, where `*` stands for folders too; nil for all.
  /// - Throws: `GitError`.
  package func tags(matching pattern: String?) async throws(GitError) -> [(name: String, date: String)] {
    try await confirm()
    let listing = try await text(
      of: [
        "tag", "--list", "--no-column", "--sort=creatordate",
        "--format=%(refname:strip=2)%00%(creatordate:short)%00%(*committerdate:short)",
      ] + (pattern.map { ["--", $0] } ?? []))
    let tags = listing.split(separator: "\n").enumerated().compactMap { place, line -> (String, String, Int)? in
      let fields = line.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let day = fields.dropFirst().filter({ !$0.isEmpty }).min() else { return nil }
      return (fields[0], day, place)
    }
    return tags.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map { (name: $0.0, date: $0.1) }
  }

  /// The full id of a commit, or of a tree.
  ///
  /// - Throws: `GitError`, with the nearest branches and tags for a wrong name.
  package func commit(of name: String) async throws(GitError) -> String {
    let full = await fullName(of: name)
    for kind in ["commit", "tree"] {
      let id = try? await text(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(full)^{\(kind)}"])
      // `^HEAD` is something to git, but no revision.
      if let id, id.allSatisfy(\.isHexDigit) { return id }
    }
    try await confirm()
    // A name that git knows, of an object that it does not have; each text of the right length is taken for an id.
    let known = try? await text(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    if let known, known != name.lowercased(), known.allSatisfy(\.isHexDigit) {
      throw .damaged(name, object: known)
    }
    let isShallow = try await isShallow()
    let references = try await text(of: ["for-each-ref", "--format=%(refname:short)"]).split(separator: "\n")
    let names = (["HEAD"] + references.map(String.init)).filter { $0 != name }
    throw .unknownRevision(
      name, nearest: NearestNames.matches(for: name, in: names), isShallow: isShallow)
  }

  /// The name with a remote branch in it spelled in full. A tag may have the name `origin/main` too, and git would take
  /// that.
  private func fullName(of name: String) async -> String {
    let marks = [name.firstIndex { "~^:".contains($0) }, name.firstRange(of: "@{")?.lowerBound].compactMap(\.self)
    let reference = name[..<(marks.min() ?? name.endIndex)]
    guard reference.contains("/"), !reference.hasPrefix("refs/"), !reference.hasPrefix("-"),
      let branch = try? await branches(["refs/remotes/\(reference)"]).first
    else { return name }
    return branch.name + name[reference.endIndex...]
  }

  /// Those of some full names of references that are there, with their commits, in the order that they were given in.
  func branches(_ names: [String]) async throws(GitError) -> [(name: String, commit: String)] {
    let listing = try await text(of: ["for-each-ref", "--format=%(objectname) %(refname)", "--"] + names)
    var found: [String: String] = [:]
    for line in listing.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 1)
      if fields.count == 2 { found[String(fields[1])] = String(fields[0]) }
    }
    return names.compactMap { name in found[name].map { (name, $0) } }
  }

  private func has(_ object: String) async -> Bool { (try? await output(of: ["cat-file", "-e", object])) != nil }

  /// Whether it has only the last part of the history.
  ///
  /// - Throws: `GitError`.
  package func isShallow() async throws(GitError) -> Bool {
    try await text(of: ["rev-parse", "--is-shallow-repository"]) == "true"
  }
}
