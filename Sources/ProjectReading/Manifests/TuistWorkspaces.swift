import SourceScanning
import SwiftReading
import SwiftSyntax

/// The workspaces of Tuist in a tree, with what the manifests of each share.
struct TuistWorkspaces {
  /// Their folders.
  private let roots: Set<String>
  /// By the folder of the workspace.
  private let helpers: [String: FileDeclarations]

  private static let helperFolder = "ProjectDescriptionHelpers"
  private static let fileLimit = 100
  private static let sizeLimit = 1 << 18

  /// Reads the files that all manifests of a workspace may use, those of its plugins included.
  init(in tree: any SourceTree) {
    let roots = Set(tree.paths.lazy.compactMap(Self.root))
    self.roots = roots
    let files = Dictionary(grouping: tree.paths.lazy.filter(Self.isHelper)) { Self.root(of: $0, among: roots) }
    helpers = files.mapValues { Self.declarations(in: $0.sorted(), of: tree) }
  }

  /// What files declare; one that can't be read declares nothing.
  private static func declarations(in paths: [String], of tree: any SourceTree) -> FileDeclarations {
    paths.prefix(fileLimit).reduce(FileDeclarations()) { all, path in
      guard let bytes = try? tree.contents(of: path), bytes.count <= sizeLimit,
        bytes.withUnsafeBufferPointer(ParserGuard.refusalToParse) == nil
      else { return all }
      return all.adding(SourceFileSyntax.parsed(bytes))
    }
  }

  /// Whether manifests may use what a file declares.
  static func isHelper(_ path: String) -> Bool {
    path.hasSuffix(".swift") && RelativePath.folders(of: path).contains { $0 == helperFolder }
  }

  /// The folder of the workspace that a manifest is in: the nearest around it; the root of the tree where none is marked.
  func root(of manifest: String) -> String { Self.root(of: manifest, among: roots) }

  private static func root(of path: String, among roots: Set<String>) -> String {
    var folder = RelativePath.folder(of: path)
    while !folder.isEmpty, !roots.contains(folder) { folder = RelativePath.folder(of: folder) }
    return folder
  }

  /// What a manifest may use that is declared elsewhere.
  func helpers(of manifest: String) -> FileDeclarations { helpers[root(of: manifest)] ?? FileDeclarations() }

  /// The folder that a file of Tuist's own marks as the root.
  private static func root(markedBy path: String) -> String? {
    if path == "Tuist.swift" || path.hasPrefix("Tuist/") { return "" }
    if path.hasSuffix("/Tuist.swift") { return RelativePath.folder(of: path) }
    return path.firstRange(of: "/Tuist/").map { String(path[..<$0.lowerBound]) }
  }
}
