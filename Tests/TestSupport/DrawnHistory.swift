/// A history of commits, drawn in words: `main: a 1.0 b 2.0 | fix<1.0: 1.0.1 | main: +fix 2.1`.
///
/// A branch goes on where it was, or begins after `<` at a tag, a commit or the tip of another branch; `<-` begins it at
/// nothing. A word is a commit, one with a number in it has a tag, `=1.1` another tag of the same commit, `+fix` merges a branch,
/// and `~a` is the commit `a` written again.
package struct DrawnHistory: Sendable, CustomStringConvertible {
  package struct Tag: Sendable {
    package var version: String
    package var commit: Int
    package var date: String
  }

  package let description: String
  /// Of each commit, the positions of those before it.
  package private(set) var parents: [[Int]] = []
  package private(set) var tags: [Tag] = []
  /// The last commit of each branch.
  package private(set) var tips: [String: Int] = [:]
  private var places: [String: Int] = [:]
  /// Of each commit that was written again, the first one.
  private var originals: [Int: Int] = [:]

  package init(_ drawing: String) {
    description = drawing
    for part in drawing.split(separator: "|") {
      let words = part.split { " :".contains($0) }.map(String.init)
      guard let head = words.first else { continue }
      let names = head.split(separator: "<").map(String.init)
      if names.count == 2 { tips[names[0]] = tips[names[1]] ?? places[names[1]] }
      for word in words.dropFirst() { add(word, on: names[0]) }
    }
  }

  private mutating func add(_ word: String, on branch: String) {
    if word.hasPrefix("="), let tip = tips[branch] {
      tag(String(word.dropFirst()), at: tip)
      return
    }
    let merged = word.hasPrefix("+") ? tips[String(word.dropFirst())] : nil
    parents.append([tips[branch], merged].compactMap(\.self))
    tips[branch] = parents.count - 1
    if word.hasPrefix("~") {
      originals[parents.count - 1] = places[String(word.dropFirst())]
      return
    }
    places[word] = parents.count - 1
    if word.contains(where: \.isNumber) { tag(word, at: parents.count - 1) }
  }

  private mutating func tag(_ version: String, at commit: Int) {
    places[version] = commit
    tags.append(Tag(version: version, commit: commit, date: Self.day(parents.count - 1)))
  }

  /// A day for each commit.
  package static func day(_ number: Int) -> String {
    let (month, day) = (1 + number / 28 % 12, 1 + number % 28)
    return "\(2020 + number / 336)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// Makes the repository, with `main` checked out or what is named.
  ///
  /// - Parameter files: of a commit, by its position.
  package func repository(
    checkedOut branch: String = "main", _ files: (Int) -> [String: String]
  ) async throws -> TestRepository {
    let repository = try await TestRepository()
    var stream = ""
    for (commit, before) in parents.enumerated() {
      stream += "commit refs/drawn/\(commit)\nmark :\(commit + 1)\n"
      for (role, moment) in [("author", originals[commit] ?? commit), ("committer", commit)] {
        stream += "\(role) T <t@example.org> \(1_577_880_000 + moment * 86_400) +0000\n"
      }
      stream += "data 6\nchange\n" + before.prefix(1).map { "from :\($0 + 1)\n" }.joined()
      stream += before.dropFirst().map { "merge :\($0 + 1)\n" }.joined() + "deleteall\n"
      for (path, text) in files(commit).sorted(by: { $0.key < $1.key }) {
        stream += "M 100644 inline \(path)\ndata \(text.utf8.count)\n\(text)\n"
      }
    }
    for tag in tags { stream += "reset refs/tags/\(tag.version)\nfrom :\(tag.commit + 1)\n\n" }
    for (name, tip) in tips { stream += "reset refs/heads/\(name)\nfrom :\(tip + 1)\n\n" }
    try repository.folder.write(["stream": stream])
    let path = repository.folder.path
    let outcome = try await ChildProcess.run(
      "sh", ["-c", "git -C '\(path)' fast-import --quiet < '\(path)/stream' && rm '\(path)/stream'"])
    guard outcome.status == 0 else { throw TestRepository.GitFailure(words: outcome.output + outcome.notes) }
    try await repository.git("checkout", "--quiet", "--force", branch)
    return repository
  }
}
