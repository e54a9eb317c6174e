/// Blobs of a repository, loaded by one `git cat-file --batch`.
package struct GitBlobs: Sendable {
  private let bytes: [UInt8]
  private let ranges: [String: Range<Int>]

  /// Loads every blob; one that the repository does not have is absent.
  ///
  /// - Throws: `GitError`.
  package init(_ objects: Set<String>, in repository: GitRepository) async throws(GitError) {
    guard !objects.isEmpty else {
      bytes = []
      ranges = [:]
      return
    }
    let request = objects.sorted().joined(separator: "\n") + "\n"
    bytes = try await repository.output(of: ["cat-file", "--batch"], input: Array(request.utf8))
    ranges = Self.ranges(in: bytes)
  }

  /// The contents of a blob, or nil where the repository does not have it.
  package subscript(_ object: String) -> [UInt8]? { ranges[object].map { Array(bytes[$0]) } }

  // Each answer is `OID blob SIZE\n`, the contents and `\n`, or `OID missing\n`.
  private static func ranges(in bytes: [UInt8]) -> [String: Range<Int>] {
    var ranges: [String: Range<Int>] = [:]
    var position = 0
    while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
      let header = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
      position = end + 1
      guard header.count == 3, let size = Int(header[2]), position + size <= bytes.count else { continue }
      ranges[String(header[0])] = position..<(position + size)
      position += size + 1
    }
    return ranges
  }
}
