import Foundation
import IntentSettings
import SourceScanning
import Testing

@testable import IntentWorkspace

/// What projects say of an app and its files.
@Suite struct ProjectTextTests {
  private static func earlier(_ apps: [String], among others: [String] = []) -> EarlierFolders {
    let targets = apps.map { "  \($0):\n    type: application\n    platform: iOS\n    sources: [\($0)]\n" }
    var files = ["project.yml": "name: All\ntargets:\n" + targets.joined()]
    for app in apps { files["\(app)/A.swift"] = "import AppIntents\nstruct Add: AppIntent {}\n" }
    return EarlierFolders(of: AppSettings(name: "Journal"), among: others, in: MemoryTree(files), exclude: [])
  }

  @Test func theOnlyAppOfARevisionIsTheApp() {
    #expect(Self.earlier(["Diary"]).isKnown)
    #expect(Self.earlier(["Diary", "Journal"]).isKnown)
    #expect(!Self.earlier(["Diary", "Notes"]).isKnown)
    let folders = Self.earlier(["Diary", "Journal"]).selection.include.map(\.description)
    #expect(folders.count == 1 && folders.first?.hasPrefix("Journal") == true, "\(folders)")
  }

  @Test(arguments: [
    (["Diary"], ["Diary", "Journal"], true), (["Diary", "Notes"], ["Diary", "Notes", "Journal"], true),
    (["Diary"], ["Notes", "Journal"], false), (["Journal"], ["Diary", "Journal"], false), (["Diary"], [], false),
  ])
  func tellsAnAppThatIsNew(_ had: [String], _ has: [String], isNew: Bool) {
    let earlier = Self.earlier(had, among: has)
    #expect(earlier.isNew == isNew)
    #expect(!earlier.isNew || !earlier.isKnown)
  }

  @Test func tellsTheTargetsOfAFile() throws {
    let json = """
      {"products": [], "notes": ["One is unread."], "files": [
        {"path": "A.swift", "targets": [
          {"target": "App", "project": "p", "productType": "t", "platforms": [], "conditions": ["A", "B"],
            "filter": ["iOS"], "hosts": ["App", "Widget"]}]},
        {"path": "B.swift", "targets": []}]}
      """
    let model = try JSONDecoder().decode(TargetModel.self, from: Data(json.utf8))
    #expect(
      model.text == """
        No project file describes what is built here.

        A.swift
          App: this file for iOS only; sets A, B; in Widget

        B.swift
          in no target that is known

        Not known:
          One is unread.

        """)
  }
}
