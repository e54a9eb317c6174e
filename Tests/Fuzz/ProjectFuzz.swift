/// Project files of every kind: the bytes are read as each.
enum ProjectFuzz {
  private static let names = ["A.xcodeproj/project.pbxproj", "Package.swift", "Project.swift", "project.yml"]

  static func read(_ bytes: [UInt8]) {
    for name in names {
      let tree = MemoryTree(bytes: [name: bytes])
      let found = ProjectFiles(in: tree)
      demand(found.projects.count <= 1, "one file gave several projects")
      let membership = found.membership
      for app in membership.apps { demand(membership.family(of: app).contains(app), "an app is not its own part") }
    }
    let context = SettingsLayer.Context(sdk: "macosx", configuration: "Release")
    let settings = XCConfig(tree: MemoryTree(bytes: ["A.xcconfig": bytes])).reading(at: "A.xcconfig").layer.values(
      in: context)
    demand(settings.values.allSatisfy { $0.utf8.count <= BuildSettings.lengthLimit }, "a setting is too long")
    for key in settings.keys { _ = BuildSettings(layers: [settings, settings]).value(key) }
  }
}
