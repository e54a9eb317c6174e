import Foundation
import TestSupport
import Testing

/// The scripts that make a release, in a copy of what they touch and with small programs in place of the real ones.
@Suite(.enabled(if: Python.isInstalled)) struct ReleaseScriptTests {
  private static let version = "9.8.7"

  /// A copy of the repository in git, stamped with a version.
  private static func stamped() async throws -> Tool {
    let tool = try Tool()
    let copied = try await tool.shell(
      """
      cd '\(Documentation.top.path)' && cp -R .ci .github README.md CHANGELOG.md LICENSE Package.swift "$OLDPWD" && cd - \
      && mkdir -p Sources/intentcompat && cp -R '\(Documentation.top.path)/Sources/IntentSurface' Sources \
      && cp -R '\(Documentation.top.path)/Sources/intentcompat/Documentation.docc' Sources/intentcompat
      """)
    #expect(copied.status == 0, "\(copied.notes)")
    try await tool.git("init", "--quiet")
    try await tool.git("add", ".")
    try await tool.git("commit", "--quiet", "--message", "copy")
    let run = try await tool.shell(".ci/packaging/stamp \(version) someone/intentcompat 2026-11-30")
    #expect(run.status == 0, "\(run.notes)")
    try await tool.git("commit", "--quiet", "--all", "--message", "Release \(version)")
    return tool
  }

  /// Archives as `.ci/release` builds them, for every system.
  private static func build(in tool: Tool) async throws {
    let names = ["linux-x86_64", "linux-arm64", "macos-arm64", "macos-x86_64", "macos-universal"]
    for name in names.map({ "intentcompat-\(version)-\($0)" }) {
      try tool.write([
        "release/\(name)/bin/intentcompat": "#!/bin/sh\necho \(version)\n", "release/\(name)/LICENSE": "Apache\n",
        "release/\(name)/share/man/man1/intentcompat.1": ".Dd January 1, 2026\n",
      ])
      try await tool.shell(
        """
        cd release; chmod +x \(name)/bin/intentcompat; tar -czf \(name).tar.gz \(name)
        ! command -v xz > /dev/null || tar -cJf \(name).tar.xz \(name); rm -r \(name)
        """)
    }
  }

  @Test func writesVersionAndAddressEverywhere() async throws {
    let tool = try await Self.stamped()
    #expect(try tool.text(of: "Sources/IntentSurface/ToolVersion.swift").contains("\"\(Self.version)\""))
    #expect(try tool.text(of: "Sources/IntentSurface/ProjectAddress.swift").contains("\"someone/intentcompat\")"))
    let left = try await tool.shell(
      "grep -rlE 'OWNER/intentcompat|OWNER/tap|v0\\.1\\.0' README.md Sources .github/actions")
    #expect(left.output.isEmpty)
    #expect(try tool.text(of: "README.md").contains("brew install someone/tap/intentcompat"))
    let notes = try await tool.shell(".ci/packaging/notes \(Self.version)")
    #expect(notes.status == 0 && notes.output.contains("### Rules"))
    #expect(try tool.text(of: "CHANGELOG.md").contains("## Unreleased\n\n## \(Self.version) (2026-11-30)\n"))
  }

  @Test(arguments: ["1.x", "", "v1.2.3"]) func refusesWhatIsNoVersion(_ version: String) async throws {
    let tool = try Tool()
    let script = Documentation.top.appending(path: ".ci/packaging/stamp").path
    let run = try await tool.shell(
      "cp -R '\(Documentation.top.path)/.ci' . && .ci/packaging/stamp '\(version)' a/b 2026-11-30")
    #expect(run.status == 1 && run.notes.contains("no version"), "\(script): \(run.notes)")
  }

  @Test func makesARelease() async throws {
    let tool = try await Self.stamped()
    try await Self.build(in: tool)
    let run = try await tool.shell(".ci/packaging/assemble release")
    #expect(run.status == 0, "\(run.notes)")
    let sums = try await tool.shell(
      "cd release; if command -v sha256sum > /dev/null; then sha256sum -c SHA256SUMS; else shasum -a 256 -c SHA256SUMS; fi"
    )
    #expect(sums.status == 0, "\(sums.notes)")
    for name in ["install.sh", "intentcompat.rb", "intentcompat.artifactbundleindex", "intentcompat-plugin-9.8.7.zip"] {
      #expect(sums.output.contains("\(name): OK"))
    }
    // What is published installs, from the sums in it.
    let install = try await tool.shell(
      "HOME=\"$PWD/home\" INTENTCOMPAT_ADDRESS=\"file://$PWD/release\" release/install.sh && home/.local/bin/intentcompat"
    )
    #expect(install.status == 0 && install.output == "\(Self.version)\n", "\(install.notes)")
    #expect(try tool.text(of: "home/.local/share/man/man1/intentcompat.1").hasPrefix(".Dd"))
    // The smaller archive, where there is something that unpacks it.
    if isOnThePath("xz") {
      let small = try await tool.shell(
        "rm release/*.tar.gz; HOME=\"$PWD/other\" INTENTCOMPAT_ADDRESS=\"file://$PWD/release\" release/install.sh")
      #expect(small.status == 0, "\(small.notes)")
    }
    let formula = try tool.text(of: "release/intentcompat.rb")
    #expect(!formula.contains("not-built") && formula.contains("someone/intentcompat"))
    if RecipeTests.hasRuby {
      #expect(try await tool.shell("ruby -c release/intentcompat.rb").output == "Syntax OK\n")
    }
  }

  @Test func givesSwiftPMAnIndexOfBundles() async throws {
    let tool = try await Self.stamped()
    try await Self.build(in: tool)
    try await tool.shell(".ci/packaging/assemble release")
    let index = try JSONDecoder().decode(
      BundleIndex.self, from: Data(try tool.text(of: "release/intentcompat.artifactbundleindex").utf8))
    #expect(
      Set(index.archives.flatMap(\.supportedTriples)) == [
        "arm64-apple-macosx", "x86_64-apple-macosx", "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu",
      ])
    let sums = try tool.text(of: "release/SHA256SUMS")
    for archive in index.archives { #expect(sums.contains("\(archive.checksum)  \(archive.fileName)\n")) }
    let manifest = try await tool.shell(
      "mkdir plugin; cd plugin; python3 -m zipfile -e ../release/intentcompat-plugin-9.8.7.zip . && cat Package.swift")
    let sum = try #require(sums.firstMatch(of: #/(\w{64})  intentcompat\.artifactbundleindex/#)).1
    #expect(manifest.output.contains("checksum: \"\(sum)\""), "\(manifest.notes)")
    #expect(manifest.output.contains("someone/intentcompat/releases/download/v9.8.7/intentcompat.artifactbundleindex"))
  }

  private struct BundleIndex: Decodable {
    struct Archive: Decodable {
      var fileName: String
      var checksum: String
      var supportedTriples: [String]
    }
    var archives: [Archive]
  }

  @Test func givesTheSameBytesAgain() async throws {
    let tool = try await Self.stamped()
    try await Self.build(in: tool)
    try await tool.shell(".ci/packaging/assemble release")
    let first = try tool.text(of: "release/SHA256SUMS")
    try await tool.shell(".ci/packaging/assemble release")
    #expect(try tool.text(of: "release/SHA256SUMS") == first)
  }

  @Test func provesThatTheTagBuildsWhatWasBuilt() async throws {
    let tool = try await Self.stamped()
    try await Self.build(in: tool)
    let built = try await tool.git("rev-parse", "HEAD").output.trimmingCharacters(in: .newlines)
    try await tool.shell(".ci/packaging/assemble release")
    try await tool.git("commit", "--quiet", "--all", "--message", "sums")
    #expect(try await tool.shell(".ci/packaging/same-program \(built) HEAD").status == 0)
    try await tool.shell("echo >> Sources/IntentSurface/ToolVersion.swift")
    try await tool.git("commit", "--quiet", "--all", "--message", "more")
    let run = try await tool.shell(".ci/packaging/same-program \(built) HEAD")
    #expect(run.status == 1 && run.notes.contains("ToolVersion.swift"), "\(run.notes)")
  }

  @Test func goesToTheTapAndThePluginPackage() async throws {
    let tool = try await Self.stamped()
    try await Self.build(in: tool)
    try await tool.shell(".ci/packaging/assemble release")
    try await tool.shell(
      "for name in homebrew-tap intentcompat-plugin; do git init -q --bare remote/someone/$name; done")
    let run = try await tool.shell(
      ".ci/packaging/downstream 9.8.7 someone/intentcompat",
      environment: ["REMOTE": "\(tool.folder)/remote", "RELEASE": "\(tool.folder)/release"])
    #expect(run.status == 0, "\(run.notes)")
    let formula = try await tool.git("-C", "remote/someone/homebrew-tap", "show", "HEAD:Formula/intentcompat.rb")
    #expect(formula.output == (try tool.text(of: "release/intentcompat.rb")))
    let manifest = try await tool.git("-C", "remote/someone/intentcompat-plugin", "show", "9.8.7:Package.swift")
    #expect(manifest.output.hasPrefix("// swift-tools-version: 6.0\n"))
  }
}

/// The scripts that fill in templates want it.
private enum Python {
  static let isInstalled = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .contains(where: FileManager.default.isExecutableFile)
}
