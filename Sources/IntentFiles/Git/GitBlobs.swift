package import SourceScanning

/// Blobs of a repository, loaded by one `git cat-file --batch`.
package struct GitBlobs: Sendable {
  /// Parts of what git printed.
  private var contents: [String: ArraySlice<UInt8>] = [:]
  /// The sizes of those that are too large to be loaded.
  private var leftOut: [String: Int] = [:]
  private let limit: Int

  /// An id, a kind and a size.
  private static let headerLimit = 128
  /// The most that is loaded at once: what an app's code needs, in the largest repositories too, is far below.
  private static let totalLimit = 1 << 30

  /// Loads every blob; one that the repository does not have is absent, and so is one that is too large.
  ///
  /// Sizes are asked for first, so that a blob of any size costs a line.
  ///
  /// - Parameter limit: the size in bytes above which a blob is left out.
  /// - Throws: `GitError`, also where they are too large together.
  package init(
    _ objects: Set<String>, in repository: GitRepository, limit: Int = RegularFile.sizeLimit
  ) async throws(GitError) {
    self.limit = limit
    try await load(objects, in: repository)
  }

  /// No blob.
  init() { limit = RegularFile.sizeLimit }

  /// Loads more; what is there is not loaded again.
  ///
  /// - Throws: `GitError`.
  mutating func load(_ objects: Set<String>, in repository: GitRepository) async throws(GitError) {
    let missing = missing(of: objects).sorted()
    guard !missing.isEmpty else { return }
    let (wanted, total) = try await smallEnough(missing, in: repository)
    guard !wanted.isEmpty else { return }
    add(
      try await repository.output(
        of: ["cat-file", "--batch", "--buffer"], input: Self.lines(wanted),
        limit: total + wanted.count * Self.headerLimit))
  }

  /// Forgets all others.
  mutating func keep(only objects: Set<String>) {
    if !leftOut.isEmpty { leftOut = leftOut.filter { objects.contains($0.key) } }
    guard contents.keys.contains(where: { !objects.contains($0) }) else { return }
    // Copied, so that what is forgotten does not stay in memory because of its neighbours.
    contents = contents.filter { objects.contains($0.key) }.mapValues { Array($0)[...] }
  }

  /// Those that were not asked for yet.
  func missing(of objects: some Sequence<String>) -> Set<String> {
    Set(objects.lazy.filter { contents[$0] == nil && leftOut[$0] == nil })
  }

  /// Loads those that a clone has, also where it leaves some out.
  ///
  /// Git ends at the first one that a partial clone would have to fetch, so that they are asked for one by one then.
  ///
  /// - Throws: `GitError`.
  package init(
    thatAreThere objects: Set<String>, in repository: GitRepository, limit: Int = RegularFile.sizeLimit
  ) async throws(GitError) {
    do {
      try await self.init(objects, in: repository, limit: limit)
    } catch .partialClone {
      try await self.init([], in: repository, limit: limit)
      for object in objects {
        guard let blobs = try? await GitBlobs([object], in: repository, limit: limit) else { continue }
        contents.merge(blobs.contents) { _, new in new }
        leftOut.merge(blobs.leftOut) { _, new in new }
      }
    }
  }

  /// The contents of a blob, or nil where the repository does not have it or it is too large.
  package subscript(_ object: String) -> ArraySlice<UInt8>? { contents[object] }

  /// The contents of a blob.
  ///
  /// - Throws: `SourceTreeError` with the remedy where it is not there or too large.
  package func bytes(of object: String) throws(SourceTreeError) -> ArraySlice<UInt8> {
    if let bytes = contents[object] { return bytes }
    guard leftOut[object] == nil else { throw SourceTreeError("it is larger than \(limit >> 20) MB") }
    throw SourceTreeError(
      "git does not have its contents, or they are damaged; fetch them with \(GitError.wholeFetch)")
  }

  // Each answer is `OID blob SIZE\n`, or `OID missing\n`.
  private mutating func smallEnough(
    _ objects: [String], in repository: GitRepository
  ) async throws(GitError) -> (objects: [String], total: Int) {
    let answer = try await repository.output(of: ["cat-file", "--batch-check", "--buffer"], input: Self.lines(objects))
    var wanted: [String] = []
    var total = 0
    for line in String(decoding: answer, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let size = Int(fields[2]) else { continue }
      guard size <= limit else {
        leftOut[String(fields[0])] = size
        continue
      }
      total += size
      wanted.append(String(fields[0]))
    }
    guard total <= Self.totalLimit else { throw .tooLarge(megabytes: total >> 20, limit: Self.totalLimit >> 20) }
    return (wanted, total)
  }

  private static func lines(_ objects: [String]) -> [UInt8] { Array((objects.joined(separator: "\n") + "\n").utf8) }

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
