import Foundation
import IntentFiles
import TestSupport
import Testing

@testable import IntentSettings

/// Where the settings are, and how paths are spelled there.
struct WorkspaceTests {
  private static func settings(_ apps: String...) -> String {
    apps.count == 1 ? "name: \(apps[0])\n" : "apps:\n" + apps.map { "  - name: \($0)\n    sources: [\($0)]\n" }.joined()
  }

  private static func workspace(
    _ directory: String = "/code/App", root: String = "/code", _ settings: String? = nil
  ) throws -> Workspace {
    Workspace(
      directory: directory, root: root, settings: try settings.map { try Settings(yaml: $0, path: "s.yml") })
  }

  @Test(arguments: [
    (".", "/none/App"), ("./", "/none/App"), ("a", "/none/App/a"), ("a/", "/none/App/a"), ("/a/b", "/a/b"),
    ("/a/b/", "/a/b"), ("/", "/"), ("./a", "/none/App/./a"), ("/a", "/a"),
  ])
  func pathsAreAbsolute(path: String, absolute: String) throws {
    #expect(try Self.workspace("/none/App").absolute(path) == absolute)
  }

  @Test func foldersAreSpelledWithoutLinksAndTheLastNameAsItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(["In/a": ""])
    for (name, target) in [("link", "In"), ("In/last", "a")] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    let workspace = try Self.workspace(folder.path)
    #expect(workspace.absolute("link/last") == folder.path + "/In/last")
    #expect(workspace.absolute("link/..") == folder.path)
    #expect(workspace.absolute("In/.") == folder.path + "/In")
    #expect(workspace.absolute("link/none/x") == folder.path + "/In/none/x")
    #expect(workspace.relative(folder.path + "/In/a") == "In/a")
    #expect(workspace.relative("/else/a") == "/else/a")
  }

  @Test(arguments: [
    ("/code/Journal", "Journal"), ("/code/Journal.git", "Journal.git"), ("/code/Journal/.git", "Journal"), ("/", "app"),
  ])
  func anAppIsCalledByItsFolder(root: String, name: String) throws {
    let workspace = try Self.workspace(root, root: root)
    #expect(workspace.projectName == name)
    #expect(try workspace.app(named: nil).name == name)
    #expect(try workspace.app(named: "Other").name == "Other")
  }

  @Test func anAppIsChosenByItsName() throws {
    let one = try Self.workspace(Self.settings("Journal"))
    let one2 = try Self.workspace("/code/App", root: "/code", Self.settings("Journal"))
    #expect(one.settings == nil)
    #expect(try one2.app(named: nil).name == "Journal")
    #expect(throws: WorkspaceError.self) { try one2.app(named: "Other") }
    let two = try Self.workspace("/code/App", root: "/code", Self.settings("Journal", "Notes"))
    #expect(try two.app(named: "Notes").name == "Notes")
    #expect(throws: WorkspaceError.self) { try two.app(named: nil) }
    #expect(one2.snapshots(of: try one2.app(named: nil)).path == "/code/snapshots")
    #expect(two.snapshots(of: try two.app(named: "Notes")).path == "/code/snapshots/Notes")
    #expect(two.waiversPath(of: try two.app(named: "Notes")) == "/code/snapshots/Notes/waivers.yml")
    #expect(one2.settingsPath == "/code/snapshots/intentcompat.yml")
    #expect(one2.home == "/code" && Workspace.join("/", "a") == "/a" && Workspace.join("/b", "a") == "/b/a")
  }

  @Test func settingsAreLookedForUpToTheTop() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "snapshots/intentcompat.yml": Self.settings("Outer"), "Repo/.git/HEAD": "x", "Repo/In/Deep/f": "",
      "Repo/snapshots/intentcompat.yml": Self.settings("Journal"), "Plain/In/f": "", "Other/.git/HEAD": "x",
      "Other/In/f": "",
      "Case/Snapshots/intentcompat.yml": "",
    ])
    func found(_ name: String) throws -> [String?] {
      let workspace = try Workspace.find(from: "\(folder.path)/\(name)")
      return [workspace.root, workspace.home].map { String($0.dropFirst(folder.path.count)) }
        + [workspace.settings.map { $0.apps.first?.name ?? "" }]
    }
    #expect(try found("Repo/In/Deep") == ["/Repo", "/Repo", "Journal"])
    #expect(try found("Repo") == ["/Repo", "/Repo", "Journal"])
    #expect(try found("Other/In") == ["/Other/In", "/Other", nil])
    #expect(try found("Plain/In") == ["/Plain/In", "/Plain/In", nil])
    #expect(try found("") == ["", "", "Outer"])
    let error = #expect(throws: FileError.self) { try Workspace.find(from: folder.path + "/Case") }
    #expect(error?.reason.contains("rename it to snapshots") == true)
  }
}
