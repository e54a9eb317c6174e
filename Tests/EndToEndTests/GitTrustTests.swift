import Foundation
import TestSupport
import Testing

/// What a repository's configuration can start or bend is not started and bends nothing, whichever command asks git.
@Suite(.serialized) struct GitTrustTests {
  /// Settings that name a program, or a shell line.
  private static let programs = [
    "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass", "core.gitProxy",
    "core.alternateRefsCommand", "credential.helper", "diff.external", "diff.evil.textconv", "diff.evil.command",
    "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "merge.evil.driver", "interactive.diffFilter",
    "gpg.program", "gpg.openpgp.program", "gpg.x509.program", "gpg.ssh.program", "gpg.ssh.defaultKeyCommand",
    "pager.log", "pager.tag", "pager.config", "sequence.editor", "trailer.evil.command", "uploadpack.packObjectsHook",
    "remote.origin.uploadpack", "remote.origin.receivepack", "submodule.Kit.update",
  ]

  private static let hooks = [
    "post-checkout", "post-index-change", "pre-auto-gc", "reference-transaction", "fsmonitor-watchman", "pre-commit",
    "post-commit", "pre-push", "post-merge",
  ]

  /// Every command that asks git.
  private static let commands = [
    "waive FINGERPRINT --reason Fine", "init -C Fresh", "check", "check --against origin/main",
    "check --from git:HEAD --against v1.0", "diff git:v1.0 git:HEAD", "diff shipped:latest git:HEAD:App",
    "snapshot git:HEAD", "show git:v1.0", "propose --since git:v1.0", "timeline", "replay Any.shortcut",
    "verify Any.app --source git:HEAD", "ship 0.9 --from git:v1.0 --force", "ship --tags v* --force",
    "ship --commits one{version} --force", "ship 3.0 --from App",
  ]

  /// A repository with a signed commit, whose configuration has a canary in every place.
  private struct Trap {
    let tool: Tool
    let canary: String

    init(signing: String) async throws {
      tool = try Tool()
      canary = tool.folder + "/ran"
      try tool.write([
        "canary": "#!/bin/sh\necho \"$0 $*\" >> '\(canary)'\n", ".gitattributes": "* diff=evil filter=evil\n",
        "Fresh/notes.txt": "", "App/A.swift": intentSource("AddBook") + intentSource("LendBook"),
        "snapshots/intentcompat.yml": "name: Books\nsources: [App]\n", ".gitignore": "keys\ncanary\nran\nSig\n",
      ])
      try await tool.shell("chmod +x canary")
      try await tool.git("init", "--quiet")
      try await commit("one1.0", signing: signing)
      try await tool.git("tag", "v1.0")
      _ = try await tool("ship", "1.0", "--date", "2026-03-31")
      try tool.write(["App/A.swift": intentSource("AddBook")])
      try await commit("two", signing: signing)
      try await tool.git("update-ref", "refs/remotes/origin/main", "v1.0")
      for name in GitTrustTests.programs { try await tool.git("config", name, "\(tool.folder)/canary") }
      try await tool.git("config", "log.showSignature", "true")
      try await tool.git("config", "alias.rev-parse", "!'\(tool.folder)/canary'")
      for hook in GitTrustTests.hooks { try await tool.shell("cp canary '.git/hooks/\(hook)'") }
    }

    private func commit(_ message: String, signing: String) async throws {
      try await tool.shell("mkdir -p keys && chmod 700 keys")
      let options: [String]
      if signing == "ssh" {
        try await tool.shell("[ -f keys/key ] || ssh-keygen -q -t ed25519 -N '' -f keys/key")
        try await tool.shell("echo \"test@example.org $(cat keys/key.pub)\" > keys/signers")
        try await tool.git("config", "gpg.ssh.allowedSignersFile", tool.folder + "/keys/signers")
        options = ["-c", "gpg.format=ssh", "-c", "user.signingKey=\(tool.folder)/keys/key"]
      } else {
        // Stands in for gpg where a signature is made; git looks at its form alone.
        try tool.write([
          "keys/sign":
            "#!/bin/sh\ncat >/dev/null\necho '[GNUPG:] SIG_CREATED D 1 8 00 0 0' >&2\n"
            + "printf -- '-----BEGIN PGP SIGNATURE-----\\n\\nMDAw\\n-----END PGP SIGNATURE-----\\n'\n"
        ])
        try await tool.shell("chmod +x keys/sign")
        options = ["-c", "gpg.program=\(tool.folder)/keys/sign"]
      }
      try await tool.git("add", "--all")
      let made = try await tool.start(
        "git",
        options + ["-c", "user.name=T", "-c", "user.email=test@example.org", "commit", "-S", "--quiet", "-m", message])
      #expect(made.status == 0, "\(made.notes)")
    }

