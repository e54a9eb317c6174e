import Foundation

/// A git repository that is only read, through git's own plumbing: a work tree, a `.git` folder or a bare clone.
///
/// Nothing in the repository can make a command run, and `GIT_*` variables of a hook or of somebody's shell do not
/// redirect it: `GitProcess` sees to that, and `GitPlace` to which repository it is.
package struct GitRepository: Sendable {
  /// The folder that is asked about.
  package let directory: String
  private let place: GitPlace?
  /// Whether it is a repository without a work tree.
  var isBare: Bool { place?.isBare ?? false }

  /// Makes one from what is always known of it; the rest has its default.
  package init(directory: String) {
    self.directory = directory
    place = GitPlace(around: directory)
  }

  /// What a plumbing command printed.
  ///
  /// - Parameter limit: the most bytes that it may print, where that is known; nil for what lists need.
  /// - Throws: `GitError.notARepository`, `.notInstalled`, or `.failed` with git's own words.
  package func output(
    of arguments: [String], input: [UInt8] = [], limit: Int? = nil
  ) async throws(GitError) -> [UInt8] {
    guard let place else {
      throw .notARepository(directory: directory, detail: "neither it nor a folder above it has a `.git`")
    }
    return try await GitProcess.output(
      of: arguments, at: place, input: input, limit: limit ?? GitProcess.outputLimit)
  }

  /// The output as text without its last newline.
  ///
  /// - Throws: as `output(of:input:)`.
  package func text(of arguments: [String]) async throws(GitError) -> String {
    String(decoding: try await output(of: arguments), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The path of the repository's folder below its top, with a `/` at the end; empty at the top and in a bare clone.
  ///
  /// - Throws: `GitError`.
  package func prefix() async throws(GitError) -> String {
    try await confirm()
    return place?.prefix ?? ""
  }

  /// What git calls the user, here or in general; nil where it knows no name.
  package func userName() async -> String? {
    let scope = place == nil ? ["--global"] : []
    let words = try? await GitProcess.output(of: ["config"] + scope + ["user.name"], at: place, input: [])
    let name = words.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) }
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Makes sure that git takes the place for a repository.
  ///
  /// - Throws: `GitError.notARepository` or `.notTrusted`.
  func confirm() async throws(GitError) {
    do {
      _ = try await output(of: ["rev-parse", "--git-dir"])
    } catch .failed(_, let detail) {
      let owned = detail.firstMatch(of: /dubious ownership in repository at '(.+)'/)
      if let owned { throw .notTrusted(directory: String(owned.1)) }
      throw .notARepository(directory: directory, detail: detail)
    }
  }
}
