import Foundation
import IntentReading
package import IntentSurface

/// What a repository shows about its app: project files, packages and where the intents are.
package struct ProjectFacts: Equatable, Sendable {
  package var name: String
  /// Folders right below the root with files that name the framework; empty where such a file is in the root itself.
  package var sourceFolders: [String]
  /// Sorted; empty where no project says.
  package var platforms: [Platform]
  /// How many files name the framework.
  package var intentFiles: Int

  /// Looks at a repository.
  ///
  /// - Throws: `SourceTreeError` where the root can't be read.
  init(of root: String, fallbackName: String) throws(SourceTreeError) {
    let projectFiles = try FolderTree(root, mayEnter: Self.mayHoldProjects) { path in
      path == "Package.swift" || path.hasSuffix(".xcodeproj/project.pbxproj")
    }
    // The project nearest to the root is the app's; others belong to examples and tools.
    let projects = projectFiles.paths.filter { $0.hasSuffix(".pbxproj") }
      .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    name =
      projects.first.flatMap {
        $0.split(separator: "/").dropLast().last.map { String($0.dropLast(".xcodeproj".count)) }
      }
      ?? Self.packageName(in: projectFiles) ?? fallbackName
    platforms = projects.first.map { Self.platforms(inProject: Self.text(of: $0, in: projectFiles)) } ?? []
    if platforms.isEmpty { platforms = Self.platforms(inPackage: Self.text(of: "Package.swift", in: projectFiles)) }

    let selection = SourceSelection.everything
    let sources = try FolderTree(root, mayEnter: selection.mayEnter) {
      SourceFiles.isRead($0) && selection.contains($0)
    }
    let files = sources.paths.filter { path in
      (try? sources.contents(of: path)).map { Self.namesFramework($0) } ?? false
    }
    intentFiles = files.count
    let folders = Set(files.map { $0.contains("/") ? String($0.prefix { $0 != "/" }) : "" })
    sourceFolders = folders.contains("") ? [] : folders.sorted()
  }

  private static func mayHoldProjects(_ folder: String) -> Bool {
    let parts = folder.split(separator: "/")
    return parts.count <= 3
      && parts.allSatisfy { $0.hasSuffix(".xcodeproj") || !PathFilter.skipsFolder(named: $0) }
  }

  private static func namesFramework(_ bytes: [UInt8]) -> Bool {
    let word = Array("import AppIntents".utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      guard buffer.count >= word.count else { return false }
      return (0...(buffer.count - word.count)).contains { start in
        buffer[start] == word[0] && word.indices.allSatisfy { buffer[start + $0] == word[$0] }
      }
    }
  }

  private static func text(of path: String, in tree: FolderTree) -> String {
    (try? tree.contents(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func packageName(in tree: FolderTree) -> String? {
    let text = text(of: "Package.swift", in: tree)
    return text.firstMatch(of: #/\bPackage\(\s*name:\s*"([^"\\]+)"/#).map { String($0.1) }
  }

  /// From `SDKROOT` and `SUPPORTED_PLATFORMS` of all targets.
  static func platforms(inProject text: String) -> [Platform] {
    let systems: [Substring: Platform] = [
      "iphoneos": .iOS, "macosx": .macOS, "watchos": .watchOS, "appletvos": .tvOS, "xros": .visionOS,
    ]
    let settings = text.matches(of: #/(?:SDKROOT|SUPPORTED_PLATFORMS) = "?([a-z ]+)"?;/#)
    var platforms = Set(settings.flatMap { $0.1.split(separator: " ") }.compactMap { systems[$0] })
    if text.contains("SUPPORTS_MACCATALYST = YES") { platforms.insert(.macCatalyst) }
    return platforms.sorted()
  }

  /// From the `platforms:` of a manifest.
  static func platforms(inPackage text: String) -> [Platform] {
    let named = Set(text.matches(of: #/\.(iOS|macOS|watchOS|tvOS|visionOS|macCatalyst)\(/#).map { String($0.1) })
    return named.compactMap { Platform(rawValue: $0) }.sorted()
  }
}