    var ran: String? { try? tool.text(of: "ran") }

    func reset() throws { try? FileManager.default.removeItem(atPath: canary) }
  }

  @Test(arguments: ["ssh", "openpgp"]) func nothingOfTheConfigurationRuns(signing: String) async throws {
    let trap = try await Trap(signing: signing)
    // The trap works: git itself falls into it.
    try await trap.tool.git("log", "-1")
    #expect(trap.ran != nil)
    try trap.reset()
    let check = try await trap.tool("check", "--format", "json")
    let fingerprint = try #require(check.output.firstMatch(of: #/"fingerprint" : "([0-9a-f]+)"/#)).1
    for command in Self.commands {
      let arguments = command.split(separator: " ").map { $0 == "FINGERPRINT" ? String(fingerprint) : String($0) }
      let run = try await trap.tool.start(arguments)
      #expect(trap.ran == nil, "\(command): \(trap.ran ?? "")")
      try trap.reset()
      #expect((0...3).contains(run.status), "\(command): \(run.notes)")
    }
    #expect(try trap.tool.text(of: "snapshots/waivers.yml").contains(String(fingerprint)))
    let tags = try await trap.tool("ship", "--tags", "v*", "--force")
    #expect(tags.status == 0, "\(tags.notes)")
  }

  @Test func aPartialCloneFetchesNothing() async throws {
    let trap = try await Trap(signing: "ssh")
    try await trap.tool.git("config", "uploadpack.allowFilter", "true")
    try await trap.tool.git("config", "--unset", "uploadpack.packObjectsHook")
    let clone = try Tool()
    let made = try await clone.git(
      "clone", "--quiet", "--no-checkout", "--filter=blob:none", "file://\(trap.tool.folder)", ".")
    #expect(made.status == 0, "\(made.notes)")
    for name in Self.programs { try await clone.git("config", name, "\(trap.tool.folder)/canary") }
    // Git itself asks the other side for what is missing.
    try await clone.git("cat-file", "-p", "HEAD:App/A.swift")
    #expect(trap.ran != nil)
    try trap.reset()
    let run = try await clone("show", "git:HEAD")
    #expect(run.status == 3)
    #expect(run.notes.contains("partial clone"), "\(run.notes)")
    #expect(trap.ran == nil)
  }

  // `ios/HEAD`, `ios/config`, `ios/objects`, `ios/refs` are ordinary files to git.
  @Test func aCommittedBareRepositoryIsAFolder() async throws {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    try tool.write([
      "ios/A.swift": intentSource("AddBook"), "ios/HEAD": "ref: refs/heads/main\n", "ios/objects/keep": "",
      "ios/refs/keep": "", "canary": "#!/bin/sh\necho ran >> '\(tool.folder)/ran'\n",
      "ios/config": "[core]\n\trepositoryformatversion = 0\n\tbare = true\n\tpager = '\(tool.folder)/canary'\n",
    ])
    try await tool.shell("chmod +x canary")
    try await tool.git("add", "--all")
    try await tool.git("commit", "--quiet", "-m", "one")
    let run = try await tool("show", "git:HEAD", "-C", "ios")
    #expect(run.status == 0, "\(run.notes)")
    #expect(run.output.contains("AddBook"))
    #expect(!FileManager.default.fileExists(atPath: tool.folder + "/ran"))
  }

  @Test func aBareCloneIsReadWhereItIsMeant() async throws {
    let book = try await BookRepository()
    let elsewhere = try Tool()
    try await elsewhere.git("clone", "--quiet", "--bare", book.tool.folder, "Books.git")
    #expect(try await elsewhere("show", "git:HEAD:App", "-C", "Books.git").status == 0)
    let below = try await elsewhere("show", "git:HEAD:App", "-C", "Books.git/refs")
    #expect(below.status == 3)
    #expect(below.notes.contains("no git repository"), "\(below.notes)")
  }

