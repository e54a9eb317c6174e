import SwiftReading
import SwiftSyntax

extension PackageManifest {
  /// What code of the manifest changes once the package is made: nothing tells of which targets.
  func addLaterChanges(to project: inout Project) {
    for change in code.changes(of: ["exclude", "path", "sources", "targets"]) {
      let words = "`\(change.declName.baseName.plainName)` is changed after it was made"
      project.doubts.append(.init(words, line: code.line(of: change)))
    }
    let settings = code.changes(of: ["swiftSettings"])
    guard !settings.isEmpty else { return }
    let areReplaced = settings.contains(where: \.isAssigned) && code.reads(of: "swiftSettings").isEmpty
    for index in project.targets.indices {
      project.targets[index].hasOpenFlags = true
      guard areReplaced else { continue }
      (project.targets[index].flags, project.targets[index].flagsOnPlatform) = ([], [:])
    }
  }
}
