import ProjectReading
import SourceScanning

/// The submodules that may hold code of the apps which the projects here build: those of which what makes the targets names
/// a part of the path. Samples, servers and firmware lie in repositories of apps too.
enum BuiltSubmodules {
  /// All of them where nothing says what is built.
  static func among(_ folders: [String], in tree: some SourceTree) -> [String] {
    guard !folders.isEmpty else { return [] }
    let files = tree.paths.filter(ProjectFiles.makesTargets).filter { path in
      // What a submodule has is not there to be read.
      !folders.contains { path.hasPrefix($0 + "/") }
    }
    let texts = files.compactMap { try? tree.contents(of: $0) }
    // What can't be read may build anything, and a package is no app: its project may be in a submodule.
    guard texts.count == files.count, files.contains(where: { RelativePath.name(of: $0) != "Package.swift" }) else {
      return folders
    }
    return folders.filter { folder in
      let parts = folder.split(separator: "/").map(String.init)
      return texts.contains { text in parts.contains { text.contains(text: $0) } }
    }
  }
}
