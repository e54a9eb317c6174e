import IntentFiles
import TestSupport
import Testing

/// What a repository without a work tree is called.
@Suite struct BareNameTests {
  @Test(arguments: [
    ("repo.git", nil, "Garden"), ("repo", nil, "Garden"), ("repository", nil, "Garden"), ("bare", nil, "Garden"),
    ("bare.git", nil, "Garden"), ("mirror", nil, "Garden"), ("git", nil, "Garden"), ("REPO", nil, "Garden"),

    ("Plants.git", nil, "Plants"), ("Plants", nil, "Plants"),
    ("repo", "[core]\n\tbare = true\n[remote \"origin\"]\n\turl = git@example.org:someone/Books.git\n", "Books"),
    ("repo", "[remote \"origin\"]\n\tfetch = +refs/*:refs/*\n\turl = https://example.org/someone/Books\n", "Books"),
    ("repo", "  [remote \"origin\"]\n    url = https://example.org/someone/Books\n", "Books"),
    ("repo", "[remote \"upstream\"]\n\turl = https://example.org/someone/Books\n", "Garden"),
    ("Plants", "[remote \"origin\"]\n\turl =\n", "Plants"),
  ])
  func isThatOfItsRemoteElseOfItsFolder(folder: String, configuration: String?, name: String) throws {
    let root = try TemporaryFolder()
    let top = "Garden/\(folder)"
    try root.write(["\(top)/HEAD": "ref: refs/heads/main\n", "\(top)/objects/none": "", "\(top)/refs/none": ""])
    if let configuration { try root.write(["\(top)/config": configuration]) }
    #expect(GitPlace(around: "\(root.path)/\(top)")?.bareName == name)
  }

  @Test func aWorkTreeHasNone() throws {
    let root = try TemporaryFolder()
    try root.write(["App/.git/HEAD": "ref: refs/heads/main\n"])
    #expect(try #require(GitPlace(around: "\(root.path)/App")).bareName == nil)
  }
}
