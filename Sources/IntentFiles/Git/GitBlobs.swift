/// Blobs of a repository, loaded by one `git cat-file --batch`.
package struct GitBlobs: Sendable {
  /// Parts of what git printed.
  private var contents: [String: ArraySlice<UInt8>] = [:]

  /// Loads every blob; one that the repository does not have is absent.
  ///
  /// - Parameter known: blobs that were loaded before: what they hold is not loaded again.
  /// - Throws: `GitError`.
  package init(
    _ objects: Set<String>, in repository: GitRepository, known: GitBlobs? = nil
  ) async throws(GitError) {
    // Copied, so that what is no longer asked for does not stay in memory.
    if let known { contents = known.contents.filter { objects.contains($0.key) }.mapValues { Array($0)[...] } }
    let missing = objects.subtracting(contents.keys).sorted()
    guard !missing.isEmpty else { return }
    let request = missing.joined(separator: "\n") + "\n"
    add(try await repository.output(of: ["cat-file", "--batch", "--buffer"], input: Array(request.utf8)))
  }

  /// No blob.
  init() {}

  /// Loads more; what is there is not loaded again.
  ///
  /// - Throws: `GitError`.
  mutating func load(_ objects: Set<String>, in repository: GitRepository) async throws(GitError) {
    let more = try await GitBlobs(objects.subtracting(contents.keys), in: repository)
    // Copied, so that what is forgotten later does not stay in memory because of its neighbours.
    for (object, bytes) in more.contents { contents[object] = Array(bytes)[...] }
  }

  /// Forgets all others.
  mutating func keep(only objects: Set<String>) {
    if contents.count > objects.count { contents = contents.filter { objects.contains($0.key) } }
  }

  /// Those that are not loaded.
  func missing(of objects: some Sequence<String>) -> Set<String> { Set(objects.lazy.filter { contents[$0] == nil }) }

  /// The contents of a blob, or nil where the repository does not have it.
  package subscript(_ object: String) -> ArraySlice<UInt8>? { contents[object] }

  // Each answer is `OID blob SIZE\n`, the contents and `\n`, or `OID missing\n`.
  private mutating func add(_ bytes: [UInt8]) {
    var position = 0
    while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
      let header = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
      position = end + 1
      guard header.count == 3, let size = Int(header[2]), position + size <= bytes.count else { continue }
      contents[String(header[0])] = bytes[position..<(position + size)]
      position += size + 1
    }
  }
}
