import Foundation
import TestSupport
import Testing

/// Files of more than 2 GB in every place, which one call of macOS does not read, and volumes without hard links.
///
/// The large files are holes and take no room. Where the system can limit memory, there is less of it than their size.
@Suite struct LargeFileTests {
  private static let bounded = "ulimit -v 2500000 2>/dev/null; exec '\(Tool.path)'"

  private func app() async throws -> Tool {
    let tool = try Tool()
    try tool.write([
      "App/A.swift": intentSource("AddBook"), "Old/A.swift": intentSource("AddBook") + intentSource("LendBook"),
      "snapshots/intentcompat.yml": "name: Books\nsources: [App]\nusage:\n  file: usage.csv\n",
      "usage.csv": "intent,runs\nAddBook,9\n",
    ])
    try await tool.git("init", "--quiet")
    #expect(try await tool("ship", "1.0", "--from", "Old").status == 0)
    return tool
  }

  private func grow(_ place: String, to size: String, start: String = "", in tool: Tool) async throws {
    let code = "my ($f, $s, $n) = @ARGV; open F, q(>>), $f or die; print F $s; close F; truncate $f, $n or die"
    let made = try await tool.shell(
      "mkdir -p \"$(dirname '\(place)')\"; perl -e '\(code)' '\(place)' '\(start)' \(size)")
    #expect(made.status == 0, "\(made.notes)")
  }

  @Test(arguments: [
    ("snapshots/1.0.json", "check", 3, "snapshots/1.0.json"), ("snapshots/waivers.yml", "check", 3, "waivers.yml"),
    ("snapshots/intentcompat.yml", "check", 3, "intentcompat.yml"), ("usage.csv", "check", 3, "usage.csv"),
    ("App/B.swift", "show App", 0, "B.swift: warning"),
    ("App/AppShortcuts.xcstrings", "show App", 0, "AppShortcuts.xcstrings"),
    ("App/Package.swift", "show App", 0, "Package.swift: warning"),
    ("App/Books.xcodeproj/project.pbxproj", "show App", 0, "project.pbxproj"),
    ("Books.app/Metadata.appintents/extract.actionsdata", "show Books.app", 3, "extract.actionsdata"),
    ("Books.ipa", "show Books.ipa", 3, "Books.ipa"), ("big.json", "show big.json", 3, "big.json"),
    ("big.shortcut", "replay big.shortcut", 3, "big.shortcut"),
    ("big.sqlite", "replay --library big.sqlite", 3, "big.sqlite"),
  ])
  func areLeftOutAndNamed(_ place: String, _ command: String, _ status: Int32, _ name: String) async throws {
    let tool = try await app()
    let start = place.hasSuffix("shortcut") ? "bplist00" : place.hasSuffix("sqlite") ? "SQLite format 3" : ""
    try await grow(place, to: "3221225472", start: start, in: tool)
    let run = try await tool.shell("\(Self.bounded) \(command)")
    #expect(run.status == status, "\(run.status) \(run.notes)")
    #expect(run.notes.contains(name), "\(run.notes)")
    if status == 0 { #expect(run.output.contains("AddBook")) }
  }

  /// A blob of any size costs a line: git is asked for sizes first.
  @Test func areLeftOutOfARevisionAsWell() async throws {
    let tool = try await app()
    try await grow("App/B.swift", to: "300000000", in: tool)
    try await tool.shell("git -c core.looseCompression=1 add --all")
    try await tool.git("commit", "--quiet", "-m", "large")
    let run = try await tool.shell("ulimit -v 2500000 2>/dev/null; exec '\(Tool.path)' show git:HEAD")
    #expect(run.status == 0 && run.output.contains("AddBook"), "\(run.notes)")
    #expect(run.notes.contains("App/B.swift") && run.notes.contains("larger than 256 MB"), "\(run.notes)")
  }

  /// On exFAT, FAT and some network volumes `link` fails; here a library in front of the C library's makes it fail.
  @Test(.enabled(if: Self.canPreload)) func volumesWithoutHardLinksAreWrittenTo() async throws {
    let tool = try await app()
    try tool.write([
      "tmp/link.c": """
      #include <errno.h>
      #include <fcntl.h>
      #include <unistd.h>
      int link(const char *from, const char *to) {
        int tried = open("tried", O_CREAT | O_WRONLY | O_APPEND, 0644);
        if (tried >= 0 && write(tried, "x", 1) == 1) close(tried);
        errno = EPERM;
        return -1;
      }
      """
    ])
    let compiler = "{ command -v clang || command -v cc; }"
    let made = try await tool.shell("$(\(compiler) | head -1) -shared -fPIC -o tmp/link.so tmp/link.c")
    #expect(made.status == 0, "\(made.notes)")
    for command in ["ship 1.1 --from App", "init -C Fresh", "snapshot App -o out.json"] {
      try await tool.shell("mkdir -p Fresh; git -C Fresh init --quiet")
      let run = try await tool.shell("LD_PRELOAD=$PWD/tmp/link.so exec '\(Tool.path)' \(command)")
      #expect(run.status == 0, "\(command): \(run.notes)")
    }
    #expect(try tool.text(of: "tried").isEmpty == false, "no link was asked for")
    #expect(try tool.text(of: "snapshots/1.1.json").contains("AddBook"))
    #expect(try tool.text(of: "Fresh/snapshots/intentcompat.yml").contains("name:"))
    let again = try await tool.shell("LD_PRELOAD=$PWD/tmp/link.so exec '\(Tool.path)' ship 1.1 --from Old")
    #expect(again.status != 0 && again.notes.contains("1.1 is already recorded"), "\(again.notes)")
    #expect(try await tool.shell("find . -name '*.intentcompat-tmp'").output.isEmpty)
  }

  private static var canPreload: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
