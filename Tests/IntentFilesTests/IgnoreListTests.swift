import SourceScanning
import Testing

@testable import IntentFiles

/// Which lines of a `.gitignore` may be about source code, and where.
@Suite struct IgnoreListTests {
  @Test(
    arguments: [
      ("App/Made/", "App/Made/M.swift", true), ("/App/Made", "App/Made/M.swift", true),
      ("Made/", "App/Made/M.swift", false), ("*.generated.swift", "App/A.generated.swift", true),
      ("Secrets.swift", "App/Sub/Secrets.swift", true), ("App/*.swift", "App/A.swift", true),
      ("App/Made/", "App/Other/M.swift", nil), ("# App/Made/", "", nil), ("!App/Made/", "", nil),
      ("*.xcuserstate", "", nil), ("App/config.plist", "", nil), ("", "", nil),
      ("**/Made/", "App/Made/M.swift", false), ("App/Made/  ", "App/Made/M.swift", true),
    ] as [(String, String, Bool?)])
  func namesPlacesOfCode(line: String, path: String, isSure: Bool?) {
    let pattern = IgnoreList(line + "\r\n", at: ".gitignore", below: "").patterns.first
    let isMatch = pattern?.glob.matches(path) ?? false
    #expect(isMatch == (isSure != nil))
    if let isSure, let pattern { #expect((pattern.isPlace || pattern.isOfCode) == isSure) }
  }

  /// An app may be in a folder of its repository, and each folder may have such a file.
  @Test(
    arguments: [
      (".gitignore", "ios/App/Made/", "App/Made/x.swift"), (".gitignore", "web/Made/", nil),
      ("ios/.gitignore", "App/Made/", "App/Made/x.swift"), ("ios/App/.gitignore", "Made.swift", "App/Made.swift"),
      (".gitignore", "*.made.swift", "App/x.made.swift"),
    ] as [(String, String, String?)])
  func seesPlacesFromTheFolderOfTheApp(path: String, line: String, example: String?) {
    let patterns = IgnoreList(line, at: path, below: "ios/").patterns
    #expect(patterns.map { $0.example(in: "App") } == (example.map { [$0] } ?? []))
  }
}