  @Test func aTagIsNeverTakenForTheBranch() async throws {
    let book = try await BookRepository()
    let tool = book.tool
    try await tool.git("update-ref", "refs/remotes/origin/main", "main")
    // The change drops an intent, and a tag says that the branch it goes to has no more than that.
    try book.write(intents: ["AddBook", "LendBook"])
    try await book.commit("drop one")
    let before = try await tool("check", "--against", "origin/main")
    #expect(before.status == 1)
    for tag in ["origin/main", "main", "remotes/origin/main"] { try await tool.git("tag", tag, "HEAD") }
    for against in ["origin/main", "main"] {
      let after = try await tool("check", "--against", against)
      #expect(after.status == 1, "\(against): \(after.notes)")
    }
    let diff = try await tool("diff", "git:origin/main", "git:HEAD")
    #expect(diff.status == 1)
    #expect(try await tool("diff", "git:origin/main~0", "git:HEAD").status == 1)
  }

  @Test func whatIsLocalChangesNoHistory() async throws {
    let book = try await BookRepository()
    let tool = book.tool
    let shown = try await tool("show", "git:main~1").output
    let days = try await tool("diff", "git:main~2", "git:main").output
    try await tool.git("replace", "main~1", "main")
    try await tool.shell("git rev-parse main > .git/info/grafts")
    try await tool.git("config", "core.worktree", "/tmp")
    try await tool.git("config", "i18n.logOutputEncoding", "UTF-16")
    try await tool.git("config", "column.ui", "always")
    #expect(try await tool("show", "git:main~1").output == shown)
    #expect(try await tool("diff", "git:main~2", "git:main").output == days)
    #expect(try await tool("ship", "--commits", "{version}", "--force").status == 0)
  }

  /// Commits the folders `Kit` and `Main`, each in a repository of its own, and the one as a submodule of the other.
  private static func addSubmodule(_ path: String, with tool: Tool) async throws {
    for folder in ["Kit", "Main"] {
      try await tool.git("-C", folder, "init", "--quiet")
      try await tool.git("-C", folder, "add", "--all")
      try await tool.git("-C", folder, "commit", "--quiet", "-m", "one")
    }
    try await tool.git(
      "-C", "Main", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", tool.folder + "/Kit", path)
    try await tool.git("-C", "Main", "commit", "--quiet", "-m", "two")
  }

  @Test func namesMissingSubmodules() async throws {
    let tool = try Tool()
    try tool.write(["Kit/K.swift": intentSource("KitIntent"), "Main/App/A.swift": intentSource("AddBook")])
    try await Self.addSubmodule("App/Kit", with: tool)
    let revision = try await tool("show", "git:HEAD", "-C", "Main")
    #expect(revision.notes.contains("The submodule “App/Kit” was not read"), "\(revision.notes)")
    #expect(!(try await tool("show", "App", "-C", "Main")).notes.contains("submodule"))
    try await tool.git("clone", "--quiet", "Main", "Clone")
    let clone = try await tool("show", ".", "-C", "Clone")
    #expect(clone.notes.contains("The submodule “App/Kit” is empty in this clone"), "\(clone.notes)")
  }

  @Test func aSubmoduleTakesNothingFromARevision() async throws {
    let tool = try Tool()
    try tool.write(["Kit/K.swift": "struct K {}", "Main/App/Old.swift": "struct Old {}"])
    try await Self.addSubmodule("Kit", with: tool)
    try tool.write(["Main/App/A.swift": intentSource("AddBook")])
    try await tool.git("-C", "Main", "add", "App/A.swift")
    try await tool.git("-C", "Main", "commit", "--quiet", "-m", "three")
    let first = try await tool("diff", "git:HEAD~1", "git:HEAD", "-C", "Main")
    #expect(first.status == 0, "\(first.notes)")
    #expect(first.output.contains("The submodule “Kit” was not read"), "\(first.output)")
  }

  @Test func saysWhatGitNeedsOnAMacWithoutTools() async throws {
    let tool = try Tool()
    try tool.write([
      "bin/git": "#!/bin/sh\necho 'xcrun: error: invalid active developer path' >&2\nexit 1\n", ".git/HEAD": "x",
    ])
    try await tool.shell("chmod +x bin/git")
    let path = "\(tool.folder)/bin:/usr/bin:/bin"
    let run = try await tool.start(["show", "git:HEAD"], environment: ["PATH": path])
    #expect(run.status == 3)
    #expect(run.notes.contains("xcode-select --install"), "\(run.notes)")
  }
}
