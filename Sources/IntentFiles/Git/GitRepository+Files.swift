/// A file of a revision.
package struct GitFile: Hashable, Sendable {
  /// From the top of the repository.
  package var path: String
  /// The id of its contents.
  package var object: String
  /// Whether it is an ordinary file: no link, no submodule.
  package var isPlain: Bool
}

/// A file as a commit brought it.
package struct GitAddition: Hashable, Sendable {
  /// From the top of the repository.
  package var path: String
  /// The id of its contents.
  package var object: String
  /// The id of the commit.
  package var commit: String
}

extension GitRepository {
  /// Some files of a folder as they first came, on the way to `HEAD`.
  ///
  /// - Parameters:
  ///   - names: of files that are directly in the folder.
  ///   - folder: from the top of the repository, with a `/` at the end.
  /// - Throws: `GitError`.
  package func additions(of names: [String], in folder: String) async throws(GitError) -> [GitAddition] {
    let paths = names.filter { !$0.contains("\n") }.map { folder + $0 }
    guard !paths.isEmpty else { return [] }
    let commits = try await text(of: ["rev-list", "--reverse", "HEAD", "--", ":(literal)\(folder)"])
      .split(separator: "\n").prefix(max(1, Self.questionLimit / paths.count))
    let questions = commits.flatMap { commit in paths.map { (commit: String(commit), path: $0) } }
    let request = Array(questions.map { "\($0.commit):\($0.path)\n" }.joined().utf8)
    let answer = try await output(of: ["cat-file", "--batch-check"], input: request)
    var additions: [String: GitAddition] = [:]
    for (question, line) in zip(questions, String(decoding: answer, as: UTF8.self).split(separator: "\n")) {
      // `OID blob SIZE`, or the question and `missing`.
      let fields = line.split(separator: " ")
      guard additions[question.path] == nil, fields.count == 3, fields[1] == "blob" else { continue }
      additions[question.path] = GitAddition(
        path: question.path, object: String(fields[0]), commit: question.commit)
    }
    return additions.values.sorted { $0.path < $1.path }
  }

  /// Files come and change with releases; more is no history of them.
  private static let questionLimit = 100_000

  /// The files that are directly in a folder of a commit, or one file by its own path; none where nothing is there.
  ///
  /// - Parameter path: from the top of the repository, not empty; with a `/` at the end for what is in a folder.
  /// - Throws: `GitError`.
  package func files(at path: String, of commit: String) async throws(GitError) -> [GitFile] {
    try await list(["-z", "--full-tree", commit, "--", path])
  }

  /// The files of a commit in a folder and all below it, or one file by its own path.
  ///
  /// - Parameter path: from the top of the repository; empty for all of it.
  /// - Throws: `GitError`.
  package func allFiles(below path: String, of commit: String) async throws(GitError) -> [GitFile] {
    try await list(["-r", "-z", "--full-tree", commit] + (path.isEmpty ? [] : ["--", path]))
  }

  /// Whether the checked-out commit has a file in the repository's folder.
  package func tracks(_ name: String) async -> Bool {
    guard let prefix = try? await prefix(), let found = try? await files(at: prefix + name, of: "HEAD") else {
      return false
    }
    return !found.isEmpty
  }

  /// The files of the index that a sparse checkout leaves out of the work tree.
  ///
  /// - Throws: `GitError`.
  func filesNotCheckedOut() async throws(GitError) -> [GitFile] {
    let listing = try await output(of: ["ls-files", "-z", "-t", "--stage", "--full-name"])
    return listing.split(separator: 0).compactMap { entry in
      // `S 100644 OID 0<tab>PATH`; a link has no Swift in it.
      guard entry.starts(with: "S 100".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 4, fields[3] == "0" else { return nil }
      return GitFile(
        path: String(decoding: entry[(tab + 1)...], as: UTF8.self), object: String(fields[2]), isPlain: true)
    }
  }

  /// The commits of other repositories that belong into folders of a commit, by the folders' paths from the top.
  ///
  /// - Throws: `GitError`.
  package func submodules(of commit: String) async throws(GitError) -> [String: String] {
    let listing = try await output(of: ["ls-tree", "-r", "-z", "--full-tree", commit])
    return listing.split(separator: 0).reduce(into: [:]) { found, entry in
      // `160000 commit OID<tab>PATH`.
      let tab = entry.firstIndex(of: UInt8(ascii: "\t"))
      guard entry.starts(with: "160000 commit ".utf8), let tab else { return }
      let object = String(decoding: entry[..<tab].dropFirst("160000 commit ".count), as: UTF8.self)
      found[String(decoding: entry[(tab + 1)...], as: UTF8.self)] = object
    }
  }

  private func list(_ options: [String]) async throws(GitError) -> [GitFile] {
    let listing = try await output(of: ["ls-tree"] + options)
    return listing.split(separator: 0).compactMap { entry in
      // `100644 blob OID<tab>PATH`.
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 3, fields[1] == "blob" else { return nil }
      return GitFile(
        path: String(decoding: entry[(tab + 1)...], as: UTF8.self), object: String(fields[2]),
        isPlain: fields[0].hasPrefix("100"))
    }
  }
}
