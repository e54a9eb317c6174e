import Foundation

/// A repository as a team has it: an app on `main` with three shipped versions, and a branch for a pull request.
struct BookRepository {
  let tool: Tool

  /// The intents that all three versions have.
  static let promised = ["AddBook", "LendBook", "RemoveBook"]

  init() async throws {
    tool = try Tool()
    try await tool.git("init", "--quiet")
    try tool.write([
      "snapshots/intentcompat.yml": "name: Books\nsources: [App]\nplatforms: [iOS]\n", ".gitignore": ".home\nclone\n",
    ])
    var intents = Self.promised
    for version in ["1.0", "1.1", "1.2"] {
      try write(intents: intents)
      _ = try await tool("ship", version, "--date", "2026-03-31", "--allow-dirty")
      try await commit(version)
      intents.append("Extra\(intents.count)")
    }
    try await tool.git("checkout", "--quiet", "-b", "change")
  }

  /// Writes the app's source code, with these of the promised intents and of those that came later.
  func write(intents: [String], extras: [String] = ["Extra3", "Extra4"], folder: String = "App") throws {
    let types = (intents + extras).map { name in
      """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    }
    try tool.write(["\(folder)/Intents.swift": "import AppIntents\n" + types.joined(separator: "\n") + "\n"])
  }

  func commit(_ message: String) async throws {
    try await tool.git("add", ".")
    try await tool.git("commit", "--quiet", "-m", message)
  }

  /// Breaks a promise on `main` after the branch was made, in a file of its own place.
  func breakOnMain(_ intents: [String]) async throws {
    try await tool.git("checkout", "--quiet", "main")
    try write(intents: intents)
    try await commit("break on main")
    try await tool.git("checkout", "--quiet", "change")
  }

  /// The fingerprint of the finding about an intent.
  func fingerprint(of intent: String) async throws -> String {
    let text = try await tool("check", "--format", "json").output
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    return findings.first { $0["subject"] as? String == intent }?["fingerprint"] as? String ?? ""
  }
}
